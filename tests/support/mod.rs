//! What the test programs share: the corpus.
#![allow(dead_code)] // every program uses its own part

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use facts::store::Facts;
use facts::store::escape::escape;
use facts::{Cell, ColumnKind, Domain, Relation, RelationSet, Symbol};
use ir::extract::{self, Options};
use llvm::{Module, Syntax};

/// The top of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A Python that has these modules (`a, b`), if there is one: the one that is named, that of
/// `scripts/setup.sh graphs`, or the system's. If there is none, the test says so and has nothing
/// to run.
pub fn python(modules: &str) -> Option<PathBuf> {
    let named = std::env::var_os("LLVM_FACTS_PYTHON").map(PathBuf::from);
    let home = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let own = home.join(".local/share/llvm-facts/venv/bin/python");
    let has = |python: &PathBuf| {
        let mut command = Command::new(python);
        command.args(["-c", &format!("import {modules}")]).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let others = [own, "/usr/bin/python3".into(), "python3".into()];
    let found = named.into_iter().chain(others).find(has);
    if found.is_none() {
        eprintln!("SKIPPED: no Python has {modules}; scripts/setup.sh graphs installs what misses");
    }
    found
}

/// The first of some tools that is not there.
pub fn missing<'t>(tools: &[&'t str]) -> Option<&'t str> {
    let is_there = |tool: &str| Command::new(tool).arg("--version").output().is_ok();
    tools.iter().copied().find(|tool| !is_there(tool))
}

/// A module that ships with the tests.
#[derive(Clone)]
pub struct Input {
    /// Its path below `tests/corpus`, or below `tests` if it is unverified.
    pub name: String,
    pub bytes: Vec<u8>,
}

impl Input {
    /// The module in a file.
    pub fn read(path: &Path) -> Result<Self, String> {
        let name = path.display().to_string();
        let bytes = fs::read(path).map_err(|e| format!("{name}: {e}"))?;
        Ok(Self { name, bytes })
    }

    /// Made by a compiler, so larger than what is written by hand.
    pub fn is_compiled(&self) -> bool {
        self.name.starts_with("compiled/")
    }

    /// The module as its bitcode says: what extract sees of a file.
    pub fn module(&self) -> Module {
        let parse = |bytes: &[u8], syntax| {
            Module::parse(bytes, syntax, "<stdin>").unwrap_or_else(|e| panic!("{}: {e}", self.name))
        };
        match Syntax::of(&self.bytes) {
            Syntax::Bitcode => parse(&self.bytes, Syntax::Bitcode),
            Syntax::Text => parse(&parse(&self.bytes, Syntax::Text).bitcode(), Syntax::Bitcode),
        }
    }

    /// Its facts, with ids from 0.
    pub fn facts(&self) -> Facts {
        self.facts_from(0, Options::default())
    }

    /// Those that are asked for.
    pub fn facts_from(&self, base: u32, options: Options) -> Facts {
        let facts = match Syntax::of(&self.bytes) {
            // LLVM would drop some of what a summary says.
            Syntax::Bitcode => ir::Module::read(&self.bytes, options.expand_strings)
                .and_then(|read| extract::module(&read, base, options))
                .map_err(|why| why.to_string()),
            Syntax::Text => facts_from(&self.module(), base, options),
        };
        facts.unwrap_or_else(|e| panic!("{}: {e}", self.name))
    }
}

/// The facts of a module that LLVM has in memory.
pub fn facts_from(module: &Module, base: u32, options: Options) -> Result<Facts, String> {
    // Each trip through bitcode exchanges getter and setter of properties.
    let again = Module::parse(&module.bitcode(), Syntax::Bitcode, "<stdin>")?;
    let read = ir::Module::read(&again.bitcode(), options.expand_strings);
    let read = read.map_err(|why| why.to_string())?;
    extract::module(&read, base, options).map_err(|why| why.to_string())
}

