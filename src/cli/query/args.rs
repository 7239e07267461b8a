//! The arguments of the commands around queries.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::cli::args::{self, Limits, Verbosity, Work};
use crate::cli::confine;
use crate::cli::source::Reading;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts query in.bc analysis.dl
  llvm-facts query facts/ analysis.dl -D answers/
  llvm-facts query catalogue/ analysis.dl -D answers/ --format parquet
  llvm-facts query in.bc -e 'instruction_load(i)'
  llvm-facts query in.bc -e 'big(f, n) :- function_name(f, _), n = count : {
      function_basicblock(f, _, _) }.' --sort 'n desc' --limit 10
  llvm-facts query a.bc b.bc analysis.dl --format json --relation reachable
  llvm-facts query in.bc analysis.dl --explain 'reachable(12, _)'
  llvm-facts query in.bc --preset sizes --limit 20
  llvm-facts query in.bc check.dl --format text      file:line:column: rule: message
  llvm-facts query in.bc check.dl --format sarif --baseline old.sarif --fail-on-findings
  llvm-facts query in.bc analysis.dl --watch         again at every change; Ctrl-C ends it

Exit codes: 0 done, 1 the program, the facts or a --check are wrong, 3 a limit was reached and
nothing is written, 4 --fail-on-findings and there are some.")]
pub struct QueryArgs {
    #[command(flatten)]
    pub question: QuestionArgs,
    /// Write each output into a file of this directory, `-` all to standard output, as Soufflé does
    #[arg(short = 'D', long = "output-dir", value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// What evaluates the program; auto is the embedded engine
    #[arg(long, value_enum, default_value_t = Engine::Auto)]
    pub engine: Engine,
    /// How to print rows [default: table on a terminal, tsv elsewhere], or parquet for the files of -D
    #[arg(long, value_enum)]
    pub format: Option<AnswerFormat>,
    /// Print only the findings that this SARIF file of an earlier query has not; the format is text
    /// or sarif then
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "explain", "why_empty"])]
    pub baseline: Option<PathBuf>,
    /// End with exit code 4 if there are findings; the format is text or sarif then
    #[arg(long, conflicts_with_all = ["out", "explain", "why_empty"])]
    pub fail_on_findings: bool,
    /// Print ids of entities as they are, in tables and JSON as well
    #[arg(long)]
    pub raw: bool,
    /// Print labels instead of ids, in TSV and CSV as well; so it is on a terminal
    #[arg(long, conflicts_with_all = ["raw", "out"])]
    pub labels: bool,
    /// Print the names of the columns before the rows of TSV and CSV
    #[arg(long, conflicts_with = "out")]
    pub header: bool,
    /// What becomes of texts in CSV that a spreadsheet would compute, those that begin with = + - @:
    /// `escape` puts a quote before them
    #[arg(long, value_name = "WHAT", value_enum, default_value_t, conflicts_with = "out")]
    pub csv_formulas: Formulas,
    /// Order rows by these columns, each downwards if `desc` follows it: `size desc,name`
    #[arg(long, value_name = "COLUMN,..", value_delimiter = ',', conflicts_with = "out")]
    pub sort: Vec<String>,
    /// Print so many rows of each relation at most
    #[arg(long, value_name = "N", conflicts_with = "out")]
    pub limit: Option<usize>,
    /// Print time and rows of each rule to standard error, also when a limit or an interrupt ends it
    #[arg(long)]
    pub profile: bool,
    /// When rules that pass their last column through take whole sets of it on, not rows. The answers
    /// are the same
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Sets::Large)]
    pub sets: Sets,
    /// Print why the first row that matches is there: `_` and variables match everything
    #[arg(long, value_name = "RELATION(..)", conflicts_with_all = ["out", "format", "relation"])]
    pub explain: Option<String>,
    /// Print why answers have no rows: of each rule the first literal that nothing satisfies
    #[arg(long, conflicts_with_all = ["out", "format", "explain", "demand"])]
    pub why_empty: bool,
    /// Print which relations a catalogue's shards have each by themselves, and why others need all of
    /// them at once
    #[arg(long)]
    pub explain_plan: bool,
    /// First see whether the facts keep the schema and the rules of the language, and answer only if
    /// they do
    #[arg(long)]
    pub check: bool,
    /// Answer again whenever a module, the program or a file that it includes changes
    #[arg(long, conflicts_with = "explain_plan")]
    pub watch: bool,
    /// Keep below this directory what each shard of a catalogue answers, and with --workers what they
    /// have after each step. A later run takes it from there: one that died goes on, and of modules that
    /// have changed only their shards are asked again
    #[arg(long, value_name = "DIR", conflicts_with = "watch")]
    pub checkpoint: Option<PathBuf>,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    pub spread: SpreadArgs,
    #[command(flatten)]
    pub work: Work,
    #[command(flatten)]
    pub verbosity: Verbosity,
    /// Those of every command.
    #[arg(skip)]
    pub limits: Limits,
}

