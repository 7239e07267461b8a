//! What the page knows: one index of the program, one piece for each function that has a body.

mod findings;
mod index;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use rustc_hash::{FxHashMap, FxHashSet};
use serde_json::{Value as Json, json};

use crate::query::findings::Report;
use crate::query::label::Labels;
use crate::query::source_text::SourceText;
use engine::{Database, Program, Result};
use facts::store::Facts;
use facts::store::escape::escape;
use facts::*;

/// Rows of a relation of the program, as texts.
fn rows(program: &Program, database: &Database, name: &str) -> Result<Vec<Vec<String>>> {
    let mut all = Vec::new();
    program.visit(database, name, &mut |row| {
        all.push(row.iter().map(|cell| String::from_utf8_lossy(cell).into_owned()).collect());
        true
    })?;
    Ok(all)
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or_default()
}

/// A function's part of the ids: its parameters, blocks, instructions and their results.
struct Range {
    first: u32,
    last: u32,
    function: u32,
}

/// What the page is made of.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    /// The program of the page, evaluated.
    pub program: &'a Program,
    /// Its rows.
    pub database: &'a Database,
    /// All facts.
    pub facts: &'a Facts,
    /// The source text that is shown.
    pub source: &'a SourceText,
    /// What was found, if anything was looked for.
    pub report: Option<&'a Report>,
    /// What the page is called.
    pub title: &'a str,
}

struct Collector<'a> {
    known: Known<'a>,
    facts: &'a Facts,
    source: &'a SourceText,
    labels: Labels<'a>,
    /// Ways out of blocks, in order: index, destination, kind.
    edges: FxHashMap<u32, Vec<(u32, u32, String)>>,
    /// Header and depth of the innermost loop of a block.
    loops: FxHashMap<u32, (u32, u32)>,
    /// The header of the loop around a header's.
    outer: FxHashMap<u32, u32>,
    dominators: FxHashMap<u32, u32>,
    /// The file and line in which a function begins.
    starts: FxHashMap<u32, (String, u32)>,
    places: FxHashMap<u32, InstructionLocation>,
    blocks: FxHashMap<u32, Vec<FunctionBasicblock>>,
    params: FxHashMap<u32, Vec<FunctionParam>>,
    next: FxHashMap<u32, u32>,
    entries: FxHashMap<u32, u32>,
    /// The function that an entity is, as function and as value.
    is_function: FxHashMap<u32, u32>,
    /// The value that a function is.
    values: FxHashMap<u32, u32>,
    ranges: Vec<Range>,
    /// Facts of each function: relation and row.
    rows: FxHashMap<u32, Vec<(Relation, usize)>>,
}

/// So many bytes of JSON make a piece: small ones compress badly, large ones make one wait.
const PIECE: usize = 64_000;

