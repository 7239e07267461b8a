//! Text to a tree: `lexer` makes tokens, `reader` joins files
//! (`includes` finds them) and expands macros, `parser` makes
//! the [`ast`], `body` flattens disjunctions.

pub(super) mod ast;
mod body;
mod includes;
pub(super) mod lexer;
mod parser;
mod reader;

pub use includes::{Directories, Includes, Offer};

use super::code::Code;
use super::diagnostic::{Diagnostic, Diagnostics};

/// The alternatives of a text that is the body of a rule and nothing more, and whether a full stop
/// follows it. `None` of other texts; if they are wrong as bodies, `diags` say why.
pub(super) fn body(
    text: &str,
    includes: &dyn Includes,
    diags: &mut Diagnostics,
) -> Option<(Vec<Vec<ast::Literal>>, bool)> {
    let tokens = reader::Reader::new("", text, includes, diags).read_part(diags);
    let found = parser::Parser::new(tokens, diags).question();
    found.filter(|_| !diags.has_errors())
}

/// Reads a program and all it includes. Errors are in `diags`; what parsed is returned.
pub(super) fn parse(
    name: &str,
    text: &str,
    includes: &dyn Includes,
    diags: &mut Diagnostics,
) -> ast::Items {
    let (tokens, given) = reader::Reader::new(name, text, includes, diags).read(diags);
    let items = parser::Parser::new(tokens, diags).program();
    blame(&given, diags);
    items
}

/// Of errors that begin where a given macro stands, the first says what it stands for; what follows may be due to
/// that.
fn blame(given: &[reader::Given], diags: &mut Diagnostics) {
    let at_given = |found: &Diagnostic| {
        let macros = given.iter().find(|it| it.at == found.span);
        macros.filter(|_| found.code == Code::Syntax)
    };
    let first = (diags.list.iter().enumerate()).find_map(|(at, it)| Some((at, at_given(it)?)));
    let Some((at, found)) = first else { return };
    let text = diags.sources.text(found.text).to_owned();
    let name = &found.name;
    let mut place = 0..;
    diags.list.retain(|it| place.next() <= Some(at) || it.code != Code::Syntax);
    diags.list[at]
        .label(format!("{name} stands for `{text}`"))
        .help(format!("text is given in quotes: -M '{name}={text:?}'"));
}
