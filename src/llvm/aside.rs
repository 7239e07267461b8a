//! LLVM's work on what may be broken, in a process of its own: it does not survive all that a
//! module can say.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::FromRawFd;

/// Why a module was rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// LLVM's words.
    pub words: String,
    /// Which function they are about, by its place among those of the module.
    pub function: Option<u32>,
}

impl Rejected {
    /// The module as a whole.
    pub fn module(words: impl Into<String>) -> Self {
        Self { words: words.into(), function: None }
    }
}

/// Does the work in a forked process; what it says, or that it crashed.
///
/// # Errors
/// As the work's; and when LLVM crashes, or the system has no process or pipe left.
pub fn aside(work: impl FnOnce() -> Result<(), Rejected>) -> Result<(), Rejected> {
    let failed = |why: io::Error| Rejected::module(why.to_string());
    let mut ends = [0; 2];
    // SAFETY: `ends` has room for the two.
    if unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return Err(failed(io::Error::last_os_error()));
    }
    // SAFETY: both are open and nobody else's.
    let (mut words, mut tell) = unsafe { (File::from_raw_fd(ends[0]), File::from_raw_fd(ends[1])) };
    // SAFETY: the child does LLVM's work, which takes no lock of ours, and ends without running
    // anything of this process's.
    let child = match unsafe { libc::fork() } {
        -1 => return Err(failed(io::Error::last_os_error())),
        0 => {
            let told = match work() {
                Ok(()) => tell.write_all(b"s"),
                Err(Rejected { words, function }) => {
                    let place = function.map_or(u32::MAX, |place| place).to_le_bytes();
                    tell.write_all(&[b"b", &place[..], words.as_bytes()].concat())
                }
            };
            // SAFETY: ends the process.
            unsafe { libc::_exit(i32::from(told.is_err())) }
        }
        child => child,
    };
    drop(tell);
    let mut told = Vec::new();
    let read = words.read_to_end(&mut told);
    let mut status = 0;
    // SAFETY: the child is ours and has not been waited for.
    let waited = unsafe { libc::waitpid(child, &mut status, 0) };
    match told.split_first() {
        Some((b's', _)) => Ok(()),
        Some((_, rest)) => {
            let (place, words) = rest.split_at_checked(4).unwrap_or((&[0xFF; 4], rest));
            let place = place.try_into().map_or(u32::MAX, u32::from_le_bytes);
            let words = String::from_utf8_lossy(words).into_owned();
            Err(Rejected { words, function: Some(place).filter(|&place| place != u32::MAX) })
        }
        None if read.is_ok() && waited > 0 && libc::WIFSIGNALED(status) => {
            let signal = libc::WTERMSIG(status);
            Err(Rejected::module(format!("LLVM crashed on it (signal {signal})")))
        }
        None => Err(Rejected::module("LLVM ended without a verdict")),
    }
}
