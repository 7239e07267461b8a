//! A Datalog engine of Soufflé's dialect, to be embedded. It knows nothing of LLVM.
//!
//! ```
//! use llvm_facts_engine::{Database, Directories, Options, Program};
//!
//! let rules = "
//!     .decl edge(from: symbol, to: symbol)
//!     .input edge
//!     .decl path(from: symbol, to: symbol)
//!     path(from, to) :- edge(from, to).
//!     path(from, to) :- path(from, between), edge(between, to).
//!     .output path
//! ";
//! let program = Program::parse("paths.dl", rules, &Directories::default())?;
//! let mut database = Database::new(&program);
//! database.insert(&program, "edge", [("a", "b"), ("b", "c")])?;
//! program.run(&mut database, &Options::default())?;
//! let mut paths = Vec::new();
//! for row in program.rows::<(&str, &str)>(&database, "path")? {
//!     paths.push(row?);
//! }
//! paths.sort();
//! assert_eq!(paths, [("a", "b"), ("a", "c"), ("b", "c")]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Program`] is parsed and checked once; errors are [`Diagnostics`] with their places. A
//! [`Database`] holds its rows: typed ones go in by [`Database::insert`] and come out by
//! [`Program::rows`], files are read by [`Database::read_inputs`] and written by
//! [`Program::write`]. [`Options`] bound time, memory and rows, and take a [`Cancel`] for another
//! thread. [`Program::explain`] says why a row is there and [`Program::why_not`] why it is not. A
//! [`Session`] answers one program after the other and derives anew only what changed;
//! [`complete()`] and [`statement`] read what people write at a prompt. [`format()`] brings
//! programs into one style.
//!
//! # How a program becomes rows
//!
//! `syntax` reads text to a tree, with the place of everything; `functor` knows what may be called
//! in it. `check` expands components and
//! inline relations, finds out what every name, variable and type is, and yields `ir`: rules over
//! numbered relations and variables, in strata. `plan` orders a rule's literals when its stratum
//! starts, knowing the sizes below. `eval` runs the plans round by round: each round joins what
//! the last one added (the delta) with what is there. `io` reads fact files and writes answers.
//!
//! # The plan
//!
//! Relations that depend on each other form a stratum; strata run in the order of their
//! dependence. In a recursive stratum a rule has one plan per atom of the stratum: that atom reads
//! the delta, atoms before it all rows, atoms after it the rows before the delta, so no pair of
//! rows meets twice. The delta comes first. Then, at each step: what needs no search (a comparison,
//! an assignment, a negation, an atom whose cells are all known); else the atom with the fewest
//! expected matches, estimated from a sample of the columns that are known. The order in the source
//! decides only between equals; `.plan` overrides all of it. Every set of columns that a plan
//! searches by gets a hash index (`eval::index`). The innermost loops that bind nothing the head
//! needs stop at their first success.
//!
//! An equivalence (`eqrel`) is kept as its classes (`eval::classes`). Its delta are the pairs that came
//! together in the last round, which may be many for few elements: a plan that searches other atoms
//! first stands by for such rounds. Of two complete relations, a join through a class is one search
//! (`plan::alike`), and a rule of the shape `same(p, q) :- same(x, y), points(x, p), points(y, q).` is
//! congruence closure, a step for each row of `points` (`plan::congruence`).
//!
//! With several threads strata that do not depend on each other go on side by side (`eval::stratum`), each
//! on one thread, until one has so much work that it is for all. Then the plans of a round are run side by
//! side (`eval::together`), and the outer rows of a plan are shared out once those that one thread has gone
//! through tell that there is much work: rows that are looked at are counted, never time. Each thread
//! collects what is new, then the shards of the head's set are filled at once. Where whole sets are
//! passed on (`eval::rowset::sets`), threads note which keys take on whose sets, and then do so, each
//! for other keys of the head: what a round reads of sets does not change before it ends. So rounds,
//! the rows of each, and what a rule is said to have found are the same for any number of threads.
//!
//! # The dialect
//!
//! Soufflé 2.5, with numbers of 32 bits or, if the [`Settings`] say so, of 64: types with subtypes,
//! unions, records and algebraic data types; components with parameters, inheritance and
//! `.override`; `inline`, `eqrel`, `choice-domain`, subsumption, lattices, `.limitsize`, `.plan`;
//! functors that the host implements ([`UserFunctor`]); aggregates
//! `count sum min max mean`, the generator `range`; functors on numbers and on bytes of strings;
//! `.include`, `.once` and the common part of the C preprocessor; TSV, gzip and rfc4180 files.
//! `.pragma "magic-transform"` and the qualifiers `magic` and `no_magic` choose what derives only the
//! rows that are asked of it (`check::demand`). Storage qualifiers (`btree`, `brie`) do not change what
//! holds and are accepted without effect. Not supported, each an error with its place and the hint
//! `--engine souffle`: `debug_delta`, sqlite and JSON files.
//!
//! What an aggregate's target names is the aggregate's own; other variables mean the same inside as
//! outside. So the target takes nothing from around it: `sum y + x : { e(y) }` with an `x` outside
//! is refused, as Soufflé does, and with an `x` inside as well it is refused too, for there Soufflé
//! takes the sum for the `x`. `_` counts as Soufflé has it: each row of a single atom, but of several
//! atoms (or of one beside an aggregate or a range) each combination of the named variables. Where
//! a target is computed from variables outside (`sum z : { e(y), z = y + x }`), Soufflé fails.
//!
//! # Lattices
//!
//! A relation with columns of lattices has one row of all that differ in these alone: what their
//! `Lub` makes of them. A round collects what each key gets, joins it with what the key has, and what
//! grew is the delta; the row before is dead and goes later (`eval::joined`). What rules mean by the
//! values (`Glb`, `Bottom`) is written out before anything else sees them (`check::lattice`). Answers
//! are those of the least fixpoint if functors are monotone and `Lub` is a least upper bound; that is
//! not checked. A lattice without end (numbers that grow) needs a functor that widens, or a limit.
//!
//! # Limits
//!
//! A relation has at most 2³¹ rows, there are at most 2³² strings and as many records, also where
//! numbers have 64 bits. An `eqrel` is kept as its classes: a class of n elements takes n places, and
//! has n² rows for whoever asks for all of them; 2³² and more cannot be put out. Expressions, bodies
//! and components nest at most 200 levels.
//!
//! # Proofs
//!
//! [`Program::explain`] tells why a row is there. Nothing is recorded for it but where the rounds
//! ended; an instance of a rule is looked for among the rows of earlier rounds (`eval::explain`).
//!
//! # Findings
//!
//! What is wrong with a program, or probably not meant, is a [`Diagnostic`]: a [`Code`] with a page
//! of its own, a place, labels at other places, advice in words and changes ([`Suggestion`]). The
//! host shows them as it likes, or by [`Diagnostics::render`]. The engine knows no words of a host:
//! [`Settings::vocabularies`] says which types have known ones, [`Includes::offers`] what files
//! declare that a program could include. A change is shown only if it has been tried: with it, the
//! finding is gone and nothing new is wrong (`advice`).
//!
//! # To add a functor
//!
//! Give it a row in `functor/table.rs`; what it computes is there, or in `functor/compute.rs` if
//! it takes more than a line. The parser, the checks, the evaluation and the random programs of the
//! tests go by that row. Then say in `tests/support/expressions.tsv` what it answers: a test names
//! every overload of which it says nothing.

