//! Functors that the host brings along: a program declares them with `.functor` and calls them
//! `@name(..)`.

use crate::check::types::{Kind, Types};
use crate::width::Width;
use smallvec::SmallVec;
use std::fmt;
use std::sync::Arc;

/// A functor of the host: [`Settings::functors`](crate::Settings::functors) makes it known, and a
/// program that declares it may call it. It answers the same whenever it is asked the same: it is
/// asked as often as the engine likes, by several threads at once.
///
/// ```
/// use llvm_facts_engine::{
///     Database, Directories, Operand, Options, Program, Settings, Sort, UserFunctor,
/// };
///
/// let greet = UserFunctor::new("greet", &[Sort::Symbol], Sort::Symbol, |_, args| match args {
///     [Operand::Symbol(name)] => Ok(Operand::Symbol([b"Hello ", &name[..]].concat())),
///     _ => Err("a name is wanted".to_owned()),
/// });
/// let settings = Settings { functors: vec![greet], ..Settings::default() };
/// let rules = ".functor greet(name: symbol): symbol
///     .decl said(text: symbol)
///     said(@greet(\"Ada\")).
///     .output said";
/// let program = Program::parse_with("greet.dl", rules, &Directories::default(), &settings)?;
/// let mut database = Database::new(&program);
/// program.run(&mut database, &Options::default())?;
/// assert_eq!(program.texts(&database, "said")?, [[b"Hello Ada"]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct UserFunctor {
    name: Arc<str>,
    params: Arc<[Sort]>,
    result: Sort,
    function: Arc<Function>,
}

type Function = dyn Fn(&Values<'_>, &[Operand]) -> Result<Operand, String> + Send + Sync;

/// What an argument or a result is, as far as a functor of the host has to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A signed integer.
    Number,
    /// An unsigned integer.
    Unsigned,
    /// A floating-point number.
    Float,
    /// A string.
    Symbol,
    /// A record, or a value of an algebraic data type.
    Composite,
}

/// An argument or a result.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    /// Of a `number`. As a result it is cut to the bits that numbers of the program have.
    Number(i64),
    /// Of an `unsigned`; cut likewise.
    Unsigned(u64),
    /// Of a `float`.
    Float(f64),
    /// Of a `symbol`: any bytes.
    Symbol(Vec<u8>),
    /// A record or a branch, which [`Values::unpack`] takes apart.
    Composite(Composite),
}

/// A record, or a value of an algebraic data type. Equal ones are made of the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Composite {
    kind: Kind,
    cell: u64,
}

/// What a record or a branch is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts<'t> {
    /// The branch; none of a record.
    pub branch: Option<&'t str>,
    /// The fields, in the order of the declaration.
    pub fields: Vec<Operand>,
}

/// The strings and records of a run, as cells of 64 bits whatever the width.
pub(crate) trait Store {
    fn text(&self, number: u32) -> Vec<u8>;
    fn intern(&self, text: &[u8]) -> u32;
    fn fields(&self, number: u32) -> Option<SmallVec<[u64; 4]>>;
    fn pack(&self, fields: &[u64]) -> u32;
}

/// Takes apart and makes records and branches, for a functor of the host.
pub struct Values<'a> {
    types: &'a Types,
    store: &'a dyn Store,
    result: Kind,
}

/// A functor as a program declares it.
#[derive(Clone)]
pub(crate) struct UserCall {
    functor: UserFunctor,
    params: Vec<Kind>,
    result: Kind,
    types: Arc<Types>,
}

impl Sort {
    /// The sort of values that are read so.
    pub(crate) const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Number => Self::Number,
            Kind::Unsigned => Self::Unsigned,
            Kind::Float => Self::Float,
            Kind::Symbol => Self::Symbol,
            Kind::Record(_) | Kind::Adt(_) => Self::Composite,
        }
    }

    /// What it is called in messages.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Unsigned => "unsigned",
            Self::Float => "float",
            Self::Symbol => "symbol",
            Self::Composite => "record",
        }
    }
}

