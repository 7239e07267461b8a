//! `.why` and `.whynot`.

use super::ask::Shell;
use super::page;
use crate::cli::error::{Error, QuestionError, Result, ShellError};
use crate::query::{self, explain};
use engine::Program;

impl Shell<'_> {
    /// Shows why a row is there; without one, the first of the last answer.
    ///
    /// # Errors
    /// When there is no such row.
    pub fn why(&mut self, row: &str) -> Result<()> {
        let row = self.row(row, ".why ROW")?;
        let program = self.program_of(&row)?;
        let raw = self.show.raw;
        let proof = self.evaluate(&program, |shell, database| {
            Ok(explain::proof(&program, database, &row, raw, (shell.source(), &[]))?)
        });
        match proof {
            Ok(proof) => page::show(&proof),
            Err(Error::Question(QuestionError::NoProof(_))) => {
                Err(ShellError::NoRow { fact: row }.into())
            }
            Err(error) => Err(error),
        }
    }

    /// Shows why a row is not there; without one, why the last answer is empty.
    ///
    /// # Errors
    /// When it is no row of any relation.
    pub fn why_not(&mut self, row: &str) -> Result<()> {
        if row.is_empty() {
            return self.why_empty();
        }
        let program = self.program_of(row)?;
        let fact = self.with_ids(&program, row)?;
        let why = self.evaluate(&program, |_, database| {
            Ok(program.why_not(database, &fact).map_err(QuestionError::Explain)?)
        })?;
        match why {
            Some(why) => {
                page::show(&engine::Empty { fact: Some(row.to_owned()), ..why }.to_string())
            }
            None => page::show(&format!("{row} holds; .why {row} says why\n")),
        }
    }

    fn why_empty(&mut self) -> Result<()> {
        let nothing = || ShellError::NothingAsked(".whynot ROW".to_owned());
        let program = self.last.clone().ok_or_else(nothing)?;
        let text = self.evaluate(&program, |_, database| {
            let mut text = String::new();
            for output in program.outputs() {
                match program.why_empty(database, &output.name)? {
                    Some(why) => text.push_str(&why.to_string()),
                    None => text.push_str(&format!("{} has rows\n", output.name)),
                }
            }
            Ok(text)
        })?;
        page::show(&text)
    }

    /// The row that is meant: without one, any of the last answer.
    fn row(&self, row: &str, usage: &str) -> Result<String> {
        if !row.is_empty() {
            return Ok(row.to_owned());
        }
        let last = self.last.as_ref().and_then(|program| program.outputs().into_iter().next());
        let Some(output) = last else {
            return Err(ShellError::NothingAsked(usage.to_owned()).into());
        };
        Ok(format!("{}({})", output.name, vec!["_"; output.columns.len()].join(", ")))
    }

    /// A program that has the rows of a fact's relation.
    fn program_of(&self, fact: &str) -> Result<Program> {
        let name = explain::relation(fact);
        let is_answer = |program: &&Program| program.outputs().iter().any(|it| it.name == name);
        if let Some(last) = self.last.as_ref().filter(is_answer)
            && !self.rules.has(&name)
        {
            return Ok(last.clone());
        }
        let mut program = self.program(&format!(".output {name}"))?;
        program.select(&[name])?;
        Ok(program)
    }

    /// The fact with ids in the place of labels, of whatever entities have them.
    fn with_ids(&self, program: &Program, fact: &str) -> Result<String> {
        let name = explain::relation(fact);
        let relation = program.relations().into_iter().find(|relation| relation.name == name);
        let (Some((_, arguments)), Some(relation)) = (explain::arguments(fact), relation) else {
            return Ok(fact.to_owned());
        };
        let mut shown = Vec::new();
        for (at, argument) in arguments.into_iter().enumerate() {
            let domains = relation.types.get(at).map(|ty| query::domains(program, ty));
            if !argument.starts_with(['@', '%']) {
                shown.push(argument.to_owned());
                continue;
            }
            let found = query::labelled(self.memory.facts, &domains.unwrap_or_default(), argument);
            let no = || ShellError::NoEntity(argument.to_owned());
            shown.push(found.first().ok_or_else(no)?.to_string());
        }
        Ok(format!("{name}({})", shown.join(", ")))
    }
}