#![deny(missing_docs)]

mod advice;
mod answers;
mod check;
mod code;
mod complete;
mod convert;
mod database;
mod definition;
mod diagnostic;
mod error;
mod eval;
mod flow;
mod format;
mod functor;
mod io;
mod ir;
mod locality;
mod names;
mod plan;
mod program;
mod proof;
mod rows;
mod session;
mod settings;
mod statement;
mod syntax;
mod user;
mod width;

pub use check::types::{Kind, Numeric};
pub use code::Code;
pub use complete::complete;
pub use database::Database;
pub use definition::Definition;
pub use diagnostic::{
    Diagnostic, Diagnostics, Edit, Label, Severity, Source, Sources, Span, Suggestion,
};
pub use error::{Error, Mismatch, Result};
pub use eval::{Cancel, Options, Profile, Progress, RuleProfile, Sets, Watch};
pub use flow::{
    Aggregation, Call, Comparison, DivisionByZero, Flow, FlowFold, FlowLiteral, FlowRelation,
    FlowRule, FlowStratum, Refused, Term, Total, order, show,
};
pub use format::format;
pub use functor::{FUNCTORS, Functor, Notation, Overload, Param};
pub use io::{Destination, WriteOptions};
pub use locality::{Derived, Holds, Locality};
pub use names::{Declared, Link, Mention, NameKind, Names, Role};
pub use program::{NamedFile, Program, RelationInfo};
pub use proof::{Empty, ExplainLimits, Proof, Unmet, Why};
pub use rows::{Field, FromRow, FromValue, Row, Value};
pub use session::Session;
pub use settings::{Settings, Vocabulary};
pub use statement::{Statement, statement};
pub use syntax::{Directories, Includes, Offer};
pub use user::{Composite, Operand, Parts, Sort, UserFunctor, Values};
pub use width::Width;

// The random programs of the tests from outside name the crate as everyone does.
#[cfg(test)]
extern crate self as llvm_facts_engine;

/// The programs of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
pub struct Readme;
