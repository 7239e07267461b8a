//! Models made by chance are the same after they were written and read. No LLVM is needed.

mod body;

use std::sync::Arc;

use fastrand::Rng;
use llvm_facts_bitcode::metadata::{BasicType, Enumerator, Expression, Location, Subprogram};
use llvm_facts_bitcode::{
    Attachment, Attribute, AttributeGroup, AttributeKind, BinaryOp, CastOp, Comdat, ComdatKind,
    Constant, Constants, File, Function, Global, GlobalKind, Hash, Identification, Linkage,
    Metadata, Module, NamedNode, Node, NodeKind, Placement, Span, Type, Types, Typing, UnnamedAddr,
    Variable, Visibility, Words,
};

use body::body;

const VOID: u32 = 0;
const I1: u32 = 1;
const I32: u32 = 2;
const I64: u32 = 3;
const DOUBLE: u32 = 4;
const POINTER: u32 = 5;
const ARRAY: u32 = 6;
const PAIR: u32 = 7;
const VECTOR: u32 = 8;
const BITS: u32 = 9;
const METADATA: u32 = 10;
const TOKEN: u32 = 11;
const WIDE: u32 = 12;
const BYTES: u32 = 13;
const ONE: u32 = 14;
const MANY: u32 = 15;

fn types() -> Types {
    let mut types = Types::default();
    let pair = Span::push(&mut types.lists, [I32, I1]);
    let one = Span::push(&mut types.lists, [I32, POINTER]);
    let many = Span::push(&mut types.lists, [METADATA, I64]);
    let named = Span::push(&mut types.lists, [I32, POINTER]);
    let name = Span::push(&mut types.names, *b"struct.named-\xe4");
    types.all = vec![
        Type::Void,
        Type::Integer { width: 1 },
        Type::Integer { width: 32 },
        Type::Integer { width: 64 },
        Type::Double,
        Type::OpaquePointer { address_space: 0 },
        Type::Array { count: 4, element: I32 },
        Type::Literal { packed: false, elements: pair },
        Type::Vector { count: 4, element: I32, scalable: false },
        Type::Vector { count: 4, element: I1, scalable: false },
        Type::Metadata,
        Type::Token,
        Type::Integer { width: 128 },
        Type::Array { count: 5, element: 17 },
        Type::Function { var_args: false, result: I32, parameters: one },
        Type::Function { var_args: true, result: VOID, parameters: many },
        Type::Struct { name: Some(name), packed: true, elements: named },
        Type::Integer { width: 8 },
        Type::OpaquePointer { address_space: 3 },
    ];
    types
}

/// A choice of these.
fn of<T: Copy>(random: &mut Rng, all: &[T]) -> T {
    all[random.usize(0..all.len())]
}

/// A number, more often a small one.
fn number(random: &mut Rng) -> u64 {
    random.u64(..) >> random.u32(0..64)
}

fn text(random: &mut Rng) -> Vec<u8> {
    let alphabet: &[u8] = of(random, &[&b"abc._Z9"[..], b"a b-$", b"\x01\xff\xe4z"]);
    (0..random.usize(1..9)).map(|_| of(random, alphabet)).collect()
}

/// Values with their types, of which operands are chosen.
#[derive(Clone, Default)]
struct Known {
    types: Vec<u32>,
}

impl Known {
    fn next(&self) -> u32 {
        self.types.len() as u32
    }

    fn any(&self, random: &mut Rng) -> u32 {
        random.u32(0..self.next())
    }

    fn of(&self, ty: u32, random: &mut Rng) -> u32 {
        let fit: Vec<u32> = (0..self.next()).filter(|&it| self.types[it as usize] == ty).collect();
        of(random, &fit)
    }
}

