//! `compile_commands.json`: each command is run again by clang 15, which makes bitcode.
//! <https://clang.llvm.org/docs/JSONCompilationDatabase.html>
//!
//! A command is run when its module is read, so as many at once as modules are. What clang makes is
//! kept in the user's cache, with the files that it read: as long as none of them changes, the
//! command is not run again.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use serde::Deserialize;
use sha1::{Digest, Sha1};

use crate::error::InputError;

/// An entry of the file.
#[derive(Deserialize)]
struct Entry {
    directory: PathBuf,
    file: PathBuf,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

/// A command that compiles one source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Compilation {
    /// Where it is run.
    directory: PathBuf,
    /// What it compiles, as the file names it.
    pub(super) file: PathBuf,
    /// The compiler, then what it is told.
    arguments: Vec<String>,
}

/// Whether a file may be one of commands: no LLVM IR begins like that.
pub(super) fn is_database(head: &[u8]) -> bool {
    head.trim_ascii_start().starts_with(b"[")
}

/// The commands of a file. Relative directories are below that of the file.
///
/// # Errors
/// What is wrong with the file, in words.
pub(super) fn read(path: &Path) -> Result<Vec<Compilation>, String> {
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    let entries: Vec<Entry> = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
    let base = path.parent().unwrap_or(Path::new(""));
    let compilation = |(place, entry): (usize, Entry)| {
        let Entry { directory, file, command, arguments } = entry;
        let split = |command: String| shlex::split(&command);
        let arguments = arguments.or_else(|| command.and_then(split)).filter(|all| !all.is_empty());
        let arguments = arguments.ok_or_else(|| {
            format!("entry {place} ({}) has no command that can be read", file.display())
        })?;
        Ok(Compilation { directory: base.join(directory), file, arguments })
    };
    (1..).zip(entries).map(compilation).collect()
}

/// Options of the original command that say where output goes; whether they take an argument.
const OUTPUTS: [(&str, bool); 13] = [
    ("-o", true),
    ("-c", false),
    ("-S", false),
    ("-E", false),
    ("-M", false),
    ("-MM", false),
    ("-MD", false),
    ("-MMD", false),
    ("-MP", false),
    ("-MG", false),
    ("-MF", true),
    ("-MT", true),
    ("-MQ", true),
];

impl Compilation {
    /// The source: below the working directory, if it is there.
    pub(super) fn source(&self) -> PathBuf {
        let mut path = PathBuf::new();
        for part in self.directory.join(&self.file).components() {
            match part {
                Component::CurDir => {}
                Component::ParentDir if path.file_name().is_some_and(|name| name != "..") => {
                    path.pop();
                }
                part => path.push(part),
            }
        }
        match std::env::current_dir().ok().and_then(|here| path.strip_prefix(here).ok()) {
            Some(below) => below.to_path_buf(),
            None => path,
        }
    }

    /// Bitcode of the source, from the cache if nothing has changed.
    ///
    /// # Errors
    /// When there is no clang 15, it rejects the source, or the cache cannot be written.
    pub(super) fn bitcode(&self) -> Result<Vec<u8>, InputError> {
        let clang = self.clang()?;
        let cache = system::cache("compiled");
        let kept = |source| InputError::Cache { path: cache.clone(), source };
        fs::create_dir_all(&cache).map_err(kept)?;
        let made = cache.join(self.key(&clang));
        let (bitcode, sources) = (made.with_extension("bc"), made.with_extension("d"));
        if is_newer(&bitcode, &sources, &self.directory) {
            return fs::read(&bitcode).map_err(InputError::Unreadable);
        }
        // Two runs at once must not see each other's half.
        let work = system::Staging::new_in(&cache).map_err(kept)?;
        let (new, new_sources) = (work.path().join("new.bc"), work.path().join("new.d"));
        let mut command = Command::new(&clang);
        command.current_dir(&self.directory).args(self.options());
        command.args(["-c", "-emit-llvm", "-w", "-Qunused-arguments", "-MD", "-MF"]);
        command.arg(&new_sources).arg("-o").arg(&new);
        system::dies_with_parent(&mut command);
        let output = command.output().map_err(InputError::Unreadable)?;
        if !output.status.success() {
            let words = String::from_utf8_lossy(&output.stderr).trim_end().to_owned();
            return Err(InputError::Compile { clang: clang.display().to_string(), words });
        }
        let bytes = fs::read(&new).map_err(InputError::Unreadable)?;
        // Without these two the command is run again next time, and no more.
        let _ = fs::rename(&new_sources, &sources).and_then(|()| fs::rename(&new, &bitcode));
        Ok(bytes)
    }

    /// The original command's options but for those that say where output goes.
    fn options(&self) -> Vec<&str> {
        let mut kept = Vec::new();
        let mut arguments = self.arguments.iter().skip(1).map(String::as_str);
        while let Some(argument) = arguments.next() {
            match OUTPUTS.iter().find(|(option, _)| *option == argument) {
                Some((_, true)) => drop(arguments.next()),
                Some((_, false)) => {}
                // `-ofile`, `-MFfile`; not `-objcmt-..`.
                None if argument.starts_with("-o") && !argument.starts_with("-objc") => {}
                None if ["-MF", "-MT", "-MQ"].iter().any(|it| argument.starts_with(it)) => {}
                None => kept.push(argument),
            }
        }
        kept
    }

    /// clang 15, as a driver of C++ where the original compiler is one.
    fn clang(&self) -> Result<PathBuf, InputError> {
        let compiler = Path::new(&self.arguments[0]).file_name().unwrap_or_default();
        clang(compiler.to_string_lossy().contains("++")).ok_or(InputError::NoClang)
    }