/// All facts of a module, with ids from 0.
pub fn facts(module: &Module, name: &str) -> Facts {
    facts_from(module, 0, Options::default()).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// Every module of the corpus, by name.
pub fn corpus() -> Vec<Input> {
    modules(&root().join("tests/corpus"), "")
}

/// Modules that LLVM reads, writes and prints, but its verifier rejects.
pub fn unverified() -> Vec<Input> {
    modules(&root().join("tests/unverified"), "unverified/")
}

/// The examples of the schema, each a module.
pub fn examples() -> Vec<Input> {
    let examples = facts::RELATIONS.iter().filter_map(|info| Some((info.name, info.example?)));
    let input = |(name, example)| Input {
        name: format!("schema/{name}"),
        bytes: whole(example).into_bytes(),
    };
    examples.map(input).collect()
}

/// The module that an example stands for, as `schema/README.md` says.
pub fn whole(example: &str) -> String {
    const STARTS: [&str; 11] = [
        "define",
        "declare",
        "@",
        "!",
        "$",
        "target",
        "module",
        "source_filename",
        "attributes",
        "uselistorder",
        "^",
    ];
    let is_top_level = |line: &str| {
        STARTS.iter().any(|start| line.starts_with(start))
            || (line.starts_with('%')
                && line.split_once(" = ").is_some_and(|(_, right)| right.starts_with("type")))
    };
    if example.lines().any(is_top_level) {
        return example.to_owned();
    }
    const TERMINATORS: [&str; 11] = [
        "ret",
        "br",
        "switch",
        "indirectbr",
        "invoke",
        "callbr",
        "resume",
        "catchswitch",
        "catchret",
        "cleanupret",
        "unreachable",
    ];
    let mut body = example.to_owned();
    if !body.ends_with('\n') {
        body.push('\n');
    }
    let last = body.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default().trim();
    let operation = match last.split_once(" = ") {
        Some((result, operation)) if result.starts_with('%') => operation,
        _ => last,
    };
    let word = operation.split_whitespace().next().unwrap_or_default();
    // The last line of a switch of several lines.
    if !TERMINATORS.contains(&word) && word != "]" {
        body.push_str("  ret void\n");
    }
    for label in ["left", "right"] {
        let has = |text: String| body.lines().any(|line| line.trim_start().starts_with(&text));
        if body.contains(&format!("%{label}")) && !has(format!("{label}:")) {
            body.push_str(&format!("{label}:\n  ret void\n"));
        }
    }
    format!(
        "define void @example(ptr %p, ptr %q, i32 %a, i32 %b, i64 %n, i1 %c, float %x, float %y, \
         <4 x i32> %u, <4 x i32> %w, {{i32, i8}} %s) {{\nentry:\n{body}}}\n"
    )
}

/// Both.
pub fn everything() -> Vec<Input> {
    corpus().into_iter().chain(unverified()).collect()
}

/// The modules in a directory and those below it, by path.
pub fn module_paths(dir: &Path) -> Vec<PathBuf> {
    fn collect(dir: &Path, into: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            match path.extension().and_then(|e| e.to_str()) {
                Some("ll" | "bc") => into.push(path),
                _ if path.is_dir() => collect(&path, into),
                _ => {}
            }
        }
    }
    let mut paths = Vec::new();
    collect(dir, &mut paths);
    paths.sort();
    paths
}

fn modules(dir: &Path, prefix: &str) -> Vec<Input> {
    let input = |path: &PathBuf| Input {
        name: format!("{prefix}{}", path.strip_prefix(dir).unwrap().to_str().unwrap()),
        bytes: fs::read(path).unwrap(),
    };
    module_paths(dir).iter().map(input).collect()
}

/// The facts of all modules that are wanted, with ids that continue.
pub fn facts_of_all(wanted: impl Fn(&Input) -> bool) -> Facts {
    let inputs: Vec<Input> = corpus().into_iter().filter(wanted).collect();
    facts_of(&inputs, RelationSet::default())
}

/// These relations of the modules, with ids from 1 as in a fact directory, that continue; where they
/// do, the relations must tell that declare an entity.
pub fn facts_of(inputs: &[Input], relations: RelationSet) -> Facts {
    let (mut all, mut base) = (Facts::new(), 1);
    let options = Options { relations, ..Options::default() };
    for input in inputs {
        let facts = input.facts_from(base, options);
        base = largest_id(&facts).map_or(base, |id| id + 1);
        all.append(&facts);
    }
    all
}

/// The largest id that any fact has.
pub fn largest_id(facts: &Facts) -> Option<u32> {
    Domain::ALL
        .iter()
        .filter_map(|domain| {
            let (relation, column) = domain.declared_by();
            facts.table(relation).rows(relation.info().width()).map(|row| row[column]).max()
        })
        .max()
}

/// The rows of a relation as a fact file has them: escaped, a field a column.
pub fn fields(facts: &Facts, relation: Relation) -> Vec<Vec<Vec<u8>>> {
    let columns = relation.info().columns;
    let field = |kind, cell: u32| match kind {
        ColumnKind::Entity(_) | ColumnKind::Unsigned => cell.to_string().into_bytes(),
        ColumnKind::Signed => i32::of_cell(cell).to_string().into_bytes(),
        ColumnKind::Enum(words) => words[cell as usize].as_bytes().to_vec(),
        ColumnKind::Symbol => {
            let mut text = Vec::new();
            escape(&facts.bytes(Symbol::of_cell(cell)), &mut text);
            text
        }
    };
    let rows = facts.table(relation).rows(columns.len());
    rows.map(|row| row.iter().zip(columns).map(|(&cell, info)| field(info.kind, cell)).collect())
        .collect()
}

/// A row as it stands in a fact file, without the line break.
pub fn line(row: &[Vec<u8>]) -> String {
    String::from_utf8(row.join(&b'\t')).unwrap()
}

/// `relation(column, ..)`, then a row a line, columns separated by tabs.
pub fn rows(facts: &Facts) -> String {
    let mut out = String::new();
    for relation in Relation::ALL.into_iter().filter(|relation| facts.len(*relation) > 0) {
        let info = relation.info();
        let names: Vec<&str> = info.columns.iter().map(|column| column.name).collect();
        let _ = writeln!(out, "{}({})", info.name, names.join(", "));
        for row in fields(facts, relation) {
            let _ = writeln!(out, "\t{}", line(&row));
        }
    }
    out
}
