//! One style for programs of the dialect.
//!
//! What moves is white space, and nothing else: the tokens of a program and its comments stay the
//! same and in the same order, so a formatted program means what it meant. `source` reads tokens
//! with the comments before them, `builder` takes them one by one, `document` finds out what belongs
//! together (with `directive` and `list`) and makes `parts` of it, `layout` breaks these into lines.
//!
//! # The style
//!
//! One declaration, rule or fact per line, if it fits. A rule that does not fit has its body below
//! its head, indented by four, as many literals in a line as fit; a disjunction of conjunctions has
//! one alternative per line. Components indent what they hold. A separator ends the line that it
//! stands in. Blank lines stay, but never two. Comments stay as they are and where they are, and
//! preprocessor lines from `#` to their end as well.

mod builder;
mod directive;
mod document;
mod layout;
mod list;
mod parts;
mod source;

use crate::diagnostic::Diagnostics;

/// No line is longer, unless a word of the program or a comment is.
const WIDTH: usize = 100;

/// The program in the one style of this module; formatted twice it is the same. Nothing is
/// included and no macro expanded: the text stands for itself.
///
/// ```
/// let text = "path(x,z):-path(x,y),edge(y,z). // transitive";
/// let style = llvm_facts_engine::format("path.dl", text)?;
/// assert_eq!(style, "path(x, z) :- path(x, y), edge(y, z). // transitive\n");
/// # Ok::<(), llvm_facts_engine::Diagnostics>(())
/// ```
///
/// # Errors
///
/// What is no program of the dialect, with its place; `name` is shown there.
pub fn format(name: &str, text: &str) -> Result<String, Diagnostics> {
    let mut diags = Diagnostics::default();
    let tokens = source::read(name, text, &mut diags);
    if diags.has_errors() {
        return Err(diags);
    }
    let document = builder::Builder::new(tokens, &mut diags).document();
    if diags.has_errors() { Err(diags) } else { Ok(layout::print(&document)) }
}

#[cfg(test)]
mod tests;
