//! Statements and their answers.

use std::io::{IsTerminal, stdout};
use std::sync::{Arc, Mutex, PoisonError};

use super::page;
use super::rules::Rules;
use crate::cli::console::{say, say_findings};
use crate::cli::error::{Error, QuestionError, Result};
use crate::cli::preset;
use crate::cli::query::args::Format;
use crate::cli::query::embedded::Evaluated;
use crate::cli::query::output::{self, Shown, Style};
use crate::query::{self, Memory, Source};
use engine::{
    Cancel, Code, Database, Diagnostic, Diagnostics, Options, Program, RelationInfo, Session,
    Settings, Severity, Statement,
};

/// What messages call the text of a statement.
const NAME: &str = "shell";

/// So many rows of a table a person is shown who did not say how many.
const ROWS: usize = 1000;

/// How answers are shown.
#[derive(Clone, Copy, Debug)]
pub struct Show {
    pub format: Option<Format>,
    pub raw: bool,
    pub labels: bool,
    pub header: bool,
    pub limit: Option<usize>,
    /// Does a person read, line by line?
    pub is_prompt: bool,
}

/// The run that an interrupt stops, if there is one.
pub type Running = Arc<Mutex<Option<Cancel>>>;

/// Answers statements about facts.
pub struct Shell<'a> {
    pub memory: Memory<'a>,
    pub rules: Rules,
    pub show: Show,
    pub options: Options,
    pub running: Running,
    /// Are warnings of no interest?
    pub quiet: bool,
    /// The program of the last answer.
    pub last: Option<Program>,
    session: Session,
}

impl<'a> Shell<'a> {
    pub fn new(memory: Memory<'a>, rules: Rules, show: Show, options: Options) -> Self {
        let (running, session) = (Running::default(), Session::default());
        Self { memory, rules, show, options, running, quiet: false, last: None, session }
    }

