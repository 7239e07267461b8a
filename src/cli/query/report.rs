//! The answers on standard output, whichever engine they are from.

use std::io::{BufWriter, IsTerminal, Write, stdout};

use super::args::{Format, QueryArgs};
use super::output::{self, Answers, Shown, Style};
use super::preset::{self, Heading};
use super::question::Question;
use crate::cli::console::printed;
use crate::cli::error::Result;
use crate::query::{self, Source};
use engine::Program;

/// The outputs in the format that is asked for.
pub fn print(
    args: &QueryArgs,
    question: &Question,
    program: &Program,
    answers: &dyn Answers,
    source: Option<(Source<'_>, &[u32])>,
) -> Result<()> {
    let is_preset = args.question.preset.is_some();
    let heading = |name: &str| match is_preset {
        true => preset::heading(&question.text, name),
        false => Heading::default(),
    };
    let shown = |relation: engine::RelationInfo| {
        let heading = heading(&relation.name);
        Shown::new(program, relation, heading)
    };
    let mut relations: Vec<Shown> = program.outputs().into_iter().map(shown).collect();
    for relation in program.sizes() {
        if relations.iter().all(|r| r.name != relation.name) {
            relations.push(Shown { size_only: true, ..shown(relation) });
        }
    }
    let default = if stdout().is_terminal() { Format::Table } else { Format::Tsv };
    let format = args.format.unwrap_or(if is_preset { Format::Table } else { default });
    let limit = args.limit.unwrap_or(usize::MAX);
    let with_labels = match format {
        Format::Table | Format::Json => !args.raw,
        Format::Tsv | Format::Csv => args.labels,
    };
    let labels = match source.filter(|_| with_labels) {
        Some((source, firsts)) => {
            let ids = output::shown_ids(answers, &relations, limit)?;
            Some(query::labels(source, firsts, &ids)?)
        }
        None => None,
    };
    let style = Style { format, limit, labels: labels.as_ref() };
    let mut out = BufWriter::new(stdout().lock());
    output::render(answers, &relations, &style, &mut out)?;
    printed(out.flush())
}
