//! Bodies of functions by chance.

use fastrand::Rng;
use llvm_facts_bitcode::{
    Access, Attachment, BinaryOp, Body, Bundle, CallSite, CastOp, DebugLocation, Instruction,
    Module, Named, Ordering, Predicate, RmwOp, Span, TailKind,
};

use super::*;

fn access(atomic: bool, random: &mut Rng) -> Access {
    let ordering = if atomic { of(random, &Ordering::ALL[1..]) } else { Ordering::NotAtomic };
    let scope = if atomic { random.u32(0..2) } else { 0 };
    Access { align: random.u8(0..34), volatile: random.bool(), ordering, scope }
}

pub fn body(module: &Module, outer: &Known, random: &mut Rng) -> Body {
    let mut body = Body::default();
    let mut known = outer.clone();
    known.types.extend([I32, POINTER]);
    // Constants are made of globals and constants, never of parameters.
    let mut apart = outer.clone();
    let parameters = known.next();
    apart.types.extend([VOID; 2]);
    body.constants = constants(&mut apart, random);
    known.types = [&known.types[..parameters as usize], &body.constants.types].concat();
    body.metadata = metadata(module.metadata.count(), outer, random);
    let metadata = (module.metadata.count() + body.metadata.count()) as u32;
    let blocks = random.u32(1..5);
    // Instructions that get an operand when all values are known.
    let (mut phis, mut freezes) = (Vec::new(), Vec::new());
    for block in 0..blocks {
        for _ in 0..random.usize(0..9) {
            let (instruction, ty) = instruction(&mut body, &known, (blocks, metadata), random);
            match instruction {
                Instruction::Phi { .. } => phis.push(body.instructions.len()),
                Instruction::Freeze { .. } => freezes.push(body.instructions.len()),
                _ => {}
            }
            push(&mut body, &mut known, instruction, ty, random);
        }
        let (target, value) = (random.u32(0..blocks), known.of(I1, random));
        let end = match random.u8(0..6) {
            0 => Instruction::Branch { target },
            1 => Instruction::ConditionalBranch {
                condition: value,
                if_true: target,
                if_false: block,
            },
            2 => Instruction::Return { value: Some(known.of(I32, random)) },
            3 => Instruction::Return { value: None },
            4 => {
                let case = known.of_constant(I32, &body, parameters, random);
                let cases = Span::push(&mut body.operands, [case, target]);
                let condition = known.of(I32, random);
                Instruction::Switch { ty: I32, condition, default: block, cases }
            }
            _ => Instruction::Unreachable,
        };
        push(&mut body, &mut known, end, None, random);
        body.block_ends.push(body.instructions.len() as u32);
    }
    for place in phis {
        if let Instruction::Phi { incoming, .. } = body.instructions[place] {
            for pair in 0..incoming.len / 2 {
                body.operands[(incoming.start + pair * 2) as usize] = known.any(random);
            }
        }
    }
    for place in freezes {
        let Instruction::Freeze { value } = body.instructions[place] else { continue };
        let ty = known.types[value as usize];
        body.instructions[place] = Instruction::Freeze { value: known.of(ty, random) };
    }
    for _ in 0..random.usize(0..4) {
        let named = match random.bool() {
            true => Named::Value(known.any(random)),
            false => Named::Block(random.u32(0..blocks)),
        };
        let text = text(random);
        let text = Span::push(&mut body.names.texts, text);
        body.names.all.push((named, text));
    }
    for instruction in 0..random.u32(0..body.instructions.len() as u32) {
        let attachment = Attachment { kind: random.u32(0..2), node: random.u32(0..metadata) };
        let attached = Span::push(&mut body.attachments.all, [attachment]);
        body.attachments.instructions.push((instruction, attached));
    }
    if random.bool() {
        let order = Span::push(&mut body.use_lists.indexes, [2, 0, 1]);
        body.use_lists.all.push((Named::Value(known.any(random)), order));
    }
    body
}

impl Known {
    /// A constant of the function or of the module, or a global, of a type.
    fn of_constant(&self, ty: u32, body: &Body, parameters: u32, random: &mut Rng) -> u32 {
        let constants = body.constants.types.len();
        let until = Self { types: self.types[..parameters as usize + constants].to_vec() };
        loop {
            let value = until.of(ty, random);
            if !(parameters - 2..parameters).contains(&value) {
                return value;
            }
        }
    }
}

fn push(
    body: &mut Body,
    known: &mut Known,
    instruction: Instruction,
    ty: Option<u32>,
    random: &mut Rng,
) {
    body.instructions.push(instruction);
    if let Some(ty) = ty {
        known.types.push(ty);
        body.types.push(ty);
    }
    let last = body.debug_locations.len().checked_sub(1).map(|last| last as u32);
    let location = match random.u8(0..3) {
        0 => {
            body.debug_locations.push(DebugLocation {
                line: random.u32(..),
                column: random.u32(0..300),
                scope: Some(0),
                inlined_at: None,
                implicit_code: random.bool(),
            });
            Some(body.debug_locations.len() as u32 - 1)
        }
        1 => last,
        _ => None,
    };
    if let Some(location) = location {
        body.locate(location);
    }
}

