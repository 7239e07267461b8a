//! What there is to read: arguments become modules, in an order that depends on nothing else.
//!
//! An argument is a file, `-`, a directory or `@list`. What a file is, its bytes say and not its
//! name: bitcode (also wrapped, also several modules in one), text, or an object file, archive or
//! executable with embedded bitcode (`embedded.rs`). A file that cannot be a module is an input
//! nevertheless, which fails when it is read: then others can still be read.

mod bitcode;
mod embedded;
mod expand;

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ir::error::{Error, Result};
use llvm::{Module, Syntax};

pub use expand::expand;

/// One module to read. It is cheap to keep: files are read when they are asked for.
#[derive(Clone, Debug)]
pub struct Input {
    name: String,
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    File(PathBuf, Pieces),
    Memory(Arc<Vec<u8>>, Pieces),
    /// Why there is nothing to read, and what to do.
    Nothing(String),
}

/// Which bytes, one range after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pieces {
    All,
    These(Vec<Range<u64>>),
}

impl Input {
    /// Bytes that are one module.
    pub fn from_bytes(name: impl Into<String>, bytes: Vec<u8>) -> Self {
        Self { name: name.into(), source: Source::Memory(Arc::new(bytes), Pieces::All) }
    }

    /// What to call it in messages: the file, and what in it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The bytes of the module, bitcode or text.
    ///
    /// # Errors
    /// When the file cannot be read or holds no module.
    pub fn read(&self) -> Result<Vec<u8>> {
        let failed = |error: io::Error| self.error(format!("cannot be read: {error}"));
        match &self.source {
            Source::Nothing(why) => Err(self.error(why.clone())),
            Source::File(path, Pieces::All) => std::fs::read(path).map_err(failed),
            Source::File(path, Pieces::These(pieces)) => {
                File::open(path).and_then(|mut file| gather(&mut file, pieces)).map_err(failed)
            }
            Source::Memory(bytes, Pieces::All) => Ok(bytes.to_vec()),
            Source::Memory(bytes, Pieces::These(pieces)) => {
                gather(&mut io::Cursor::new(&bytes[..]), pieces).map_err(failed)
            }
        }
    }

    fn error(&self, message: String) -> Error {
        Error::Parse { input: self.name.clone(), message }
    }
}

fn gather(from: &mut (impl Read + Seek), pieces: &[Range<u64>]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    for piece in pieces {
        from.seek(SeekFrom::Start(piece.start))?;
        let wanted = piece.end - piece.start;
        if from.by_ref().take(wanted).read_to_end(&mut bytes)? as u64 != wanted {
            return Err(io::Error::other("the file has become shorter"));
        }
    }
    Ok(bytes)
}

/// LLVM's words about bytes that it cannot read, and what to do where that is known.
pub fn explain(bytes: &[u8], words: &str) -> String {
    let words = words.trim_end();
    if Syntax::of(bytes) == Syntax::Text {
        let at_once = words.starts_with("line 1, column 1: expected top-level entity");
        let advice = match bytes.first() {
            Some(b'@' | b'%' | b'!' | b'$' | b'^') => "",
            _ if at_once => {
                "\n  this is no LLVM IR; for sources use `clang -c -emit-llvm`, version 15 or older"
            }
            _ => "",
        };
        return format!("{words}{advice}");
    }
    if let Some(missing) = bitcode::missing(bytes) {
        return format!("{words}; the file is cut off: at least {missing} bytes are missing");
    }
    match newer(bytes) {
        Some(hint) => format!("{words}; {hint}"),
        None => words.to_owned(),
    }
}

/// What to say of bitcode that a newer LLVM has written.
pub fn newer(bytes: &[u8]) -> Option<String> {
    let producer = bitcode::producer(bytes)?;
    let version = producer.strip_prefix("LLVM")?;
    let digits = version.bytes().take_while(u8::is_ascii_digit).count();
    let major: u32 = version[..digits].parse().ok()?;
    (major > 15).then(|| {
        format!(
            "written by LLVM {version}; this program reads up to 15: \
             compile with LLVM 15 or older"
        )
    })
}

/// The version of the LLVM that this program runs with, as the bitcode that it writes says.
pub fn llvm_version() -> String {
    let producer = bitcode::producer(&Module::new(b"").bitcode()).unwrap_or_default();
    producer.strip_prefix("LLVM").unwrap_or("15").to_owned()
}

/// A path for people: on one line, whatever it holds.
pub fn display(path: &Path) -> String {
    let mut shown = String::new();
    for c in path.to_string_lossy().chars() {
        if c.is_control() { shown.extend(c.escape_default()) } else { shown.push(c) }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bitcode_says_who_wrote_it() {
        assert!(llvm_version().starts_with("15."), "{}", llvm_version());
        assert_eq!(newer(&Module::new(b"").bitcode()), None);
    }

    #[test]
    fn a_path_is_shown_on_one_line() {
        assert_eq!(display(Path::new("a\tb\nc d")), "a\\tb\\nc d");
    }
}
