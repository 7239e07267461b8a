//! Programs that this one starts, and its memory.

use std::os::unix::process::CommandExt;
use std::process::Command;

use rustix::process::{Signal, getpid, getppid, set_parent_process_death_signal};

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

/// Keeps all memory of this process in one arena that grows in large steps: the arenas of other
/// threads grow page by page. Before any thread starts.
pub fn one_arena() {
    #[cfg(target_env = "gnu")]
    // SAFETY: changes settings of the allocator; an unknown one is ignored.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, 1);
        libc::mallopt(libc::M_TOP_PAD, 16 << 20);
        libc::mallopt(libc::M_TRIM_THRESHOLD, 1 << 30);
    }
}

/// Gives memory that is not needed any more back to the system: for work that makes large tables,
/// one longer than the other, and no small things. Undoes a part of [`one_arena`].
pub fn return_memory() {
    #[cfg(target_env = "gnu")]
    // SAFETY: as above.
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, 64 << 10);
        libc::mallopt(libc::M_TOP_PAD, 64 << 10);
        libc::mallopt(libc::M_TRIM_THRESHOLD, 256 << 10);
    }
}
