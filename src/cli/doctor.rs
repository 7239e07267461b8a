//! `llvm-facts doctor`

mod own;
mod tools;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::console::{DONE, FAILED, print, print_json};
use super::error::Result;
use super::{docs, work};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts doctor
  llvm-facts doctor --format json | jq -r '.parts[] | select(.state != \"there\") | .name'

Exit code 0 whatever else is installed, 1 if llvm-facts itself or its part of LLVM does not work.")]
pub struct DoctorArgs {
    /// How to print what is found
    #[arg(long, value_enum, default_value_t = TextFormat::Text)]
    format: TextFormat,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum TextFormat {
    Text,
    Json,
}

/// All that is found.
#[derive(Serialize)]
struct Report {
    version: &'static str,
    parts: Vec<Part>,
}

/// A program, of this project or of others, and what it is for.
#[derive(Serialize)]
struct Part {
    name: &'static str,
    #[serde(flatten)]
    state: State,
    version: Option<String>,
    path: Option<PathBuf>,
    /// What it is needed for.
    allows: &'static str,
    /// Whether this project has made it: then it has to work.
    #[serde(skip)]
    is_own: bool,
}

#[derive(Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
enum State {
    There,
    /// It is not, or not all of it; what to do about that.
    Missing {
        advice: String,
    },
    /// It is there and does not work.
    Broken {
        why: String,
    },
}

impl Part {
    /// Its name, where it is, and below that what it is for and what to do.
    fn lines(&self) -> String {
        let Self { name, state, version, path, allows, .. } = self;
        let word = match state {
            State::There => "ok",
            State::Missing { .. } => "missing",
            State::Broken { .. } => "BROKEN",
        };
        let version = version.iter().map(|version| format!(" {version}"));
        let path = path.iter().map(|path| format!("  {}", path.display()));
        let found: String = version.chain(path).collect();
        let more = match state {
            State::There => String::new(),
            State::Missing { advice: more } | State::Broken { why: more } => {
                more.lines().map(|line| format!("         {line}\n")).collect()
            }
        };
        format!("{word:7}  {name}{found}\n         for {allows}\n{more}")
    }
}

pub fn run(args: &DoctorArgs) -> Result<u8> {
    let parts = work::run(false, || {
        let [program, llvm] = [own::program(), own::llvm()];
        Ok([program, llvm].into_iter().chain(tools::all()).collect())
    })?;
    let report = Report { version: docs::VERSION, parts };
    match args.format {
        TextFormat::Json => print_json(&report)?,
        TextFormat::Text => {
            print(report.parts.iter().map(Part::lines).collect::<String>().as_bytes())?;
        }
    }
    let is_ill = |part: &Part| part.is_own && matches!(part.state, State::Broken { .. });
    Ok(if report.parts.iter().any(is_ill) { FAILED } else { DONE })
}
