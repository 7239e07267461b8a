//! The intrinsics of LLVM as an automaton: a name is found at once, and it takes a fifth of the text.

use std::path::PathBuf;
use std::{env, error, fs};

use fst::MapBuilder;

const TEXT: &str = "upgrade/intrinsics.txt";

fn main() -> Result<(), Box<dyn error::Error>> {
    println!("cargo::rerun-if-changed={TEXT}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    let text = fs::read_to_string(TEXT)?;
    let lists: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix('@')).collect();
    fs::write(out.join("attributes.txt"), lists.join("\n"))?;
    let mut names = MapBuilder::memory();
    for line in text.lines().filter(|line| line.starts_with("llvm.")) {
        let (name, list) = line.split_once(' ').ok_or("a name without a list")?;
        let list: u64 = list.parse()?;
        let bare = name.strip_suffix('*');
        // The lowest bit: whether types follow.
        names.insert(bare.unwrap_or(name), list << 1 | u64::from(bare.is_some()))?;
    }
    fs::write(out.join("intrinsics.fst"), names.into_inner()?)?;
    Ok(())
}
