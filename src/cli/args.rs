//! Options that several commands share, as help, completions and the manual pages show them.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use library::Search;

pub const INPUTS: &str = "\
What to read: bitcode or text (.bc, .ll), `-` for standard input, a directory with all modules \
below it, an object file, archive or executable with embedded bitcode or wllvm's names of it, a \
compile_commands.json, whose sources clang 15 compiles, FILE#COLUMN for the rows of a Parquet \
data set, or @FILE for a list with one of these a line. What a file is, its bytes say and not its name";

/// What LLVM does with modules before their facts are taken.
#[derive(Args, Debug, Clone)]
pub struct Reading {
    /// Refuse modules that LLVM's verifier rejects. Without it bitcode of LLVM 15 is read without
    /// LLVM, and only what the facts rely on is checked
    #[arg(long)]
    verify: bool,
    /// What is done without --verify
    #[arg(long, hide = true, conflicts_with = "verify")]
    no_verify: bool,
    /// Have LLVM run these passes on each module first, in the syntax of `opt -passes`:
    /// mem2reg,simplifycfg
    #[arg(long, value_name = "PIPELINE")]
    passes: Option<String>,
}

impl Reading {
    /// As it is asked for.
    pub fn of_modules(&self) -> jobs::read::Reading<'_> {
        jobs::read::Reading {
            verify: self.verify,
            passes: self.passes.as_deref(),
            threads: 1,
            ahead: None,
        }
    }

    /// The same as arguments of `extract`.
    pub fn words(&self) -> Vec<String> {
        let verify = self.verify.then(|| "--verify".to_owned());
        let passes = self.passes.iter().map(|passes| format!("--passes={passes}"));
        verify.into_iter().chain(passes).collect()
    }
}

/// Where a program's includes come from, and what its preprocessor knows.
#[derive(Args, Debug, Clone)]
pub struct Including {
    /// Look here for what the program includes, before the library
    #[arg(short = 'I', long = "include", value_name = "DIR")]
    pub include: Vec<PathBuf>,
    /// Define a macro of the preprocessor; a place such as main.c:12 is a text without quotes, too
    #[arg(short = 'M', long = "macro", value_name = "NAME=VALUE", value_parser = definition)]
    pub define: Vec<String>,
}

impl Including {
    /// Where includes are looked for.
    pub fn search(&self) -> Search {
        let define = |text: &String| match text.split_once('=') {
            Some((name, value)) => (name.to_owned(), value.to_owned()),
            None => (text.clone(), "1".to_owned()),
        };
        let mut search = Search::default();
        search.directories.search.clone_from(&self.include);
        search.directories.defines = self.define.iter().map(define).collect();
        search
    }
}

/// A macro as the library's programs have it.
#[expect(clippy::unnecessary_wraps, reason = "the form of a parser of arguments")]
fn definition(text: &str) -> Result<String, String> {
    Ok(library::definition(text))
}

/// When a command is stopped, whatever it is doing.
#[derive(Args, Debug, Clone, Copy, Default)]
pub struct Limits {
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", global = true, value_parser = seconds)]
    pub timeout: Option<f64>,
    /// Stop when relations take so many megabytes, or the process, with LLVM's, a quarter and 64 more
    #[arg(long, value_name = "MB", global = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub memory_limit: Option<u32>,
    /// Let LLVM, which reads text and verifies, take so many seconds of processor time for a module
    /// [default: 15 and 10 for each megabyte, ten times that for --passes]
    #[arg(long, value_name = "SECONDS", global = true, value_parser = seconds)]
    pub llvm_timeout: Option<f64>,
    /// Let LLVM have so many megabytes of memory for a module [default: 1024 and 100 times its size]
    #[arg(long, value_name = "MB", global = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub llvm_memory_limit: Option<u32>,
    /// Read compressed files that unpack to so many times their size [default: 250, and 64 MB of any]
    #[arg(long, value_name = "TIMES", global = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub max_expansion: Option<u32>,
}

impl Limits {
    /// The same for an evaluation, which counts what is its own.
    pub fn options(self) -> engine::Options {
        engine::Options {
            timeout: self.timeout.map(Duration::from_secs_f64),
            memory_limit: self.memory_limit.map(|mb| (mb as usize) << 20),
            ..engine::Options::default()
        }
    }

    /// What LLVM may take for a module, if it was told.
    pub fn of_llvm(self) -> system::Limits {
        system::Limits {
            time: self.llvm_timeout.map(Duration::from_secs_f64),
            memory: self.llvm_memory_limit.map(|mb| u64::from(mb) << 20),
        }
    }

    /// The same for all of a process.
    pub fn of_process(self) -> system::Limits {
        let memory = self.memory_limit.map(|mb| u64::from(mb) << 20);
        system::Limits {
            time: self.options().timeout,
            memory: memory.map(|bytes| bytes + bytes / 4 + (64 << 20)),
        }
    }
}

/// A positive number of seconds.
fn seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|s| *s > 0.0 && *s < 1e9)
        .ok_or_else(|| "not a number of seconds".into())
}

/// How much is done at once.
#[derive(Args, Debug, Clone, Copy)]
pub struct Work {
    /// Do so much at once [default: one per processor]; the result does not depend on it
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Nothing any more: LLVM always works in a process of its own
    #[arg(long, hide = true)]
    no_isolate: bool,
}

impl Work {
    /// How many threads to start.
    pub fn threads(self) -> usize {
        match self.jobs {
            Some(jobs) => usize::from(jobs),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        }
    }
}

/// What is said on standard error beside errors.
#[derive(Args, Debug, Clone, Copy, Default)]
pub struct Verbosity {
    /// Say nothing but errors
    #[arg(short, long)]
    pub quiet: bool,
    /// Say what is being read
    #[arg(short, long, conflicts_with = "quiet")]
    pub verbose: bool,
}
