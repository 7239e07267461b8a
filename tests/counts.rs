//! Facts are as many as LLVM's own tools count: records of bitcode, lines of text.

mod support;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use facts::store::Facts;
use facts::{InstructionOpcode, MetadataClass, MetadataClassName, Opcode, Relation};
use rayon::prelude::*;

/// What an LLVM tool prints about a file.
fn run(tool: &str, file: &Path) -> String {
    let versioned = format!("{tool}-15");
    let prefix = std::env::var("LLVM_SYS_150_PREFIX").unwrap_or("/usr/lib/llvm-15".to_owned());
    let in_prefix = Path::new(&prefix).join("bin").join(tool);
    let mut to = vec![];
    if tool == "llvm-dis" {
        to = vec!["-o", "-"];
    }
    for program in [Path::new(&versioned), &in_prefix] {
        if let Ok(output) = Command::new(program).args(&to).arg(file).output() {
            let words = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{versioned} {}: {words}", file.display());
            return String::from_utf8_lossy(&output.stdout).into_owned();
        }
    }
    panic!("{versioned} does not run: install llvm-15 (./scripts/setup.sh does)");
}

/// LLVM's record of an instruction. A number is that of a record that llvm-bcanalyzer 15 has no
/// name for.
fn record(op: Opcode) -> &'static str {
    use Opcode::*;
    match op {
        Ret => "INST_RET",
        Br => "INST_BR",
        Switch => "INST_SWITCH",
        Indirectbr => "31",
        Invoke => "INST_INVOKE",
        Resume => "39",
        Unreachable => "INST_UNREACHABLE",
        Cleanupret => "INST_CLEANUPRET",
        Catchret => "INST_CATCHRET",
        Catchswitch => "52",
        Callbr => "INST_CALLBR",
        Fneg => "INST_UNOP",
        Add | Fadd | Sub | Fsub | Mul | Fmul | Udiv | Sdiv | Fdiv | Urem | Srem | Frem | Shl
        | Lshr | Ashr | And | Or | Xor => "INST_BINOP",
        Alloca => "INST_ALLOCA",
        Load => "INST_LOAD",
        Store => "INST_STORE",
        Getelementptr => "INST_GEP",
        Fence => "INST_FENCE",
        Cmpxchg => "INST_CMPXCHG",
        Atomicrmw => "INST_ATOMICRMW",
        Trunc | Zext | Sext | Fptoui | Fptosi | Uitofp | Sitofp | Fptrunc | Fpext | Ptrtoint
        | Inttoptr | Bitcast | Addrspacecast => "INST_CAST",
        Cleanuppad => "51",
        Catchpad => "INST_CATCHPAD",
        Icmp | Fcmp => "INST_CMP2",
        Phi => "INST_PHI",
        Call => "INST_CALL",
        Select => "INST_VSELECT",
        VaArg => "INST_VAARG",
        Extractelement => "INST_EXTRACTELT",
        Insertelement => "INST_INSERTELT",
        Shufflevector => "INST_SHUFFLEVEC",
        Extractvalue => "INST_EXTRACTVAL",
        Insertvalue => "INST_INSERTVAL",
        Landingpad => "47",
        Freeze => "58",
    }
}

/// How many records of each kind the blocks of functions have, as llvm-bcanalyzer counts them.
fn records(summary: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    let mut in_functions = false;
    for line in summary.lines() {
        if line.contains("Block ID #") {
            in_functions = line.contains("(FUNCTION_BLOCK)");
        }
        let mut words = line.split_whitespace();
        let (count, kind) = (words.next().and_then(|n| n.parse::<usize>().ok()), words.next_back());
        let (true, Some(count), Some(kind)) = (in_functions, count, kind) else { continue };
        // Atomic loads and stores are loads and stores.
        let kind = kind.strip_prefix("UnknownCode").unwrap_or(kind);
        let kind = kind.strip_suffix("ATOMIC").unwrap_or(kind);
        *counts.entry(kind.to_owned()).or_insert(0) += count;
    }
    counts
}

