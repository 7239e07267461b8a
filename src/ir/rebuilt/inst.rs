//! Instructions: what was asked for becomes a record of the body.

use crate::flags::Flags;
mod calls;
mod memory;

use bitcode::{Instruction, Span, Type};
use facts::Opcode;

use super::codes::{binary_op, cast_op, coded_flags, fast_math, predicate, unary_op};
use super::handles::ValueRef;
use super::made::{Made, wrong};
use super::module::{Filling, Module};
use super::new::New;
use super::types::TypeRef;

fn counts(new: &New, values: usize, blocks: usize) -> Made<()> {
    if (new.values.len(), new.blocks.len()) == (values, blocks) {
        return Ok(());
    }
    Err(format!(
        "it takes {values} operands and {blocks} blocks, not {} and {}",
        new.values.len(),
        new.blocks.len()
    ))
}

/// What an instruction yields: a value of a type, or nothing.
type Yields = Option<TypeRef>;

impl Module {
    /// Adds an instruction to the block at hand; the value that it yields, if it does.
    ///
    /// # Errors
    /// When its operands are not such as LLVM takes.
    pub fn add(&mut self, new: &New) -> Made<Option<ValueRef>> {
        let terminated = self.filling.as_ref().map(Filling::is_terminated);
        let terminated = terminated.ok_or("an instruction is in a function")?;
        let (instruction, yields) = self.instruction(new, terminated)?;
        if let (Some(ty), Some(expected)) = (yields, new.ty)
            && ty != expected
        {
            return wrong("its result has another type than variable_type says");
        }
        let filling = self.filling.as_mut().ok_or("an instruction is in a function")?;
        Ok(filling.push(instruction, yields.map(|ty| ty.0)).map(ValueRef))
    }

    fn instruction(&mut self, new: &New, terminated: bool) -> Made<(Instruction, Yields)> {
        use Opcode as Op;
        if terminated {
            return wrong("the block goes on after its terminator");
        }
        let is_call = matches!(new.op, Op::Call | Op::Invoke | Op::Callbr);
        for (i, &value) in new.values.iter().enumerate() {
            let ty = self.type_of(value);
            if self.types.is_void(ty) {
                return wrong("an operand has no value");
            }
            if value.is_argument_only() && !(is_call && i < new.n_args) {
                return wrong("metadata and blocks are arguments of calls only");
            }
        }
        let made = match new.op {
            Op::Ret
            | Op::Br
            | Op::Switch
            | Op::Indirectbr
            | Op::Resume
            | Op::Unreachable
            | Op::Cleanupret
            | Op::Catchret => (self.terminator(new)?, None),
            Op::Alloca | Op::Load | Op::Store | Op::Fence | Op::Cmpxchg | Op::Atomicrmw => {
                self.memory(new)?
            }
            Op::Call | Op::Invoke | Op::Callbr => self.call(new)?,
            Op::Landingpad | Op::Catchswitch | Op::Catchpad | Op::Cleanuppad => self.pad(new)?,
            Op::Phi => self.phi(new)?,
            Op::VaArg => {
                counts(new, 1, 0)?;
                let list = new.values[0];
                let list_type = self.type_of(list);
                match new.ty {
                    Some(ty)
                        if self.types.is_pointer(list_type) && self.types.is_first_class(ty) =>
                    {
                        let list = list.0;
                        let va_arg = Instruction::VaArg { list_type: list_type.0, list, ty: ty.0 };
                        (va_arg, Some(ty))
                    }
                    _ => return wrong("va_arg takes a pointer and yields a first-class value"),
                }
            }
            _ => {
                counts(new, new.values.len(), 0)?;
                let ty = self.operation(new, new.ty)?;
                (self.computation(new, ty)?, Some(ty))
            }
        };
        if new.flags.intersects(Flags::FAST_MATH) && !self.is_float_operation(new.op, made.1) {
            return wrong("only floating-point operations have fast-math flags");
        }
        Ok(made)
    }

    /// LLVM's `FPMathOperator::classof`.
    fn is_float_operation(&self, op: Opcode, ty: Yields) -> bool {
        use Opcode as Op;
        match op {
            Op::Fneg | Op::Fadd | Op::Fsub | Op::Fmul | Op::Fdiv | Op::Frem | Op::Fcmp => true,
            Op::Phi | Op::Select | Op::Call => {
                let Some(mut ty) = ty else { return false };
                while let Type::Array { element, .. } = self.types.get(ty) {
                    ty = TypeRef(element);
                }
                self.types.is_float(self.types.scalar(ty))
            }
            _ => false,
        }
    }

    /// The values or blocks of an instruction, among the operands of the body.
    fn list(&mut self, items: impl IntoIterator<Item = u32>) -> Made<Span> {
        let filling = self.filling.as_mut().ok_or("an instruction is in a function")?;
        Ok(Span::push(&mut filling.body.operands, items))
    }

