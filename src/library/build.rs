//! The library is part of the program: a new or changed `.dl` makes it anew. Its files are compressed,
//! each by itself, to a fifth of their size.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::DeflateEncoder;

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let root = Path::new("../..");
    let mut names = Vec::new();
    for dir in ["datalog", "schema"] {
        println!("cargo::rerun-if-changed=../../{dir}");
        below(root, dir, &mut names)?;
    }
    let packed = |name: &str, at: &str| -> io::Result<String> {
        let text = fs::read(root.join(name))?;
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&text)?;
        fs::write(out.join(format!("{at}.deflate")), encoder.finish()?)?;
        let length = text.len();
        Ok(format!(
            "File::new({name:?}, {length}, include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{at}.deflate\")))"
        ))
    };
    let mut list = format!("static FILES: [File; {}] = [\n", names.len());
    for (at, name) in names.iter().enumerate() {
        let _ = writeln!(list, "{},", packed(name, &at.to_string())?);
    }
    list.push_str("];\n");
    let _ = writeln!(list, "pub static SCHEMA: File = {};", packed("schema/README.md", "schema")?);
    fs::write(out.join("files.rs"), list)
}

/// The `.dl` files of a folder, and the functors of Soufflé in C, by name, and then those of its folders.
fn below(root: &Path, dir: &str, names: &mut Vec<String>) -> io::Result<()> {
    let mut dirs = Vec::new();
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join(dir))? {
        let entry = entry?;
        let name = format!("{dir}/{}", entry.file_name().display());
        match entry.file_type()?.is_dir() {
            true => dirs.push(name),
            false if name.ends_with(".dl") || name.ends_with(".c") => files.push(name),
            false => {}
        }
    }
    dirs.sort();
    files.sort();
    names.append(&mut files);
    dirs.iter().try_for_each(|dir| below(root, dir, names))
}
