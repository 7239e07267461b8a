//! What making gives.

/// Something made, or why LLVM would not take it.
pub type Made<T> = Result<T, String>;

/// An error in LLVM's or our words.
pub(super) fn wrong<T>(why: &str) -> Made<T> {
    Err(why.to_owned())
}
