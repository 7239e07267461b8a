//! How to read a program.

use crate::user::UserFunctor;
use crate::width::Width;

/// How to read a program.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// How many bits its numbers have.
    pub width: Width,
    /// The types of which all values are known words: other words in their columns are warned of.
    pub vocabularies: Vec<Vocabulary>,
    /// Relations derive only what outputs ask of them, as with `.pragma "magic-transform" "*"`.
    pub demand: bool,
    /// The functors that programs may declare with `.functor`.
    pub functors: Vec<UserFunctor>,
    /// How many threads may check a program: the one that asks alone, if they are less than two.
    pub threads: usize,
}

/// A type whose values are known words.
///
/// ```
/// use llvm_facts_engine::{Code, Directories, Program, Settings, Vocabulary};
///
/// let words = ["red", "green"].map(str::to_owned).to_vec();
/// let colours = Vocabulary { type_name: "Colour".to_owned(), words };
/// let settings = Settings { vocabularies: vec![colours], ..Settings::default() };
/// let rules = ".type Colour <: symbol
///     .decl light(colour: Colour)
///     .input light
///     .decl go()
///     go() :- light(\"gren\").
///     .output go";
/// let program = Program::parse_with("go.dl", rules, &Directories::default(), &settings)?;
/// let found = &program.warnings().list[0];
/// assert_eq!(found.code, Code::NotInVocabulary);
/// assert_eq!(found.suggestions[0].message, "did you mean \"green\"?");
/// # Ok::<(), llvm_facts_engine::Diagnostics>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vocabulary {
    /// The type, and with it all that are a part of it.
    pub type_name: String,
    /// Its values.
    pub words: Vec<String>,
}
