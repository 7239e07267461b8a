//! Datalog over modules or a fact directory, with the embedded engine.
//!
//! Only the relations that the program reads are extracted and loaded, chunk by chunk, so the facts
//! of a module are never in memory as a whole. Ids are those of a fact directory of the same
//! modules. Text is escaped as in fact files, so that both engines see the same strings.

pub mod catalogue;
mod described;
pub mod explain;
pub mod findings;
pub mod label;
pub mod shapes;
pub mod source_text;
pub mod transform;

use std::path::Path;

use rustc_hash::FxHashMap;

use crate::{Error, Result};
use engine::{Database, Program, Settings, Vocabulary};
use facts::store::escape::escape;
use facts::store::{self, AsRows, Facts};
use facts::{
    BasicblockFunction, Cell, ColumnKind, Domain, FunctionName, ModuleRow, Relation, RelationSet,
    Symbol, TYPES, TypeInfo, VariableType,
};
use ir::extract::Options;
use jobs::input::Input;
use jobs::pipeline::{self, Extraction, Observer, Target};
use jobs::read::Reading;

use self::label::Labels;

pub use self::described::{Place, SourcePlace, labels, places};

/// What a program is asked about.
#[derive(Clone, Copy)]
pub enum Source<'a> {
    /// A fact directory.
    Facts(&'a Path),
    /// Modules, in the order of their ids.
    Modules(Modules<'a>),
    /// Facts that were read before.
    Memory(Memory<'a>),
}

/// All facts of a source, as [`read()`] answers them.
#[derive(Clone, Copy)]
pub struct Memory<'a> {
    /// The facts.
    pub facts: &'a Facts,
    /// Whether they are of modules, in which nothing is there twice.
    pub of_modules: bool,
    /// Files of inputs that are no relation of the schema.
    pub files: Option<&'a Path>,
}

/// Modules, and how to read them.
#[derive(Clone, Copy)]
pub struct Modules<'a> {
    /// The modules.
    pub inputs: &'a [Input],
    /// What LLVM does with them first.
    pub reading: Reading<'a>,
    /// How many modules are read at once.
    pub threads: usize,
    /// Files of inputs that are no relation of the schema.
    pub files: Option<&'a Path>,
}

/// How programs are read: the engine warns of words that the schema does not have, and knows the
/// library's functors.
pub fn settings() -> Settings {
    Settings { vocabularies: vocabularies(), ..library::functors::settings() }
}

/// The types of the schema that have known words.
fn vocabularies() -> Vec<Vocabulary> {
    let words = |ty: &TypeInfo| match ty.kind {
        ColumnKind::Enum(words) => Some(Vocabulary {
            type_name: ty.name.to_owned(),
            words: words.iter().map(|word| (*word).to_owned()).collect(),
        }),
        _ => None,
    };
    TYPES.iter().filter_map(words).collect()
}

/// The entities that values of a type may be, by the types of the schema that it is made of.
pub fn domains(program: &Program, ty: &str) -> Vec<Domain> {
    let of_schema = |name: &&str| TYPES.iter().find(|t| *t.name == **name).map(|t| t.kind);
    let entity = |kind| match kind {
        ColumnKind::Entity(domain) => Some(domain),
        _ => None,
    };
    program.bases(ty).iter().filter_map(of_schema).filter_map(entity).collect()
}

/// The relations of the schema that the program reads.
pub fn wanted(program: &Program) -> RelationSet {
    program.inputs().iter().filter_map(|input| Relation::from_name(&input.name)).collect()
}