/// The index, after `put` has got the pieces: each is a list of functions with a body, in the order of
/// the index, as JSON. They are handed over one by one: together they would be many times the size of
/// the facts.
///
/// # Errors
/// When rows of the program cannot be had.
pub fn collect(known: Known<'_>, put: &mut dyn FnMut(String)) -> Result<Json> {
    let Known { program, database, facts, source, .. } = known;
    let mut edges: FxHashMap<u32, Vec<(u32, u32, String)>> = FxHashMap::default();
    for row in rows(program, database, "view_edge")? {
        if let [b, i, s, kind] = &row[..] {
            edges.entry(number(b)).or_default().push((number(i), number(s), kind.clone()));
        }
    }
    edges.values_mut().for_each(|ways| ways.sort());
    let mut loops = FxHashMap::default();
    for row in rows(program, database, "view_loop")? {
        if let [b, header, depth] = &row[..] {
            loops.insert(number(b), (number(header), number(depth)));
        }
    }
    let pairs = |name| -> Result<FxHashMap<u32, u32>> {
        let rows = rows(program, database, name)?;
        Ok(rows.iter().map(|row| (number(&row[0]), number(&row[1]))).collect())
    };
    let mut starts = FxHashMap::default();
    for row in rows(program, database, "view_source")? {
        if let [function, file, line] = &row[..] {
            starts.insert(number(function), (file.clone(), number(line)));
        }
    }
    let mut collector = Collector {
        known,
        facts,
        source,
        labels: Labels::new(facts),
        edges,
        loops,
        outer: pairs("view_outer")?,
        dominators: pairs("view_dominator")?,
        starts,
        places: facts.rows::<InstructionLocation>().map(|row| (row.inst.0, row)).collect(),
        blocks: grouped(facts, |row: &FunctionBasicblock| row.r#fn.0),
        params: grouped(facts, |row: &FunctionParam| row.r#fn.0),
        next: facts.rows::<InstructionNext>().map(|row| (row.inst.0, row.next.0)).collect(),
        entries: facts.rows::<BasicblockEntry>().map(|row| (row.bb.0, row.entry_inst.0)).collect(),
        is_function: FxHashMap::default(),
        values: facts.rows::<VariableFunc>().map(|row| (row.m.0, row.v.0)).collect(),
        ranges: Vec::new(),
        rows: FxHashMap::default(),
    };
    let order: Vec<u32> = facts.rows::<ModuleFunction>().map(|row| row.r#fn.0).collect();
    for &function in &order {
        collector.is_function.insert(function, function);
    }
    let values = collector.values.iter().map(|(&function, &value)| (value, function));
    collector.is_function.extend(values);
    collector.find_ranges(&order);
    collector.find_rows();
    let mut pieces = Pieces { put, open: String::new(), functions: 0, count: 0 };
    let mut of_function: FxHashMap<u32, (usize, usize)> = FxHashMap::default();
    for &function in order.iter().filter(|function| collector.blocks.contains_key(function)) {
        of_function.insert(function, pieces.add(&collector.function(function)));
    }
    pieces.finish();
    collector.index(&order, &of_function)
}

/// Functions on their way into pieces.
struct Pieces<'p> {
    put: &'p mut dyn FnMut(String),
    /// The piece that is being written, without its end.
    open: String,
    /// How many functions it has.
    functions: usize,
    /// How many pieces are done.
    count: usize,
}

impl Pieces<'_> {
    /// The number of the function's piece, from 1 on, and its place in it.
    fn add(&mut self, function: &Json) -> (usize, usize) {
        if self.open.len() > PIECE {
            self.finish();
        }
        self.open.push(if self.functions == 0 { '[' } else { ',' });
        let _ = write!(self.open, "{function}");
        self.functions += 1;
        (self.count + 1, self.functions - 1)
    }

    fn finish(&mut self) {
        if self.functions > 0 {
            self.open.push(']');
            (self.put)(std::mem::take(&mut self.open));
            self.functions = 0;
            self.count += 1;
        }
    }
}

fn grouped<R: Row>(facts: &Facts, key: impl Fn(&R) -> u32) -> FxHashMap<u32, Vec<R>> {
    let mut groups: FxHashMap<u32, Vec<R>> = FxHashMap::default();
    for row in facts.rows::<R>() {
        groups.entry(key(&row)).or_default().push(row);
    }
    groups
}

impl Collector<'_> {
    fn instructions(&self, block: u32) -> Vec<u32> {
        let mut all = Vec::new();
        let mut at = self.entries.get(&block).copied();
        while let Some(inst) = at {
            // A circle in bad facts ends somewhere.
            if all.len() > self.next.len() {
                break;
            }
            all.push(inst);
            at = self.next.get(&inst).copied();
        }
        all
    }

    fn find_ranges(&mut self, order: &[u32]) {
        for &function in order {
            let mut ids: Vec<u32> = Vec::new();
            ids.extend(self.params.get(&function).into_iter().flatten().map(|row| row.arg.0));
            for row in self.blocks.get(&function).into_iter().flatten() {
                ids.push(row.bb.0);
                for inst in self.instructions(row.bb.0) {
                    ids.push(inst);
                    ids.extend(self.labels.result(Instruction(inst)).map(|v| v.0));
                }
            }
            if let (Some(&first), Some(&last)) = (ids.iter().min(), ids.iter().max()) {
                self.ranges.push(Range { first, last, function });
            }
        }
        self.ranges.sort_by_key(|range| range.first);
    }

    /// The function that an entity belongs to or is.
    fn function_of(&self, id: u32) -> Option<u32> {
        let after = self.ranges.partition_point(|range| range.first <= id);
        let inside = after.checked_sub(1).map(|i| &self.ranges[i]).filter(|range| id <= range.last);
        inside.map(|range| range.function).or_else(|| self.is_function.get(&id).copied())
    }

    /// Sorts all facts by the function that their subject belongs to.
    fn find_rows(&mut self) {
        for relation in Relation::ALL {
            let info = relation.info();
            // Views say again what other facts say.
            let about = matches!(info.columns.first().map(|c| c.kind), Some(ColumnKind::Entity(_)));
            if info.view || !about {
                continue;
            }
            for (i, row) in self.facts.table(relation).rows(info.width()).enumerate() {
                if let Some(function) = self.function_of(row[0]) {
                    self.rows.entry(function).or_default().push((relation, i));
                }
            }
        }
    }

    fn text(&self, symbol: Symbol) -> String {
        let mut text = Vec::new();
        escape(&self.facts.bytes(symbol), &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }

    fn function(&self, function: u32) -> Json {
        let blocks = &self.blocks[&function];
        let place: FxHashMap<u32, usize> =
            blocks.iter().zip(0..).map(|(row, i)| (row.bb.0, i)).collect();
        let mut files: Vec<String> = Vec::new();
        let mut shown = Vec::new();
        let mut edges = Vec::new();
        let mut lines_of = BTreeMap::new();
        for row in blocks {
            let block = row.bb.0;
            let mut lines = Vec::new();
            for inst in self.instructions(block) {
                lines.push(self.instruction(inst, &mut files));
                if let Some(at) = self.places.get(&inst) {
                    lines_of
                        .entry(self.text(at.file))
                        .or_insert_with(BTreeSet::new)
                        .insert(at.line);
                }
            }
            let label = self.labels.of(Domain::Block, block).unwrap_or_default();
            let label = label.rsplit_once(':').map_or(&*label, |(_, label)| label).to_owned();
            let (header, depth) = self.loops.get(&block).copied().unwrap_or_default();
            let at = |block: Option<&u32>| -> i64 {
                block.and_then(|block| place.get(block)).map_or(-1, |&place| place as i64)
            };
            let (outer, dominator) = (self.outer.get(&block), self.dominators.get(&block));
            let (header, outer, dominator) = (at(Some(&header)), at(outer), at(dominator));
            shown.push(json!([block, label, depth, header, outer, dominator, lines]));
            for (_, to, kind) in self.edges.get(&block).into_iter().flatten() {
                edges.push(json!([place.get(&block), place.get(to), kind]));
            }
        }
        let mut named: FxHashSet<(Domain, u32)> = FxHashSet::default();
        let facts = self.rows.get(&function).map_or(&[][..], |rows| rows);
        let facts: Vec<Json> = facts
            .chunk_by(|(a, _), (b, _)| a == b)
            .map(|rows| self.table(rows[0].0, rows, &mut named))
            .collect();
        let params = self.params.get(&function).into_iter().flatten().map(|row| row.arg.0);
        let params: Vec<u32> = params.collect();
        let parameters: Vec<String> = params
            .iter()
            .map(|&id| self.labels.of(Domain::Value, id).unwrap_or_default())
            .collect();
        let mut names: BTreeMap<u32, String> = BTreeMap::new();
        for (domain, id) in named {
            // What the page has anyway: what is of this function is in the text of its blocks.
            let is_local = domain == Domain::Value && self.function_of(id) == Some(function);
            let is_shown = is_local && !self.is_function.contains_key(&id) && !params.contains(&id);
            if domain != Domain::Instruction
                && domain != Domain::Block
                && !is_shown
                && let Some(label) = self.labels.of(domain, id)
            {
                names.insert(id, label);
            }
        }
        let mut before = 0;
        let ids: Vec<u32> = names
            .keys()
            .map(|&id| {
                let step = id - before;
                before = id;
                step
            })
            .collect();
        json!({
            "id": function,
            "value": self.values.get(&function),
            "params": parameters,
            "files": files,
            "source": self.source_of(function, lines_of),
            "blocks": shown,
            "edges": edges,
            "facts": facts,
            "ids": ids,
            "names": names.values().collect::<Vec<_>>(),
        })
    }

    /// The source text of a function: file, first line and lines. From its own file all from its
    /// first line to its last.
    fn source_of(&self, function: u32, mut lines_of: BTreeMap<String, BTreeSet<u32>>) -> Vec<Json> {
        if let Some((file, start)) = self.starts.get(&function)
            && let Some(lines) = lines_of.get_mut(file)
            && let Some(&last) = lines.last()
        {
            lines.extend(*start..=last);
        }
        let mut pieces = Vec::new();
        for (file, lines) in &lines_of {
            for (first, texts) in self.source.lines(file, lines) {
                pieces.push(json!([file, first, texts]));
            }
        }
        pieces
    }

    /// Id, text, line, column, file and result.
    fn instruction(&self, inst: u32, files: &mut Vec<String>) -> Json {
        let label = self.labels.of(Domain::Instruction, inst).unwrap_or_default();
        // `@f:%7 = load ..`: the function is known here. Its name may hold a colon in quotes.
        let function = self.function_of(inst).and_then(|f| self.labels.of(Domain::Function, f));
        let text = function
            .and_then(|function| label.strip_prefix(&*function)?.strip_prefix(':'))
            .unwrap_or(&label);
        let (line, column, file) = match self.places.get(&inst) {
            Some(place) => {
                let name = self.text(place.file);
                let known = files.iter().position(|file| *file == name);
                let file = known.unwrap_or_else(|| {
                    files.push(name);
                    files.len() - 1
                });
                (place.line, place.column, file)
            }
            None => (0, 0, 0),
        };
        let result = self.labels.result(Instruction(inst)).map_or(0, |v| v.0);
        json!([inst, text, line, column, file, result])
    }

    /// A relation's number and its columns. A number is less by the one above it, which makes most
    /// of them small and many alike: they take a third of the room when compressed.
    fn table(
        &self,
        relation: Relation,
        rows: &[(Relation, usize)],
        named: &mut FxHashSet<(Domain, u32)>,
    ) -> Json {
        let info = relation.info();
        let table = self.facts.table(relation);
        let mut out = vec![json!(relation as usize)];
        for (i, column) in info.columns.iter().enumerate() {
            let mut before = 0_i64;
            let cells = rows.iter().map(|&(_, row)| {
                let cell = table.rows(info.width()).nth(row).map_or(0, |row| row[i]);
                let number = match column.kind {
                    ColumnKind::Entity(domain) => {
                        // What a location says the page has with the instruction.
                        if relation != Relation::InstructionDebugLoc {
                            named.insert((domain, cell));
                        }
                        i64::from(cell)
                    }
                    ColumnKind::Unsigned => i64::from(cell),
                    ColumnKind::Signed => i64::from(i32::of_cell(cell)),
                    ColumnKind::Enum(words) => return json!(words.get(cell as usize)),
                    ColumnKind::Symbol => return json!(self.text(Symbol::of_cell(cell))),
                };
                let step = number - before;
                before = number;
                json!(step)
            });
            out.push(cells.collect());
        }
        Json::Array(out)
    }
}
