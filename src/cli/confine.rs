//! What a command gives up before it reads what others have made.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use super::args::Including;
use super::console::say;
use engine::Includes;
use jobs::input;
use shards::Catalogue;
use system::Confined;

/// What a command reads and writes.
#[derive(Default)]
pub struct Access<'a> {
    /// Modules or facts.
    pub inputs: &'a [OsString],
    /// Where it writes, and where a program may.
    pub outputs: Vec<PathBuf>,
    /// What else it reads, if that and its inputs are all: files, and directories with what is below.
    pub reads: Option<Vec<PathBuf>>,
    /// Whether it speaks with processes of other machines, as its user told it to.
    pub speaks: bool,
}

/// Gives up sockets, writing anywhere but beside the outputs, and, where it is told what is read,
/// reading anything else. It comes before there are threads.
pub fn enter(access: &Access<'_>, is_verbose: bool) {
    let mut below: Vec<PathBuf> = access.outputs.iter().map(|output| beside(output)).collect();
    // Before reading is given up: both look at the inputs.
    let compiles = access.inputs.iter().any(|input| may_be_compiled(input));
    let reads = read(access);
    if let Some(read) = reads {
        let mut read = read;
        read.extend(needed());
        read.extend(access.outputs.iter().filter(|output| output.exists()).cloned());
        let confined = system::confine_reads(&read, &below);
        READS.store(confined, Ordering::Relaxed);
    }
    let sockets = !access.speaks && system::no_sockets();
    below.push(std::env::temp_dir());
    below.extend(DEVICES.map(PathBuf::from));
    // A compiler may have caches anywhere.
    let writes = !compiles && system::confine_writes(&below, access.speaks);
    if is_verbose {
        let confined = Confined { writes, reads: reads_are_confined(), sockets };
        say(&words(confined, access, &below, compiles));
    }
}

static READS: AtomicBool = AtomicBool::new(false);

/// Whether this process has given up reading what it was not told to read.
pub fn reads_are_confined() -> bool {
    READS.load(Ordering::Relaxed)
}

fn words(confined: Confined, access: &Access<'_>, below: &[PathBuf], compiles: bool) -> String {
    // Of devices nobody asks.
    let is_file = |dir: &&PathBuf| !DEVICES.iter().any(|device| *dir == Path::new(device));
    let mut below: Vec<String> =
        below.iter().filter(is_file).map(|dir| dir.display().to_string()).collect();
    below.dedup();
    let writes = match confined.writes {
        true => format!("no writing but below {}", below.join(", ")),
        false if compiles => "writing as compilers want".to_owned(),
        false => "writing as the user may, for want of Landlock".to_owned(),
    };
    let reads = match confined.reads {
        true => "no reading but of inputs, includes and the system",
        false if read(access).is_none() => "reading as the user may, for what names other files",
        false => "reading as the user may, for want of Landlock",
    };
    let sockets = match confined.sockets {
        true => "no sockets",
        false if access.speaks => "sockets, for the processes of --hosts",
        false => "sockets, for want of seccomp",
    };
    format!("confined: {writes}; {reads}; {sockets}")
}

/// All that is read of what others may have made, if it can be told.
fn read(access: &Access<'_>) -> Option<Vec<PathBuf>> {
    let mut read = access.reads.clone()?;
    for input in access.inputs {
        match Catalogue::is_one(Path::new(input)) {
            true => read.push(input.into()),
            false => read.extend(input::alone(input)?),
        }
    }
    Some(read)
}

