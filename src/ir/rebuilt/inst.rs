//! Instructions: what was asked for becomes a record of the body.

use bitcode::kinds::{BinaryOp, CastOp, Ordering, Predicate, RmwOp, UnaryOp};
use bitcode::{Access, Bundle, CallSite, Instruction, Span, TailKind, Type};
use facts::Opcode;
use llvm::Flags;

use super::Made;
use super::attributes::AttributeListRef;
use super::constants::needed_alignment;
use super::fits::wrong;
use super::function::Filling;
use super::module::Module;
use super::new::New;
use super::types::TypeRef;
use super::values::ValueRef;

/// The bitcode's name of an operation with one operand.
pub(super) fn unary_op(op: Opcode) -> Option<UnaryOp> {
    (op == Opcode::Fneg).then_some(UnaryOp::FNeg)
}

/// The bitcode's name of an operation with two operands.
pub(super) fn binary_op(op: Opcode) -> Option<BinaryOp> {
    Some(match op {
        Opcode::Add | Opcode::Fadd => BinaryOp::Add,
        Opcode::Sub | Opcode::Fsub => BinaryOp::Sub,
        Opcode::Mul | Opcode::Fmul => BinaryOp::Mul,
        Opcode::Udiv => BinaryOp::UDiv,
        Opcode::Sdiv | Opcode::Fdiv => BinaryOp::SDiv,
        Opcode::Urem => BinaryOp::URem,
        Opcode::Srem | Opcode::Frem => BinaryOp::SRem,
        Opcode::Shl => BinaryOp::Shl,
        Opcode::Lshr => BinaryOp::LShr,
        Opcode::Ashr => BinaryOp::AShr,
        Opcode::And => BinaryOp::And,
        Opcode::Or => BinaryOp::Or,
        Opcode::Xor => BinaryOp::Xor,
        _ => return None,
    })
}

/// The bitcode's name of a conversion.
pub(super) fn cast_op(op: Opcode) -> Option<CastOp> {
    Some(match op {
        Opcode::Trunc => CastOp::Trunc,
        Opcode::Zext => CastOp::ZExt,
        Opcode::Sext => CastOp::SExt,
        Opcode::Fptoui => CastOp::FPToUI,
        Opcode::Fptosi => CastOp::FPToSI,
        Opcode::Uitofp => CastOp::UIToFP,
        Opcode::Sitofp => CastOp::SIToFP,
        Opcode::Fptrunc => CastOp::FPTrunc,
        Opcode::Fpext => CastOp::FPExt,
        Opcode::Ptrtoint => CastOp::PtrToInt,
        Opcode::Inttoptr => CastOp::IntToPtr,
        Opcode::Bitcast => CastOp::BitCast,
        Opcode::Addrspacecast => CastOp::AddrSpaceCast,
        _ => return None,
    })
}

/// The bitcode's name of a comparison.
pub(super) fn predicate(number: u32) -> Made<Predicate> {
    Predicate::from_code(number.into()).ok_or_else(|| "LLVM has no such comparison".to_owned())
}

/// Fast-math flags as LLVM's `FastMathMap` has them.
fn fast_math(flags: Flags) -> u8 {
    let bits = (0..).zip([7, 1, 2, 3, 4, 5, 6]);
    let set = bits.filter(|&(place, _)| flags.contains(Flags::fast_math(place)));
    set.fold(0, |coded, (_, bit)| coded | 1 << bit)
}

/// The flags of an operation as its record has them.
pub(super) fn coded_flags(op: Opcode, flags: Flags) -> u8 {
    let bit = |flag: Flags, bit: u8| if flags.contains(flag) { bit } else { 0 };
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
            bit(Flags::NUW, 1) | bit(Flags::NSW, 2)
        }
        Opcode::Udiv | Opcode::Sdiv | Opcode::Lshr | Opcode::Ashr => bit(Flags::EXACT, 1),
        _ => fast_math(flags),
    }
}

