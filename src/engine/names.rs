//! What the names in a program stand for, and where else they stand: for editors.

mod reading;

use crate::diagnostic::{Diagnostics, Sources, Span};
use crate::syntax::lexer::{Lexer, Tok};
use crate::syntax::{self, Includes};
use reading::Reading;
use stack::deep;
use std::sync::Arc;

/// What a name can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameKind {
    /// A relation.
    Relation,
    /// A type, also the parameter of a component.
    Type,
    /// A branch of an algebraic data type.
    Branch,
    /// A component.
    Component,
    /// What `.init` makes of a component.
    Instance,
    /// A variable of one rule.
    Variable,
}

/// What is said of a name where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is declared; a variable, where it stands first.
    Declares,
    /// A rule or a fact gives it rows.
    Defines,
    /// Anything else.
    Uses,
}

/// Something that has a name.
#[derive(Clone, Debug)]
pub struct Declared {
    /// What it is.
    pub kind: NameKind,
    /// What it is called, without the component that it is in.
    pub name: Arc<str>,
    /// Where its name is declared.
    pub span: Span,
    /// The component that it is in, by its place in [`Names::declared`].
    pub component: Option<usize>,
    /// Names and types of the columns of a relation, a record or a branch.
    pub columns: Vec<(Arc<str>, Arc<str>)>,
    /// The comment above it, in lines.
    pub doc: Vec<String>,
}

/// A name at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// What it stands for.
    pub kind: NameKind,
    /// The name, of an instance's relation the last part.
    pub name: Arc<str>,
    /// Where it stands.
    pub span: Span,
    /// What is said of it.
    pub role: Role,
    /// What is meant, by its place in [`Names::declared`]; none if nothing declares it.
    pub of: Option<usize>,
    /// Of a variable: the relation whose argument it is, by its place in [`Names::declared`], and
    /// the argument's number.
    pub argument: Option<(usize, usize)>,
}

/// The file that an include means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The path in its quotes.
    pub span: Span,
    /// The file's name, as in the sources.
    pub file: String,
}

/// The names of a program and of what it includes.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The files; the program itself comes after the macros that are defined from outside.
    pub sources: Sources,
    /// What has a name.
    pub declared: Vec<Declared>,
    /// Where names stand, in order.
    pub mentions: Vec<Mention>,
    /// The includes of the program itself.
    pub links: Vec<Link>,
}

impl Names {
    /// The names of a program. What cannot be read is left out, so that an editor has the rest while
    /// somebody writes; names that a macro made have no place and are left out, too.
    ///
    /// ```
    /// use llvm_facts_engine::{Directories, NameKind, Names, Role};
    ///
    /// let rules = "// Who reaches whom.\n.decl path(from: symbol, to: symbol)\npath(\"a\", \"b\").";
    /// let names = Names::of("paths.dl", rules, &Directories::default());
    /// let path = &names.declared[0];
    /// assert_eq!((path.kind, &*path.name), (NameKind::Relation, "path"));
    /// assert_eq!(path.doc, ["Who reaches whom."]);
    /// let of_path = names.mentions.iter().filter(|mention| mention.of == Some(0));
    /// let roles: Vec<Role> = of_path.map(|mention| mention.role).collect();
    /// assert_eq!(roles, [Role::Declares, Role::Defines]);
    /// ```
    #[must_use]
    pub fn of(name: &str, text: &str, includes: &dyn Includes) -> Names {
        deep(|| {
            let mut diags = Diagnostics::default();
            let items = syntax::parse(name, text, includes, &mut diags);
            let main = includes.defines().len() as u32;
            let links = links(name, main, text, includes);
            let mut reading = Reading::new(diags.sources);
            let top = reading.scope(&items, None, None);
            reading.items(&items, top);
            reading.finish(links)
        })
    }

    /// The name at a place: of a file, so many bytes from its beginning. Also directly behind it.
    #[must_use]
    pub fn at(&self, file: u32, offset: u32) -> Option<&Mention> {
        let holds =
            |m: &&Mention| m.span.file == file && m.span.start <= offset && offset <= m.span.end;
        // Where one name ends and another begins, the one that begins is meant.
        self.mentions.iter().filter(holds).max_by_key(|mention| mention.span.start)
    }
}

/// The includes in a text; `file` is its number.
fn links(name: &str, file: u32, text: &str, includes: &dyn Includes) -> Vec<Link> {
    let mut unread = Diagnostics::default();
    let mut lexer = Lexer::new(file, text.into());
    let (mut links, mut last) = (Vec::new(), Tok::End);
    loop {
        let token = lexer.next(&mut unread);
        match &token.tok {
            Tok::End => return links,
            Tok::Str(path) if last == Tok::Directive("include") => {
                let found = includes.read(name, path);
                links.extend(found.map(|(file, _)| Link { span: token.span, file }));
            }
            // Lines of the preprocessor are no tokens of the language.
            Tok::Hash => drop(lexer.line()),
            _ => {}
        }
        last = token.tok;
    }
}
