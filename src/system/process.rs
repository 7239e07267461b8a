//! Programs that this one starts, and its memory.

use std::os::unix::process::CommandExt;
use std::process::Command;

use rustix::process::{
    Resource, Rlimit, Signal, getpid, getppid, set_parent_process_death_signal, setrlimit,
};

/// Has a command die with the thread that starts it, however that ends.
pub fn dies_with_parent(command: &mut Command) {
    let parent = getpid();
    // SAFETY: between fork and exec the closure makes two system calls and allocates nothing.
    unsafe {
        command.pre_exec(move || {
            set_parent_process_death_signal(Some(Signal::KILL))?;
            // It may have died before.
            if getppid() != Some(parent) {
                return Err(rustix::io::Errno::SRCH.into());
            }
            Ok(())
        });
    }
}

/// Has a command be killed when it has taken so many seconds of processor time.
pub fn dies_after(command: &mut Command, seconds: u64) {
    // SAFETY: between fork and exec the closure makes a system call and allocates nothing.
    unsafe {
        command.pre_exec(move || {
            let limit = Rlimit { current: Some(seconds), maximum: Some(seconds) };
            Ok(setrlimit(Resource::Cpu, limit)?)
        });
    }
}
