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

use super::diagnostic::Diagnostics;

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
    let tokens = reader::Reader::new(name, text, includes, diags).read(diags);
    parser::Parser::new(tokens, diags).program()
}
