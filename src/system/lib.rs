//! What a command asks of the system: outputs that appear whole or not at all, deep stacks, an end that
//! leaves nothing half written, programs that do not outlive it, text that a terminal shows as it is.
//!
//! ```
//! // So deep that no usual stack holds it.
//! fn depth(n: u32) -> u32 {
//!     if n == 0 { 0 } else { 1 + std::hint::black_box(depth(n - 1)) }
//! }
//! assert_eq!(llvm_facts_system::with_deep_stack(|| depth(1_000_000)), 1_000_000);
//! ```

#![deny(missing_docs)]

mod cache;
mod confine;
mod helpers;
mod input;
mod interrupt;
mod limits;
mod map;
mod memory;
mod output;
mod process;
mod stack;
mod used;
mod visible;
mod watched;

pub use cache::cache;
pub use confine::{Confined, confine_reads, confine_writes, no_sockets};
pub use input::{
    expansion, is_packed, limit_expansion, most_unpacked, open, read, read_by, unpacked,
};
pub use interrupt::{
    Unfinished, end, end_on_interrupt, on_interrupt, removed_on_interrupt, unfinished,
};
pub use limits::{Limit, Limits, end_at_limits};
pub use map::{both, map};
pub use memory::{Allocator, give_back_large_blocks};
pub use output::{
    NewDirectory, NewFile, NewFiles, PARTIAL, Staging, Step, WriteBack, WriteBehind, create_new,
    do_not_sync, remove_left, sync_all,
};
pub use process::{dies_after, dies_with_parent};
pub use stack::{has_room, spawn_deep, with_deep_stack};
pub use used::{Used, resident, used};
pub use visible::{Visible, visible, visible_lines};
pub use watched::{Watched, watch};