/// Constants, of every type that instructions ask for at least one.
fn constants(known: &mut Known, random: &mut Rng) -> Constants {
    let mut all = Constants::default();
    let asked = [I1, I32, I64, DOUBLE, POINTER, ARRAY, PAIR, VECTOR, BITS, WIDE, TOKEN, BYTES];
    for turn in 0..asked.len() + random.usize(0..20) {
        let ty = asked.get(turn).copied().unwrap_or_else(|| of(random, &asked));
        let constant = match (ty, random.u8(0..6)) {
            (_, 0) => Constant::Null,
            (_, 1) => of(random, &[Constant::Undef, Constant::Poison]),
            (I32, 2) if known.types.contains(&I32) => Constant::Binary {
                op: of(random, BinaryOp::ALL),
                flags: random.u8(0..4),
                lhs: known.of(I32, random),
                rhs: known.of(I32, random),
            },
            (I64, 2) if known.types.contains(&POINTER) => Constant::Cast {
                op: CastOp::PtrToInt,
                from: POINTER,
                value: known.of(POINTER, random),
            },
            (I1 | I32 | I64, _) => Constant::Integer(number(random) as i64),
            (WIDE, _) => {
                let words = [number(random), number(random)];
                Constant::WideInteger(Span::push(&mut all.words, words))
            }
            (DOUBLE, _) => Constant::Float(number(random)),
            (BYTES, _) => {
                let text = text(random);
                let text = Span::push(&mut all.bytes, text);
                if random.bool() { Constant::String(text) } else { Constant::CString(text) }
            }
            (ARRAY | VECTOR, 2) => {
                let words = (0..4).map(|_| number(random)).collect::<Vec<_>>();
                Constant::Data(Span::push(&mut all.words, words))
            }
            (ARRAY, _) => {
                let elements: Vec<u32> = (0..4).map(|_| known.of(I32, random)).collect();
                Constant::Aggregate(Span::push(&mut all.values, elements))
            }
            (POINTER, 2) if known.types.contains(&POINTER) => {
                let base = known.of(POINTER, random);
                let operands = [POINTER, base, I32, known.of(I32, random)];
                Constant::GetElementPtr {
                    source: ARRAY,
                    in_bounds: random.bool(),
                    in_range: random.bool().then(|| random.u32(0..2)),
                    operands: Span::push(&mut all.values, operands),
                }
            }
            (POINTER, 3) => Constant::InlineAsm {
                function_type: MANY,
                flags: random.u8(0..16),
                text: Span::push(&mut all.bytes, text(random)),
                constraints: Span::push(&mut all.bytes, text(random)),
            },
            _ => Constant::Null,
        };
        all.types.push(ty);
        all.all.push(constant);
        known.types.push(ty);
    }
    all
}

/// Metadata, `outer` of which are there already.
fn metadata(outer: usize, known: &Known, random: &mut Rng) -> Metadata {
    let mut all = Metadata::default();
    for _ in 0..random.usize(0..6) {
        all.strings.push(&text(random));
    }
    let nodes = random.usize(1..40);
    let count = (outer + all.strings.len() + nodes) as u32;
    for _ in 0..nodes {
        let id = |random: &mut Rng| random.bool().then(|| random.u32(0..count));
        let head = u64::from(random.bool());
        let zeros: Words = [0; 20].into_iter().collect();
        let (kind, words): (NodeKind, Vec<u64>) = match random.u8(0..8) {
            0 => {
                let value = known.any(random);
                (NodeKind::Value, vec![known.types[value as usize].into(), value.into()])
            }
            1 => {
                let mut location = Location::of(zeros.part(Span { start: 0, len: 6 })).unwrap();
                (location.head, location.line) = (head, number(random));
                (location.scope.0, location.inlined_at) = (random.u32(0..count), id(random));
                (NodeKind::Location, location.words().collect())
            }
            2 => {
                let it = Enumerator { head: 4 | head, width: 64, name: id(random) };
                (NodeKind::Enumerator, it.words().chain([number(random)]).collect())
            }
            3 => {
                let it = Expression { head: Expression::HEAD | head };
                (NodeKind::Expression, it.words().chain([number(random), 3]).collect())
            }
            4 => {
                let mut it = BasicType::of(zeros.part(Span { start: 0, len: 7 })).unwrap();
                (it.head, it.name, it.size) = (head, id(random), number(random));
                (NodeKind::BasicType, it.words().collect())
            }
            5 => {
                let mut it = Subprogram::of(zeros.part(Span { start: 0, len: 20 })).unwrap();
                (it.head, it.name, it.unit) = (Subprogram::HEAD | head, id(random), id(random));
                (NodeKind::Subprogram, it.words().collect())
            }
            kind => {
                let operands = 0..random.usize(0..5);
                let id = |id: Option<u32>| id.map_or(0, |id| u64::from(id) + 1);
                let words = operands.map(|_| id(random.bool().then(|| random.u32(0..count))));
                let kind = if kind == 6 { NodeKind::Tuple } else { NodeKind::DistinctTuple };
                (kind, words.collect())
            }
        };
        all.nodes.push(Node { kind, words: all.words.push_all(words) });
    }
    all
}