    /// Where facts and labels come from.
    pub fn source(&self) -> Source<'a> {
        Source::Memory(self.memory)
    }

    /// Answers a statement, or keeps it.
    ///
    /// # Errors
    /// What is wrong with it, or why it cannot be answered.
    pub fn statement(&mut self, text: &str) -> Result<()> {
        match engine::statement(text, &self.rules) {
            Statement::Nothing => Ok(()),
            Statement::Question | Statement::Unfinished | Statement::Wrong => {
                let mut program = self.program(text)?;
                self.warn(&program);
                let before: Vec<&String> =
                    self.rules.entries.iter().flat_map(|entry| &entry.outputs).collect();
                let names = program.outputs().into_iter().map(|output| output.name);
                let wanted: Vec<String> = names.filter(|name| !before.contains(&name)).collect();
                program.select(&wanted)?;
                self.last = Some(program.clone());
                self.answer(&program, text, &[])
            }
            Statement::Rules { heads, outputs, defines } => {
                let mut program = self.program(text)?;
                self.warn(&program);
                if defines {
                    self.rules.add(text, &heads, &outputs);
                    self.declared(&program, &heads)?;
                }
                if outputs.is_empty() {
                    return Ok(());
                }
                let sizes: Vec<String> = program.sizes().into_iter().map(|it| it.name).collect();
                let sizes: Vec<String> =
                    sizes.into_iter().filter(|name| outputs.contains(name)).collect();
                program.select(&outputs)?;
                self.last = Some(program.clone());
                self.answer(&program, text, &sizes)
            }
        }
    }

    /// Shows what relations a person has declared, with the types that were found.
    fn declared(&self, program: &Program, heads: &[String]) -> Result<()> {
        if !self.show.is_prompt {
            return Ok(());
        }
        let relations = program.relations().into_iter().filter(|it| heads.contains(&it.name));
        page::show(&relations.map(|it| declaration(&it) + "\n").collect::<String>())
    }

    fn warn(&self, program: &Program) {
        let mut findings = program.warnings().clone();
        // What was declared just now gets its rows later.
        findings.list.retain(|finding| finding.code != Code::NoRows);
        if !self.quiet && !findings.list.is_empty() {
            say_findings(&findings);
        }
    }

    /// The program of a statement and of all that was entered.
    ///
    /// # Errors
    /// All that is wrong with it, which is said.
    pub fn program(&self, text: &str) -> Result<Program> {
        let includes = self.rules.includes();
        let parts = [text, &includes];
        let parts = if includes.is_empty() { &parts[..1] } else { &parts };
        // What cannot be completed is no Datalog, and the parser says why.
        let whole = engine::complete(NAME, parts, &self.rules, &settings())
            .unwrap_or_else(|_| parts.join("\n"));
        Program::parse_with(NAME, &whole, &self.rules, &settings())
            .map_err(|errors| said(&errors).into())
    }

    /// All that was entered, as a program that needs nothing more.
    ///
    /// # Errors
    /// All that is wrong with it, which is said.
    pub fn text(&self) -> Result<String> {
        let parts: Vec<&str> = self.rules.entries.iter().map(|entry| &*entry.text).collect();
        engine::complete(NAME, &parts, &self.rules, &settings())
            .map_err(|errors| said(&errors).into())
    }

    /// Runs a program on what is known, and does something with its rows.
    ///
    /// # Errors
    /// Those of the run and of what is done.
    pub fn evaluate<R>(
        &mut self,
        program: &Program,
        then: impl FnOnce(&Self, &mut Database) -> Result<R>,
    ) -> Result<R> {
        let mut database = self.session.database(program);
        database.use_threads(self.options.threads);
        let mut ran = self.run(program, &mut database);
        if let Err(Error::Library(crate::Error::Engine(engine::Error::Memory(_)))) = ran {
            // What earlier questions left may be what is too much.
            self.session.keep(program, database);
            database = self.session.database(program);
            if database.give_up() {
                ran = self.run(program, &mut database);
            }
        }
        let result = ran.and_then(|()| then(self, &mut database));
        self.session.keep(program, database);
        result
    }

    fn run(&self, program: &Program, database: &mut Database) -> Result<()> {
        query::load(program, self.source(), database, &())?;
        let cancel = Cancel::default();
        let set = |running| {
            *self.running.lock().unwrap_or_else(PoisonError::into_inner) = running;
        };
        set(Some(cancel.clone()));
        let options = Options { cancel: Some(cancel), ..self.options.clone() };
        let ran = program.run(database, &options);
        set(None);
        ran?.warnings.iter().for_each(|warning| say(warning));
        Ok(())
    }

    fn answer(&mut self, program: &Program, text: &str, sizes: &[String]) -> Result<()> {
        self.evaluate(program, |shell, database| {
            let shown = shell.rendered(program, database, text, sizes)?;
            page::show(&String::from_utf8_lossy(&shown))
        })
    }

    /// The outputs of a program, as they are shown.
    fn rendered(
        &self,
        program: &Program,
        database: &Database,
        text: &str,
        sizes: &[String],
    ) -> Result<Vec<u8>> {
        let Show { format, raw, labels, header, limit, is_prompt } = self.show;
        let is_terminal = stdout().is_terminal();
        let format = format.unwrap_or(if is_terminal { Format::Table } else { Format::Tsv });
        // A table says how many rows there are.
        let limit = limit.or((is_prompt && format == Format::Table).then_some(ROWS));
        let shown = |relation: RelationInfo| {
            let mut heading = preset::heading(text, &relation.name);
            heading.limit = limit.or(heading.limit);
            let size_only = sizes.contains(&relation.name);
            Shown { size_only, ..Shown::new(program, relation, heading) }
        };
        let relations: Vec<Shown> = program.outputs().into_iter().map(shown).collect();
        let with_labels = match format {
            Format::Table | Format::Json => !raw,
            Format::Tsv | Format::Csv => labels || !raw && is_terminal,
        };
        let answers = Evaluated { program, database };
        let labels = match with_labels {
            true => {
                let ids = output::shown_ids(&answers, &relations)?;
                Some(query::labels(self.source(), &[], &ids)?)
            }
            false => None,
        };
        let style = Style {
            format,
            header,
            labels: labels.as_ref(),
            quotes_formulas: false,
            why_empty: ".whynot",
        };
        let mut out = Vec::new();
        output::render(&answers, &relations, &style, &mut out)?;
        Ok(out)
    }
}

/// How programs are read.
fn settings() -> Settings {
    query::settings()
}

/// What is wrong with a statement, once it is said.
fn said(errors: &Diagnostics) -> QuestionError {
    say_findings(errors);
    let is_error = |diagnostic: &&Diagnostic| diagnostic.severity == Severity::Error;
    let errors = errors.list.iter().filter(is_error).count();
    QuestionError::Program { name: NAME.to_owned(), errors }
}

/// A relation as a program declares it.
pub fn declaration(relation: &RelationInfo) -> String {
    let columns = relation.columns.iter().zip(&relation.types);
    let columns: Vec<String> = columns.map(|((name, _), ty)| format!("{name}: {ty}")).collect();
    format!(".decl {}({})", relation.name, columns.join(", "))
}
