//! The files of the library, inside of the program: compressed one by one, for a program reads few.

use std::io::Read;
use std::path::Path;
use std::sync::OnceLock;

use flate2::read::DeflateDecoder;

// FILES: those of a folder stand before those of its folders, by name.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the library.
pub struct File {
    /// Below the library's root: `datalog/cfg/cfg.dl`.
    path: &'static str,
    /// Bytes of its text.
    length: usize,
    packed: &'static [u8],
    text: OnceLock<String>,
}

impl File {
    const fn new(path: &'static str, length: usize, packed: &'static [u8]) -> Self {
        Self { path, length, packed, text: OnceLock::new() }
    }

    /// Its path below the library's root.
    pub fn path(&self) -> &'static Path {
        Path::new(self.path)
    }

    /// What it says.
    pub fn text(&'static self) -> &'static str {
        self.text.get_or_init(|| {
            // All of it at once: to read until the end takes memory as it goes, and gives an error
            // where there is none, which is no fault of the text.
            let mut text = vec![0; self.length];
            let unpacked = DeflateDecoder::new(self.packed).read_exact(&mut text);
            unpacked.expect("build.rs packed so many bytes");
            String::from_utf8(text).expect("build.rs packed a text")
        })
    }
}

/// All of them.
pub fn all() -> impl Iterator<Item = &'static File> {
    FILES.iter()
}

/// One by its path below the library's root.
pub fn get(path: impl AsRef<Path>) -> Option<&'static File> {
    let path = path.as_ref();
    FILES.iter().find(|file| file.path() == path)
}

/// Those that are in a folder, and not in one of its own.
pub fn within(folder: impl AsRef<Path>) -> impl Iterator<Item = &'static File> {
    FILES.iter().filter(move |file| file.path().parent() == Some(folder.as_ref()))
}

/// The folders of analyses below `datalog`, by name.
pub fn folders() -> impl Iterator<Item = &'static str> {
    let folders = FILES.iter().filter_map(|file| {
        let (folder, _) = file.path.strip_prefix("datalog/")?.split_once('/')?;
        Some(folder)
    });
    let mut last = None;
    folders.filter(move |folder| last.replace(*folder) != Some(*folder))
}
