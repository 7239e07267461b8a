//! How messages name things.

use std::path::Path;

/// A path for people: on one line, whatever it holds.
pub fn display(path: &Path) -> String {
    system::visible(&path.to_string_lossy()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_shown_on_one_line() {
        assert_eq!(display(Path::new("a\tb\nc d")), "a\\tb\\nc d");
    }
}
