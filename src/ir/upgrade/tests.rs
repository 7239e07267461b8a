use super::*;

use bitcode::{AttributeGroup, Body, NamedNode, Span};

/// A place in a list that a module of a test has.
fn span(start: usize, len: usize) -> Span {
    Span { start: start as u32, len: len as u32 }
}

fn named(name: &[u8]) -> NamedNode {
    NamedNode { name: name.to_vec(), nodes: Vec::new() }
}

/// Gives a module's functions an attribute that is a text.
fn add_text(module: &mut Module, key: &[u8]) {
    let attributes = &mut module.attributes;
    let key_span = span(attributes.texts.len(), key.len());
    attributes.texts.extend_from_slice(key);
    attributes.all.push(Attribute::Text { key: key_span, value: Span::default() });
}

fn add_group(module: &mut Module, id: u32, slot: u32) {
    let attributes = &mut module.attributes;
    attributes.groups.push(AttributeGroup { id, slot, attributes: Span::default() });
    attributes.members.push(id);
    attributes.lists = vec![span(0, attributes.members.len())];
}

#[test]
fn what_older_versions_did_is_left_to_llvm() {
    type Change = fn(&mut Module);
    let cases: [(Change, Option<&str>); 10] = [
        (|_| {}, None),
        (|m| m.metadata.named.push(named(b"clang.arc.use")), None),
        (
            |m| {
                let marker = b"clang.arc.retainAutoreleasedReturnValueMarker";
                m.metadata.named.push(named(marker));
            },
            Some("ARC's run-time library"),
        ),
        (|m| m.metadata.named.push(named(b"llvm.dbg.cu")), Some("another version")),
        (|m| m.metadata.named.push(named(b"llvm.gcov")), Some("another version")),
        (|m| add_text(m, b"no-frame-pointer-elim"), Some("attributes of older versions")),
        (|m| add_text(m, b"frame-pointer"), None),
        (
            |m| {
                add_group(m, 1, 1);
                add_group(m, 2, 1);
            },
            Some("two groups for one place"),
        ),
        (
            |m| {
                add_group(m, 1, 1);
                add_group(m, 2, 2);
            },
            None,
        ),
        (
            |m| {
                let text = b"mov\tfp, fp";
                m.constants.bytes = text.to_vec();
                m.constants.all.push(bitcode::Constant::InlineAsm {
                    function_type: 0,
                    flags: 0,
                    text: span(0, text.len()),
                    constraints: Span::default(),
                });
            },
            Some("marker in assembler"),
        ),
    ];
    for (place, (change, expected)) in cases.into_iter().enumerate() {
        let mut module = Module::default();
        change(&mut module);
        let why = needs_llvm(&module);
        assert_eq!(why.is_some(), expected.is_some(), "{place}: {why:?}");
        assert!(why.unwrap_or_default().contains(expected.unwrap_or_default()), "{why:?}");
    }
}

#[test]
fn a_kind_of_attachments_comes_with_attachments_and_without_debug_information() {
    let attached = || {
        let mut body = Body::default();
        body.attachments.instructions.push((0, Span::default()));
        Module { bodies: vec![Box::new(body)], ..Module::default() }
    };
    let kinds = |mut module: Module| {
        upgrade(&mut module);
        module.metadata_kinds
    };
    let kind = b"heapallocsite".to_vec();
    assert_eq!(kinds(attached()), std::slice::from_ref(&kind));
    assert!(kinds(Module { bodies: vec![Box::default()], ..Module::default() }).is_empty());
    assert_eq!(kinds(Module { metadata_kinds: vec![kind.clone()], ..attached() }), [kind]);
}

#[test]
fn data_layouts_are_those_that_llvm_writes_again() {
    const SPACES: &str = "-p270:32:32-p271:32:32-p272:64:64";
    // A triple, a layout, and that of what `llvm-as` and `llvm-dis` of LLVM 15 make of it;
    // `+` stands for the address spaces.
    for (triple, old, new) in [
        ("x86_64-unknown-linux-gnu", "", ""),
        ("x86_64-unknown-linux-gnu", "e-m:e-i64:64-n8:16", "e-m:e+-i64:64-n8:16"),
        ("x86_64-unknown-linux-gnu", "e-m:e+-i64:64", "e-m:e+-i64:64"),
        ("x86_64-unknown-linux-gnu", "e-m:e-i8:8-i64:64", "e-m:e-i8:8-i64:64"),
        ("x86_64-unknown-linux-gnu", "e-i64:64-f80:128", "e-i64:64-f80:128"),
        ("x86_64-unknown-linux-gnu", "E-m:e-i64:64", "E-m:e-i64:64"),
        ("x86_64h-apple-macosx", "e-m:o-i64:64", "e-m:o+-i64:64"),
        ("x86_64-pc-windows-msvc", "e-m:w-i64:64-f80:32-n8", "e-m:w+-i64:64-f80:32-n8"),
        ("aarch64-unknown-linux-gnu", "e-m:e-i64:64", "e-m:e-i64:64"),
        ("i386-unknown-linux-gnu", "e-m:e-p:32:32-f64:32:64", "e-m:e-p:32:32+-f64:32:64"),
        ("i686-pc-windows-msvc", "e-m:x-i64:64-f80:32-n8", "e-m:x+-i64:64-f80:128-n8"),
        ("i586-pc-win32", "e-m:x-i64:64-f80:32-n8", "e-m:x+-i64:64-f80:128-n8"),
        ("i686-pc-windows-gnu", "e-m:x-i64:64-f80:32-n8", "e-m:x+-i64:64-f80:32-n8"),
        ("i686-pc-linux-msvc", "e-m:x-i64:64-f80:32-n8", "e-m:x+-i64:64-f80:32-n8"),
        ("amdgcn-amd-amdhsa", "", "G1"),
        ("amdgcn-amd-amdhsa", "e-p:64:64", "e-p:64:64-G1"),
        ("amdgcn-amd-amdhsa", "e-p:64:64-G2", "e-p:64:64-G2"),
        ("r600--", "G2-e-p:64:64", "G2-e-p:64:64"),
    ] {
        let [old, new] = [old, new].map(|layout| layout.replace('+', SPACES));
        let made = data_layout(old.as_bytes(), triple.as_bytes());
        assert_eq!(String::from_utf8_lossy(&made), new, "{triple} {old}");
    }
}

#[test]
fn every_intrinsic_is_found_by_its_name_and_no_other() {
    let text = include_str!("intrinsics.txt");
    let names = text.lines().filter(|line| line.starts_with("llvm."));
    let lists = text.lines().filter(|line| line.starts_with('@')).count();
    let mut seen = 0;
    for line in names {
        let (known, list) = line.split_once(' ').unwrap();
        let is_overloaded = known.ends_with('*');
        let name = known.trim_end_matches('*');
        let list: usize = list.parse().unwrap();
        assert_eq!(intrinsic(name), Some((is_overloaded, list)), "{line}");
        assert!(list < lists, "{line}");
        seen += 1;
    }
    assert!(seen > 11_000);
    for name in ["llvm.", "llvm.aaa", "llvm.memcpyx", "llvm.zzz", "llvm.\u{e9}", "a", ""] {
        assert_eq!(intrinsic(name), None, "{name}");
    }
    let of = |name: &str| list_of(name.as_bytes()).map(list_at);
    assert_eq!(of("llvm.memcpy.p0.p0.i64"), of("llvm.memcpy"));
    assert_eq!(of("llvm.trap"), Some("fn: cold, noreturn, nounwind"));
    assert_eq!(of("llvm.trap.i8"), None);
    assert_eq!(of("memcpy"), None);
}
