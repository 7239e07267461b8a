//! A checked program, and what it declares.

use crate::check::types::Kind;
use crate::diagnostic::Diagnostics;
use crate::error::{Error, Mismatch, Result};
use crate::ir::{Checked, Io, RelId};
use crate::settings::Settings;
use crate::syntax::Includes;
use crate::syntax::ast::DirectiveKind;
use crate::{advice, check, syntax};
use stack::deep;
use std::collections::BTreeSet;

/// A checked program, ready to run.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) checked: Checked,
    warnings: Diagnostics,
}

/// A relation as seen from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelationInfo {
    /// Its name, of an instance's relation with the path: `c.edge`.
    pub name: String,
    /// Name and kind of each column.
    pub columns: Vec<(String, Kind)>,
    /// The declared type of each column.
    pub types: Vec<String>,
    /// It is inline: its rules stand where it is used, and it has no rows.
    pub inline: bool,
}

/// A file that an `.input` or `.output` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFile {
    /// As the program writes it: relative to the directory of inputs or of answers.
    pub name: String,
    /// Where the program names it.
    pub place: String,
    /// Whether it is written.
    pub is_output: bool,
}

impl Program {
    /// Reads and checks a program. `name` is shown in messages and is where includes start from.
    ///
    /// # Errors
    ///
    /// All errors of the program and of what it includes, with their places.
    pub fn parse(
        name: &str,
        text: &str,
        includes: &dyn Includes,
    ) -> std::result::Result<Program, Diagnostics> {
        Self::parse_with(name, text, includes, &Settings::default())
    }

    /// Reads and checks a program with settings other than the usual ones.
    ///
    /// # Errors
    ///
    /// All errors of the program and of what it includes, with their places.
    pub fn parse_with(
        name: &str,
        text: &str,
        includes: &dyn Includes,
        settings: &Settings,
    ) -> std::result::Result<Program, Diagnostics> {
        deep(|| Self::parse_here(name, text, includes, settings))
    }

    fn parse_here(
        name: &str,
        text: &str,
        includes: &dyn Includes,
        settings: &Settings,
    ) -> std::result::Result<Program, Diagnostics> {
        let (checked, mut diags) = Self::read(name, text, includes, settings);
        let main = includes.defines().len() as u32;
        if diags.list.iter().any(|found| !found.suggestions.is_empty()) {
            let read = |text: &str| Self::read(name, text, includes, settings).1;
            advice::verify(&mut diags, main, &read);
        }
        match checked {
            Some(checked) if !diags.has_errors() => Ok(Program { checked, warnings: diags }),
            _ => Err(diags),
        }
    }

    fn read(
        name: &str,
        text: &str,
        includes: &dyn Includes,
        settings: &Settings,
    ) -> (Option<Checked>, Diagnostics) {
        let mut diags = Diagnostics::default();
        let items = syntax::parse(name, text, includes, &mut diags);
        // What failed to parse would only be reported again as undeclared.
        if diags.has_errors() {
            diags.sort();
            return (None, diags);
        }
        let checked = check::check(items, settings, includes, &mut diags);
        advice::advise(&mut diags, &checked, includes);
        diags.sort();
        diags.forget_warnings(|file| includes.is_foreign(file));
        (Some(checked), diags)
    }

    /// Findings that do not keep the program from running.
    #[must_use]
    pub fn warnings(&self) -> &Diagnostics {
        &self.warnings
    }

    fn info(&self, id: usize) -> RelationInfo {
        let relation = &self.checked.relations[id];
        let types = &self.checked.types;
        RelationInfo {
            name: relation.name.to_string(),
            columns: relation.columns.iter().map(|c| (c.0.to_string(), types.kind(c.1))).collect(),
            types: relation.columns.iter().map(|c| types.name(c.1).to_owned()).collect(),
            inline: self.checked.inlined[id],
        }
    }