fn ordering(ordering: Option<facts::Ordering>) -> Ordering {
    match ordering {
        None => Ordering::NotAtomic,
        Some(facts::Ordering::Unordered) => Ordering::Unordered,
        Some(facts::Ordering::Monotonic) => Ordering::Monotonic,
        Some(facts::Ordering::Acquire) => Ordering::Acquire,
        Some(facts::Ordering::Release) => Ordering::Release,
        Some(facts::Ordering::AcqRel) => Ordering::AcquireRelease,
        Some(facts::Ordering::SeqCst) => Ordering::SequentiallyConsistent,
    }
}

fn access(new: &New) -> Made<Access> {
    let ordering = ordering(new.ordering);
    Ok(Access {
        align: needed_alignment(new.align)?,
        volatile: new.flags.contains(Flags::VOLATILE),
        ordering,
        scope: if ordering == Ordering::NotAtomic { 0 } else { new.syncscope },
    })
}

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
                let ty = self.operation(new)?;
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

    fn memory(&mut self, new: &New) -> Made<(Instruction, Yields)> {
        use Opcode as Op;
        match new.op {
            Op::Alloca => self.alloca(new),
            Op::Load => {
                counts(new, 1, 0)?;
                let pointer = new.values[0];
                let Some(ty) = new.ty.filter(|&ty| self.types.is_first_class(ty)) else {
                    return wrong("load takes a pointer to what it loads");
                };
                if !self.leads_to(pointer, ty) {
                    return wrong("load takes a pointer to what it loads");
                }
                if !self.types.is_sized(ty) {
                    return wrong("load cannot load a type without a size");
                }
                let access = access(new)?;
                Ok((Instruction::Load { pointer: pointer.0, ty: ty.0, access }, Some(ty)))
            }
            Op::Store => {
                counts(new, 2, 0)?;
                let (value, pointer) = (new.values[0], new.values[1]);
                let ty = self.type_of(value);
                if !self.types.is_sized(ty) || !self.leads_to(pointer, ty) {
                    return wrong("store takes a value and a pointer to its type");
                }
                let access = access(new)?;
                Ok((Instruction::Store { pointer: pointer.0, value: value.0, access }, None))
            }
            Op::Fence => {
                counts(new, 0, 0)?;
                let ordering = ordering(new.ordering);
                if ordering < Ordering::Acquire {
                    return wrong("fence is acquire, release, acq_rel or seq_cst");
                }
                Ok((Instruction::Fence { ordering, scope: new.syncscope }, None))
            }
            Op::Cmpxchg => {
                counts(new, 3, 0)?;
                let [pointer, expected, value] = [new.values[0], new.values[1], new.values[2]];
                let ty = self.type_of(expected);
                let fits = self.types.is_integer(ty) || self.types.is_pointer(ty);
                if !fits || self.type_of(value) != ty || !self.leads_to(pointer, ty) {
                    return wrong(
                        "cmpxchg takes a pointer and two integers or pointers of its type",
                    );
                }
                let failure = ordering(new.failure_ordering);
                let access = access(new)?;
                let fails = !matches!(failure, Ordering::Release | Ordering::AcquireRelease);
                if access.ordering < Ordering::Monotonic || failure < Ordering::Monotonic || !fails
                {
                    return wrong("cmpxchg cannot have these orderings");
                }
                let bit = self.types.bit();
                let yields = self.types.literal(&[ty, bit], false)?;
                let exchange = Instruction::CompareExchange {
                    pointer: pointer.0,
                    expected: expected.0,
                    new: value.0,
                    access,
                    failure,
                    weak: new.flags.contains(Flags::WEAK),
                };
                Ok((exchange, Some(yields)))
            }
            _ => self.atomic_rmw(new),
        }
    }

    fn alloca(&mut self, new: &New) -> Made<(Instruction, Yields)> {
        counts(new, 1, 0)?;
        const WRONG: &str = "alloca takes an integer and yields a pointer to what it allocates";
        let (Some(ty), Some(yields)) = (new.aux_type, new.ty) else { return wrong(WRONG) };
        let count = new.values[0];
        let count_type = self.type_of(count);
        let space = self.types.space_of_pointer_to(yields, ty);
        let Some(space) = space.filter(|_| self.types.is_integer(count_type)) else {
            return wrong(WRONG);
        };
        if !self.types.is_sized(ty) {
            return wrong(WRONG);
        }
        let alloca = Instruction::Alloca {
            ty: ty.0,
            count_type: count_type.0,
            count: count.0,
            align: needed_alignment(new.align)?,
            in_alloca: new.flags.contains(Flags::INALLOCA),
            swift_error: new.flags.contains(Flags::SWIFTERROR),
            address_space: Some(space).filter(|&space| space != self.alloca_address_space),
        };
        Ok((alloca, Some(yields)))
    }

    fn atomic_rmw(&mut self, new: &New) -> Made<(Instruction, Yields)> {
        counts(new, 2, 0)?;
        const WRONG: &str =
            "atomicrmw takes a pointer to the type of its value and an atomic ordering";
        let (pointer, value) = (new.values[0], new.values[1]);
        let ty = self.type_of(value);
        let op = RmwOp::from_code(new.rmw_operation.into()).ok_or(WRONG)?;
        let access = access(new)?;
        if access.ordering < Ordering::Monotonic || !self.leads_to(pointer, ty) {
            return wrong(WRONG);
        }
        let types = &self.types;
        let fits = match op {
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => types.is_float(ty),
            RmwOp::Xchg => types.is_integer(ty) || types.is_float(ty) || types.is_pointer(ty),
            _ => types.is_integer(ty),
        };
        if !fits {
            return wrong("this atomicrmw operation does not work on values of this type");
        }
        let (pointer, value) = (pointer.0, value.0);
        Ok((Instruction::AtomicRmw { op, pointer, value, access }, Some(ty)))
    }

    fn leads_to(&mut self, pointer: ValueRef, pointee: TypeRef) -> bool {
        let ty = self.type_of(pointer);
        self.types.points_to(ty, pointee)
    }

    fn call(&mut self, new: &New) -> Made<(Instruction, Yields)> {
        const WRONG: &str = "a call has a function type, arguments, bundle operands and a callee";
        let bundled: usize = new.bundles.iter().map(|&(_, n)| n).sum();
        let Some(function_type) = new.aux_type else { return wrong(WRONG) };
        let Some((result, parameters, var_args)) = self.types.signature(function_type) else {
            return wrong(WRONG);
        };
        let parameters: Vec<u32> = parameters.to_vec();
        let (Some((&callee, others)), true) =
            (new.values.split_last(), new.values.len() == new.n_args + bundled + 1)
        else {
            return wrong(WRONG);
        };
        let (arguments, mut rest) = others.split_at(new.n_args);
        if !self.leads_to(callee, function_type) {
            return wrong("the callee is no pointer to the function type of the call");
        }
        if arguments.len() < parameters.len() || arguments.len() > parameters.len() && !var_args {
            return wrong(
                "the call passes another number of arguments than its function type takes",
            );
        }
        for (i, &argument) in arguments.iter().enumerate() {
            let ty = self.type_of(argument);
            let fits = match parameters.get(i) {
                Some(&parameter) => parameter == ty.0,
                None => self.types.is_first_class(ty) && !argument.is_argument_only(),
            };
            if !fits {
                return wrong(
                    "an argument has another type than the function type of the call says",
                );
            }
        }
        let arguments = self.list(arguments.iter().map(|value| value.0))?;
        let mut bundles = Vec::with_capacity(new.bundles.len());
        for &(tag, n) in &new.bundles {
            let (operands, after) = rest.split_at(n);
            rest = after;
            let operands = self.list(operands.iter().map(|value| value.0))?;
            bundles.push(Bundle { tag, operands });
        }
        let targets: Vec<u32> = new.blocks.iter().map(|block| block.index).collect();
        let indirect = match new.op {
            Opcode::Callbr => self.list(targets.iter().skip(1).copied())?,
            _ => Span::default(),
        };
        let body = &mut self.filling.as_mut().ok_or("an instruction is in a function")?.body;
        let site = CallSite {
            attributes: new.attributes.map(AttributeListRef::place),
            calling_convention: new.calling_convention,
            function_type: function_type.0,
            callee: callee.0,
            arguments,
            bundles: Span::push(&mut body.bundles, bundles),
        };
        let call = body.calls.len() as u32;
        body.calls.push(site);
        let made = match (new.op, &targets[..]) {
            (Opcode::Call, []) => {
                let tail = match new.tail {
                    0 => TailKind::None,
                    1 => TailKind::Tail,
                    2 => TailKind::MustTail,
                    3 => TailKind::NoTail,
                    _ => return wrong("no such tail call kind"),
                };
                Instruction::Call { call, tail, flags: fast_math(new.flags) }
            }
            (Opcode::Call, _) => return wrong("call has no destinations"),
            (Opcode::Invoke, &[normal, unwind]) => Instruction::Invoke { call, normal, unwind },
            (Opcode::Invoke, _) => return wrong("invoke has two destinations"),
            (_, &[default, ..]) => Instruction::CallBr { call, default, indirect },
            (_, []) => return wrong("callbr has a destination to fall through to"),
        };
        Ok((made, Some(result).filter(|&ty| !self.types.is_void(ty))))
    }

    fn pad(&mut self, new: &New) -> Made<(Instruction, Yields)> {
        let token = self.types.simple(facts::TypeKind::Token, 0)?;
        match new.op {
            Opcode::Landingpad => {
                counts(new, new.values.len(), 0)?;
                let Some(ty) = new.ty.filter(|&ty| self.types.is_first_class(ty)) else {
                    return wrong("landingpad yields a first-class value");
                };
                if new.values.iter().any(|&value| !self.is_constant(value)) {
                    return wrong("a clause of landingpad is a constant");
                }
                let mut clauses = Vec::with_capacity(new.values.len() * 2);
                for &value in &new.values {
                    let clause = self.type_of(value);
                    let filter = matches!(self.types.get(clause), Type::Array { .. });
                    clauses.extend([u32::from(filter), value.0]);
                }
                let clauses = self.list(clauses)?;
                let cleanup = new.flags.contains(Flags::CLEANUP);
                Ok((Instruction::LandingPad { ty: ty.0, cleanup, clauses }, Some(ty)))
            }
            Opcode::Catchswitch => {
                let (&[parent], true) = (
                    &new.values[..],
                    new.n_args > 0 && (new.n_args..=new.n_args + 1).contains(&new.blocks.len()),
                ) else {
                    return wrong(
                        "catchswitch has a parent, at least one handler and one destination at most",
                    );
                };
                self.token(parent, "the parent of catchswitch is a token")?;
                let (handlers, unwind) = new.blocks.split_at(new.n_args);
                let handlers = self.list(handlers.iter().map(|block| block.index))?;
                let unwind = unwind.first().map(|block| block.index);
                let parent = parent.0;
                Ok((Instruction::CatchSwitch { parent, handlers, unwind }, Some(token)))
            }
            op => {
                counts(new, new.n_args + 1, 0)?;
                let Some((&parent, arguments)) = new.values.split_last() else {
                    return wrong("a pad has arguments and a parent");
                };
                let is_catch = op == Opcode::Catchpad;
                self.token(
                    parent,
                    match is_catch {
                        true => "the parent of catchpad is the token of a catchswitch",
                        false => "the parent of cleanuppad is a token",
                    },
                )?;
                let arguments = self.list(arguments.iter().map(|value| value.0))?;
                let parent = parent.0;
                let pad = match is_catch {
                    true => Instruction::CatchPad { parent, arguments },
                    false => Instruction::CleanupPad { parent, arguments },
                };
                Ok((pad, Some(token)))
            }
        }
    }
}
