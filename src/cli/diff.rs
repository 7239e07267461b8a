//! `llvm-facts diff`

use std::fmt::Write as _;

use clap::{Args, ValueEnum};
use unicode_width::UnicodeWidthChar;

use super::console::{DONE, FAILED, print, print_json, say};
use super::error::{Error, Result};
use super::exit::MISUSED;
use super::source::{SourceArgs, on_source};
use crate::diff::{self, Comparison, Difference};
use crate::query::Source;
use facts::Relation;
use facts::store;
use system::visible_lines;

/// So many places of one thing are shown.
const PLACES: usize = 5;
/// Lines of places are cut to this width.
const WIDTH: usize = 80;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts diff old.bc new.bc
  llvm-facts diff old.bc new.bc --passes mem2reg --format json | jq '.differences[].name'
  llvm-facts diff facts/                    of the two modules that a fact directory has

A line begins with + for what is added, - removed, ~ changed, ? for what cannot be compared. Global
values are the same if their names are, string literals if their contents are. Of functions names of
local values, the layout of blocks, unreachable blocks, debug information and profiles do not count.
Columns of --format tsv: change, kind, name, how, the place in the old and in the new module.

Exit codes, as of diff: 0 nothing differs, 1 something does or is unknown, 2 there was nothing to
compare.")]
pub struct DiffArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    /// How to print what differs
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Show all places of a function that differ, not the first five
    #[arg(long)]
    all: bool,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Text,
    Tsv,
    Json,
}

/// Compares, and says of what goes wrong what every command says.
pub fn run(args: &DiffArgs) -> Result<u8> {
    compare(args).or_else(|error| {
        say(&format!("error: {error}"));
        Ok(MISUSED)
    })
}

fn compare(args: &DiffArgs) -> Result<u8> {
    on_source(&args.source.reading(), |source, observer| {
        let modules = match source {
            Source::Facts(dir) => {
                store::read_relation(dir, Relation::Module)?.len(Relation::Module)
            }
            Source::Modules(modules) => modules.inputs.len(),
            Source::Memory(memory) => memory.facts.len(Relation::Module),
        };
        if modules != 2 {
            return Err(Error::NotTwo { modules });
        }
        let comparison = diff::modules(source, &args.source.options(), observer)?;
        match args.format {
            Format::Json => print_json(&comparison)?,
            Format::Tsv => print(tsv(&comparison).as_bytes())?,
            Format::Text => print(visible_lines(&text(&comparison, args)).as_bytes())?,
        }
        Ok(if comparison.differences.is_empty() { DONE } else { FAILED })
    })
}

/// A line for each difference.
fn tsv(comparison: &Comparison) -> String {
    let mut text = String::new();
    for Difference { kind, name, change, how, old, new } in &comparison.differences {
        let [old, new] = [old, new].map(|place| place.as_deref().unwrap_or_default());
        let _ = writeln!(text, "{change}\t{kind}\t{name}\t{how}\t{old}\t{new}");
    }
    text
}

/// For people: a line for each thing, the places below it, and how many there are of each sort.
fn text(comparison: &Comparison, args: &DiffArgs) -> String {
    let mut text = String::new();
    let of_one = |a: &Difference, b: &Difference| {
        (&a.kind, &a.name, &a.change) == (&b.kind, &b.name, &b.change)
    };
    let mut counts = [("added", 0), ("removed", 0), ("changed", 0), ("unknown", 0)];
    for thing in comparison.differences.chunk_by(of_one) {
        let first = &thing[0];
        for (_, n) in counts.iter_mut().filter(|(change, _)| *change == first.change) {
            *n += 1;
        }
        let sign = match &*first.change {
            "added" => '+',
            "removed" => '-',
            "changed" => '~',
            _ => '?',
        };
        let of = format!("{sign} {} {}", first.kind, first.name);
        let _ = writeln!(text, "{}", of.trim_end());
        if !first.how.is_empty() {
            places(thing, args.all, &mut text);
        }
    }
    if !args.source.verbosity.quiet {
        let equal: u64 = comparison.equal.values().sum();
        let counts = counts.map(|(change, n)| format!("{n} {change}")).join(", ");
        let _ = writeln!(text, "{counts}, {equal} equal");
    }
    text
}

/// Where one thing differs, and in what.
fn places(thing: &[Difference], all: bool, text: &mut String) {
    let at_one = |a: &Difference, b: &Difference| (&a.old, &a.new) == (&b.old, &b.new);
    let places: Vec<&[Difference]> = thing.chunk_by(at_one).collect();
    let shown = if all { places.len() } else { PLACES };
    for place in places.iter().take(shown) {
        let how: Vec<&str> = place.iter().map(|difference| &*difference.how).collect();
        line("", 4, &how.join(", "), text);
        // Places of a function begin with its name.
        let first = &place[0];
        let within = |place: &String| {
            let rest = place.strip_prefix(&first.name)?;
            (!rest.is_empty()).then(|| rest.trim_start_matches(':').to_owned())
        };
        for (sign, place) in [("- ", &first.old), ("+ ", &first.new)] {
            if let Some(place) = place.as_ref().and_then(within) {
                line(sign, 6, &place, text);
            }
        }
    }
    if let Some(more) = places.len().checked_sub(shown).filter(|&more| more > 0) {
        let _ = writeln!(text, "    and {more} more; --all shows them");
    }
}

/// A line that is no wider than a terminal.
fn line(sign: &str, indent: usize, words: &str, text: &mut String) {
    let room = WIDTH - indent - sign.len();
    let mut width = 0;
    let fits = |c: &char| {
        width += c.width().unwrap_or(0);
        width <= room
    };
    let mut cut: String = words.chars().take_while(fits).collect();
    if cut.len() < words.len() {
        cut.pop();
        cut.push('…');
    }
    let _ = writeln!(text, "{:indent$}{sign}{cut}", "");
}
