//! The one way out: what a command writes is made where nobody looks for it, and put into its place
//! when it is whole and on the disk.
//!
//! Beside a target stands a directory `.llvm-facts-partial-*` while the target is made
//! (`staging.rs`): its name cannot be foretold, its owner alone may look into it and holds a lock
//! on it. One whose lock is free was left by a process that is dead; the next that writes into the
//! same directory removes it. So neither a link planted there nor a number that is used again leads
//! astray.
//!
//! What is put into its place (`place.rs`) takes the place of what was there in one step, so that
//! there is a whole target at any time: a file by `rename`, a directory by an exchange of names.
//! Before that step its data are on the disk (`sync.rs`), so that after a loss of power the target
//! is the old one or the new one, too. Large files go there while they are made.

mod directory;
mod file;
mod files;
mod place;
mod staging;
mod sync;
#[cfg(test)]
mod tests;

pub use directory::NewDirectory;
pub use file::{NewFile, create_new};
pub use files::{NewFiles, Step};
pub use staging::{PARTIAL, Staging, remove_left};
pub use sync::{WriteBack, WriteBehind, do_not_sync, sync_all};
