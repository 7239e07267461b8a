//! Where things are kept that can be made again.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The folder of the user's cache for things of one kind: below `XDG_CACHE_HOME`, else below
/// `.cache` in the home directory, else among temporary files. It need not be there.
pub fn cache(kind: &str) -> PathBuf {
    let set = |name| env::var_os(name).filter(|value: &OsString| !value.is_empty());
    let home = || set("HOME").map(|home| Path::new(&home).join(".cache"));
    let cache = set("XDG_CACHE_HOME").map(PathBuf::from).or_else(home);
    cache.unwrap_or_else(env::temp_dir).join("llvm-facts").join(kind)
}
