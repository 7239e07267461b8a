//! Verifying a module in a process of its own while this one goes on with it.
//!
//! The verifier caches things in the context that it reads, so another thread could not look at
//! the module meanwhile; a forked process has a copy, which costs milliseconds whatever its size.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::FromRawFd;

use super::module::Module;

/// A verdict on its way.
pub struct Aside {
    child: libc::pid_t,
    words: File,
}

impl Module {
    /// Starts verifying in another process.
    ///
    /// # Errors
    /// When the system has no process or pipe left.
    pub fn verify_aside(&self) -> io::Result<Aside> {
        let mut ends = [0; 2];
        // SAFETY: `ends` has room for the two.
        if unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: both are open and nobody else's.
        let (words, mut tell) = unsafe { (File::from_raw_fd(ends[0]), File::from_raw_fd(ends[1])) };
        // SAFETY: the child calls the verifier, which takes no lock of ours, and ends without
        // running anything of this process's.
        match unsafe { libc::fork() } {
            -1 => Err(io::Error::last_os_error()),
            0 => {
                let told = match self.verify() {
                    Ok(()) => tell.write_all(b"s"),
                    Err(words) => {
                        tell.write_all(b"b").and_then(|()| tell.write_all(words.as_bytes()))
                    }
                };
                // SAFETY: ends the process.
                unsafe { libc::_exit(i32::from(told.is_err())) }
            }
            child => Ok(Aside { child, words }),
        }
    }
}

impl Aside {
    /// Waits for the verdict. A verifier that crashed has found a broken module.
    ///
    /// # Errors
    /// The verifier's words.
    pub fn verdict(mut self) -> Result<(), String> {
        let mut told = Vec::new();
        let read = self.words.read_to_end(&mut told);
        let mut status = 0;
        // SAFETY: the child is ours and has not been waited for.
        let waited = unsafe { libc::waitpid(self.child, &mut status, 0) };
        match told.split_first() {
            Some((b's', _)) => Ok(()),
            Some((_, words)) => Err(String::from_utf8_lossy(words).into_owned()),
            None if read.is_ok() && waited > 0 && libc::WIFSIGNALED(status) => {
                let signal = libc::WTERMSIG(status);
                Err(format!("LLVM's verifier crashed on it (signal {signal})"))
            }
            None => Err("LLVM's verifier ended without a verdict".into()),
        }
    }
}
