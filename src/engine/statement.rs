//! What somebody writes at a prompt, line by line: is it whole, and what does it want?

use crate::code::Code;
use crate::complete::question;
use crate::diagnostic::Diagnostics;
use crate::syntax::ast::{Directive, DirectiveKind};
use crate::syntax::{self, Includes};
use stack::deep;

/// What a text at a prompt is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// Nothing but blanks and comments.
    Nothing,
    /// The body of a rule: see [`complete`](crate::complete()).
    Question,
    /// Rules, declarations and directives.
    Rules {
        /// The relations that it declares or has rules of, in their order.
        heads: Vec<String>,
        /// The relations of its `.output` and `.printsize`.
        outputs: Vec<String>,
        /// Is there more than `.output` and `.printsize`?
        defines: bool,
    },
    /// It ends in the middle: another line may complete it.
    Unfinished,
    /// No Datalog, whatever follows.
    Wrong,
}

/// What a text is, and whether it is whole.
///
/// ```
/// use llvm_facts_engine::{Directories, Statement, statement};
///
/// let read = |text| statement(text, &Directories::default());
/// assert_eq!(read("edge(x, y), x != y"), Statement::Question);
/// assert_eq!(read("path(x, y) :- edge(x, y),"), Statement::Unfinished);
/// assert_eq!(read("path(x, y :- edge"), Statement::Wrong);
/// let rules = read("path(x, y) :- edge(x, y). .output path");
/// let (heads, outputs) = (vec!["path".to_owned()], vec!["path".to_owned()]);
/// assert_eq!(rules, Statement::Rules { heads, outputs, defines: true });
/// ```
#[must_use]
pub fn statement(text: &str, includes: &dyn Includes) -> Statement {
    deep(|| read(text, includes))
}

fn read(text: &str, includes: &dyn Includes) -> Statement {
    if question(text, includes).is_some() {
        return Statement::Question;
    }
    let mut diags = Diagnostics::default();
    let items = syntax::parse("", text, includes, &mut diags);
    if diags.has_errors() {
        let mut of_body = Diagnostics::default();
        let _ = syntax::body(text, includes, &mut of_body);
        let is_open = |diags| goes_on(text, main(includes), diags);
        return match is_open(diags) || is_open(of_body) {
            true => Statement::Unfinished,
            false => Statement::Wrong,
        };
    }
    let main = main(includes);
    let mut heads: Vec<String> = Vec::new();
    let declared = items.relations.iter().map(|it| &it.name);
    for name in declared.chain(items.clauses.iter().map(|it| &it.head.name)) {
        if name.span.file == main && !heads.iter().any(|head| **head == *name.text) {
            heads.push(name.text.to_string());
        }
    }
    let is_output = |kind| matches!(kind, DirectiveKind::Output | DirectiveKind::Printsize);
    let own = |it: &&Directive| is_output(it.kind) && it.relation.span.file == main;
    let outputs: Vec<&Directive> = items.directives.iter().filter(own).collect();
    // Macros leave nothing behind.
    let defines = text.contains('#')
        || items.directives.len() > outputs.len()
        || !(items.types.is_empty() && items.relations.is_empty() && items.clauses.is_empty())
        || !(items.components.is_empty() && items.inits.is_empty() && items.pragmas.is_empty());
    if !defines && outputs.is_empty() {
        return Statement::Nothing;
    }
    let outputs = outputs.into_iter().map(|it| it.relation.text.to_string()).collect();
    Statement::Rules { heads, outputs, defines }
}

/// The number of the text itself among the files.
fn main(includes: &dyn Includes) -> u32 {
    includes.defines().len() as u32
}

/// Is what is wrong first wrong at the end of the text, or without an end? The rest may follow.
fn goes_on(text: &str, main: u32, mut diags: Diagnostics) -> bool {
    diags.sort();
    let end = text.trim_end().len();
    diags.list.first().is_some_and(|found| {
        let start = found.span.start as usize;
        let is_string = text.get(start..).is_some_and(|rest| rest.starts_with('"'));
        found.span.file == main
            && match found.code {
                // Strings end on their line.
                Code::Unterminated => !is_string,
                Code::Syntax => start >= end,
                _ => false,
            }
    })
}
