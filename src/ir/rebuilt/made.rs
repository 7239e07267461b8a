//! What making gives.

/// Something made, or why LLVM would not take it.
pub type Made<T> = Result<T, String>;

/// Why something is not made: a thread that makes none asks for it.
pub(super) const LATER: &str = "others read where it would be made";

/// An error in LLVM's or our words.
pub(super) fn wrong<T>(why: &str) -> Made<T> {
    Err(why.to_owned())
}
