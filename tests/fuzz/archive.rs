//! Any bytes as a file that may hold bitcode: an archive, an object file, an executable. What is
//! found in it can be found again, is bounded by the size of the file, and errors name it; nothing
//! is written. Run by `scripts/fuzz.sh`.

#![no_main]

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use jobs::input::{self, DataSets, Hash, Input};
use libfuzzer_sys::fuzz_target;
use tempfile::TempDir;

/// The name of the file, and of bitcode that it can name.
const FILE: &str = "file";
const NEIGHBOUR: &str = "neighbour.bc";

/// Parts of a file may lie over each other, but not without end.
const OVERLAP: usize = 16;

fn place() -> &'static Path {
    static PLACE: OnceLock<TempDir> = OnceLock::new();
    let dir = PLACE.get_or_init(|| {
        let dir = tempfile::tempdir().expect("a directory");
        let module =
            bitcode::File { modules: vec![bitcode::Module::default()], ..Default::default() };
        let neighbour = module.write().expect("an empty module");
        fs::write(dir.path().join(NEIGHBOUR), neighbour).expect("written");
        dir
    });
    dir.path()
}

fn names(dir: &Path) -> Vec<std::ffi::OsString> {
    let mut names: Vec<_> =
        fs::read_dir(dir).expect("a directory").flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    names
}

fuzz_target!(|bytes: &[u8]| {
    // The commands of a compile_commands.json would be run.
    if bytes.trim_ascii_start().starts_with(b"[") {
        return;
    }
    let (dir, file) = (place(), place().join(FILE));
    fs::write(&file, bytes).expect("written");
    let inputs = input::expand([&file]).expect("a file is an input, whatever it is");
    assert!(inputs.len() <= bytes.len().max(1), "more modules than bytes");
    let again = input::expand([&file]).expect("and is one again");
    assert!(inputs.iter().map(Input::name).eq(again.iter().map(Input::name)), "other inputs");
    let mut total = 0;
    for input in inputs {
        // What the file names elsewhere is somebody else's.
        let place = input.place();
        if place.as_ref().is_some_and(|place| !place.path.starts_with(dir)) {
            continue;
        }
        match input.read() {
            Ok(read) => {
                let place = place.expect("what is read is somewhere");
                if place.path == file {
                    total += read.len();
                }
                let _ = input::newer(&read);
                let found =
                    Input::at(input.name(), place, Hash::of(&read), &mut DataSets::default());
                assert!(found.read().is_ok_and(|found| found == read), "it is elsewhere");
            }
            Err(error) => assert!(error.to_string().contains(input.name()), "{error}"),
        }
    }
    assert!(total <= OVERLAP * bytes.len(), "{} bytes hold {total}", bytes.len());
    assert_eq!(names(dir), [FILE, NEIGHBOUR], "something was written");
});
