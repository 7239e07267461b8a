//! Strict equality of functions looks at lists of relations (`datalog/functions/_property.dl` and
//! its neighbours), and merging relies on it. So every relation of the schema is asked: what if one
//! of its rows were another? Each small module of the corpus is compared with copies of itself in
//! which one row is dropped, moved to a relation of the same columns, or has one other cell, and
//! which rebuild and LLVM's verifier accept. A function that the row says something of must no
//! longer equal its copy, unless the relation is exempt for a reason that `EXEMPT` gives.
//!
//!     STRICT_EQUALITY=relation cargo test --test strict_equality -- --nocapture
//!
//! says what was changed in one relation, and what came of it.

mod exempt;
#[path = "../support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::Path;

use engine::{Database, Directories, Options, Program};
use facts::store::{self, Facts, TsvWriter};
use facts::{ColumnKind, Domain, Index, RELATIONS, Relation};
use ir::{extract, rebuild};
use llvm::{Module, Syntax};
use support::Input;

/// Which functions of the copies equal the same function of the first module.
const QUERY: &str = r#"
.include "functions/functions.dl"
.decl same(copy: Module, place: unsigned)
same(copy, place) :-
    module_function(0, place, function), module_function(copy, place, twin),
    cross_module_class(function, first), cross_module_class(twin, first), copy != 0.
.output same
"#;

/// How many changes of a sort to a relation are looked at, in one module and in all.
const CHANGES: [usize; 2] = [2, 6];
/// How many are tried, likewise: most make no module.
const TRIES: [usize; 2] = [6, 60];

/// How many there were.
type Counts = BTreeMap<(Relation, Change), usize>;

/// The texts of fact files that differ from those of the module.
type Files = Vec<(Relation, String)>;

/// Changes of all modules.
#[derive(Default)]
struct All {
    tries: Counts,
    made: Counts,
}

/// One row made different.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    Dropped,
    /// Stands in this relation instead.
    Moved(Relation),
    /// This column has another cell.
    Cell(usize),
}

/// A copy of a module with one row made different.
struct Mutant {
    relation: Relation,
    /// What was changed, for people.
    words: String,
    /// Places of functions that the row says something of.
    concerns: BTreeSet<usize>,
    facts: Facts,
}

/// Changes of a relation that were noticed, and in words those that were not.
#[derive(Default)]
struct Seen {
    told: usize,
    missed: Vec<String>,
}

/// A row, as the fields of its line.
type Row = Vec<Vec<u8>>;

/// A module of the corpus.
struct Original {
    name: String,
    facts: Facts,
    text: String,
    rows: BTreeMap<Relation, Vec<Row>>,
    ids: BTreeMap<Domain, Vec<u32>>,
    /// The type of each value.
    types: BTreeMap<u32, u32>,
    /// Entities that the body or the header of a function leads to, by the function's place.
    reached: Vec<BTreeSet<u32>>,
}

fn stored() -> impl Iterator<Item = Relation> {
    RELATIONS.iter().filter(|info| !info.view).map(|info| info.relation)
}

fn entities(relation: Relation) -> impl Iterator<Item = usize> {
    let columns = relation.info().columns.iter().enumerate();
    columns.filter(|(_, column)| matches!(column.kind, ColumnKind::Entity(_))).map(|(at, _)| at)
}

fn cells(facts: &Facts, relation: Relation) -> impl Iterator<Item = &[u32]> {
    facts.table(relation).rows(relation.info().width())
}

impl Original {
    fn new(name: String, facts: Facts) -> Self {
        let rows = stored().map(|relation| (relation, support::fields(&facts, relation)));
        let ids = Domain::ALL.iter().map(|&domain| {
            let (relation, column) = domain.declared_by();
            (domain, cells(&facts, relation).map(|row| row[column]).collect())
        });
        let types = cells(&facts, Relation::VariableType).map(|row| (row[0], row[1]));
        let (rows, ids, types) = (rows.collect(), ids.collect(), types.collect());
        let (reached, text) = (Self::reached(&facts), support::rows(&facts));
        Self { name, facts, text, rows, ids, types, reached }
    }