/// Fills the database with what the program reads and the database does not
/// [have](Database::has). Answers the first id of each module, in the
/// order of the inputs; none for a fact directory.
///
/// # Errors
/// When the source cannot be read, or a relation of the program has another shape in the schema.
pub fn load(
    program: &Program,
    source: Source<'_>,
    database: &mut Database,
    observer: &dyn Observer,
) -> Result<Vec<u32>> {
    check_shapes(program)?;
    let mut relations = RelationSet::none();
    for relation in wanted(program).iter() {
        if !database.has(program, relation.info().name)? {
            relations.insert(relation);
        }
    }
    let (firsts, files) = match source {
        Source::Facts(dir) => {
            for relation in relations.iter() {
                let facts = store::read_relation(dir, relation)?;
                add(program, relation, &facts, false, database)?;
            }
            (Vec::new(), Some(dir))
        }
        Source::Modules(modules) => {
            let mut loader = Loader { program, relations, database, firsts: Vec::new() };
            // Where each module starts, its own row says.
            let mut relations = relations;
            relations.insert(Relation::Module);
            let extraction = Extraction {
                inputs: modules.inputs,
                options: Options { expand_strings: false, relations, threads: 1 },
                reading: modules.reading,
                keep_going: false,
                threads: modules.threads,
                ends: false,
            };
            pipeline::run(&extraction, &mut loader, observer)?;
            (loader.firsts, modules.files)
        }
        Source::Memory(Memory { facts, of_modules, files }) => {
            for relation in relations.iter() {
                if let Some(dir) = files.filter(|_| !of_modules)
                    && !store::file_of(dir, relation).is_file()
                {
                    // What is not there is an error once it is asked for.
                    store::read_relation(dir, relation)?;
                }
                add(program, relation, facts, of_modules, database)?;
            }
            (Vec::new(), files)
        }
    };
    let mut missing = None;
    for input in program.inputs() {
        if Relation::from_name(&input.name).is_none() && !database.has(program, &input.name)? {
            missing = Some(input);
            break;
        }
    }
    match (files, missing) {
        (Some(dir), Some(_)) => {
            database.limit_expansion(system::expansion());
            database.read_inputs(program, dir)?;
        }
        (None, Some(relation)) => return Err(Error::NotOfModules(relation.name)),
        (_, None) => {}
    }
    Ok(firsts)
}

/// Reads all facts of a source, to ask about them more than once.
///
/// # Errors
/// When it cannot be read. A fact directory need not have every relation.
pub fn read(source: Source<'_>, observer: &dyn Observer) -> Result<Facts> {
    let mut all = Facts::new();
    match source {
        Source::Facts(dir) => {
            for relation in Relation::ALL {
                if store::file_of(dir, relation).is_file() {
                    all.append(&store::read_relation(dir, relation)?);
                }
            }
        }
        Source::Modules(modules) => {
            let extraction = Extraction {
                inputs: modules.inputs,
                options: Options { expand_strings: false, ..Options::default() },
                reading: modules.reading,
                keep_going: false,
                threads: modules.threads,
                ends: false,
            };
            pipeline::run(&extraction, &mut Collector(&mut all), observer)?;
        }
        Source::Memory(memory) => all.append(memory.facts),
    }
    Ok(all)
}

/// Facts in memory as the target of extraction.
struct Collector<'a>(&'a mut Facts);

impl Target for Collector<'_> {
    type Form = AsRows;
    type Error = Error;

    fn begin(&mut self) -> Result<()> {
        *self.0 = Facts::new();
        Ok(())
    }

    fn append(&mut self, _input: usize, facts: &Facts) -> Result<()> {
        self.0.append(facts);
        Ok(())
    }

    fn finish(&mut self) -> Result<()> {
        Ok(())
    }
}

