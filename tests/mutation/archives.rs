//! Files that hold bitcode or say where it is, with something wrong in them, as `containers.rs`
//! makes them.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use facts::Index;
use facts::store::{AsRows, Facts};
use jobs::input::{self, Input};
use jobs::pipeline::{self, Extraction, Target};

use super::containers::Maker;
use super::hostile::{ALLOWED, ALLOWED_TIMES};
use super::mutate::Random;
use super::{MEMORY_IN_USE, support};

/// Facts are kept in memory.
#[derive(Default)]
struct Kept(Facts);

impl Target for Kept {
    type Form = AsRows;
    type Error = jobs::Error;

    fn begin(&mut self) -> jobs::Result<()> {
        self.0.clear();
        Ok(())
    }
    fn append(&mut self, _input: usize, facts: &Facts) -> jobs::Result<()> {
        self.0.append(facts);
        Ok(())
    }
    fn finish(&mut self) -> jobs::Result<()> {
        Ok(())
    }
}

/// Where files are that can be named.
struct Place {
    inside: PathBuf,
    outside: PathBuf,
}

impl Place {
    fn new(dir: &Path, module: &[u8]) -> Self {
        let dir = fs::canonicalize(dir).unwrap();
        let place = Self { inside: dir.join("inside"), outside: dir.join("outside.bc") };
        fs::create_dir_all(place.inside.join("below")).unwrap();
        fs::write(&place.outside, module).unwrap();
        fs::write(place.inside.join("module.bc"), module).unwrap();
        fs::write(place.inside.join("below/module.bc"), module).unwrap();
        let pipe = std::process::Command::new("mkfifo").arg(place.inside.join("pipe")).status();
        assert!(pipe.unwrap().success());
        place
    }

    /// What an archive names lies below it, but what an object file names may lie anywhere.
    fn may_lead_out(&self) -> bool {
        let has_section = |name| {
            let file = fs::read(self.inside.join(name)).unwrap();
            memchr::memmem::find(&file, b".llvm_bc").is_some()
        };
        has_section("file") || has_section("other")
    }

    /// All files, with when they were written last.
    fn files(&self) -> Vec<(PathBuf, std::time::SystemTime)> {
        let dirs = [self.outside.parent().unwrap(), &self.inside, &self.inside.join("below")];
        let entries = dirs.into_iter().flat_map(|dir| fs::read_dir(dir).unwrap().flatten());
        let mut files: Vec<_> =
            entries.map(|it| (it.path(), it.metadata().unwrap().modified().unwrap())).collect();
        files.sort();
        files
    }
}

pub fn run_all(seeds: Range<u64>) {
    let mut inputs = support::corpus();
    inputs.retain(|input| input.bytes.len() < 1500);
    let modules: Vec<Vec<u8>> =
        inputs.iter().step_by(8).map(|input| input.module().bitcode()).collect();
    let show = seeds.end - seeds.start == 1;
    let dir = tempfile::tempdir().unwrap();
    let place = Place::new(dir.path(), &modules[0]);
    for seed in seeds {
        println!("begin {seed}");
        let mut size = 0;
        for (name, half) in [("file", 0), ("other", 1)] {
            let file = Maker::new(Random::new(2 * seed + half), &modules).file();
            size += file.len();
            fs::write(place.inside.join(name), file).unwrap();
        }
        if show {
            let kept = std::env::temp_dir().join(format!("mutated-{seed}"));
            fs::copy(place.inside.join("file"), &kept).unwrap();
            println!("{}", kept.display());
        }
        match stack::deep(|| run(&place, size)) {
            Ok(Ok(modules)) => println!("module {seed} {modules}"),
            Ok(Err(message)) => {
                println!("error {seed}");
                if show {
                    println!("{message}");
                }
            }
            Err(message) => println!("wrong {seed} {message:?}"),
        }
    }
}

/// What the file, and what it names, hold: how many modules, all extracted, or what is wrong.
fn run(place: &Place, size: usize) -> Result<Result<usize, String>, String> {
    let before = place.files();
    MEMORY_IN_USE.reset_peak_usage();
    let used = MEMORY_IN_USE.current_usage();
    let file = place.inside.join("file");
    let came = extracted(&file, place);
    let taken = MEMORY_IN_USE.peak_usage().saturating_sub(used);
    if taken > ALLOWED + ALLOWED_TIMES * size {
        return Err(format!("{size} bytes take {taken} bytes of memory"));
    }
    if place.files() != before {
        return Err("files were written".to_owned());
    }
    came
}

fn extracted(file: &Path, place: &Place) -> Result<Result<usize, String>, String> {
    let inputs = input::expand([file]).map_err(|error| error.to_string())?;
    let outside = |input: &Input| {
        let path = input.place().and_then(|it| fs::canonicalize(it.path).ok());
        path.is_some_and(|path| path == place.outside)
    };
    if !place.may_lead_out() && inputs.iter().any(outside) {
        return Err("an archive leads out of its directory".to_owned());
    }
    let extraction = Extraction {
        inputs: &inputs,
        options: Default::default(),
        reading: Default::default(),
        keep_going: true,
        threads: 1,
        ends: false,
    };
    let mut kept = Kept::default();
    let done = match pipeline::run(&extraction, &mut kept, &()) {
        Ok(done) => done,
        // Of no module there are facts; the first error says why.
        Err(error) if names(&error, &inputs[0]) => return Ok(Err(error.to_string())),
        Err(error) => return Err(format!("the error does not say where: {error}")),
    };
    if let Some(error) = Index::new(&kept.0).check().first() {
        return Err(format!("the facts break the schema: {error}"));
    }
    for (input, error) in &done.failed {
        if !names(error, &inputs[*input]) {
            return Err(format!("the error does not say where: {error}"));
        }
    }
    match done.failed.first() {
        Some((_, error)) => Ok(Err(error.to_string())),
        None => Ok(Ok(done.modules)),
    }
}

/// Whether the error begins with what the input is called.
fn names(error: &jobs::Error, input: &Input) -> bool {
    !input.name().is_empty() && error.to_string().starts_with(input.name())
}