/// What the text of a module has.
#[derive(Default, Debug, PartialEq, Eq)]
struct Text {
    globals: usize,
    aliases: usize,
    ifuncs: usize,
    functions: usize,
    definitions: usize,
    blocks: usize,
    instructions: usize,
    nodes: usize,
    named_nodes: usize,
    comdats: usize,
}

/// Counts lines: a function's blocks begin at the margin, its instructions two columns in, and
/// what goes on in another line is further in or a bracket.
fn read_text(text: &str) -> Text {
    let mut counts = Text::default();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with("define ") {
            counts.functions += 1;
            counts.definitions += 1;
            // The first block has no line if it has no name.
            counts.blocks += usize::from(lines.peek().is_some_and(|line| line.starts_with("  ")));
            for line in lines.by_ref().take_while(|line| *line != "}") {
                let is_inst =
                    line.starts_with("  ") && !line.starts_with("   ") && !line.starts_with("  ]");
                counts.instructions += usize::from(is_inst);
                counts.blocks += usize::from(!line.is_empty() && !line.starts_with(' '));
            }
        } else if line.starts_with("declare ") {
            counts.functions += 1;
        } else if line.starts_with('@') {
            let right = line.split_once(" = ").map_or("", |(_, right)| right);
            let is = |kind: &str| right.split(' ').any(|word| word == kind);
            if is("global") || is("constant") {
                counts.globals += 1;
            } else if is("alias") {
                counts.aliases += 1;
            } else if is("ifunc") {
                counts.ifuncs += 1;
            }
        } else if let Some(name) = line.strip_prefix('!') {
            let is_number = name.starts_with(|c: char| c.is_ascii_digit());
            counts.nodes += usize::from(is_number);
            counts.named_nodes += usize::from(!is_number);
        } else if line.starts_with('$') {
            counts.comdats += 1;
        }
    }
    counts
}

fn of_facts(facts: &Facts) -> Text {
    use MetadataClassName::*;
    // These stand where they are used and have no number.
    let inline = [MDString, ConstantAsMetadata, LocalAsMetadata, DIExpression, DIArgList];
    let nodes = facts.rows().filter(|row: &MetadataClass| !inline.contains(&row.class));
    Text {
        globals: facts.len(Relation::ModuleGlobal),
        aliases: facts.len(Relation::ModuleAlias),
        ifuncs: facts.len(Relation::ModuleIfunc),
        functions: facts.len(Relation::ModuleFunction),
        definitions: facts.len(Relation::FunctionEntry),
        blocks: facts.len(Relation::FunctionBasicblock),
        instructions: facts.len(Relation::InstructionOpcode),
        nodes: nodes.count(),
        named_nodes: facts.len(Relation::ModuleNamedMetadata),
        comdats: facts.len(Relation::ComdatName),
    }
}

#[test]
fn instructions_are_as_many_as_records_of_bitcode() {
    let dir = tempfile::tempdir().unwrap();
    support::corpus().par_iter().enumerate().for_each(|(i, input)| {
        let module = input.module();
        let file = dir.path().join(format!("{i}.bc"));
        std::fs::write(&file, module.bitcode()).unwrap();
        let records = records(&run("llvm-bcanalyzer", &file));
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for InstructionOpcode { op, .. } in support::facts(&module, &input.name).rows() {
            *counts.entry(record(op)).or_default() += 1;
        }
        for &op in Opcode::ALL {
            let kind = record(op);
            let (ours, llvm) = (counts.get(kind), records.get(kind));
            assert_eq!(ours, llvm, "{}: {kind}, instructions and records", input.name);
        }
    });
}

#[test]
fn everything_is_as_often_as_in_the_text_of_llvm_dis() {
    let dir = tempfile::tempdir().unwrap();
    support::corpus().par_iter().enumerate().for_each(|(i, input)| {
        let module = input.module();
        let file = dir.path().join(format!("{i}.bc"));
        std::fs::write(&file, module.bitcode()).unwrap();
        let text = read_text(&run("llvm-dis", &file));
        assert_eq!(of_facts(&support::facts(&module, &input.name)), text, "{}", input.name);
    });
}
