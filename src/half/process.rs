//! Processes of LLVM: started when one is needed, kept for the next request.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind};
use std::os::unix::fs::FileExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use rustix::fs::{MemfdFlags, memfd_create};
use system::Limit;

use crate::bounds;
use crate::wire::{Answer, Question, receive, send};
use crate::{Cause, Crash, Failure, Reply, Request, Stopped};

/// The program's name.
pub const PROGRAM: &str = "llvm-facts-llvm";
/// So many lines that LLVM printed before it crashed are shown: the first ones say most.
const LINES: usize = 5;
/// The exit code of the system's loader.
const UNLOADABLE: i32 = 127;

/// Those that wait for a request.
static IDLE: Mutex<Vec<Half>> = Mutex::new(Vec::new());

/// Asks LLVM about a module, from any thread.
///
/// # Errors
/// What LLVM has against the module; that LLVM has crashed or is not there.
pub fn ask(request: &Request<'_>) -> Result<Reply, Failure> {
    match ask_once(request, false) {
        // LLVM does not survive reading a broken module that has debug information, unless it is told
        // to look before it does anything with that.
        Err(crash @ Failure::Crashed(_)) => match ask_once(request, true) {
            Err(Failure::Crashed(_)) => Err(crash),
            answer => answer,
        },
        answer => answer,
    }
}

fn ask_once(request: &Request<'_>, lenient: bool) -> Result<Reply, Failure> {
    let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let mut half = match idle {
        Some(half) => half,
        None => Half::start()?,
    };
    let answer = half.ask(request, lenient);
    if !matches!(
        answer,
        Err(Failure::Crashed(_)
            | Failure::Stopped(_)
            | Failure::Process(_)
            | Failure::WithoutLlvm
            | Failure::Unloadable(_))
    ) {
        IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(half);
    }
    answer
}

/// Where the program is, if it is there: as the variable LLVM_FACTS_LLVM says, beside this program
/// (or one directory above, where cargo puts its tests), or on PATH.
pub fn program() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("LLVM_FACTS_LLVM") {
        return Some(named.into());
    }
    let this = std::env::current_exe().ok()?;
    let beside = this.ancestors().skip(1).take(2).map(|dir| dir.join(PROGRAM));
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&paths).map(|dir| dir.join(PROGRAM));
    beside.chain(on_path).find(|program| program.is_file())
}

/// One process.
struct Half {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    /// What it prints to standard error, and how much of that is known.
    log: File,
    read: u64,
}

impl Half {
    fn start() -> Result<Self, Failure> {
        let program = program().ok_or(Failure::Missing)?;
        let log = File::from(
            memfd_create("llvm-messages", MemfdFlags::CLOEXEC).map_err(io::Error::from)?,
        );
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log.try_clone()?)
            .spawn()
            .map_err(|error| match error.kind() {
                ErrorKind::NotFound => Failure::Missing,
                _ => Failure::Process(error),
            })?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(to), Some(from)) => {
                Ok(Self { child, to, from: BufReader::with_capacity(1 << 16, from), log, read: 0 })
            }
            _ => Err(io::Error::from(ErrorKind::BrokenPipe).into()),
        }
    }

    fn ask(&mut self, request: &Request<'_>, lenient: bool) -> Result<Reply, Failure> {
        let Request { bytes, syntax, verify, passes, wanted } = *request;
        let passes = passes.map(str::to_owned);
        let question = Question { syntax, lenient, verify, passes, wanted: wanted.to_vec() };
        let limits = bounds::of(request);
        let watched = system::watch(&self.child, limits)?;
        // If it dies before it has read everything, its last words say why.
        let sent = send(&mut self.to, &question, &[bytes]);
        let received = receive(&mut self.from, limits.memory.unwrap_or(u64::MAX));
        let reached = match &received {
            Err(error) if error.kind() == ErrorKind::FileTooLarge => Some(Limit::Memory),
            // It may have been stopped when it was done.
            received if received.as_ref().is_ok_and(Option::is_some) => None,
            _ => watched.reached(),
        };
        drop(watched);
        if let Some(limit) = reached {
            self.died(None)?;
            return Err(Stopped { limit, limits }.into());
        }
        match received {
            Ok(Some((Answer::Done { mut warnings }, forms))) => {
                sent?;
                warnings.extend(self.printed()?.lines().map(str::to_owned));
                Ok(Reply { warnings, forms })
            }
            Ok(Some((Answer::Unread(words), _))) => Err(Failure::Unread(words)),
            Ok(Some((Answer::Rejected(why), _))) => Err(why.into()),
            Ok(Some((Answer::Passes(words), _))) => Err(Failure::Passes(words)),
            Ok(Some((Answer::Fatal(words), _))) => Err(self.died(Some(Cause::Fatal(words)))?),
            Ok(Some((Answer::WithoutLlvm, _))) => Err(Failure::WithoutLlvm),
            Ok(None) | Err(_) => Err(self.died(None)?),
        }
    }

    /// The process is dead or about to be.
    fn died(&mut self, cause: Option<Cause>) -> io::Result<Failure> {
        let _ = self.child.kill();
        let end = self.child.wait()?;
        let printed = self.printed()?;
        if end.code() == Some(UNLOADABLE) {
            return Ok(Failure::Unloadable(printed.trim_end().to_owned()));
        }
        let cause = cause.unwrap_or_else(|| Cause::of_end(end, &printed));
        let lines = printed.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned);
        Ok(Crash { cause, printed: lines.take(LINES).collect() }.into())
    }

    /// What LLVM has printed since the last time.
    fn printed(&mut self) -> io::Result<String> {
        let mut bytes = Vec::new();
        let mut chunk = [0; 4096];
        loop {
            match self.log.read_at(&mut chunk, self.read)? {
                0 => return Ok(String::from_utf8_lossy(&bytes).into_owned()),
                n => {
                    self.read += n as u64;
                    bytes.extend_from_slice(&chunk[..n]);
                }
            }
        }
    }
}