    fn computation(&mut self, new: &New, ty: TypeRef) -> Made<Instruction> {
        use Opcode as Op;
        let v = |i: usize| new.values[i].0;
        let flags = coded_flags(new.op, new.flags);
        if let Some(op) = binary_op(new.op) {
            return Ok(Instruction::Binary { op, flags, lhs: v(0), rhs: v(1) });
        }
        if let Some(op) = unary_op(new.op) {
            return Ok(Instruction::Unary { op, flags, value: v(0) });
        }
        if let Some(op) = cast_op(new.op) {
            return Ok(Instruction::Cast { op, value: v(0), ty: ty.0 });
        }
        Ok(match new.op {
            Op::Icmp | Op::Fcmp => {
                let predicate = predicate(new.predicate)?;
                Instruction::Compare { predicate, flags, lhs: v(0), rhs: v(1) }
            }
            Op::Getelementptr => Instruction::GetElementPtr {
                in_bounds: new.flags.contains(Flags::INBOUNDS),
                source: new.aux_type.ok_or("getelementptr has a source type")?.0,
                operands: self.list(new.values.iter().map(|value| value.0))?,
            },
            Op::Select => {
                Instruction::Select { flags, condition: v(0), if_true: v(1), if_false: v(2) }
            }
            Op::Extractelement => Instruction::ExtractElement { vector: v(0), index: v(1) },
            Op::Insertelement => {
                Instruction::InsertElement { vector: v(0), element: v(1), index: v(2) }
            }
            Op::Shufflevector => {
                let mask = self.mask(&new.mask, ty)?.0;
                Instruction::ShuffleVector { first: v(0), second: v(1), mask }
            }
            Op::Extractvalue => {
                let indices = self.list(new.indices.iter().copied())?;
                Instruction::ExtractValue { aggregate: v(0), indices }
            }
            Op::Insertvalue => {
                let indices = self.list(new.indices.iter().copied())?;
                Instruction::InsertValue { aggregate: v(0), element: v(1), indices }
            }
            Op::Freeze => Instruction::Freeze { value: v(0) },
            op => return Err(format!("`{}` is no computation", op.text())),
        })
    }

    fn phi(&mut self, new: &New) -> Made<(Instruction, Yields)> {
        counts(new, new.blocks.len(), new.blocks.len())?;
        let Some(ty) = new.ty.filter(|&ty| self.types.is_first_class(ty)) else {
            return wrong("phi yields a first-class value");
        };
        for &value in &new.values {
            if self.type_of(value) != ty {
                return wrong("the values of phi are of its type");
            }
        }
        let pairs = new.values.iter().zip(&new.blocks);
        let incoming = self.list(pairs.flat_map(|(value, block)| [value.0, block.index]))?;
        Ok((Instruction::Phi { flags: fast_math(new.flags), ty: ty.0, incoming }, Some(ty)))
    }

    fn terminator(&mut self, new: &New) -> Made<Instruction> {
        use Opcode as Op;
        let (values, blocks) = (&new.values[..], &new.blocks[..]);
        Ok(match (new.op, values, blocks) {
            (Op::Ret, [], []) => Instruction::Return { value: None },
            (Op::Ret, [value], []) => Instruction::Return { value: Some(value.0) },
            (Op::Ret, ..) => return wrong("ret takes one value at most"),
            (Op::Br, [], [target]) => Instruction::Branch { target: target.index },
            (Op::Br, &[condition], [if_true, if_false]) => {
                let bit = self.types.bit();
                if self.type_of(condition) != bit {
                    return wrong("the condition of br is an i1");
                }
                let (if_true, if_false) = (if_true.index, if_false.index);
                Instruction::ConditionalBranch { condition: condition.0, if_true, if_false }
            }
            (Op::Switch, &[condition, ref cases @ ..], [default, targets @ ..])
                if cases.len() == targets.len() =>
            {
                let ty = self.type_of(condition);
                if !self.types.is_integer(ty) {
                    return wrong("the condition of switch is an integer");
                }
                for &case in cases {
                    if self.type_of(case) != ty || !self.is_int(case) {
                        return wrong(
                            "a case of switch is a constant integer of the condition's type",
                        );
                    }
                }
                let pairs = cases.iter().zip(targets);
                let cases = self.list(pairs.flat_map(|(case, target)| [case.0, target.index]))?;
                let (condition, default) = (condition.0, default.index);
                Instruction::Switch { ty: ty.0, condition, default, cases }
            }
            (Op::Switch, ..) => {
                return wrong(
                    "switch has a condition, a default and as many values as destinations",
                );
            }
            (Op::Indirectbr, &[address], targets) => {
                let ty = self.type_of(address);
                if !self.types.is_pointer(ty) {
                    return wrong("indirectbr takes a pointer");
                }
                let targets = self.list(targets.iter().map(|target| target.index))?;
                Instruction::IndirectBranch { ty: ty.0, address: address.0, targets }
            }
            (Op::Resume, [value], []) => Instruction::Resume { value: value.0 },
            (Op::Unreachable, [], []) => Instruction::Unreachable,
            (Op::Cleanupret, &[pad], unwind) if unwind.len() < 2 => {
                self.token(pad, "cleanupret takes the token of a cleanuppad")?;
                let unwind = unwind.first().map(|block| block.index);
                Instruction::CleanupReturn { pad: pad.0, unwind }
            }
            (Op::Cleanupret, ..) => {
                return wrong("cleanupret takes a pad and one destination at most");
            }
            (Op::Catchret, &[pad], [target]) => {
                self.token(pad, "catchret takes the token of a catchpad")?;
                Instruction::CatchReturn { pad: pad.0, target: target.index }
            }
            (op, ..) => {
                return Err(format!(
                    "`{}` does not take {} operands and {} blocks",
                    op.text(),
                    values.len(),
                    blocks.len()
                ));
            }
        })
    }

    fn token(&mut self, value: ValueRef, why: &str) -> Made<()> {
        let ty = self.type_of(value);
        if self.types.is_token(ty) { Ok(()) } else { wrong(why) }
    }

    /// Whether a value is a pointer to things of a type.
    fn leads_to(&mut self, pointer: ValueRef, pointee: TypeRef) -> bool {
        let ty = self.type_of(pointer);
        self.types.points_to(ty, pointee)
    }
}