/// What any process needs: programs and their libraries, its own state, devices.
fn needed() -> Vec<PathBuf> {
    let mut needed: Vec<PathBuf> = NEEDED.iter().map(PathBuf::from).collect();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let libraries = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let listed = |list: &OsString| std::env::split_paths(list).collect::<Vec<_>>();
    // No directory of these is the one that one happens to be in.
    needed.extend([path, libraries].iter().flat_map(listed).filter(|dir| dir.is_absolute()));
    let own = std::env::current_exe().ok();
    for program in own.into_iter().chain(half::program()) {
        let Some(dir) = program.parent() else { continue };
        needed.push(dir.to_path_buf());
        // As it is installed: PREFIX/bin and PREFIX/lib.
        if let (true, Some(prefix)) = (dir.ends_with("bin"), dir.parent()) {
            needed.push(prefix.join("lib"));
        }
    }
    needed.extend(DEVICES.map(PathBuf::from));
    needed
}

/// The system's own; of what is written down in /etc what the loader and Graphviz go by.
const NEEDED: [&str; 15] = [
    "/usr",
    "/lib",
    "/lib32",
    "/lib64",
    "/bin",
    "/opt",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/ld.so.preload",
    "/etc/fonts",
    "/etc/localtime",
    "/var/cache/fontconfig",
    "/proc",
    "/sys",
];

/// What programs take for granted, and what a terminal is; no disk and no other part of the machine.
const DEVICES: [&str; 8] = [
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
    "/dev/tty",
    "/dev/ptmx",
    "/dev/pts",
];

/// The programs that these include, each by its name and its text, as far as they are files. What is
/// commented out is among them, too.
pub fn included(
    programs: impl IntoIterator<Item = (String, String)>,
    including: &Including,
) -> Vec<PathBuf> {
    let includes = including.search().directories;
    let mut waiting: Vec<(String, String)> = programs.into_iter().collect();
    let mut met = BTreeSet::new();
    while let Some((from, text)) = waiting.pop() {
        for part in text.split("include").skip(1) {
            let quoted = part.trim_start().strip_prefix('"').and_then(|it| it.split_once('"'));
            let Some((path, _)) = quoted else { continue };
            if met.len() < MOST_INCLUDED
                && let Some((name, text)) = includes.read(&from, path)
                && met.insert(PathBuf::from(&name))
            {
                waiting.push((name, text));
            }
        }
    }
    met.extend(including.include.iter().cloned());
    met.into_iter().collect()
}

/// So many files a program may be made of, so that finding them has an end.
const MOST_INCLUDED: usize = 10_000;

/// A program in a file, and the programs that it includes; of rules on the command line the latter.
pub fn of_program(file: &Path, including: &Including) -> Vec<PathBuf> {
    let text = match super::programs::is_program(file) {
        true => fs::read(file).unwrap_or_default(),
        false => Vec::new(),
    };
    let text = String::from_utf8_lossy(&text).into_owned();
    let mut files = included([(file.display().to_string(), text)], including);
    files.push(file.to_path_buf());
    files
}

/// The directory that an output is made in, or the one above it that is there.
fn beside(output: &Path) -> PathBuf {
    let path = output.canonicalize().or_else(|_| std::path::absolute(output));
    let path = path.unwrap_or_else(|_| output.to_path_buf());
    let above = path.ancestors().skip(1).find(|dir| dir.is_dir());
    above.unwrap_or(Path::new("/")).to_path_buf()
}

/// Whether an argument may name commands of a compiler, which are run.
fn may_be_compiled(input: &OsStr) -> bool {
    if let Some(list) = input.as_bytes().strip_prefix(b"@") {
        let list = fs::read(OsStr::from_bytes(list)).unwrap_or_default();
        let is_one = |line: &[u8]| line.starts_with(b"@") || line.trim_ascii().ends_with(b".json");
        return list.split(|&byte| byte == b'\n').any(is_one);
    }
    // Nobody waits for the writer of a pipe here.
    let is_file = fs::metadata(input).is_ok_and(|it| it.is_file());
    let mut head = Vec::new();
    let read = |file: File| file.take(64).read_to_end(&mut head);
    is_file && File::open(input).and_then(read).is_ok() && head.trim_ascii_start().starts_with(b"[")
}
