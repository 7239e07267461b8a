//! What a command gives up before it reads what others have made.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use super::console::say;
use system::Confined;

/// What a command reads and writes.
#[derive(Default)]
pub struct Access<'a> {
    /// Modules or facts.
    pub inputs: &'a [OsString],
    /// Where it writes, and where a program may.
    pub outputs: Vec<PathBuf>,
    /// Whether it speaks with processes of other machines, as its user told it to.
    pub speaks: bool,
}

/// Gives up sockets, and writing anywhere but beside the outputs. It comes before there are
/// threads.
pub fn enter(access: &Access<'_>, is_verbose: bool) {
    let mut below: Vec<PathBuf> = access.outputs.iter().map(|output| beside(output)).collect();
    below.extend([std::env::temp_dir(), PathBuf::from("/dev")]);
    let sockets = !access.speaks && system::no_sockets();
    // A compiler may have caches anywhere.
    let compiles = access.inputs.iter().any(|input| may_be_compiled(input));
    let writes = !compiles && system::confine_writes(&below, access.speaks);
    if is_verbose {
        say(&words(Confined { writes, sockets }, &below, compiles, access.speaks));
    }
}

fn words(confined: Confined, below: &[PathBuf], compiles: bool, speaks: bool) -> String {
    let mut below: Vec<String> = below.iter().map(|dir| dir.display().to_string()).collect();
    below.dedup();
    let writes = match confined.writes {
        true => format!("no writing but below {}", below.join(", ")),
        false if compiles => "writing as compilers want".to_owned(),
        false => "writing as the user may, for want of Landlock".to_owned(),
    };
    let sockets = match confined.sockets {
        true => "no sockets",
        false if speaks => "sockets, for the processes of --hosts",
        false => "sockets, for want of seccomp",
    };
    format!("confined: {writes}; {sockets}")
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
