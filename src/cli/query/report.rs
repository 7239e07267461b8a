//! The answers on standard output, whichever engine they are from.

use std::io::{BufWriter, IsTerminal, Write, stdout};

use super::args::{AnswerFormat, Format, Formulas, QueryArgs};
use super::findings;
use super::output::{self, Answers, Shown, Style};
use super::question::Question;
use crate::cli::console::{DONE, out, printed};
use crate::cli::error::{QuestionError, Result};
use crate::cli::preset;
use crate::query::{self, Source};
use engine::Program;
use library::suggest;

/// The outputs in the format that is asked for; how the command ends.
pub fn print(
    args: &QueryArgs,
    question: &Question,
    program: &Program,
    answers: &dyn Answers,
    source: Option<(Source<'_>, &[u32])>,
) -> Result<u8> {
    let is_preset = args.question.preset.is_some();
    let limit = args.limit;
    let shown = |relation: engine::RelationInfo| {
        let mut heading = preset::heading(&question.text, &relation.name);
        if !args.sort.is_empty() {
            heading.sort = args.sort.iter().map(|key| preset::sort_key(key)).collect();
        }
        heading.limit = limit.or(heading.limit);
        Shown::new(program, relation, heading)
    };
    let mut relations: Vec<Shown> = program.outputs().into_iter().map(shown).collect();
    for relation in program.sizes() {
        if relations.iter().all(|r| r.name != relation.name) {
            relations.push(Shown { size_only: true, ..shown(relation) });
        }
    }
    let default = if stdout().is_terminal() { Format::Table } else { Format::Tsv };
    let default = if is_preset { Format::Table } else { default };
    let format = match findings::format(args)? {
        Some(format) => Err(format),
        None => args.format.map_or(Ok(default), AnswerFormat::of_rows),
    };
    let columns = || relations.iter().flat_map(|relation| &relation.columns);
    if let Some((name, _)) = args
        .sort
        .iter()
        .map(|key| preset::sort_key(key))
        .find(|(name, _)| columns().all(|column| column.name != *name))
    {
        let near = suggest::did_you_mean(&name, columns().map(|column| &*column.name));
        return Err(QuestionError::NoColumn { name, near }.into());
    }
    let format = match (format, source) {
        (Ok(format), _) => format,
        (Err(format), Some(source)) => {
            return findings::print_all(args, format, answers, &relations, source);
        }
        (Err(_), None) => {
            return Err(QuestionError::NotOfCatalogue { option: "--format text" }.into());
        }
    };
    let with_labels = match format {
        Format::Table | Format::Json => !args.raw,
        Format::Tsv | Format::Csv => args.labels || !args.raw && stdout().is_terminal(),
    };
    let labels = match source.filter(|_| with_labels) {
        Some((source, firsts)) => {
            let ids = output::shown_ids(answers, &relations)?;
            Some(query::labels(source, firsts, &ids)?)
        }
        None => None,
    };
    let why_empty = "--why-empty";
    let quotes_formulas = args.csv_formulas == Formulas::Escape;
    let style =
        Style { format, header: args.header, labels: labels.as_ref(), quotes_formulas, why_empty };
    let mut out = BufWriter::new(out());
    output::render(answers, &relations, &style, &mut out)?;
    printed(out.flush())?;
    Ok(DONE)
}
