//! What to do about names that nothing declares, and whether a change that is suggested helps.

use crate::code::Code;
use crate::diagnostic::{Diagnostics, Edit, Severity, Span, Suggestion, Undeclared};
use crate::ir::Checked;
use crate::syntax::{Includes, Offer};
use rustc_hash::FxHashSet;

/// So many suggestions are tried, each by reading the program again; others are advice in words.
const TRIED: usize = 8;

/// Adds to each finding about an undeclared name what may be meant: something that the program
/// declares, or that a file has which it does not include.
pub(crate) fn advise(diags: &mut Diagnostics, checked: &Checked, includes: &dyn Includes) {
    let main = includes.defines().len() as u32;
    let start = head(diags.sources.file(main).map_or("", |file| &file.text));
    let start = Span { file: main, start: start as u32, end: start as u32 };
    let mut included = FxHashSet::default();
    for found in &mut diags.list {
        let Some(Undeclared { name, columns }) = found.undeclared.clone() else { continue };
        // Not before there is something to look for: what is offered may have to be gathered.
        let offers = includes.offers();
        let is_functor = found.code == Code::UndeclaredFunctor;
        let is_type = is_functor || found.code == Code::UndeclaredType;
        let own: Vec<(&str, Option<usize>)> = match is_type {
            true if is_functor => Vec::new(),
            true => checked.types.names().map(|name| (name, None)).collect(),
            false => checked.relations.iter().map(|r| (&*r.name, Some(r.columns.len()))).collect(),
        };
        let fits = |offer: &&Offer| {
            offer.columns.is_none() == is_type && offer.name.starts_with('@') == is_functor
        };
        if let Some(offer) = offers.iter().filter(fits).find(|offer| *offer.name == *name) {
            let Offer { file, columns: has, .. } = offer;
            if columns.is_some() && columns != *has {
                let with = has.map(|n| format!(" with {}", count(n))).unwrap_or_default();
                found.help(format!("{file} declares it{with}"));
                continue;
            }
            found.help(format!("{file} declares it"));
            if included.insert(file) {
                found.suggestions.push(Suggestion {
                    message: format!("include {file}"),
                    edits: vec![Edit { span: start, text: format!(".include \"{file}\"\n") }],
                });
            }
            continue;
        }
        if let Some(primitive) = primitive(&name).filter(|_| is_type) {
            let edit = Edit { span: found.span, text: primitive.to_owned() };
            let message = format!("the dialect calls it {primitive}");
            found.suggestions.push(Suggestion { message, edits: vec![edit] });
            continue;
        }
        let offered = offers.iter().filter(fits).map(|o| (&*o.name, o.columns));
        let names = own.iter().copied().chain(offered);
        let same = |(_, other): &(&str, Option<usize>)| columns.is_none() || *other == columns;
        let near = nearest(&name, names.clone().filter(same)).or_else(|| nearest(&name, names));
        let Some((near, has)) = near else {
            if is_functor {
                continue;
            }
            let other =
                if is_type { format!(".type {name} <: symbol") } else { declaration(&name) };
            found.help(format!("if it is a new one, declare it: `{other}`"));
            continue;
        };
        if same(&(near, has)) {
            let text = near.trim_start_matches('@').to_owned();
            let mut edits = vec![Edit { span: found.span, text }];
            let mut message = format!("did you mean {near}?");
            if own.iter().all(|(own, _)| *own != near)
                && let Some(offer) = offers.iter().find(|offer| offer.name == near)
            {
                edits.push(Edit { span: start, text: format!(".include \"{}\"\n", offer.file) });
                message = format!("did you mean {near}, of {}?", offer.file);
            }
            found.suggestions.push(Suggestion { message, edits });
        } else {
            let columns = has.map_or(String::new(), |n| format!(", which has {}", count(n)));
            found.help(format!("did you mean {near}{columns}?"));
        }
    }
}

/// What other languages call so.
fn primitive(name: &str) -> Option<&'static str> {
    Some(match name {
        "int" | "integer" | "Int" | "long" | "short" | "bool" | "boolean" | "i32" | "i64" => {
            "number"
        }
        "uint" | "size_t" | "u32" | "u64" => "unsigned",
        "double" | "real" | "f32" | "f64" => "float",
        "char" | "str" | "string" | "String" | "text" => "symbol",
        _ => return None,
    })
}

fn declaration(name: &str) -> String {
    format!(".decl {name}(..)")
}

/// `1 column`, `2 columns`.
pub(crate) fn count(columns: usize) -> String {
    format!("{columns} column{}", if columns == 1 { "" } else { "s" })
}

/// A known name that differs by a letter or two.
pub(crate) fn nearest<'a, T>(
    name: &str,
    known: impl Iterator<Item = (&'a str, T)>,
) -> Option<(&'a str, T)> {
    let edits = known.map(|(known, more)| (strsim::osa_distance(known, name), (known, more)));
    let near = edits.filter(|&(edits, _)| edits <= 2 && edits < name.chars().count());
    near.min_by_key(|&(edits, (known, _))| (edits, known)).map(|(_, near)| near)
}

/// Where a program begins after the comment at its top.
fn head(text: &str) -> usize {
    let comment = text.split_inclusive('\n').take_while(|line| line.starts_with("//"));
    comment.map(str::len).sum()
}

/// Keeps the suggestions that help, by reading the program with each of them; the others become
/// advice in words. `read` finds what is wrong with another text of the file `main`.
pub(crate) fn verify(diags: &mut Diagnostics, main: u32, read: &dyn Fn(&str) -> Diagnostics) {
    let errors = |diags: &Diagnostics| {
        diags.list.iter().filter(|found| found.severity == Severity::Error).count()
    };
    let mut tried = 0;
    for at in 0..diags.list.len() {
        let found = &diags.list[at];
        let same =
            |other: &&crate::Diagnostic| other.code == found.code && other.message == found.message;
        let before = diags.list.iter().filter(same).count();
        let helps = |suggestion: &Suggestion| {
            tried += 1;
            let Some((_, text)) = suggestion.apply(&diags.sources) else { return false };
            let is_of_main = suggestion.edits.iter().all(|edit| edit.span.file == main);
            if tried > TRIED || !is_of_main {
                return false;
            }
            let after = read(&text);
            let alone = diags.list.len() == 1;
            after.list.iter().filter(same).count() < before
                && errors(&after) <= errors(diags)
                && !(alone && after.has_errors())
        };
        let kept: Vec<bool> = found.suggestions.iter().map(helps).collect();
        let found = &mut diags.list[at];
        let mut kept = kept.into_iter();
        let (good, words): (Vec<_>, Vec<_>) =
            found.suggestions.drain(..).partition(|_| kept.next().unwrap_or_default());
        found.suggestions = good;
        found.help.extend(words.into_iter().map(|suggestion| suggestion.message));
    }
}
