//! What there is to read: arguments become modules, in an order that depends on nothing else.
//!
//! An argument is a file, `-`, a directory or `@list`. What a file is, its bytes say and not its
//! name: bitcode (also wrapped, also several modules in one), text, or an object file, archive or
//! executable with embedded bitcode (`embedded.rs`), or `compile_commands.json` (`commands.rs`). A file that cannot be a module is an input
//! nevertheless, which fails when it is read: then others can still be read. `FILE#COLUMN` are the rows
//! of a Parquet data set (`rows.rs`).

mod bitcode;
mod commands;
mod dated;
mod embedded;
mod expand;
mod pages;
mod place;
mod rows;

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use crate::error::{Hint, InputError, Newer, NoModule, Result};
use half::{Crash, Failure, Syntax};

pub use crate::shown::display;
use commands::Compilation;
pub use commands::clang;
pub use expand::{alone, expand, is_fact_directory};
pub use place::{Hash, Place};
use rows::DataSet;
pub use rows::DataSets;

/// One module to read. It is cheap to keep: files are read when they are asked for.
#[derive(Clone, Debug)]
pub struct Input {
    name: String,
    source: Source,
    /// The file that it is a part of and that is linked as one: an archive, commands of a build.
    group: Option<String>,
    /// What its bytes must be.
    expected: Option<Hash>,
}

#[derive(Clone, Debug)]
enum Source {
    File(PathBuf, Pieces),
    Memory(Arc<Vec<u8>>, Pieces),
    /// A row of a data set.
    Row(Arc<DataSet>, u64),
    /// What clang makes of a source.
    Compiled(Compilation),
    /// There is no module to read.
    Nothing(NoModule),
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
        Self::new(name.into(), Source::Memory(Arc::new(bytes), Pieces::All))
    }

    fn new(name: String, source: Source) -> Self {
        Self { name, source, group: None, expected: None }
    }

    /// What to call it in messages: the file, and what in it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file that people who look for what was found go to: the source, if the module is compiled,
    /// as seen from here; else what [`Self::name`] says.
    pub fn file(&self) -> Cow<'_, str> {
        match &self.source {
            Source::Compiled(compilation) => {
                Cow::Owned(compilation.source().to_string_lossy().into_owned())
            }
            _ => Cow::Borrowed(&self.name),
        }
    }

    /// The archive, or the commands of a build, that the module came with: such are linked as one.
    pub fn group(&self) -> Option<&str> {
        self.group.as_deref()
    }

    /// The bytes of the module, bitcode or text.
    ///
    /// # Errors
    /// When the file cannot be read, holds no module, or not the module that is expected.
    pub fn read(&self) -> Result<Vec<u8>> {
        self.read_by(1)
    }

    /// As [`Self::read`], by so many threads: the same.
    ///
    /// # Errors
    /// As of that.
    pub fn read_by(&self, threads: usize) -> Result<Vec<u8>> {
        let bytes = self.bytes(threads)?;
        match self.expected {
            Some(expected) if Hash::of(&bytes) != expected => {
                Err(InputError::Changed.of(&self.name))
            }
            _ => Ok(bytes),
        }
    }

    fn bytes(&self, threads: usize) -> Result<Vec<u8>> {
        let bytes = match &self.source {
            Source::Nothing(why) => return Err(InputError::from(why.clone()).of(&self.name)),
            Source::Compiled(compilation) => {
                return compilation.bitcode().map_err(|error| error.of(&self.name));
            }
            Source::Row(set, row) => return set.read(*row).map_err(|why| why.of(&self.name)),
            Source::File(path, Pieces::All) => system::read_by(threads, path),
            Source::File(path, Pieces::These(pieces)) => {
                File::open(path).and_then(|mut file| gather(&mut file, pieces))
            }
            Source::Memory(bytes, Pieces::All) => Ok(bytes.to_vec()),
            Source::Memory(bytes, Pieces::These(pieces)) => {
                gather(&mut io::Cursor::new(&bytes[..]), pieces)
            }
        };
        bytes.map_err(|error| {
            let reason = match error.kind() {
                io::ErrorKind::NotFound => InputError::Missing,
                _ => InputError::Unreadable(error),
            };
            reason.of(&self.name)
        })
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

/// Why LLVM has no answer about these bytes.
pub(crate) fn failed(bytes: &[u8], failure: Failure) -> InputError {
    match failure {
        Failure::Unread(words) => parse_error(bytes, &words),
        Failure::Rejected(why) => InputError::Broken(why.words),
        // What LLVM does not know it dies of, too.
        Failure::Crashed(Crash { cause, .. }) if newer(bytes).is_some() => {
            parse_error(bytes, &cause.to_string())
        }
        other => InputError::Llvm(other),
    }
}

/// LLVM's words about bytes that it cannot read, and what the bytes tell beside them.
fn parse_error(bytes: &[u8], words: &str) -> InputError {
    let words = words.trim_end().to_owned();
    let hint = match Syntax::of(bytes) {
        Syntax::Bitcode => match bitcode::missing(bytes) {
            Some(missing) => Hint::CutOff { missing },
            None => newer(bytes).map_or(Hint::None, Hint::Newer),
        },
        // How LLVM IR may begin, though it be wrong there.
        Syntax::Text if matches!(bytes.first(), Some(b'@' | b'%' | b'!' | b'$' | b'^')) => {
            Hint::None
        }
        // LLVM's parser has no other form for what it says, so it is looked into here.
        Syntax::Text if words.starts_with("line 1, column 1: expected top-level entity") => {
            Hint::Source
        }
        // What it shows last is the line that it cannot read.
        Syntax::Text => match words.lines().last().and_then(dated::later) {
            Some(word) => Hint::NewerText { word: word.to_owned() },
            None => Hint::None,
        },
    };
    InputError::Parse { words, hint }
}

/// Whether a newer LLVM has written the bitcode.
pub fn newer(bytes: &[u8]) -> Option<Newer> {
    let producer = bitcode::producer(bytes)?;
    let version = producer.strip_prefix("LLVM")?;
    let digits = version.bytes().take_while(u8::is_ascii_digit).count();
    let major: u32 = version[..digits].parse().ok()?;
    (major > 15).then(|| Newer { version: version.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvm::Module;

    #[test]
    fn bitcode_says_who_wrote_it() {
        let empty = Module::parse(b"", Syntax::Text, "").unwrap();
        assert_eq!(newer(&empty.bitcode()), None);
    }
}
