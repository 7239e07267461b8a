//! `llvm-facts library --format`: programs in the one style of the library.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::console::{DONE, FAILED, name_of, print, say, text_of};
use crate::cli::error::{Error, Result};
use crate::cli::output::whole;

/// Formats what `paths` name, or, to check, names what is not formatted.
pub fn run(paths: &[PathBuf], check: bool) -> Result<u8> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() { below(path, &mut files)? } else { files.push(path.clone()) }
    }
    let mut status = DONE;
    for file in &files {
        let stdin = file.as_os_str() == "-";
        let text = text_of(file.as_os_str())?;
        let name = name_of(file.as_os_str()).display().to_string();
        let style = match engine::format(&name, &text) {
            Ok(style) => style,
            Err(findings) => {
                say(findings.to_string().trim_end());
                status = FAILED;
                continue;
            }
        };
        if stdin && !check {
            print(style.as_bytes())?;
        } else if style != text {
            if check {
                status = FAILED;
                say(&format!("{name}: not formatted; llvm-facts library --format {name}"));
            } else {
                whole(file, |out| {
                    out.write_all(style.as_bytes()).map_err(Error::unwritable(file))
                })?;
                say(&format!("{name}: formatted"));
            }
        }
    }
    Ok(status)
}

/// The programs below a directory, sorted.
fn below(dir: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(dir).and_then(Iterator::collect::<std::io::Result<Vec<_>>>);
    let mut paths: Vec<PathBuf> =
        entries.map_err(Error::file(dir))?.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            below(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "dl") {
            files.push(path);
        }
    }
    Ok(())
}
