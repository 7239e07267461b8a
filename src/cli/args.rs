//! Options that several commands share, as help, completions and the manual pages show them.

use clap::Args;

pub const INPUTS: &str = "\
What to read: bitcode or text (.bc, .ll), `-` for standard input, a directory with all modules \
below it, an object file, archive or executable with embedded bitcode, or @FILE for a list with \
one of these a line. What a file is, its bytes say and not its name";

/// What LLVM's verifier has to say.
#[derive(Args, Debug, Clone, Copy)]
pub struct Verify {
    /// Refuse modules that LLVM's verifier rejects. Without it bitcode of LLVM 15 is read without
    /// LLVM, and only what the facts rely on is checked
    #[arg(long)]
    verify: bool,
    /// What is done without --verify
    #[arg(long, hide = true, conflicts_with = "verify")]
    no_verify: bool,
}

impl Verify {
    /// Whether modules that it rejects are refused.
    pub fn is_wanted(self) -> bool {
        self.verify
    }
}

/// How much is done at once, and where.
#[derive(Args, Debug, Clone, Copy)]
pub struct Work {
    /// Do so much at once [default: one per processor]; the result does not depend on it
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    #[command(flatten)]
    pub isolation: Isolation,
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

/// Where LLVM works.
#[derive(Args, Debug, Clone, Copy)]
pub struct Isolation {
    /// Work in this process; then a crash of LLVM's is one of llvm-facts
    #[arg(long)]
    no_isolate: bool,
}

impl Isolation {
    /// Whether in a process of its own.
    pub fn is_wanted(self) -> bool {
        !self.no_isolate
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
