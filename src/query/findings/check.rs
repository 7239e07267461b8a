//! Programs that are asked for findings alone.

use super::collect::{Answer, report, wanted};
use super::finding::Report;
use crate::Result;
use crate::query::{self, Source};
use engine::{Database, Options, Program};

/// A program whose answers are findings.
#[derive(Debug)]
pub struct Check {
    program: Program,
    answers: Vec<Answer>,
}

impl Check {
    /// Asks the program for what findings are made of; `title` is what the rows of a relation say.
    ///
    /// # Errors
    /// Never for outputs that the program has itself.
    pub fn new(mut program: Program, title: impl Fn(&str) -> String) -> Result<Self> {
        let wanted = wanted(&program);
        if !wanted.is_empty() {
            program.select(&wanted)?;
        }
        let answer = |relation: engine::RelationInfo| {
            let columns = relation.columns.into_iter().zip(&relation.types);
            let column =
                |((name, _), ty): ((String, _), &String)| (name, query::domains(&program, ty));
            let (title, columns) = (title(&relation.name), columns.map(column).collect());
            Answer { name: relation.name, title, columns }
        };
        let answers = program.outputs().into_iter().map(answer).collect();
        Ok(Self { program, answers })
    }

    /// What it finds, and the names of its outputs that say nothing about instructions.
    ///
    /// # Errors
    /// When the source cannot be read, or a limit is reached.
    pub fn run(&self, source: Source<'_>, options: &Options) -> Result<(Report, Vec<String>)> {
        let Self { program, answers } = self;
        let mut database = Database::new(program);
        database.use_threads(options.threads);
        database.forget_unused();
        let firsts = query::load(program, source, &mut database, &())?;
        program.run(&mut database, options)?;
        report(answers, true, (source, &firsts), |at, each| {
            program.visit(&database, &answers[at].name, &mut |cells| {
                each(cells);
                true
            })?;
            Ok(())
        })
    }
}