    /// What functions lead to. Other global values are left out: a function names them, but they are
    /// no part of it; and what is attached without a meaning for the code.
    fn reached(facts: &Facts) -> Vec<BTreeSet<u32>> {
        let mut next: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for relation in stored().filter(|relation| *relation != Relation::InstructionDebugLoc) {
            let rows = cells(facts, relation).zip(support::fields(facts, relation));
            for (row, _) in rows.filter(|(_, fields)| !exempt::idle(relation, fields)) {
                // Other blocks than the entry only where control gets to them.
                let listed = relation == Relation::FunctionBasicblock && row[1] != 0;
                if listed || relation == Relation::BasicblockPred {
                    continue;
                }
                let to = entities(relation).map(|at| row[at]);
                next.entry(row[relation.info().subject()]).or_default().extend(to);
            }
        }
        let globals = [Relation::ModuleGlobal, Relation::ModuleAlias, Relation::ModuleIfunc];
        let globals: BTreeSet<u32> =
            globals.into_iter().flat_map(|r| cells(facts, r).map(|row| row[2])).collect();
        let values: BTreeMap<u32, u32> =
            cells(facts, Relation::VariableFunc).map(|row| (row[1], row[0])).collect();
        let functions = cells(facts, Relation::ModuleFunction).map(|row| row[2]);
        let reached = functions.map(|function| {
            let others =
                |id: &u32| (values.contains_key(id) && *id != function) || globals.contains(id);
            let (mut reached, mut open) = (BTreeSet::new(), vec![function, values[&function]]);
            while let Some(id) = open.pop() {
                if !others(&id) && reached.insert(id) {
                    open.extend(next.get(&id).into_iter().flatten());
                }
            }
            reached
        });
        reached.collect()
    }

    /// What else could stand in a column, as the likeliest to make a module.
    fn instead(&self, relation: Relation, column: usize, row: &[u32], text: &[u8]) -> Row {
        let cell = row[column];
        let spelled = |n: i128| n.to_string().into_bytes();
        match relation.info().columns[column].kind {
            ColumnKind::Entity(domain) => {
                let ty = |id: &u32| self.types.get(id);
                let mut others: Vec<u32> = self.ids[&domain].clone();
                others.retain(|id| *id != cell);
                others.sort_by_key(|id| (ty(id) != ty(&cell), id.abs_diff(cell)));
                others.iter().take(4).map(|&id| spelled(id.into())).collect()
            }
            ColumnKind::Unsigned | ColumnKind::Signed => {
                let n: i128 = String::from_utf8_lossy(text).parse().unwrap();
                vec![spelled(n + 1), spelled(n - 1)]
            }
            ColumnKind::Enum(words) => {
                let others = words.iter().cycle().skip(cell as usize + 1).take(words.len() - 1);
                others.take(6).map(|word| word.as_bytes().to_vec()).collect()
            }
            ColumnKind::Symbol => match String::from_utf8_lossy(text).parse::<i128>() {
                Ok(n) => {
                    vec![spelled(n.wrapping_mul(2)), spelled(n / 2), spelled(n.wrapping_add(1))]
                }
                Err(_) => {
                    let (front, last) = text.split_at(text.len().saturating_sub(1));
                    let other = if last == b"1" { b"2" } else { b"1" };
                    vec![[text, b"x"].concat(), [front, other].concat(), front.to_vec()]
                }
            },
        }
    }

    /// Relations whose rows look like those of `relation`: other operations, most often.
    fn alike(relation: Relation) -> impl Iterator<Item = Relation> {
        let types = |relation: Relation| relation.info().columns.iter().map(|c| c.type_name);
        stored().filter(move |other| {
            *other != relation
                && other.info().group == relation.info().group
                && other.info().width() > 1
                && types(*other).eq(types(relation))
        })
    }

    /// Files with one row other than they were.
    fn changes(&self, relation: Relation, at: usize) -> Vec<(Change, String, Files)> {
        let rows = &self.rows[&relation];
        let row = cells(&self.facts, relation).nth(at).unwrap();
        let without = || rows[..at].iter().chain(&rows[at + 1..]).cloned();
        let mut changes =
            vec![(Change::Dropped, "dropped".to_owned(), vec![(relation, file(without()))])];
        for other in Self::alike(relation) {
            let more = self.rows[&other].iter().chain([&rows[at]]).cloned();
            let files = vec![(relation, file(without())), (other, file(more))];
            changes.push((Change::Moved(other), format!("moved to {}", other.name()), files));
        }
        for column in 0..row.len() {
            for text in self.instead(relation, column, row, &rows[at][column]) {
                if text == rows[at][column] {
                    continue;
                }
                let mut rows = rows.clone();
                let words = format!("column {column} becomes {}", String::from_utf8_lossy(&text));
                rows[at][column] = text;
                changes.push((Change::Cell(column), words, vec![(relation, file(rows))]));
            }
        }
        changes
    }