/// The entities of these domains that have a label, such as `@main`.
pub fn labelled(facts: &Facts, domains: &[Domain], label: &str) -> Vec<u32> {
    let labels = Labels::new(facts);
    let named = facts.rows::<FunctionName>().map(|row| row.r#fn.0);
    let values = facts.rows::<VariableType>().map(|row| row.v.0);
    let blocks = facts.rows::<BasicblockFunction>().map(|row| row.bb.0);
    let last = named.chain(values).chain(blocks).max().unwrap_or_default();
    let has = |id: &u32| {
        domains.iter().any(|&domain| labels.of(domain, *id).is_some_and(|own| own == label))
    };
    (0..=last).filter(has).collect()
}

/// Fills the database with what the program reads of facts in memory: no others are read.
///
/// # Errors
/// When a relation of the program has another shape in the schema.
pub fn load_facts(program: &Program, facts: &Facts, database: &mut Database) -> Result<()> {
    check_shapes(program)?;
    wanted(program).iter().try_for_each(|relation| add(program, relation, facts, false, database))
}

/// That the program declares relations of the schema as the schema does.
fn check_shapes(program: &Program) -> Result<()> {
    for input in program.inputs() {
        let Some(relation) = Relation::from_name(&input.name) else { continue };
        let info = relation.info();
        if info.width() != input.columns.len() {
            return Err(Error::Shape {
                relation: input.name,
                columns: input.columns.len(),
                schema: info.width(),
            });
        }
    }
    Ok(())
}

/// A database as the target of extraction.
struct Loader<'a> {
    program: &'a Program,
    relations: RelationSet,
    database: &'a mut Database,
    /// The first id of each module.
    firsts: Vec<u32>,
}

impl Target for Loader<'_> {
    type Form = AsRows;
    type Error = Error;

    fn begin(&mut self) -> Result<()> {
        if !self.firsts.is_empty() {
            *self.database = Database::new(self.program);
            self.firsts.clear();
        }
        // A relation without rows is loaded as well: there is no file to read it from.
        for relation in self.relations.iter() {
            add(self.program, relation, &Facts::new(), true, self.database)?;
        }
        Ok(())
    }

    fn append(&mut self, _input: usize, facts: &Facts) -> Result<()> {
        self.firsts.extend(facts.rows::<ModuleRow>().map(|row| row.m.0));
        for relation in self.relations.iter() {
            if !facts.table(relation).is_empty() {
                add(self.program, relation, facts, true, self.database)?;
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<()> {
        Ok(())
    }
}

/// Adds the rows of a relation. Of modules a key is never there twice; of a directory it may be.
fn add(
    program: &Program,
    relation: Relation,
    facts: &Facts,
    of_modules: bool,
    database: &mut Database,
) -> Result<()> {
    let info = relation.info();
    let distinct = of_modules && !info.keys.is_empty();
    let load = |database: &mut Database, cells: &[u32]| match distinct {
        true => database.load_distinct(program, info.name, cells),
        false => database.load_interned(program, info.name, cells),
    };
    let table = facts.table(relation).cells();
    let is_plain =
        |kind| matches!(kind, ColumnKind::Entity(_) | ColumnKind::Unsigned | ColumnKind::Signed);
    if info.columns.iter().all(|column| is_plain(column.kind)) {
        return Ok(load(database, table)?);
    }
    let mut cells = table.to_vec();
    let mut known: FxHashMap<u32, u32> = FxHashMap::default();
    let mut text = Vec::new();
    for (column, described) in info.columns.iter().enumerate() {
        let own = cells.iter_mut().skip(column).step_by(info.width());
        match described.kind {
            ColumnKind::Entity(_) | ColumnKind::Unsigned | ColumnKind::Signed => {}
            ColumnKind::Enum(words) => {
                let words: Vec<u32> = words.iter().map(|w| database.intern(w.as_bytes())).collect();
                for cell in own {
                    *cell = words.get(*cell as usize).copied().unwrap_or_default();
                }
            }
            ColumnKind::Symbol => {
                for cell in own {
                    let symbol = *cell;
                    *cell = *known.entry(symbol).or_insert_with(|| {
                        text.clear();
                        escape(&facts.bytes(Symbol::of_cell(symbol)), &mut text);
                        database.intern(&text)
                    });
                }
            }
        }
    }
    Ok(load(database, &cells)?)
}