fn module(random: &mut Rng) -> Module {
    let mut strings = Vec::new();
    let mut name = |random: &mut Rng| Span::push(&mut strings, text(random));
    let mut module = Module {
        identification: Some(Identification { producer: b"LLVM15.0.6".to_vec(), epoch: 0 }),
        triple: text(random),
        data_layout: b"e-p:64:64".to_vec(),
        source_name: Some(text(random)),
        sections: vec![text(random), text(random)],
        collectors: vec![text(random)],
        types: types(),
        metadata_kinds: vec![b"dbg".to_vec(), text(random)],
        bundle_tags: vec![text(random)],
        sync_scopes: vec![b"singlethread".to_vec(), Vec::new()],
        ..Module::default()
    };
    let attributes = &mut module.attributes;
    let plain = loop {
        // An attribute is there once, in whatever form.
        let kind = of(random, AttributeKind::ALL);
        if !matches!(kind, AttributeKind::Alignment | AttributeKind::ByVal) {
            break kind;
        }
    };
    attributes.all.push(Attribute::Plain(plain));
    attributes.all.push(Attribute::Number(AttributeKind::Alignment, number(random)));
    attributes.all.push(Attribute::Type(AttributeKind::ByVal, random.bool().then_some(ARRAY)));
    let key = Span::push(&mut attributes.texts, text(random));
    attributes.all.push(Attribute::Text { key, value: Span::default() });
    let (id, slot) = (random.u32(..), random.u32(..));
    attributes.groups.push(AttributeGroup { id, slot, attributes: Span { start: 0, len: 4 } });
    attributes.lists.push(Span::push(&mut attributes.members, [id]));
    module.comdats.push(Comdat { name: name(random), kind: of(random, ComdatKind::ALL) });
    let count = random.u32(2..9);
    for place in 0..count {
        let placement = Placement {
            align: random.u8(0..34),
            section: random.bool().then(|| random.u32(0..2)),
            comdat: random.bool().then_some(0),
            attributes: random.bool().then_some(0),
        };
        let value = |random: &mut Rng| random.bool().then(|| random.u32(0..count + 9));
        let kind = match random.u8(0..if place == 0 { 2 } else { 4 }) {
            0 => GlobalKind::Variable(Variable {
                place: placement,
                constant: random.bool(),
                externally_initialized: random.bool(),
                initializer: value(random),
                sanitizer: random.u8(0..16),
            }),
            1 | 2 => GlobalKind::Function(Function {
                place: placement,
                calling_convention: random.u32(0..1024),
                declaration: random.bool(),
                collector: random.bool().then_some(0),
                prefix: value(random),
                prologue: value(random),
                personality: value(random),
            }),
            _ => GlobalKind::Alias(random.u32(0..place)),
        };
        let value_type = if matches!(kind, GlobalKind::Function(_)) { ONE } else { I32 };
        let mut global = Global::new(name(random), value_type, kind);
        if random.bool() {
            global.linkage = of(random, Linkage::ALL);
            global.visibility = of(random, Visibility::ALL);
            global.unnamed_addr = of(random, UnnamedAddr::ALL);
            global.dso_local = random.bool();
            global.partition = name(random);
        }
        module.globals.push(global);
    }
    let mut known = Known { types: Typing::of(&module).unwrap().values };
    module.constants = constants(&mut known, random);
    module.metadata = metadata(0, &known, random);
    let nodes = module.metadata.count() as u32;
    let named = NamedNode { name: text(random), nodes: vec![random.u32(0..nodes)] };
    module.metadata.named.push(named);
    let attachment = Attachment { kind: 1, node: random.u32(0..nodes) };
    let attached = Span::push(&mut module.metadata.attachments, [attachment]);
    module.metadata.globals.push((0, attached));
    for _ in 0..module.defined_functions().count() {
        let body = body(&module, &known, random);
        module.bodies.push(Box::new(body));
    }
    module.hash = random.bool().then(|| Hash::Known([random.u32(..); 5]));
    module.strings = Arc::new(strings);
    module
}

#[test]
fn models_are_the_same_after_they_were_written_and_read() {
    // More of them: BITCODE_MODELS=100000 cargo test -p llvm-facts-bitcode --test random_models
    let rounds = std::env::var("BITCODE_MODELS").map_or(500, |rounds| rounds.parse().unwrap());
    let mut instructions = 0;
    for seed in 0..rounds {
        let mut random = Rng::with_seed(seed);
        let modules: Vec<Module> = (0..random.usize(1..3)).map(|_| module(&mut random)).collect();
        instructions +=
            modules.iter().flat_map(|it| &it.bodies).map(|it| it.instructions.len()).sum::<usize>();
        let symbol_tables = if random.bool() { vec![(1, text(&mut random))] } else { Vec::new() };
        let mut file = File { wrapper: None, modules, symbol_tables };
        let bytes = file.write().unwrap_or_else(|error| panic!("{seed}: {error}"));
        let read = File::read(&bytes).unwrap_or_else(|error| panic!("{seed}: {error}"));
        for (read, module) in read.modules.iter().zip(&mut file.modules) {
            for (read, body) in read.bodies.iter().zip(&module.bodies) {
                assert_eq!(read, body, "{seed}");
            }
        }
        assert_eq!(read, file, "{seed}");
    }
    assert!(instructions > 10_000 || rounds < 500, "{instructions} instructions");
}