/// How many threads and processes answer a question about a catalogue together.
#[cfg(feature = "cluster")]
#[derive(Args, Debug)]
pub struct SpreadArgs {
    /// Answer about a catalogue with so many threads, among which the rows of all relations are
    /// spread; with --hosts, so many in each process [default then: 1]
    #[arg(long, value_name = "N", conflicts_with_all = ["watch", "labels", "jobs"])]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    pub workers: Option<u16>,
    /// Answer with the processes of this file, a line `host:port` for each: start the same command
    /// for each with its --process. The first one has the answers
    #[arg(long, value_name = "FILE", requires = "process")]
    #[arg(conflicts_with_all = ["watch", "labels", "jobs"])]
    pub hosts: Option<PathBuf>,
    /// Which line of --hosts this process is, from 0
    #[arg(long, value_name = "I", requires = "hosts")]
    pub process: Option<usize>,
    /// Let --hosts name other machines: rows go there neither encrypted nor signed, so the network
    /// must be private
    #[arg(long, requires = "hosts")]
    pub allow_network: bool,
}

#[cfg(feature = "cluster")]
impl SpreadArgs {
    /// Whether there are workers.
    pub fn is_wanted(&self) -> bool {
        self.workers.is_some() || self.hosts.is_some()
    }
}

/// When relations are kept as sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sets {
    /// When they have many rows, and many for each key
    Large,
    /// Always where rules recur
    All,
    /// Never
    None,
}

impl From<Sets> for engine::Sets {
    fn from(sets: Sets) -> Self {
        match sets {
            Sets::Large => Self::Large,
            Sets::All => Self::All,
            Sets::None => Self::None,
        }
    }
}

impl QueryArgs {
    /// What the engine may use.
    pub fn options(&self) -> engine::Options {
        let sets = self.sets.into();
        engine::Options { threads: self.work.threads(), sets, ..self.limits.options() }
    }

    /// Where it writes, and where its program may.
    pub fn outputs(&self) -> Vec<PathBuf> {
        let outputs = self.out.iter().chain(&self.question.allow_path).chain(&self.checkpoint);
        outputs.cloned().collect()
    }

    /// What it reads beside its sources, if that can be told: Soufflé has its own ways, who watches
    /// files meets others under their names, and findings are shown with their sources.
    pub fn reads(&self) -> Option<Vec<PathBuf>> {
        let finds = self.baseline.is_some() || self.fail_on_findings;
        let shows = match self.format {
            None => finds,
            format => format == Some(AnswerFormat::Text),
        };
        if self.watch || self.engine == Engine::Souffle || shows {
            return None;
        }
        let question = &self.question;
        let mut reads = match question.arguments.last() {
            Some(program) if question.rules.is_empty() && question.preset.is_none() => {
                confine::of_program(Path::new(program), &question.including)
            }
            _ => {
                let rules = question.rules.iter().map(|text| ("-e".to_owned(), text.clone()));
                confine::included(rules, &question.including)
            }
        };
        let others = question.facts.iter().chain(&question.allow_path).chain(&self.baseline);
        reads.extend(others.cloned());
        #[cfg(feature = "cluster")]
        reads.extend(self.spread.hosts.clone());
        Some(reads)
    }

    /// Whether other processes take part.
    pub fn speaks(&self) -> bool {
        #[cfg(feature = "cluster")]
        return self.spread.hosts.is_some();
        #[cfg(not(feature = "cluster"))]
        false
    }

