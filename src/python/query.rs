//! A question, and its answer.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use arrow_array::RecordBatch;
use engine::{Cancel, Database, Kind, Options, Program, RelationInfo, Settings, Width};
use library::{Search, suggest};
use llvm_facts::query::catalogue::{self, Sink};
use llvm_facts::query::{self, Source, findings, transform};
use shards::Catalogue;

use crate::answers::{Answered, Answers, Rows};
use crate::columns::{self, Cells, Column};
use crate::failure::{Class, Failure};
use crate::given::{self, Given};
use crate::held::Held;

/// What is asked, and how.
pub struct Asked {
    name: String,
    texts: Vec<String>,
    complete: bool,
    search: Search,
    relations: Vec<String>,
    width: Width,
    /// Rows of relations that are not read.
    pub given: Given,
    /// Labels in the place of ids.
    pub labels: bool,
    options: Options,
}

impl Asked {
    /// A question without rows of its own and without limits.
    pub fn new(
        name: String,
        texts: Vec<String>,
        complete: bool,
        include: Vec<PathBuf>,
        macros: Vec<(String, String)>,
        relations: Vec<String>,
        wide: bool,
    ) -> Self {
        let mut search = Search::default();
        search.directories.search = include;
        let define = |(name, value): (String, String)| {
            let whole = library::definition(&format!("{name}={value}"));
            whole.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()))
        };
        search.directories.defines = macros.into_iter().filter_map(define).collect();
        let width = if wide { Width::Wide } else { Width::Narrow };
        let (given, labels, options) = (Vec::new(), false, Options::default());
        Self { name, texts, complete, search, relations, width, given, labels, options }
    }

    /// The same with limits: seconds, megabytes, threads.
    ///
    /// # Errors
    /// When one is no limit.
    pub fn within(
        self,
        timeout: Option<f64>,
        memory_limit: Option<usize>,
        threads: usize,
        cancel: &Cancel,
    ) -> Result<Self, Failure> {
        let time = |seconds: f64| {
            let words = || format!("timeout: {seconds} is no number of seconds");
            Duration::try_from_secs_f64(seconds).map_err(|_| Failure::new(Class::Program, words()))
        };
        let options = Options {
            threads: threads.max(1),
            timeout: timeout.map(time).transpose()?,
            memory_limit: memory_limit.map(|mb| mb << 20),
            cancel: Some(cancel.clone()),
            ..Options::default()
        };
        Ok(Self { options, ..self })
    }

    fn program(&self) -> Result<Program, Failure> {
        let settings = Settings { width: self.width, ..query::settings() };
        let parts: Vec<&str> = self.texts.iter().map(String::as_str).collect();
        // Those that are no Datalog stay as they are: the parser says what is wrong.
        let completed = match self.complete {
            true => engine::complete(&self.name, &parts, &self.search, &settings).ok(),
            false => None,
        };
        let text = completed.unwrap_or_else(|| parts.join("\n"));
        let mut program = Program::parse_with(&self.name, &text, &self.search, &settings)?;
        let known = program.relations();
        if let Some(name) =
            self.relations.iter().find(|name| known.iter().all(|r| r.name != **name))
        {
            let near = suggest::did_you_mean(name, known.iter().map(|r| &*r.name));
            let words = format!("the program has no relation {name}{near}");
            return Err(Failure::new(Class::Program, words));
        }
        if !self.relations.is_empty() {
            program.select(&self.relations)?;
        } else if let wanted = findings::wanted(&program)
            && !wanted.is_empty()
        {
            program.select(&wanted)?;
        } else if program.outputs().is_empty() {
            let words = "the program has no `.output`: name relations, relations=[..]";
            return Err(Failure::new(Class::Program, words));
        } else {
            transform::answer_refused(&mut program)?;
        }
        Ok(program)
    }

    /// Answers it.
    ///
    /// # Errors
    /// When the program is wrong, facts cannot be read, or a limit is reached.
    pub fn answer(self, held: &Arc<Held>) -> Result<Answers, Failure> {
        let program = self.program()?;
        let outputs = program.outputs();
        let rows = match &**held {
            Held::Catalogue(dir) => {
                let catalogue = Catalogue::open(dir)?;
                Rows::Columns(self.of_catalogue(&program, &catalogue, &outputs)?)
            }
            Held::Directory(_) | Held::Memory(_) => {
                let mut database = Database::new(&program);
                database.forget_unused();
                self.run(&program, held.source("query")?, &mut database)?;
                Rows::Engine(Box::new(database))
            }
        };
        let held = Arc::clone(held);
        Ok(Answers::new(Answered {
            asked: self,
            program,
            outputs,
            rows,
            held,
            whole: Default::default(),
        }))
    }

    /// Derives everything.
    ///
    /// # Errors
    /// When facts cannot be read, given rows do not fit, or a limit is reached.
    pub fn run(
        &self,
        program: &Program,
        source: Source<'_>,
        database: &mut Database,
    ) -> Result<(), Failure> {
        database.use_threads(self.options.threads);
        given::insert(&self.given, program, database)?;
        query::load(program, source, database, &())?;
        program.run(database, &self.options)?;
        Ok(())
    }

    /// How many bits its numbers have.
    pub fn width(&self) -> Width {
        self.width
    }

    fn of_catalogue(
        &self,
        program: &Program,
        catalogue: &Catalogue,
        outputs: &[RelationInfo],
    ) -> Result<Vec<RecordBatch>, Failure> {
        if !self.given.is_empty() {
            let words = "facts: not for a catalogue; write them into the program";
            return Err(Failure::new(Class::Program, words));
        }
        let described: Vec<Vec<Column>> =
            outputs.iter().map(|relation| Column::of_program(program, relation)).collect();
        let cells = |(relation, columns): (&RelationInfo, &Vec<Column>)| -> Vec<Cells> {
            let cells = |((_, kind), column): (&(String, Kind), &Column)| {
                match (column.domains.is_empty(), self.labels) {
                    (true, _) => Cells::new(*kind, self.width, 0),
                    (false, true) => Cells::Text(Default::default()),
                    // Ids of a catalogue have 64 bits.
                    (false, false) => Cells::WideUnsigned(Vec::new()),
                }
            };
            relation.columns.iter().zip(columns).map(cells).collect()
        };
        let cells = outputs.iter().zip(&described).map(cells).collect();
        let mut kept = Kept { cells, rows: vec![0; outputs.len()], failed: None };
        let derived = catalogue::localities(program);
        let asked = catalogue::Asked {
            options: self.options.clone(),
            labels: self.labels,
            checkpoint: None,
        };
        catalogue::run(program, &derived, catalogue, &asked, &mut kept)?;
        if let Some(failure) = kept.failed {
            return Err(failure);
        }
        let tables = described.iter().zip(kept.cells).zip(kept.rows);
        tables.map(|((columns, cells), rows)| columns::table_of(columns, cells, rows)).collect()
    }
}

/// Rows of a catalogue, as they come.
struct Kept {
    cells: Vec<Vec<Cells>>,
    rows: Vec<usize>,
    failed: Option<Failure>,
}

impl Sink for Kept {
    fn row(&mut self, output: usize, cells: &[&[u8]]) -> llvm_facts::Result<()> {
        self.rows[output] += 1;
        for (column, cell) in self.cells[output].iter_mut().zip(cells) {
            if let Err(failure) = column.push_text(cell) {
                self.failed.get_or_insert(failure);
            }
        }
        Ok(())
    }
}
