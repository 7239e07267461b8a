//! Which relations a program derives part by part, where facts fall into parts that share no ids: the
//! modules of a catalogue.
//!
//! Connected Datalog with stratified negation distributes over components: if all literals of a rule
//! that speak of a part hang together through variables of that part, what the rule derives of all
//! facts is what it derives of each part, put together (Ameloot, Ketsman, Neven and Zinn, "Weaker forms
//! of monotonicity for declarative networking", PODS 2014; ICDT 2015). What an atom speaks of is told by
//! its *bound* columns: those with ids of input relations, and columns that every rule fills from
//! such. <https://doi.org/10.4230/LIPIcs.ICDT.2015.37>

mod columns;
mod presence;
mod rules;

use crate::ir::{Checked, Expr, Lit, RelId, Rule};
use crate::program::Program;
use crate::syntax::ast::DirectiveKind;

/// How a relation may be derived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Locality {
    /// The program alone says what its rows are: they are the same for every part.
    Constant,
    /// Each row is of one part: what the parts have, one after the other, is all.
    Local,
    /// Its rows are of no part: what the parts have is all, but some may have the same.
    Shared,
    /// It needs the facts of all parts at once.
    Global {
        /// Why, in words.
        why: String,
        /// The rule that is the first to need them: file, line and column.
        place: String,
    },
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// In every row an id of the part that the row is of, or a record with such.
    Ids,
    /// Nothing that depends on ids.
    Values,
    /// What was made of ids, or ids in some rows: it is not the same where ids are others.
    MadeOfIds,
}

/// A relation that an output needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derived {
    /// Its name.
    pub name: String,
    /// How it may be derived.
    pub locality: Locality,
    /// What its columns hold.
    pub columns: Vec<Holds>,
}

impl Program {
    /// How each relation that an output needs may be derived, in the order of evaluation. `is_bound`
    /// says of the columns of input relations, by name and place, whether they have ids of a part.
    #[must_use]
    pub fn localities(&self, is_bound: &dyn Fn(&str, usize) -> bool) -> Vec<Derived> {
        let mut found = Found::new(&self.checked, is_bound);
        found.bind();
        found.taint();
        let program = &self.checked;
        let mut answer = Vec::new();
        for stratum in &program.strata {
            found.judge(&stratum.rules, &stratum.relations);
            for &relation in &stratum.relations {
                if !program.inlined[relation] {
                    answer.push(Derived {
                        name: program.relations[relation].name.to_string(),
                        locality: found.locality(relation),
                        columns: found.columns(relation),
                    });
                }
            }
        }
        answer
    }
}

struct Found<'a> {
    program: &'a Checked,
    /// For each relation, which columns have ids of the part that the row is of.
    bound: Vec<Vec<bool>>,
    /// The others that have something of ids.
    tainted: Vec<Vec<bool>>,
    /// Relations that need no input.
    constant: Vec<bool>,
    global: Vec<Option<(String, String)>>,
}

impl<'a> Found<'a> {
    fn new(program: &'a Checked, is_bound: &dyn Fn(&str, usize) -> bool) -> Self {
        let mut constant = vec![true; program.relations.len()];
        let mut bound: Vec<Vec<bool>> =
            program.relations.iter().map(|relation| vec![true; relation.columns.len()]).collect();
        for io in program.inputs.iter().filter(|io| io.kind == DirectiveKind::Input) {
            let name = &*program.relations[io.relation].name;
            constant[io.relation] = false;
            for (column, bound) in bound[io.relation].iter_mut().enumerate() {
                *bound = is_bound(name, column);
            }
        }
        let tainted = bound.iter().map(|columns| vec![false; columns.len()]).collect();
        let mut found = Self { program, bound, tainted, constant, global: Vec::new() };
        found.global.resize_with(program.relations.len(), || None);
        found.find_constants();
        found
    }

    fn rules(&self) -> impl Iterator<Item = &'a Rule> + use<'a> {
        let program = self.program;
        program.strata.iter().flat_map(|it| &it.rules).map(|&rule| &program.rules[rule])
    }

    fn find_constants(&mut self) {
        loop {
            let mut changed = false;
            for rule in self.rules() {
                let mut atoms = Vec::new();
                each_atom(&rule.body, &mut |relation, _| atoms.push(relation));
                if self.constant[rule.head] && atoms.iter().any(|&atom| !self.constant[atom]) {
                    self.constant[rule.head] = false;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        for (bound, _) in self.bound.iter_mut().zip(&self.constant).filter(|(_, is)| **is) {
            bound.fill(false);
        }
    }

    fn columns(&self, relation: RelId) -> Vec<Holds> {
        let columns = self.bound[relation].iter().zip(&self.tainted[relation]);
        let holds = |(is_bound, is_tainted): (&bool, &bool)| match (is_bound, is_tainted) {
            (true, _) => Holds::Ids,
            (false, true) => Holds::MadeOfIds,
            (false, false) => Holds::Values,
        };
        columns.map(holds).collect()
    }

    fn has_part(&self, relation: RelId) -> bool {
        self.bound[relation].contains(&true)
    }

    fn locality(&self, relation: RelId) -> Locality {
        match &self.global[relation] {
            Some((why, place)) => Locality::Global { why: why.clone(), place: place.clone() },
            None if self.constant[relation] => Locality::Constant,
            None if self.has_part(relation) => Locality::Local,
            None => Locality::Shared,
        }
    }
}

fn each_atom(body: &[Lit], visit: &mut dyn FnMut(RelId, &[Expr])) {
    for lit in body {
        match lit {
            Lit::Atom(relation, args) | Lit::Not(relation, args) => visit(*relation, args),
            Lit::Aggregate(_, _, _, _, body) => each_atom(body, visit),
            _ => {}
        }
    }
}