    fn directives(&self, kind: DirectiveKind) -> Vec<RelationInfo> {
        let mut seen = Vec::new();
        for io in self.checked.io.iter().filter(|io| io.kind == kind) {
            if !seen.contains(&io.relation) {
                seen.push(io.relation);
            }
        }
        seen.into_iter().map(|id| self.info(id)).collect()
    }

    /// The functors of the host that the outputs need, by name.
    ///
    /// ```
    /// use llvm_facts_engine::{Directories, Operand, Program, Settings, Sort, UserFunctor};
    ///
    /// let zero = UserFunctor::new("zero", &[], Sort::Number, |_, _| Ok(Operand::Number(0)));
    /// let settings = Settings { functors: vec![zero], ..Settings::default() };
    /// let rules = ".functor zero(): number\n.decl r(n: number)\nr(@zero()).\n.output r";
    /// let program = Program::parse_with("r.dl", rules, &Directories::default(), &settings)?;
    /// assert_eq!(program.functors(), ["zero"]);
    /// # Ok::<(), llvm_facts_engine::Diagnostics>(())
    /// ```
    #[must_use]
    pub fn functors(&self) -> Vec<&str> {
        let mut found = BTreeSet::new();
        for stratum in &self.checked.strata {
            for &relation in &stratum.relations {
                let joins = self.checked.relations[relation].joins.iter();
                found.extend(joins.flat_map(|joins| &joins.lubs).map(|lub| lub.name()));
            }
            for &rule in &stratum.rules {
                self.checked.rules[rule].each_functor(&mut |name| {
                    found.insert(name);
                });
            }
        }
        found.into_iter().collect()
    }

    /// The relations with `.input` that some output needs.
    #[must_use]
    pub fn inputs(&self) -> Vec<RelationInfo> {
        self.directives(DirectiveKind::Input)
    }

    /// The relations with `.output`.
    #[must_use]
    pub fn outputs(&self) -> Vec<RelationInfo> {
        self.directives(DirectiveKind::Output)
    }

    /// The files that the program names, for a host that confines what it reads and writes.
    #[must_use]
    pub fn files(&self) -> Vec<NamedFile> {
        let Checked { io, inputs, sources, .. } = &self.checked;
        let named = |io: &Io| {
            let (_, name) = io.params.iter().find(|(key, _)| &**key == "filename")?;
            let is_output = match io.kind {
                DirectiveKind::Input => false,
                DirectiveKind::Output => true,
                DirectiveKind::Printsize | DirectiveKind::Limitsize => return None,
            };
            Some(NamedFile { name: name.to_string(), place: sources.place(io.span), is_output })
        };
        let mut files: Vec<NamedFile> = io.iter().chain(inputs).filter_map(named).collect();
        files.dedup();
        files
    }

    /// Makes these relations the outputs, whether the program says so or not, and no others.
    ///
    /// # Errors
    ///
    /// The program has no such relation, or it is inline and has no rows.
    pub fn select(&mut self, outputs: &[String]) -> Result<()> {
        let mut ids = Vec::new();
        for name in outputs {
            let id = self.find(name)?;
            if self.checked.inlined[id] {
                return Err(Error::Relation(format!("{name} with rows: it is inline")));
            }
            ids.push(id);
        }
        let mut diags = Diagnostics { sources: self.checked.sources.clone(), list: Vec::new() };
        check::select(&mut self.checked, &ids, &mut diags);
        if diags.has_errors() { Err(Error::Program(Box::new(diags))) } else { Ok(()) }
    }