    /// Copies with one row of `relation` made different.
    fn mutants(&self, relation: Relation, all: &mut All, dir: &Path) -> Vec<Mutant> {
        let mut mutants: Vec<Mutant> = Vec::new();
        let (mut counts, mut tries) = (Counts::new(), Counts::new());
        for (at, row) in cells(&self.facts, relation).enumerate() {
            let subject = row[relation.info().subject()];
            let concerns = |places: &BTreeSet<u32>| places.contains(&subject);
            let concerns: BTreeSet<usize> =
                (0..self.reached.len()).filter(|&f| concerns(&self.reached[f])).collect();
            if concerns.is_empty() || exempt::idle(relation, &self.rows[&relation][at]) {
                continue;
            }
            for (change, words, files) in self.changes(relation, at) {
                let change = (relation, change);
                let count = |of: &Counts| of.get(&change).copied().unwrap_or_default();
                if count(&counts) >= CHANGES[0] || count(&all.made) >= CHANGES[1] {
                    continue;
                }
                if count(&tries) >= TRIES[0] || count(&all.tries) >= TRIES[1] {
                    continue;
                }
                *tries.entry(change.clone()).or_default() += 1;
                *all.tries.entry(change.clone()).or_default() += 1;
                let row = support::line(&self.rows[&relation][at]);
                let words = format!("{}: {}({row}): {words}", self.name, relation.name());
                match self.rebuilt(&files, dir) {
                    // What says the same in other words is no change.
                    Ok(facts) if support::rows(&facts) == self.text => {}
                    Ok(facts) => {
                        *counts.entry(change.clone()).or_default() += 1;
                        *all.made.entry(change).or_default() += 1;
                        let concerns = concerns.clone();
                        mutants.push(Mutant { relation, words, concerns, facts });
                    }
                    Err(why) if env::var_os("STRICT_EQUALITY").is_some() => {
                        println!("refused: {words}: {why}");
                    }
                    Err(_) => {}
                }
            }
        }
        mutants
    }

    /// The facts of the module that these files make, if they make one.
    fn rebuilt(&self, files: &[(Relation, String)], dir: &Path) -> Result<Facts, String> {
        let mut facts = self.facts.clone();
        for (relation, text) in files {
            fs::write(dir.join(relation.info().file_name()), text).unwrap();
        }
        let read = store::overlay(&mut facts, dir);
        for (relation, _) in files {
            fs::remove_file(dir.join(relation.info().file_name())).unwrap();
        }
        read.map_err(|e| e.to_string())?;
        let index = Index::new(&facts);
        if let Some(error) = index.check().first() {
            return Err(error.to_string());
        }
        let module = rebuild::module(&index, facts::Module(0), true).map_err(|e| e.to_string())?;
        rebuild::nothing_ignored(&index).map_err(|e| e.to_string())?;
        extract::module(&module, 0, extract::Options::default()).map_err(|e| e.to_string())
    }
}

fn file(rows: impl IntoIterator<Item = Row>) -> String {
    rows.into_iter().map(|row| support::line(&row) + "\n").collect()
}

/// For each module but the first, the places of functions that equal the first's.
fn equal(program: &Program, modules: &[&Facts]) -> Vec<BTreeSet<usize>> {
    let dir = tempfile::tempdir().unwrap();
    let place = dir.path().join("facts");
    let mut writer = TsvWriter::create(&place, false, true).unwrap();
    let mut starts = Vec::new();
    let mut base = 0;
    for module in modules {
        // Facts are made from id 0 on, so a copy's are made again from where the last ended.
        let module = rebuild::module(&Index::new(module), facts::Module(0), false).unwrap();
        let facts = extract::module(&module, base, extract::Options::default()).unwrap();
        starts.push(cells(&facts, Relation::Module).next().unwrap()[0].to_string());
        base = support::largest_id(&facts).map_or(base, |id| id + 1);
        writer.append(&facts).unwrap();
    }
    writer.finish().unwrap();
    let mut database = Database::new(program);
    database.read_inputs(program, &place).unwrap();
    program.run(&mut database, &Options::default()).unwrap();
    let rows = program.texts(&database, "same").unwrap();
    let text = |cell: &Vec<u8>| String::from_utf8(cell.clone()).unwrap();
    let same: BTreeSet<(String, usize)> =
        rows.iter().map(|row| (text(&row[0]), text(&row[1]).parse().unwrap())).collect();
    let of = |start: &String| same.iter().filter(|(m, _)| m == start).map(|(_, f)| *f).collect();
    starts[1..].iter().map(of).collect()
}