    /// What is read to answer, and how.
    pub fn reading<'a>(&'a self, sources: &'a [OsString]) -> Reading<'a> {
        Reading {
            sources,
            reading: self.question.reading.of_modules(),
            files: self.question.facts.as_deref(),
            work: self.work,
            verbosity: self.verbosity,
            watch: match self.profile {
                true => engine::Watch::default(),
                false => engine::Watch::of_progress(),
            },
        }
    }
}

/// What is asked, and about what.
#[derive(Args, Debug)]
pub struct QuestionArgs {
    /// Modules, one fact directory or one catalogue; then, without -e or --preset, the program
    #[arg(value_name = "SOURCE... PROGRAM", required_unless_present = "preset")]
    pub arguments: Vec<OsString>,
    /// The rules themselves, or the body of one: a question, whose variables are the columns of the
    /// answer. Several are one program. What they use of the library is included, columns have the
    /// types that the rules tell, and what no other rule uses is the answer
    #[arg(short = 'e', value_name = "RULES", conflicts_with = "preset")]
    pub rules: Vec<String>,
    /// Complete a program in a file in the same way: includes, declarations and outputs
    #[arg(long, conflicts_with_all = ["preset", "rules"])]
    pub relaxed: bool,
    /// A program of the library, with a report of its own; `list` prints which there are
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// Print these relations, whether they are outputs or not, and no others
    #[arg(long, value_name = "NAME,..", value_delimiter = ',')]
    pub relation: Vec<String>,
    #[command(flatten)]
    pub including: args::Including,
    /// How many bits a number has, in an engine that has the choice
    #[arg(long, value_name = "32|64", default_value = "32", value_parser = ["32", "64"])]
    pub width: String,
    /// Derive only what the answers ask for (magic sets), as `.pragma "magic-transform" "*"` says. The
    /// answers are the same; it pays where rules ask recursive relations about few things, and costs
    /// where they ask about most
    #[arg(long)]
    pub demand: bool,
    /// Let the program name files below this directory in .input and .output; without it they lie
    /// below those of the inputs and of -D
    #[arg(long, value_name = "DIR")]
    pub allow_path: Vec<PathBuf>,
    /// Files of inputs that are no relation of the schema, when the source is modules
    #[arg(short = 'F', long, value_name = "DIR")]
    pub facts: Option<PathBuf>,
    #[command(flatten)]
    pub reading: args::Reading,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts souffle-command in.bc analysis.dl
  llvm-facts souffle-command in.bc analysis.dl -D answers -j 4 | sh
  llvm-facts souffle-command facts/ -e 'function_name(_, name)'

The commands make what they need below the current directory: facts/, rules/, query.dl.")]
pub struct SouffleCommandArgs {
    #[command(flatten)]
    pub question: QuestionArgs,
    /// Where Soufflé writes the outputs, `-` for standard output
    #[arg(short = 'D', long = "output-dir", value_name = "DIR", default_value = "-")]
    pub out: PathBuf,
    /// How many threads Soufflé starts
    #[arg(short, long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: u16,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    Auto,
    Embedded,
    Souffle,
}

/// How answers are printed: rows, or what they say about places.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerFormat {
    Table,
    Tsv,
    Csv,
    Json,
    /// file:line:column: rule: message, for each row with an instruction
    Text,
    /// The same in SARIF 2.1.0, for code hosts and editors
    Sarif,
    /// Files of typed columns below -D, for DuckDB, polars, pyarrow and Spark
    Parquet,
}

impl AnswerFormat {
    /// The format of rows that are printed; those of Parquet are not.
    ///
    /// # Errors
    /// When it is one of findings, which is answered.
    pub fn of_rows(self) -> Result<Format, FindingsFormat> {
        match self {
            Self::Table => Ok(Format::Table),
            Self::Tsv | Self::Parquet => Ok(Format::Tsv),
            Self::Csv => Ok(Format::Csv),
            Self::Json => Ok(Format::Json),
            Self::Text => Err(FindingsFormat::Text),
            Self::Sarif => Err(FindingsFormat::Sarif),
        }
    }
}

/// What becomes of texts that look like formulas.
#[derive(ValueEnum, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Formulas {
    #[default]
    Keep,
    Escape,
}

/// How findings are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FindingsFormat {
    Text,
    Sarif,
}

/// How rows are printed.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Table,
    Tsv,
    Csv,
    Json,
}