    fn key(&self, clang: &Path) -> String {
        let mut hash = Sha1::new();
        let mut part = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        part(clang.as_os_str().as_bytes());
        part(self.directory.as_os_str().as_bytes());
        self.options().iter().for_each(|option| part(option.as_bytes()));
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Where clang 15 is, if it is there: on PATH, or where LLVM 15 is installed. `is_cxx` asks for the
/// driver of C++.
pub fn clang(is_cxx: bool) -> Option<PathBuf> {
    let name = if is_cxx { "clang++" } else { "clang" };
    let paths = env::var_os("PATH").unwrap_or_default();
    let versioned = format!("{name}-15");
    let on_path = env::split_paths(&paths).map(|dir| dir.join(&versioned));
    let prefix = env::var_os("LLVM_SYS_150_PREFIX").unwrap_or("/usr/lib/llvm-15".into());
    let own = Path::new(&prefix).join("bin").join(name);
    on_path.chain([own]).find(|path| path.is_file())
}

/// Whether bitcode is newer than all files that it was made of.
fn is_newer(bitcode: &Path, sources: &Path, directory: &Path) -> bool {
    let changed = |path: &Path| -> io::Result<SystemTime> { fs::metadata(path)?.modified() };
    let (Ok(made), Ok(list)) = (changed(bitcode), fs::read(sources)) else { return false };
    let sources = prerequisites(&list);
    let is_older = |source: &Vec<u8>| {
        let source = directory.join(OsStr::from_bytes(source));
        changed(&source).is_ok_and(|changed| changed < made)
    };
    !sources.is_empty() && sources.iter().all(is_older)
}

/// What a rule of make depends on: behind its colon, with spaces and `#` quoted by a backslash, `$`
/// by another one.
fn prerequisites(rule: &[u8]) -> Vec<Vec<u8>> {
    let Some(colon) =
        rule.windows(2).position(|two| two[0] == b':' && two[1].is_ascii_whitespace())
    else {
        return Vec::new();
    };
    let mut all = Vec::new();
    let mut name = Vec::new();
    let mut bytes = rule[colon + 1..].iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, bytes.peek()) {
            (b'\\', Some(b'\n')) => drop(bytes.next()),
            (b'\\', Some(&quoted @ (b' ' | b'#' | b'\\'))) => {
                name.push(quoted);
                bytes.next();
            }
            (b'$', Some(b'$')) => {
                name.push(b'$');
                bytes.next();
            }
            (byte, _) if byte.is_ascii_whitespace() => {
                if !name.is_empty() {
                    all.push(std::mem::take(&mut name));
                }
            }
            (byte, _) => name.push(byte),
        }
    }
    all.extend(Some(name).filter(|name| !name.is_empty()));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_named_as_seen_from_here() {
        let here = std::env::current_dir().unwrap();
        let (inside, outside) = (here.join("build"), Path::new("/elsewhere/build"));
        for (directory, file, wanted) in [
            (Path::new("build"), "../src/a.c", "src/a.c"),
            (Path::new(""), "./a.c", "a.c"),
            (Path::new("../build"), "a.c", "../build/a.c"),
            (&inside, "../src/./a.c", "src/a.c"),
            (outside, "../a.c", "/elsewhere/a.c"),
        ] {
            let command = Compilation {
                directory: directory.to_path_buf(),
                file: file.into(),
                arguments: Vec::new(),
            };
            assert_eq!(command.source(), Path::new(wanted), "{file}");
        }
    }

    fn compilation(arguments: &[&str]) -> Compilation {
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        Compilation { directory: "/".into(), file: "f.c".into(), arguments }
    }

    #[test]
    fn options_are_kept_but_for_those_about_output() {
        for (command, kept) in [
            (&["cc", "-O2", "-c", "f.c", "-o", "f.o"][..], &["-O2", "f.c"][..]),
            (&["cc", "f.c", "-of.o", "-MD", "-MF", "f.d", "-MTf.o"], &["f.c"]),
            (&["cc", "-MMD", "-MP", "-S", "-Iinc", "-DX=-o"], &["-Iinc", "-DX=-o"]),
            (
                &["cc", "-objcmt-migrate-all", "-MQ", "t", "-x", "c", "f"],
                &["-objcmt-migrate-all", "-x", "c", "f"],
            ),
        ] {
            assert_eq!(compilation(command).options(), kept, "{command:?}");
        }
    }

    #[test]
    fn rules_of_make_are_read() {
        let rule = b"a.o: f.c \\\n  a\\ b.h c\\#.h d$$.h \\\n  e.h\n";
        let names: Vec<String> =
            prerequisites(rule).into_iter().map(|name| String::from_utf8(name).unwrap()).collect();
        assert_eq!(names, ["f.c", "a b.h", "c#.h", "d$.h", "e.h"]);
        assert!(prerequisites(b"nothing").is_empty());
    }

    #[test]
    fn a_command_is_told_from_others() {
        let clang = Path::new("/clang");
        let one = compilation(&["cc", "-DA", "f.c"]);
        assert_eq!(one.key(clang), compilation(&["gcc", "-c", "-DA", "f.c"]).key(clang));
        for other in [&["cc", "-DB", "f.c"][..], &["cc", "-D", "A", "f.c"], &["cc", "f.c"]] {
            assert_ne!(one.key(clang), compilation(other).key(clang), "{other:?}");
        }
    }
}