/// Every relation with what became of changes to its rows.
fn every_relation() -> BTreeMap<Relation, Seen> {
    let only = env::var("STRICT_EQUALITY").ok().map(|name| Relation::from_name(&name).unwrap());
    let program = query();
    let dir = tempfile::tempdir().unwrap();
    let mut all = All::default();
    let mut seen: BTreeMap<Relation, Seen> = stored().map(|r| (r, Seen::default())).collect();
    let mut inputs = support::corpus();
    // Arguments of debug information's intrinsics do not count.
    let debug = |input: &Input| memchr::memmem::find(&input.bytes, b"llvm.dbg.").is_some();
    inputs.retain(|i| !i.is_compiled() && i.bytes.len() < 10_000 && !debug(i));
    let own = fs::read(support::root().join("tests/strict_equality/more.ll")).unwrap();
    inputs.push(Input { name: "more.ll".to_owned(), bytes: own });
    for input in inputs {
        let original = Original::new(input.name.clone(), input.facts());
        let Ok(copy) = original.rebuilt(&[], dir.path()) else { continue };
        let wanted = stored().filter(|relation| only.is_none_or(|only| only == *relation));
        let mutants: Vec<Mutant> =
            wanted.flat_map(|r| original.mutants(r, &mut all, dir.path())).collect();
        if mutants.is_empty() {
            continue;
        }
        let modules: Vec<&Facts> =
            [&original.facts, &copy].into_iter().chain(mutants.iter().map(|m| &m.facts)).collect();
        let same = equal(&program, &modules);
        for (mutant, equal) in mutants.iter().zip(&same[1..]) {
            // What does not even equal an exact copy of itself shows nothing.
            let mut witnesses = mutant.concerns.intersection(&same[0]).peekable();
            if witnesses.peek().is_none() {
                continue;
            }
            let seen = seen.get_mut(&mutant.relation).unwrap();
            let told = witnesses.any(|place| !equal.contains(place));
            if told {
                seen.told += 1;
            } else {
                seen.missed.push(mutant.words.clone());
            }
            if only.is_some() {
                println!("{}: {}", if told { "told" } else { "MISSED" }, mutant.words);
            }
        }
    }
    seen
}

/// Relations that `EXEMPT` names.
fn exempt() -> BTreeMap<Relation, &'static str> {
    let relation = |name: &str| Relation::from_name(name).unwrap_or_else(|| panic!("no {name}"));
    let of = |(why, names): &(&'static str, &[&str])| {
        let why = *why;
        names.iter().map(|name| (relation(name), why)).collect::<Vec<_>>()
    };
    exempt::EXEMPT.iter().flat_map(of).collect()
}

/// The pairs of `together.txt`: names of relations, and two modules.
fn together() -> Vec<(Vec<String>, String, String)> {
    let text = fs::read_to_string(support::root().join("tests/strict_equality/together.txt"));
    let text = text.unwrap();
    let pair = |section: &str| {
        let (names, modules) = section.split_once('\n').unwrap();
        let (one, other) = modules.split_once("---\n").unwrap_or_else(|| panic!("{names}: one"));
        let names = names.split(' ').map(str::to_owned).collect();
        (names, one.to_owned(), other.to_owned())
    };
    text.split("\n\n# ").skip(1).map(pair).collect()
}

fn query() -> Program {
    let search = vec![support::root().join("datalog")];
    let includes = Directories { search, ..Directories::default() };
    Program::parse("query.dl", QUERY, &includes).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn every_relation_is_compared_or_exempt() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let (seen, exempt) = (pool.install(every_relation), exempt());
    let together = together();
    let together: BTreeSet<&str> =
        together.iter().flat_map(|(names, ..)| names.iter().map(String::as_str)).collect();
    let mut wrong = Vec::new();
    for (relation, Seen { told, missed }) in &seen {
        let name = relation.name();
        match exempt.get(relation) {
            Some(_) if *told > 0 && missed.is_empty() => {
                wrong.push(format!("{name} is exempt, but compared"));
            }
            Some(_) => {}
            None if !missed.is_empty() => {
                wrong.push(format!("{name} is not compared:\n  {}", missed.join("\n  ")));
            }
            None if *told == 0 && !together.contains(name) => wrong.push(format!(
                "{name}: no row of it can be another in a function of the corpus or of \
                 tests/strict_equality/more.ll: add one, or a pair to together.txt, or a reason to EXEMPT"
            )),
            None => {}
        }
    }
    if env::var_os("STRICT_EQUALITY").is_none() {
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn what_differs_in_several_rows_is_told_apart() {
    let program = query();
    for (names, one, other) in &together() {
        let [one, other] = [one, other].map(|text| {
            let module = Module::parse(text.as_bytes(), Syntax::Text, "test");
            let module = module.unwrap_or_else(|e| panic!("{names:?}: {e}"));
            module.verify().unwrap_or_else(|e| panic!("{names:?}: {e}"));
            support::facts(&module, &names[0])
        });
        for name in names {
            let relation = Relation::from_name(name).unwrap();
            assert!(one.len(relation) > 0, "{name} has no row");
        }
        let same = equal(&program, &[&one, &one, &other]);
        assert!(!same[0].is_empty(), "{names:?}: a copy differs");
        assert!(same[1].is_empty(), "{names:?}: not told apart");
    }
}