impl UserFunctor {
    /// A functor of that name. A program that calls it ends with an error that has the text, if it
    /// answers with one.
    pub fn new(
        name: &str,
        params: &[Sort],
        result: Sort,
        function: impl Fn(&Values<'_>, &[Operand]) -> Result<Operand, String> + Send + Sync + 'static,
    ) -> Self {
        let (name, params, function) = (name.into(), params.into(), Arc::new(function));
        Self { name, params, result, function }
    }

    /// What programs call it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What its arguments are.
    #[must_use]
    pub fn params(&self) -> &[Sort] {
        &self.params
    }

    /// What it answers.
    #[must_use]
    pub fn result(&self) -> Sort {
        self.result
    }
}

impl fmt::Debug for UserFunctor {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "@{}{:?}: {:?}", self.name, self.params, self.result)
    }
}

impl fmt::Debug for Values<'_> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Values").field("result", &self.result).finish_non_exhaustive()
    }
}

impl Values<'_> {
    /// What a record or a branch is made of; nothing, if it is `nil`.
    #[must_use]
    pub fn unpack(&self, composite: Composite) -> Option<Parts<'_>> {
        let Composite { kind, cell } = composite;
        let operands = |types: &[usize], cells: &[u64]| {
            let fields = types.iter().zip(cells);
            fields.map(|(&ty, &cell)| self.operand(self.types.kind(ty), cell)).collect()
        };
        match kind {
            Kind::Adt(id) if self.types.is_enum(id) => {
                let branch = self.types.adt(id).get(cell as usize)?;
                Some(Parts { branch: Some(&branch.name), fields: Vec::new() })
            }
            Kind::Adt(id) => {
                let cells = self.store.fields(cell as u32)?;
                let (&at, cells) = cells.split_first()?;
                let branch = self.types.adt(id).get(at as usize)?;
                let fields = operands(&branch.fields, cells);
                Some(Parts { branch: Some(&branch.name), fields })
            }
            Kind::Record(id) => {
                let cells = self.store.fields(cell as u32)?;
                Some(Parts { branch: None, fields: operands(self.types.record(id), &cells) })
            }
            Kind::Number | Kind::Unsigned | Kind::Float | Kind::Symbol => None,
        }
    }

    /// A record of the type that the functor's result is declared as.
    ///
    /// # Errors
    ///
    /// That is no record type, or the fields are not those of it.
    pub fn record(&self, fields: &[Operand]) -> Result<Operand, String> {
        let kind = self.result;
        let Kind::Record(id) = kind else {
            return Err(format!("{} is no record type", self.types.kind_name(kind)));
        };
        let cells = self.cells(self.types.name(id), self.types.record(id), fields)?;
        let cell = self.store.pack(&cells).into();
        Ok(Operand::Composite(Composite { kind, cell }))
    }

    /// The same of a record type by its name.
    ///
    /// # Errors
    ///
    /// There is no such record type, or the fields are not those of it.
    pub fn record_of(&self, type_name: &str, fields: &[Operand]) -> Result<Operand, String> {
        let result = self.types.kind_of(type_name);
        let result = result.ok_or_else(|| format!("there is no type {type_name}"))?;
        Values { types: self.types, store: self.store, result }.record(fields)
    }

    /// A value of an algebraic data type.
    ///
    /// # Errors
    ///
    /// There is no such branch, or the fields are not those of it.
    pub fn branch(&self, branch: &str, fields: &[Operand]) -> Result<Operand, String> {
        let found = self.types.branch(branch);
        let (id, at) = found.ok_or_else(|| format!("there is no branch {branch}"))?;
        let kind = Kind::Adt(id);
        let mut cells = self.cells(branch, &self.types.adt(id)[at].fields, fields)?;
        let cell = if self.types.is_enum(id) {
            at as u64
        } else {
            cells.insert(0, at as u64);
            self.store.pack(&cells).into()
        };
        Ok(Operand::Composite(Composite { kind, cell }))
    }

    /// The record that is none, of the type that the functor's result is declared as.
    #[must_use]
    pub fn nil(&self) -> Operand {
        Operand::Composite(Composite { kind: self.result, cell: 0 })
    }

    fn cells(
        &self,
        name: &str,
        types: &[usize],
        fields: &[Operand],
    ) -> Result<SmallVec<[u64; 4]>, String> {
        if types.len() != fields.len() {
            return Err(format!("{name} has {} fields, not {}", types.len(), fields.len()));
        }
        let fields = types.iter().zip(fields);
        fields.map(|(&ty, field)| self.cell(self.types.kind(ty), field)).collect()
    }

    fn operand(&self, kind: Kind, cell: u64) -> Operand {
        let is_narrow = self.types.width == Width::Narrow;
        match kind {
            Kind::Number if is_narrow => Operand::Number((cell as u32).cast_signed().into()),
            Kind::Number => Operand::Number(cell.cast_signed()),
            Kind::Unsigned => Operand::Unsigned(cell),
            Kind::Float if is_narrow => Operand::Float(f32::from_bits(cell as u32).into()),
            Kind::Float => Operand::Float(f64::from_bits(cell)),
            Kind::Symbol => Operand::Symbol(self.store.text(cell as u32)),
            Kind::Record(_) | Kind::Adt(_) => Operand::Composite(Composite { kind, cell }),
        }
    }

    fn cell(&self, kind: Kind, operand: &Operand) -> Result<u64, String> {
        let is_narrow = self.types.width == Width::Narrow;
        let cut = |cell: u64| if is_narrow { u64::from(cell as u32) } else { cell };
        match (kind, operand) {
            (Kind::Number, Operand::Number(number)) => Ok(cut(number.cast_unsigned())),
            (Kind::Unsigned, Operand::Unsigned(number)) => Ok(cut(*number)),
            (Kind::Float, Operand::Float(float)) if is_narrow => {
                Ok((*float as f32).to_bits().into())
            }
            (Kind::Float, Operand::Float(float)) => Ok(float.to_bits()),
            (Kind::Symbol, Operand::Symbol(text)) => Ok(self.store.intern(text).into()),
            (_, Operand::Composite(composite)) if composite.kind == kind => Ok(composite.cell),
            (_, other) => {
                let found = match other {
                    Operand::Composite(composite) => self.types.kind_name(composite.kind),
                    Operand::Number(_) => "number",
                    Operand::Unsigned(_) => "unsigned",
                    Operand::Float(_) => "float",
                    Operand::Symbol(_) => "symbol",
                };
                Err(format!("{found} where {} is declared", self.types.kind_name(kind)))
            }
        }
    }
}

impl UserCall {
    /// The functor, called with values of these kinds.
    pub fn new(functor: UserFunctor, params: Vec<Kind>, result: Kind, types: Arc<Types>) -> Self {
        Self { functor, params, result, types }
    }

    pub fn name(&self) -> &str {
        &self.functor.name
    }

    pub fn params(&self) -> &[Kind] {
        &self.params
    }

    pub fn result(&self) -> Kind {
        self.result
    }

    /// The cell that it answers for these.
    pub fn call(&self, store: &dyn Store, cells: &[u64]) -> Result<u64, String> {
        let values = Values { types: &self.types, store, result: self.result };
        let args = self.params.iter().zip(cells).map(|(&kind, &cell)| values.operand(kind, cell));
        let args: SmallVec<[Operand; 4]> = args.collect();
        let answer = (self.functor.function)(&values, &args);
        let cell = answer.and_then(|answer| values.cell(self.result, &answer));
        cell.map_err(|error| format!("@{}: {error}", self.name()))
    }
}

impl fmt::Debug for UserCall {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "@{}{:?}: {:?}", self.name(), self.params, self.result)
    }
}
