//! Views that the extractor computes against tools that compute the same: demangled names against
//! `llvm-cxxfilt` and `llvm-undname`, layouts of structs against clang's.

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use facts::store::Facts;
use facts::*;
use llvm::{Module, Syntax};

fn text(facts: &Facts, symbol: Symbol) -> String {
    String::from_utf8_lossy(&facts.bytes(symbol)).into_owned()
}

/// Names of functions and variables, with what they stand for.
fn names(facts: &Facts) -> Vec<(String, Option<String>)> {
    let mut full: BTreeMap<u32, Symbol> = BTreeMap::new();
    full.extend(facts.rows::<FunctionDemangledName>().map(|row| (row.r#fn.0, row.name)));
    full.extend(facts.rows::<VariableDemangledName>().map(|row| (row.v.0, row.name)));
    // Values of functions have no `variable_name`, but other values than globals have.
    let globals = facts.rows::<VariableName>();
    let all = facts.rows::<FunctionName>().map(|row| (row.r#fn.0, row.name));
    let all = all.chain(globals.map(|row| (row.v.0, row.name)));
    all.map(|(id, name)| (text(facts, name), full.get(&id).map(|&s| text(facts, s)))).collect()
}

/// What a tool of LLVM's says to these lines.
fn said(tool: &str, arguments: &[&str], lines: &[String]) -> Vec<String> {
    let mut tool = Command::new(tool);
    tool.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = tool.spawn().unwrap_or_else(|error| panic!("{tool:?}: {error}"));
    let mut input = child.stdin.take().unwrap();
    let text = lines.join("\n") + "\n";
    let feed = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let out = child.wait_with_output().unwrap();
    feed.join().unwrap().unwrap();
    String::from_utf8(out.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn names_are_demangled_as_llvms_tools_do() {
    let mut itanium = BTreeMap::new();
    for input in support::corpus() {
        let facts = input.facts();
        for (name, full) in names(&facts) {
            // Rust's older names end in a hash, which LLVM takes for a part of the name.
            if name.starts_with('_') && !name.contains("17h") && !name.contains(' ') {
                itanium.insert(name, full);
            }
        }
    }
    let lines: Vec<String> = itanium.keys().cloned().collect();
    let tool = said("llvm-cxxfilt-15", &["-n"], &lines);
    assert_eq!(tool.len(), lines.len());
    let mut demangled = 0;
    for ((name, ours), theirs) in itanium.iter().zip(&tool) {
        // LLVM 15 knows no clones for transactions.
        if name.starts_with("_ZGTt") {
            assert_eq!(name, theirs);
            continue;
        }
        assert_eq!(ours.as_ref().unwrap_or(name), theirs, "{name}");
        demangled += usize::from(ours.is_some());
    }
    assert!(demangled > 100, "only {demangled} names are mangled");
}

#[test]
fn microsofts_names_are_demangled_as_llvms_tools_do() {
    let mut microsoft = BTreeMap::new();
    for input in support::corpus() {
        microsoft
            .extend(names(&input.facts()).into_iter().filter(|(name, _)| name.starts_with('?')));
    }
    let lines: Vec<String> = microsoft.keys().cloned().collect();
    let options = [
        "--no-access-specifier",
        "--no-calling-convention",
        "--no-return-type",
        "--no-member-type",
        "--no-variable-type",
    ];
    // It repeats the name, says what it stands for or that it does not know, and ends with a
    // line of nothing.
    let tool = said("llvm-undname-15", &options, &lines).join("\n");
    let blocks: Vec<Vec<&str>> = tool.split("\n\n").map(|b| b.trim().lines().collect()).collect();
    let mut demangled = 0;
    for block in blocks {
        let [name, theirs] = block[..] else { continue };
        let Some(ours) = &microsoft[name] else { continue };
        assert_eq!(ours, theirs, "{name}");
        demangled += 1;
    }
    assert!(demangled > 10, "only {demangled} names are mangled");
}

const STRUCTS: &str = "
    struct Inner { char c; long long l; };
    struct Outer { short s; struct Inner inner; void *p; double d; char tail; };
    struct __attribute__((packed)) Packed { char c; int i; long double ld; };
    struct WithArrays { char c; struct Packed packed[3]; float f[3]; int (*call)(void); };
    struct Large { char c[2000000000]; long double d; };
    struct Outer outer; struct WithArrays arrays; struct Large large;
";

/// Size, alignment and offsets of the fields, by name.
type Layouts = BTreeMap<String, (u64, u64, Vec<u64>)>;

/// What `clang -fdump-record-layouts` says.
fn by_clang(dump: &str) -> Layouts {
    let mut layouts = Layouts::new();
    let (mut name, mut offsets) = (String::new(), Vec::new());
    for line in dump.lines() {
        let Some((place, what)) = line.split_once(" | ") else { continue };
        let place = place.trim();
        if let Some(sizes) = what.trim().strip_prefix("[sizeof=") {
            let (size, align) = sizes.split_once(", align=").unwrap();
            let align = align.trim_end_matches(']').parse().unwrap();
            layouts.insert(name.clone(), (size.parse().unwrap(), align, offsets.clone()));
        } else if let Some(record) = what.strip_prefix("struct ") {
            (name, offsets) = (record.to_owned(), Vec::new());
        } else if what.starts_with("  ") && !what.starts_with("   ") {
            offsets.push(place.parse().unwrap());
        }
    }
    layouts
}

fn by_facts(facts: &Facts) -> Layouts {
    let number = |symbol| text(facts, symbol).parse::<u64>().unwrap();
    let mut layouts = Layouts::new();
    for StructTypeName { ty, name } in facts.rows() {
        let size = facts.rows::<TypeAllocSize>().find(|row| row.ty == ty).unwrap();
        let align = facts.rows::<TypeAbiAlign>().find(|row| row.ty == ty).unwrap();
        let fields = facts.rows::<StructTypeFieldOffset>().filter(|row| row.ty == ty);
        let offsets = fields.map(|row| number(row.bytes)).collect();
        let name = text(facts, name).trim_start_matches("struct.").to_owned();
        layouts.insert(name, (number(size.bytes), number(align.bytes), offsets));
    }
    layouts
}

#[test]
fn structs_are_laid_out_as_clang_does() {
    let dir = tempfile::tempdir().unwrap();
    let source = dir.path().join("structs.c");
    fs::write(&source, STRUCTS).unwrap();
    let targets = [
        "x86_64-linux-gnu",
        "i686-linux-gnu",
        "i686-pc-windows-msvc",
        "armv7-linux-gnueabihf",
        "aarch64-linux-gnu",
        "wasm32",
        "mips-linux-gnu",
        "s390x-linux-gnu",
    ];
    for target in targets {
        let module = dir.path().join("structs.ll");
        let mut clang = Command::new("clang-15");
        clang.args(["-target", target, "-Xclang", "-fdump-record-layouts", "-emit-llvm", "-S"]);
        let out = clang.arg("-o").arg(&module).arg(&source).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        let bytes = fs::read(&module).unwrap();
        let module = Module::parse(&bytes, Syntax::Text, target).unwrap();
        let ours = by_facts(&support::facts(&module, target));
        let theirs = by_clang(&String::from_utf8(out.stdout).unwrap());
        assert_eq!(ours.len(), 5, "{target}");
        assert_eq!(ours, theirs, "{target}");
    }
}

#[test]
fn what_has_no_size_has_no_layout() {
    let text = "%unknown = type opaque\n%holds = type { i32, %unknown }\n\
                @g = external global %holds\n@h = external global [18446744073709551615 x i1]\n\
                declare void @f(<vscale x 4 x i32>, token, metadata)";
    let module = Module::parse(text.as_bytes(), Syntax::Text, "sizes").unwrap();
    let facts = support::facts(&module, "sizes");
    let sized: Vec<Type> = facts.rows::<TypeSizeBits>().map(|row| row.ty).collect();
    for row in facts.rows::<TypeKindRow>() {
        let expected = match row.kind {
            TypeKind::Integer | TypeKind::Pointer | TypeKind::Array => true,
            TypeKind::Void
            | TypeKind::Label
            | TypeKind::Token
            | TypeKind::Metadata
            | TypeKind::X86Mmx
            | TypeKind::X86Amx
            | TypeKind::Floatingpoint
            | TypeKind::FixedVector
            | TypeKind::ScalableVector
            | TypeKind::Struct
            | TypeKind::Function => false,
        };
        assert_eq!(sized.contains(&row.ty), expected, "{:?}", row.kind);
    }
}
