//! The kinds of findings about programs, each with a name that stays. `codes.md` has their pages.

use std::fmt;

/// Every page: a section for each code, in the order of the codes, with a wrong program and a
/// right one.
const PAGES: &str = include_str!("codes.md");

macro_rules! codes {
    ($($code:ident = $name:literal: $title:literal,)*) => {
        /// A kind of finding. Its name stays the same from version to version: scripts may look
        /// for it.
        ///
        /// ```
        /// use llvm_facts_engine::{Code, Directories, Program};
        ///
        /// let rules = ".decl p(x: number)\np(x) :- q(x).";
        /// let found = Program::parse("p.dl", rules, &Directories::default()).unwrap_err();
        /// assert_eq!(found.list[0].code, Code::UndeclaredRelation);
        /// assert_eq!(Code::of_name("undeclared-relation"), Some(Code::UndeclaredRelation));
        /// assert!(Code::UndeclaredRelation.page().contains(".decl"));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = $title] $code,)*
        }

        impl Code {
            /// All of them, in the order of their pages.
            pub const ALL: &[Code] = &[$(Code::$code),*];

            /// The name, such as `undeclared-relation`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Code::$code => $name),* }
            }

            /// What it is about, in a few words.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $(Code::$code => $title),* }
            }
        }
    };
}

codes! {
    Syntax = "syntax": "Something that cannot stand at this place.",
    UnexpectedCharacter = "unexpected-character": "A character that no program has.",
    Quotes = "quotes": "A text in other quotes than `\"`.",
    Unterminated = "unterminated": "Something is opened and not closed.",
    EscapeSequence = "escape-sequence": "A backslash before a letter without a meaning.",
    KeywordAsName = "keyword-as-name": "A word of the language as a name.",
    NumberRange = "number-range": "A number that its type does not have.",
    TooLarge = "too-large": "More of something than the engine takes.",
    Misplaced = "misplaced": "A directive where it cannot stand.",
    Preprocessor = "preprocessor": "A line of the preprocessor that says nothing.",
    UnusedMacro = "unused-macro": "A macro that is given, and that nothing asks for.",
    IncludeNotFound = "include-not-found": "A file that is nowhere.",
    Unsupported = "unsupported": "A part of Soufflé that the embedded engine does not have.",
    UndeclaredRelation = "undeclared-relation": "A relation that nothing declares.",
    UndeclaredType = "undeclared-type": "A type that nothing declares.",
    UndeclaredBranch = "undeclared-branch": "A branch that no algebraic data type has.",
    UndeclaredComponent = "undeclared-component": "A component that nothing declares.",
    UndeclaredFunctor = "undeclared-functor": "A call of a functor that nothing declares.",
    NotImplemented = "not-implemented": "A functor that is declared, and that nobody implements so.",
    UnknownFunction = "unknown-function": "A function that there is not.",
    UnknownColumn = "unknown-column": "A column that the relation does not have.",
    DeclaredTwice = "declared-twice": "A name that is declared more than once.",
    DefinedByItself = "defined-by-itself": "A definition that leads back to itself.",
    WrongArity = "wrong-arity": "More or fewer arguments than are declared.",
    AggregateForm = "aggregate-form": "An aggregate that is not written as one.",
    TypeClash = "type-clash": "A value of one kind where another is wanted.",
    NotASubtype = "not-a-subtype": "A value whose type is not a part of the column's.",
    TypesApart = "types-apart": "A variable of two types that share no value.",
    UnionOfKinds = "union-of-kinds": "A union of types whose values are of different kinds.",
    NotDefinedFor = "not-defined-for": "An operation that these values do not have.",
    EqrelColumns = "eqrel-columns": "An equivalence relation that is none.",
    Lattice = "lattice": "A lattice that is none, or in a relation that cannot have it.",
    Ungrounded = "ungrounded": "A variable without a value.",
    UnnamedValue = "unnamed-value": "`_` where a value is needed.",
    TargetShadows = "target-shadows": "A name inside and around an aggregate's target.",
    NegativeCycle = "negative-cycle": "A relation that depends on its own complement.",
    ExecutionPlan = "execution-plan": "An order of atoms that the rule does not have.",
    InlineRows = "inline-rows": "An inline relation that is to have rows.",
    Override = "override": "An override of nothing that can be overridden.",
    Limitsize = "limitsize": "A limit without a size.",
    SingleUse = "single-use": "A variable that stands in one place only.",
    NotInVocabulary = "not-in-vocabulary": "A word that the type of the column does not have.",
    NeverEqual = "never-equal": "A comparison of values that cannot be equal.",
    NoRows = "no-rows": "A relation that gets its rows from nowhere.",
    AlwaysEmpty = "always-empty": "An answer that can have no rows.",
    Pattern = "pattern": "Something else where one fact is wanted.",
}

impl Code {
    /// The code of that name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.name() == name)
    }

    /// Its page, in Markdown: what it means, a wrong program, a right one.
    #[must_use]
    pub fn page(self) -> &'static str {
        let heading = format!("## {}\n", self.name());
        let page = PAGES.find(&heading).map_or("", |at| &PAGES[at + heading.len()..]);
        page.split("\n## ").next().unwrap_or_default().trim()
    }

    /// The programs of its page: one that gives this code, and the same put right.
    #[must_use]
    pub fn examples(self) -> Option<(&'static str, &'static str)> {
        let mut blocks = self.page().split("```souffle\n").skip(1);
        let mut next = || blocks.next().and_then(|block| block.split("```").next());
        Some((next()?, next()?))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
