//! How the system's allocator goes about large blocks.

/// Small blocks come from memory that grows by a mebibyte at a time, not an eighth of it.
///
/// Large blocks are mappings of their own, which go back to the system when they are given up and grow
/// without a copy. To be called once, first of all.
///
/// glibc does so from 128 KiB on, but takes each block that is given up for a sign that the next ones
/// should stay (mallopt(3), `M_MMAP_THRESHOLD`), in each thread's part of the memory. Relations, their
/// indexes and files of facts are large and short-lived: a query had up to half as much again, and that
/// was no faster.
pub fn give_back_large_blocks() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        const LARGE: i32 = 128 << 10;
        const STEP: i32 = 1 << 20;
        // SAFETY: sets a number of the allocator, under its lock.
        let done = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
        debug_assert_eq!(done, 1, "128 KiB is less than glibc's maximum");
        // SAFETY: as above.
        let done = unsafe { libc::mallopt(libc::M_TOP_PAD, STEP) };
        debug_assert_eq!(done, 1, "any number will do");
    }
}