    /// Makes these the outputs, as [`Self::select`] does, where the rows of the relations in `given` come
    /// from outside: their rules are left out. Answers which of them the outputs need.
    ///
    /// ```
    /// # use llvm_facts_engine::{Database, Directories, Options, Program};
    /// let text = "
    ///     .decl edge(from: number, to: number)
    ///     .input edge
    ///     .decl twice(from: number, to: number)
    ///     twice(x, z) :- edge(x, y), edge(y, z).
    ///     .decl rows(n: number)
    ///     rows(n) :- n = count : { twice(_, _) }.
    ///     .output rows
    /// ";
    /// let mut program = Program::parse("count.dl", text, &Directories::default())?;
    /// let needed = program.cut(&["twice".to_owned()], &["rows".to_owned()])?;
    /// assert_eq!(needed, ["twice"]);
    /// let mut database = Database::new(&program);
    /// database.insert(&program, "twice", [(1, 2), (3, 4)])?;
    /// program.run(&mut database, &Options::default())?;
    /// assert_eq!(program.texts(&database, "rows")?, [[b"2"]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The program has no such relation, or it has no rows since it is inline.
    pub fn cut(&mut self, given: &[String], outputs: &[String]) -> Result<Vec<String>> {
        let ids: Vec<usize> = given.iter().map(|name| self.find(name)).collect::<Result<_>>()?;
        self.checked.written_rules().retain(|rule| !ids.contains(&rule.head));
        self.select(outputs)?;
        let needed = |id: &usize| self.checked.strata.iter().any(|it| it.relations.contains(id));
        let needed = given.iter().zip(&ids).filter(|(_, id)| needed(id));
        Ok(needed.map(|(name, _)| name.clone()).collect())
    }

    /// How many bits numbers have.
    #[must_use]
    pub fn width(&self) -> crate::Width {
        self.checked.types.width
    }

    /// The relations with `.printsize`.
    #[must_use]
    pub fn sizes(&self) -> Vec<RelationInfo> {
        self.directives(DirectiveKind::Printsize)
    }

    /// The names of a type and of all that it is a part of or made up of, the nearest first.
    #[must_use]
    pub fn bases(&self, type_name: &str) -> Vec<&str> {
        self.checked.types.bases(type_name)
    }

    /// The names of the branches of an algebraic data type; none of other types.
    #[must_use]
    pub fn branches(&self, type_name: &str) -> Vec<&str> {
        let types = &self.checked.types;
        match types.kind_of(type_name) {
            Some(Kind::Adt(id)) => types.adt(id).iter().map(|it| &*it.name).collect(),
            _ => Vec::new(),
        }
    }

    /// The names of the types of a record's fields, or of those of that branch of an algebraic data
    /// type; none if the type is no such thing.
    #[must_use]
    pub fn fields(&self, type_name: &str, branch: Option<&str>) -> Option<Vec<&str>> {
        let types = &self.checked.types;
        let fields = match (types.kind_of(type_name)?, branch) {
            (Kind::Record(id), None) => types.record(id),
            (Kind::Adt(id), Some(branch)) => {
                &types.adt(id).iter().find(|it| *it.name == *branch)?.fields
            }
            _ => return None,
        };
        Some(fields.iter().map(|&field| types.name(field)).collect())
    }

    /// Every relation, in order of declaration.
    #[must_use]
    pub fn relations(&self) -> Vec<RelationInfo> {
        let relations = self.checked.relations.iter().enumerate();
        relations.filter(|it| !it.1.is_asked).map(|(id, _)| self.info(id)).collect()
    }

    pub(crate) fn find(&self, name: &str) -> Result<usize> {
        self.checked
            .relations
            .iter()
            .position(|r| &*r.name == name)
            .ok_or_else(|| Error::Relation(name.to_owned()))
    }

    /// The error of a row, or of a value in that column, that does not fit.
    pub(crate) fn mismatch(&self, id: RelId, column: Option<usize>, found: String) -> Error {
        let relation = &self.checked.relations[id];
        let declared = match column {
            Some(at) => self.checked.types.name(relation.columns[at].1).to_owned(),
            None => format!("{} columns", relation.columns.len()),
        };
        Error::Row(Mismatch {
            relation: relation.name.to_string(),
            column: column.map(|at| relation.columns[at].0.to_string()),
            declared,
            found,
        })
    }
}
