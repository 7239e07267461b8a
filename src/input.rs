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

use crate::error::{Error, Result};
use crate::llvm::{Module, Syntax};

pub use expand::expand;

/// The ModuleID of whatever is read, so that no path reaches a fact: a module of text without
/// `source_filename` takes it from there.
pub const MODULE_ID: &str = "<stdin>";

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

    /// Reads the module.
    ///
    /// # Errors
    /// As `read`, and when LLVM cannot read these bytes: its words, and what to do.
    pub fn parse(&self) -> Result<Module> {
        parse(&self.read()?, &self.name)
    }

    /// Which LLVM has written it, if it is bitcode that says so; for messages.
    pub fn producer(&self) -> Option<String> {
        self.read().ok().and_then(|bytes| bitcode::producer(&bytes))
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

/// Reads a module from its bytes. Every module that is extracted or compared is read here.
///
/// LLVM 15's parser exchanges getter and setter of `!DIObjCProperty`, and its printer exchanges
/// them back, so text that has one takes a trip through bitcode, which keeps them as they are.
///
/// # Errors
/// What LLVM says, and what to do. `name` names the input there.
pub fn parse(bytes: &[u8], name: &str) -> Result<Module> {
    let failed =
        |words: String| Error::Parse { input: name.to_owned(), message: explain(bytes, words) };
    let syntax = Syntax::of(bytes);
    let module = Module::parse(bytes, syntax, MODULE_ID).map_err(failed)?;
    let property = b"!DIObjCProperty";
    if syntax == Syntax::Text && memchr::memmem::find(bytes, property).is_some() {
        return Module::parse(&module.bitcode(), Syntax::Bitcode, MODULE_ID).map_err(failed);
    }
    Ok(module)
}

/// LLVM's words about bytes that it cannot read, and what to do where that is known.
pub fn explain(bytes: &[u8], words: String) -> String {
    let words = words.trim_end();
    if Syntax::of(bytes) == Syntax::Text {
        return match words.strip_prefix("line 1, column 1: expected top-level entity") {
            Some(_) => format!(
                "{words}\n  this is no LLVM IR; for sources use `clang -c -emit-llvm`, version 15 or older"
            ),
            None => words.to_owned(),
        };
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

    #[test]
    fn getter_and_setter_come_as_the_text_has_them() {
        let text = b"!named = !{!0}\n\
            !0 = !DIObjCProperty(name: \"p\", setter: \"set\", getter: \"get\", attributes: 7)\n";
        let from_text = parse(text, "x.ll").unwrap();
        let from_bitcode = parse(&from_text.bitcode(), "x.bc").unwrap();
        assert_eq!(from_text.text(), from_bitcode.text());
    }
}
