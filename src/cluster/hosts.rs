//! Processes that work together, and how they find each other.
//!
//! What goes between them is neither encrypted nor signed, so they only listen on this machine unless they
//! are told that the network is private.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};

use crate::error::{Error, Result};

/// The processes, and which of them this is.
#[derive(Clone, Debug)]
pub struct Hosts {
    addresses: Vec<String>,
    own: usize,
    patience: Duration,
}

/// What every greeting begins with.
const MAGIC: &[u8; 8] = b"LLVMFACT";

impl Hosts {
    /// The processes of a text with a line `host:port` for each; `file` is its name in messages. This is
    /// the one at place `own`, from 0. Others are waited for as long as `patience`.
    ///
    /// # Errors
    /// A line is no address, the same address comes twice, there is no such process, or one is on another
    /// machine and `network` does not allow that.
    ///
    /// ```
    /// use llvm_facts_cluster::Hosts;
    /// use std::time::Duration;
    ///
    /// let wait = Duration::from_secs(9);
    /// let hosts = Hosts::parse("127.0.0.1:2101\n127.0.0.1:2102\n", "hosts", 1, false, wait).unwrap();
    /// assert_eq!((hosts.len(), hosts.own()), (2, 1));
    /// let error = Hosts::parse("192.0.2.7:2101\n", "hosts", 0, false, wait).unwrap_err();
    /// assert!(error.to_string().starts_with("hosts: 192.0.2.7:2101 is another machine"));
    /// ```
    pub fn parse(
        text: &str,
        file: &str,
        own: usize,
        network: bool,
        patience: Duration,
    ) -> Result<Self> {
        let wrong = |what: String| Error::Hosts { file: file.to_owned(), what };
        let lines = text.lines().map(str::trim);
        let addresses: Vec<String> = lines
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .map(str::to_owned)
            .collect();
        for (at, address) in addresses.iter().enumerate() {
            if addresses[..at].contains(address) {
                return Err(wrong(format!("{address} is there twice: give each process a port")));
            }
            let resolved = address.to_socket_addrs();
            let resolved: Vec<SocketAddr> = resolved
                .map_err(|error| wrong(format!("{address} is no `host:port`: {error}")))?
                .collect();
            if !network && !resolved.iter().all(|it| it.ip().is_loopback()) {
                return Err(wrong(format!(
                    "{address} is another machine, and what goes there is neither encrypted nor signed: \
                     --allow-network says that the network is private"
                )));
            }
        }
        if own >= addresses.len() {
            let count = addresses.len();
            return Err(wrong(format!("has {count} addresses, and none for process {own}")));
        }
        Ok(Self { addresses, own, patience })
    }

    /// How many processes there are.
    #[must_use]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.addresses.len()
    }

    /// Which of them this is.
    #[must_use]
    pub fn own(&self) -> usize {
        self.own
    }

    /// Where a process is.
    #[must_use]
    pub fn address(&self, process: usize) -> &str {
        self.addresses.get(process).map_or("?", String::as_str)
    }

    /// A connection to each of the others. `task` is what all have to agree on.
    ///
    /// # Errors
    /// One of them is not there in time, or is about something else.
    pub(crate) fn connect(&self, task: &[u8; 32]) -> Result<Vec<Option<TcpStream>>> {
        let until = Instant::now() + self.patience;
        let mut streams: Vec<Option<TcpStream>> = self.addresses.iter().map(|_| None).collect();
        let own = self.address(self.own);
        let io = |what: String| move |source: io::Error| Error::Io { what, source };
        let listener = TcpListener::bind(own).map_err(io(format!("cannot listen on {own}")))?;
        listener.set_nonblocking(true).map_err(io(format!("cannot listen on {own}")))?;
        for (process, to) in streams.iter_mut().enumerate().take(self.own) {
            let stream = self.reach(process, until)?;
            self.greet(&stream, process, task)?;
            *to = Some(stream);
        }
        while let Some(missing) =
            (self.own + 1..self.len()).find(|&process| streams[process].is_none())
        {
            match listener.accept() {
                Ok((stream, _)) => {
                    stream.set_nonblocking(false).map_err(io("a connection".to_owned()))?;
                    // Whoever else calls does not know the words.
                    if let Some(process) = self.meet(&stream, task)? {
                        streams[process] = Some(stream);
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    if Instant::now() > until {
                        return Err(self.absent(missing));
                    }
                    std::thread::sleep(PAUSE);
                }
                Err(error) => return Err(io(format!("cannot listen on {own}"))(error)),
            }
        }
        Ok(streams)
    }

    fn reach(&self, process: usize, until: Instant) -> Result<TcpStream> {
        loop {
            if let Ok(stream) = TcpStream::connect(self.address(process)) {
                return Ok(stream);
            }
            if Instant::now() > until {
                return Err(self.absent(process));
            }
            std::thread::sleep(PAUSE);
        }
    }

    fn absent(&self, process: usize) -> Error {
        let seconds = self.patience.as_secs();
        self.of(
            process,
            format!("is not there after {seconds} s: start it with --process {process}"),
        )
    }

    fn of(&self, process: usize, what: impl Into<String>) -> Error {
        Error::Process { process, address: self.address(process).to_owned(), what: what.into() }
    }

    /// Says who this is, and hears whether the other is the one.
    fn greet(&self, stream: &TcpStream, process: usize, task: &[u8; 32]) -> Result<()> {
        let silent = |error: io::Error| self.of(process, format!("does not answer: {error}"));
        self.say(stream, task).map_err(silent)?;
        match hear(stream).map_err(silent)? {
            Some((other, _)) if other != process as u64 => {
                let what = format!("is process {other}: the files of hosts differ");
                Err(self.of(process, what))
            }
            Some((_, its)) if its != *task => Err(self.differs(process)),
            Some(_) => Ok(()),
            None => Err(self.of(process, "is another program")),
        }
    }

    fn differs(&self, process: usize) -> Error {
        let what = "asks something else: all need the same version, catalogue, program and options";
        self.of(process, what)
    }

    /// Hears who calls, and says who this is; none if it is nobody that belongs here.
    fn meet(&self, stream: &TcpStream, task: &[u8; 32]) -> Result<Option<usize>> {
        let Ok(Some((process, its))) = hear(stream) else { return Ok(None) };
        let process = process as usize;
        if process <= self.own || process >= self.len() {
            return Ok(None);
        }
        let silent = |error: io::Error| self.of(process, format!("does not listen: {error}"));
        self.say(stream, task).map_err(silent)?;
        match its == *task {
            true => Ok(Some(process)),
            false => Err(self.differs(process)),
        }
    }

    fn say(&self, mut stream: &TcpStream, task: &[u8; 32]) -> io::Result<()> {
        stream.set_nodelay(true)?;
        let own = (self.own as u64).to_le_bytes();
        stream.write_all(&[&MAGIC[..], &own, task].concat())
    }
}

/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(50);

/// Who speaks, and about what; none if the words are others.
fn hear(mut stream: &TcpStream) -> io::Result<Option<(u64, [u8; 32])>> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let (mut magic, mut own, mut task) = ([0; 8], [0; 8], [0; 32]);
    stream.read_exact(&mut magic)?;
    if magic != *MAGIC {
        return Ok(None);
    }
    stream.read_exact(&mut own)?;
    stream.read_exact(&mut task)?;
    stream.set_read_timeout(None)?;
    Ok(Some((u64::from_le_bytes(own), task)))
}
