//! Processes: what isolation needs of the system, and LLVM's fatal errors.
//!
//! LLVM aborts or crashes on some malformed modules. The work is therefore done in a forked child
//! (by the crate `jobs`); this file has the calls for it, made safe. Signals are handled with libc:
//! a crate for them, as signal-hook, cannot leave ignored ones ignored, nor give a forked child
//! their default back.

use std::ffi::{CStr, c_char, c_int};
use std::fs::File;
use std::io::{self, PipeReader, Read};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::time::{Duration, Instant};

use llvm_sys::error_handling::LLVMInstallFatalErrorHandler;

/// Which process returns from [`fork`].
pub enum Side {
    /// The process that called, with the new one.
    Parent(Child),
    /// The new one.
    Child,
}

/// A forked process.
pub struct Child {
    pid: libc::pid_t,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By itself, with this code.
    Exit(i32),
    /// By the signal of this number.
    Signal(i32),
}

/// Splits the process in two. The child ends by [`exit_now`], dies with its parent, and takes
/// interrupts as if nobody handled them.
///
/// # Errors
/// When the process has several threads, of which only this one would go on in the child, or when
/// the system refuses.
pub fn fork() -> io::Result<Side> {
    // A thread that was joined is still listed for a moment, on a busy machine for longer.
    let threads = || std::fs::read_dir("/proc/self/task").map_or(1, Iterator::count);
    let patience = Instant::now() + Duration::from_secs(5);
    while threads() != 1 {
        if Instant::now() > patience {
            return Err(io::Error::other("there are several threads"));
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    // SAFETY: there is one thread, so no lock is held by one that is missing in the child.
    match unsafe { libc::fork() } {
        -1 => Err(io::Error::last_os_error()),
        0 => {
            for signal in INTERRUPTS {
                // SAFETY: sets the default action for signals that have our handler.
                unsafe {
                    if handles(signal) {
                        libc::signal(signal, libc::SIG_DFL);
                    }
                }
            }
            #[cfg(target_os = "linux")]
            // SAFETY: takes numbers only.
            unsafe {
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            }
            Ok(Side::Child)
        }
        pid => Ok(Side::Parent(Child { pid })),
    }
}

impl Child {
    /// Its number.
    pub fn id(&self) -> u32 {
        self.pid.unsigned_abs()
    }

    /// Ends the process at once.
    pub fn kill(&self) {
        // SAFETY: the process is ours and not waited for yet, so the number is not reused.
        unsafe { libc::kill(self.pid, libc::SIGKILL) };
    }

    /// Waits until the process has ended.
    ///
    /// # Errors
    /// When somebody else has waited for it.
    pub fn wait(&self) -> io::Result<End> {
        let mut status: c_int = 0;
        loop {
            // SAFETY: `status` outlives the call.
            if unsafe { libc::waitpid(self.pid, &raw mut status, 0) } == self.pid {
                break;
            }
            let error = io::Error::last_os_error();
            if error.kind() != io::ErrorKind::Interrupted {
                return Err(error);
            }
        }
        if libc::WIFSIGNALED(status) {
            Ok(End::Signal(libc::WTERMSIG(status)))
        } else {
            Ok(End::Exit(libc::WEXITSTATUS(status)))
        }
    }
}

/// Ends the process without freeing anything: LLVM would take its time.
pub fn exit_now(code: i32) -> ! {
    // SAFETY: needs nothing.
    unsafe { libc::_exit(code) }
}

/// Sends what this process writes to standard error, LLVM's words included, into a file.
///
/// # Errors
/// When the system refuses.
pub fn redirect_stderr(to: &File) -> io::Result<()> {
    // SAFETY: both descriptors are open.
    match unsafe { libc::dup2(to.as_raw_fd(), libc::STDERR_FILENO) } {
        -1 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

/// Has a command die with the thread that starts it, however that ends.
pub fn dies_with_parent(command: &mut Command) {
    #[cfg(target_os = "linux")]
    {
        let parent = std::process::id();
        // SAFETY: between fork and exec the closure calls what takes numbers only.
        unsafe {
            command.pre_exec(move || {
                if libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) == -1 {
                    return Err(io::Error::last_os_error());
                }
                // It may have died before.
                if libc::getppid().unsigned_abs() != parent {
                    libc::_exit(1);
                }
                Ok(())
            });
        }
    }
}

// ---- interrupts -----------------------------------------------------------------------------

const INTERRUPTS: [c_int; 3] = [libc::SIGINT, libc::SIGTERM, libc::SIGHUP];
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Where the handler writes a byte, so that who waits wakes up.
static WAKE: AtomicI32 = AtomicI32::new(-1);

extern "C" fn on_interrupt(_: c_int) {
    INTERRUPTED.store(true, Ordering::SeqCst);
    let byte = 1u8;
    // SAFETY: write(2) may be called in a handler; the pipe stays open for ever.
    unsafe { libc::write(WAKE.load(Ordering::SeqCst), (&raw const byte).cast(), 1) };
}

/// Whether this signal calls `on_interrupt`.
///
/// # Safety
/// `signal` is a signal's number.
unsafe fn handles(signal: c_int) -> bool {
    // SAFETY: zero is a value of this struct, and it outlives the call.
    unsafe {
        let mut old: libc::sigaction = std::mem::zeroed();
        libc::sigaction(signal, std::ptr::null(), &raw mut old) == 0
            && old.sa_sigaction == on_interrupt as *const () as usize
    }
}

/// SIGINT, SIGTERM and SIGHUP as something to wait for.
pub struct Interrupts {
    wake: PipeReader,
}

impl Interrupts {
    /// From now on these signals do not end the process. Signals that are ignored stay so.
    ///
    /// # Errors
    /// When there is no pipe to be had.
    pub fn install() -> io::Result<&'static Self> {
        static INSTALLED: OnceLock<Interrupts> = OnceLock::new();
        if let Some(installed) = INSTALLED.get() {
            return Ok(installed);
        }
        let (wake, writer) = io::pipe()?;
        WAKE.store(writer.as_raw_fd(), Ordering::SeqCst);
        std::mem::forget(writer); // for the handler, as long as the process lives
        for signal in INTERRUPTS {
            // SAFETY: the handler does only what a handler may.
            unsafe {
                let handler = on_interrupt as *const () as usize;
                if libc::signal(signal, handler) == libc::SIG_IGN {
                    libc::signal(signal, libc::SIG_IGN);
                }
            }
        }
        Ok(INSTALLED.get_or_init(|| Self { wake }))
    }

    /// Whether there was one.
    pub fn happened(&self) -> bool {
        INTERRUPTED.load(Ordering::SeqCst)
    }

    /// Returns at the next one.
    pub fn wait(&self) {
        let mut byte = [0];
        while !self.happened() {
            let _ = (&self.wake).read(&mut byte);
        }
    }

    /// Waits until `data` can be read or has ended, an interrupt comes or the time is over.
    /// Answers whether it is `data`.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn wait_or_readable(&self, data: &impl AsFd, time: Duration) -> io::Result<bool> {
        let entry = |fd: BorrowedFd<'_>| libc::pollfd {
            fd: fd.as_raw_fd(),
            events: libc::POLLIN,
            revents: 0,
        };
        let mut entries = [entry(data.as_fd()), entry(self.wake.as_fd())];
        let time = c_int::try_from(time.as_millis()).unwrap_or(c_int::MAX);
        // SAFETY: the array is as long as is said, and the descriptors are open.
        match unsafe { libc::poll(entries.as_mut_ptr(), 2, time) } {
            -1 => match io::Error::last_os_error() {
                error if error.kind() == io::ErrorKind::Interrupted => Ok(false),
                error => Err(error),
            },
            _ => Ok(entries[0].revents != 0),
        }
    }
}

// ---- LLVM's fatal errors --------------------------------------------------------------------

type Handler = Box<dyn Fn(&str) + Send + Sync>;
static ON_FATAL: OnceLock<Handler> = OnceLock::new();

extern "C" fn fatal(words: *const c_char) {
    // SAFETY: LLVM passes a string, and nothing unwinds into it: the process ends here.
    let words = unsafe { CStr::from_ptr(words) }.to_string_lossy();
    if let Some(handler) = ON_FATAL.get() {
        handler(&words);
    }
    exit_now(1);
}

/// Calls `handler` when LLVM gives up (`report_fatal_error`), which then ends the process with
/// exit code 1. Only the first handler of a process counts. It must not panic.
pub fn on_fatal_error(handler: impl Fn(&str) + Send + Sync + 'static) {
    if ON_FATAL.set(Box::new(handler)).is_ok() {
        // SAFETY: the handler is a function that lives for ever.
        unsafe { LLVMInstallFatalErrorHandler(Some(fatal)) };
    }
}

/// Keeps all memory of this process in one arena that grows in large steps: LLVM allocates from
/// one thread only, and the arenas of other threads grow page by page. Before any thread starts.
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