fn instruction(
    body: &mut Body,
    known: &Known,
    (blocks, metadata): (u32, u32),
    random: &mut Rng,
) -> (Instruction, Option<u32>) {
    let flags = random.u8(0..4);
    let pointer = known.of(POINTER, random);
    let ty = of(random, &[I32, I64, VECTOR, DOUBLE]);
    let (lhs, rhs) = (known.of(ty, random), known.of(ty, random));
    match random.u8(0..18) {
        0 => (Instruction::Binary { op: of(random, BinaryOp::ALL), flags, lhs, rhs }, Some(ty)),
        1 => {
            let value = known.of(I32, random);
            (Instruction::Cast { op: CastOp::SExt, value, ty: I64 }, Some(I64))
        }
        2 => {
            let operands = [pointer, known.of(I64, random), known.of(I32, random)];
            let operands = Span::push(&mut body.operands, operands);
            let in_bounds = random.bool();
            (Instruction::GetElementPtr { in_bounds, source: ARRAY, operands }, Some(POINTER))
        }
        3 => {
            let predicate = of(random, Predicate::ALL);
            let compare = Instruction::Compare { predicate, flags, lhs, rhs };
            (compare, Some(if ty == VECTOR { BITS } else { I1 }))
        }
        4 => {
            let condition = known.of(I1, random);
            (Instruction::Select { flags, condition, if_true: lhs, if_false: rhs }, Some(ty))
        }
        5 => {
            let (vector, index) = (known.of(VECTOR, random), known.of(I64, random));
            (Instruction::ExtractElement { vector, index }, Some(I32))
        }
        6 => {
            let aggregate = known.of(PAIR, random);
            let indices = Span::push(&mut body.operands, [1]);
            (Instruction::ExtractValue { aggregate, indices }, Some(I1))
        }
        7 => {
            let (first, second) = (known.of(VECTOR, random), known.of(VECTOR, random));
            let mask = known.of(VECTOR, random);
            (Instruction::ShuffleVector { first, second, mask }, Some(VECTOR))
        }
        8 | 9 => {
            let pairs = (0..random.usize(0..4)).flat_map(|_| [0, random.u32(0..blocks)]);
            let pairs: Vec<u32> = pairs.collect();
            let incoming = Span::push(&mut body.operands, pairs);
            (Instruction::Phi { flags, ty, incoming }, Some(ty))
        }
        10 => (Instruction::Freeze { value: lhs }, Some(ty)),
        11 => {
            let address_space = random.bool().then_some(3);
            let alloca = Instruction::Alloca {
                ty,
                count_type: I32,
                count: known.of(I32, random),
                align: random.u8(0..34),
                in_alloca: random.bool(),
                swift_error: random.bool(),
                address_space,
            };
            (alloca, Some(address_space.map_or(POINTER, |_| 18)))
        }
        12 => {
            let access = access(random.bool(), random);
            (Instruction::Load { pointer, ty, access }, Some(ty))
        }
        13 => {
            let access = access(random.bool(), random);
            (Instruction::Store { pointer, value: lhs, access }, None)
        }
        14 => {
            let (expected, new) = (known.of(I32, random), known.of(I32, random));
            let access = access(true, random);
            let failure = of(random, &Ordering::ALL[1..]);
            let weak = random.bool();
            let exchange =
                Instruction::CompareExchange { pointer, expected, new, access, failure, weak };
            (exchange, Some(PAIR))
        }
        15 => {
            let (op, access) = (of(random, RmwOp::ALL), access(true, random));
            (Instruction::AtomicRmw { op, pointer, value: lhs, access }, Some(ty))
        }
        _ => {
            let start = body.bundles.len() as u32;
            for _ in 0..random.usize(0..3) {
                let operands = Span::push(&mut body.operands, [lhs, pointer]);
                body.bundles.push(Bundle { tag: 0, operands });
            }
            let bundles = Span { start, len: body.bundles.len() as u32 - start };
            let (function_type, arguments) = match random.bool() {
                true => (ONE, vec![known.of(I32, random), pointer]),
                false => {
                    let mut arguments = vec![random.u32(0..metadata), known.of(I64, random)];
                    for _ in 0..random.usize(0..3) {
                        arguments.push(known.of(DOUBLE, random));
                    }
                    (MANY, arguments)
                }
            };
            let arguments = Span::push(&mut body.operands, arguments);
            body.calls.push(CallSite {
                attributes: random.bool().then_some(0),
                calling_convention: random.u32(0..1024),
                function_type,
                callee: pointer,
                arguments,
                bundles,
            });
            let tails = [TailKind::None, TailKind::Tail, TailKind::MustTail, TailKind::NoTail];
            let call = body.calls.len() as u32 - 1;
            let tail = of(random, &tails);
            (Instruction::Call { call, tail, flags }, (function_type == ONE).then_some(I32))
        }
    }
}
