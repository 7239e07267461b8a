//! Soufflé as a process: which it is, and how long and how large it may become.

use std::io::{self, Read};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use crate::cli::console::say;
use crate::cli::error::{Result, SouffleError};
use crate::cli::query::args::QueryArgs;
use system::resident;

/// How often a running Soufflé is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// Soufflé as it is on PATH.
pub struct Version {
    pub name: String,
    /// How many bits its numbers have, if it says so.
    pub bits: Option<u32>,
}

/// Soufflé's version, if it is there.
pub fn version() -> Result<Version> {
    let ran =
        Command::new("souffle").arg("--version").output().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => SouffleError::Missing,
            _ => SouffleError::NotRun(error),
        })?;
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    let after = |words: &str| said.lines().find_map(|line| Some(line.split_once(words)?.1.trim()));
    let bits = after("Word size:").and_then(|rest| rest.split(' ').next()?.parse().ok());
    Ok(Version { name: after("Version:").unwrap_or("of unknown version").to_owned(), bits })
}

/// Waits for the end, unless a limit is reached before: whether it went well, and what was said on
/// standard output.
pub fn watch(mut child: Child, args: &QueryArgs) -> Result<Option<(bool, Vec<u8>)>> {
    let start = Instant::now();
    let mut pipe = child.stdout.take();
    let read = move || {
        let mut said = Vec::new();
        let _ = pipe.as_mut().map(|pipe| pipe.read_to_end(&mut said));
        said
    };
    let reader = match std::thread::Builder::new().spawn(read) {
        Ok(reader) => reader,
        Err(why) => {
            let _ = child.kill();
            let _ = child.wait();
            return Err(SouffleError::System(why).into());
        }
    };
    loop {
        if let Some(status) = child.try_wait().map_err(SouffleError::System)? {
            return Ok(Some((status.success(), reader.join().unwrap_or_default())));
        }
        let late = args.limits.timeout.filter(|&limit| start.elapsed().as_secs_f64() > limit);
        let large = args.limits.memory_limit;
        let large = large.filter(|&limit| resident(child.id()) > u64::from(limit) << 20);
        if late.is_some() || large.is_some() {
            // It may have ended meanwhile.
            let _ = child.kill();
            let _ = child.wait();
            if let Some(limit) = late {
                say(&format!("error: Soufflé took longer than {limit} s and was stopped"));
            }
            if let Some(limit) = large {
                say(&format!("error: Soufflé needed more than {limit} MB and was stopped"));
            }
            return Ok(None);
        }
        std::thread::sleep(LOOK);
    }
}
