//! Where memory comes from: small blocks from an allocator without locks, large ones from the C library.

use libc::c_void;
use libmimalloc_sys::{mi_free, mi_is_in_heap_region};
use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout};
use std::ptr;

/// Large blocks are mappings of their own, which go back to the system when they are given up and grow
/// without a copy. To be called once, first of all.
///
/// glibc does so from 128 KiB on, but takes each block that is given up for a sign that the next ones
/// should stay (mallopt(3), `M_MMAP_THRESHOLD`). Relations, their indexes and files of facts are large and
/// short-lived: a query had up to half as much again. From a mebibyte on there are a third fewer mappings,
/// each of which the other processors are told of when it goes away.
///
/// The C library's blocks are large ([`Allocator`]), so that few are made at a time: all threads share one part
/// of its memory, in which what one gives up serves another, and which grows by a mebibyte at a time.
pub fn give_back_large_blocks() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        let numbers = [
            (libc::M_MMAP_THRESHOLD, MAPPED as i32),
            (libc::M_TOP_PAD, 1 << 20),
            (libc::M_ARENA_MAX, 1),
        ];
        for (which, number) in numbers {
            // SAFETY: sets a number of the allocator, under its lock.
            let done = unsafe { libc::mallopt(which, number) };
            debug_assert_eq!(done, 1, "{number} is one that {which} may be");
        }
    }
}

/// Small blocks by mimalloc, large ones by the C library.
///
/// The sets of relations are very many blocks of a few hundred bytes to a few thousand, which threads fill, give up and
/// take over from each other in each round. glibc keeps those above 1,032 bytes behind a lock for each
/// thread's part of the memory, which the other one waits for; mimalloc has none. Large blocks stay with the
/// C library, which lets them grow without a copy and gives them back at once ([`give_back_large_blocks`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Allocator;

/// The largest block, in bytes, that is a small one. mimalloc keeps parts of the memory for each size, of which
/// most is empty where blocks are few, as larger ones are.
const SMALL: usize = 4 << 10;

/// From how many bytes on a block is a mapping of its own.
const MAPPED: usize = 1 << 20;

/// Is a block that gets another size left where it is, or moved by its mapping? It has less room then, or is
/// large: others are copied, for which the C library would let all threads wait.
fn stays(from: usize, to: usize) -> bool {
    to <= from || from >= MAPPED
}

/// What `malloc` aligns each block to.
const ALIGN: usize = 16;

fn is_small(size: usize) -> bool {
    size <= SMALL
}

#[inline(never)]
/// Gives a block up. Whose it is its address tells: the many places that give one up need not know its size, which
/// would make the program larger by a twentieth.
///
/// # Safety
///
/// It is a block of [`Allocator`]'s, and nobody's from now on.
unsafe fn give_up(block: *mut u8) {
    let block = block.cast::<c_void>();
    // SAFETY: what the caller promises.
    unsafe {
        match mi_is_in_heap_region(block) {
            true => mi_free(block),
            false => libc::free(block),
        }
    }
}

// SAFETY: whose a block is its size tells, when it is made and when its size changes, and each of the two keeps to
// the contract by itself: `malloc` and `calloc` align to `ALIGN`, `aligned_alloc` to what it is told.
unsafe impl GlobalAlloc for Allocator {
    // SAFETY: the caller keeps to the contract of `GlobalAlloc`.
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        // SAFETY: what the caller promises is passed on.
        unsafe {
            match is_small(size) {
                true => MiMalloc.alloc(layout),
                false if align <= ALIGN => libc::malloc(size).cast(),
                false => libc::aligned_alloc(align, size.next_multiple_of(align)).cast(),
            }
        }
    }

    // SAFETY: the same.
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above; a block that is not zero yet has room for the layout.
        unsafe {
            if is_small(layout.size()) {
                return MiMalloc.alloc_zeroed(layout);
            }
            if layout.align() <= ALIGN {
                return libc::calloc(layout.size(), 1).cast();
            }
            let block = self.alloc(layout);
            if !block.is_null() {
                ptr::write_bytes(block, 0, layout.size());
            }
            block
        }
    }

    #[inline]
    // SAFETY: the same.
    unsafe fn dealloc(&self, block: *mut u8, _: Layout) {
        // SAFETY: as above.
        unsafe { give_up(block) }
    }

    // SAFETY: the same.
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above; a block that changes sides is copied as far as both sizes go, and the new size is
        // one that a layout may have, as the caller promises.
        unsafe {
            match (is_small(layout.size()), is_small(size)) {
                (true, true) => MiMalloc.realloc(block, layout, size),
                (false, false) if layout.align() <= ALIGN && stays(layout.size(), size) => {
                    libc::realloc(block.cast(), size).cast()
                }
                _ => {
                    let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
                    if !new.is_null() {
                        ptr::copy_nonoverlapping(block, new, layout.size().min(size));
                        give_up(block);
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
