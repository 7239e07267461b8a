//! Where memory comes from: small blocks from an allocator without locks, large ones from the system.

use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr;

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

/// Small blocks by mimalloc, large ones by the system.
///
/// The sets of relations are very many blocks of a few hundred bytes to a few thousand, which threads fill, give up and
/// take over from each other in each round. glibc keeps those above 1,032 bytes behind a lock for each
/// thread's part of the memory, which the other one waits for; mimalloc has none. Large blocks stay with the
/// system, which lets them grow without a copy and takes them back at once ([`give_back_large_blocks`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Allocator;

/// The largest block, in bytes, that is a small one.
const SMALL: usize = 32 << 10;

fn is_small(size: usize) -> bool {
    size <= SMALL
}

// SAFETY: whose a block is its size tells, when it is made, when its size changes and when it is given up, and
// each of the two keeps to the contract by itself.
unsafe impl GlobalAlloc for Allocator {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: what the caller promises is passed on.
        unsafe {
            match is_small(layout.size()) {
                true => MiMalloc.alloc(layout),
                false => System.alloc(layout),
            }
        }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        unsafe {
            match is_small(layout.size()) {
                true => MiMalloc.alloc_zeroed(layout),
                false => System.alloc_zeroed(layout),
            }
        }
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as above; the layout is the one that the block was made with.
        unsafe {
            match is_small(layout.size()) {
                true => MiMalloc.dealloc(block, layout),
                false => System.dealloc(block, layout),
            }
        }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above; a block that changes sides is copied as far as both sizes go, and the new size is
        // one that a layout may have, as the caller promises.
        unsafe {
            match (is_small(layout.size()), is_small(size)) {
                (true, true) => MiMalloc.realloc(block, layout, size),
                (false, false) => System.realloc(block, layout, size),
                _ => {
                    let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
                    if !new.is_null() {
                        ptr::copy_nonoverlapping(block, new, layout.size().min(size));
                        self.dealloc(block, layout);
                    }
                    new
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Allocator, SMALL};
    use std::alloc::{GlobalAlloc, Layout};

    #[test]
    fn blocks_keep_what_they_hold_whoever_has_them() {
        let sizes = [1, 24, SMALL - 1, SMALL, SMALL + 1, 4 * SMALL, 64 * SMALL];
        for align in [1, 8, 64, 4096] {
            for (from, to) in sizes.iter().flat_map(|from| sizes.iter().map(move |to| (from, to))) {
                let layout = Layout::from_size_align(*from, align).expect("a layout");
                let other = Layout::from_size_align(*to, align).expect("a layout");
                // SAFETY: each block is used within its size, and given up with the layout that it has.
                unsafe {
                    let bytes = |block, size| std::slice::from_raw_parts_mut::<u8>(block, size);
                    let block = Allocator.alloc_zeroed(layout);
                    assert!(!block.is_null());
                    let held = bytes(block, *from);
                    assert!(held.iter().all(|byte| *byte == 0), "{from} bytes of zeros");
                    (0..).zip(held).for_each(|(at, byte): (usize, _)| *byte = at as u8);
                    let block = Allocator.realloc(block, layout, *to);
                    assert!(!block.is_null());
                    assert_eq!(block as usize % align, 0, "{from} to {to} bytes");
                    let held = bytes(block, *from.min(to));
                    let mut kept = (0..).zip(&*held);
                    assert!(
                        kept.all(|(at, byte): (usize, _)| *byte == at as u8),
                        "{from} to {to} bytes"
                    );
                    held.fill(7);
                    Allocator.dealloc(block, other);
                }
            }
        }
    }
}
