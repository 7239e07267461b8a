//! What a command asks of the system: outputs that appear whole or not at all, an end that leaves nothing half
//! written, programs that do not outlive it, text that a terminal shows as it is.

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
pub use used::{Used, resident, used};
pub use visible::{Visible, visible, visible_lines};
pub use watched::{Watched, watch};
