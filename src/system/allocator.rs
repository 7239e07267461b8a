//! The program's allocator: mimalloc, and for what is very large the system's own.

use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr::copy_nonoverlapping;

/// From so many bytes on the system's allocator is asked. It grows what is large by moving pages
/// (mremap), where mimalloc copies and has both for that time: rows of a large relation took a third
/// to twice more memory. What is smaller mimalloc gives out faster.
const LARGE: usize = 4 << 20;

/// mimalloc for most, the system's allocator for what has 4 MiB or more.
pub struct Allocator;

fn is_large(layout: Layout) -> bool {
    layout.size() >= LARGE
}

// SAFETY: each function hands its arguments on to one of two allocators, which keep the contract.
// Which of them has a block follows from the size of its layout alone, which callers give as it was
// when the block was made.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller's.
        unsafe { if is_large(layout) { System.alloc(layout) } else { MiMalloc.alloc(layout) } }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller's.
        unsafe {
            match is_large(layout) {
                true => System.alloc_zeroed(layout),
                false => MiMalloc.alloc_zeroed(layout),
            }
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as the caller's; the size says whose the block is.
        unsafe {
            match is_large(layout) {
                true => System.dealloc(block, layout),
                false => MiMalloc.dealloc(block, layout),
            }
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller sees to it that `size`, rounded up to the alignment, is no overflow.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        // SAFETY: as the caller's; from one allocator to the other the block is copied, as much of it
        // as both have, to memory that does not overlap with it.
        unsafe {
            match (is_large(layout), is_large(new)) {
                (true, true) => System.realloc(block, layout, size),
                (false, false) => MiMalloc.realloc(block, layout, size),
                _ => {
                    let to = self.alloc(new);
                    if !to.is_null() {
                        copy_nonoverlapping(block, to, layout.size().min(size));
                        self.dealloc(block, layout);
                    }
                    to
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Allocator, LARGE};
    use std::alloc::{GlobalAlloc, Layout};
    use std::slice::{from_raw_parts, from_raw_parts_mut};

    /// Whatever the sizes before and after, what both have stays.
    #[test]
    fn blocks_keep_their_bytes_from_one_allocator_to_the_other() {
        let sizes = [1, 1000, LARGE - 1, LARGE, LARGE + 1, 3 * LARGE];
        for align in [1, 8, 64, 4096] {
            for from in sizes {
                for to in sizes {
                    let layout = Layout::from_size_align(from, align).expect("a layout");
                    let new = Layout::from_size_align(to, align).expect("a layout");
                    let wanted: Vec<u8> = (0..from.min(to)).map(|n| (n % 251) as u8).collect();
                    // SAFETY: the blocks have these layouts, and are read where they were written.
                    unsafe {
                        let block = Allocator.alloc_zeroed(layout);
                        assert!(from_raw_parts(block, from).iter().all(|&byte| byte == 0));
                        from_raw_parts_mut(block, wanted.len()).copy_from_slice(&wanted);
                        let block = Allocator.realloc(block, layout, to);
                        assert_eq!(block as usize % align, 0);
                        assert!(from_raw_parts(block, wanted.len()) == wanted, "{from} to {to}");
                        Allocator.dealloc(block, new);
                    }
                }
            }
        }
    }
}
