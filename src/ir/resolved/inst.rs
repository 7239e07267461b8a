//! Instructions, taken apart.

use crate::flags::Flags;
use bitcode::kinds::Ordering;
use bitcode::{Access, CallSite, Instruction, Span, Type};
use facts::Opcode;
use smallvec::SmallVec;

use super::codes::{binary_opcode, cast_opcode, fast_math, unary_opcode};
use super::constants::{binary_flags, is_float};
use super::globals::alignment;
use super::handles::{
    AttributeListRef, BlockRef, Inst, MetadataRef, Operands, TypeRef, ValueRef, Within,
};
use super::module::{Body, Module};

/// Operands on their way: numbers of values and blocks become ids.
struct Gather<'m> {
    module: &'m Module,
    body: u32,
    ids_of: &'m Body,
    raw: &'m bitcode::Body,
    first_block: u32,
    ids: SmallVec<[u32; 6]>,
}

impl Gather<'_> {
    #[inline]
    fn value(&mut self, number: u32) -> &mut Self {
        self.ids.push(self.ids_of.value_id(&self.module.values, number));
        self
    }
    #[inline]
    fn block(&mut self, number: u32) -> &mut Self {
        self.ids.push(self.first_block + number);
        self
    }
    fn values(&mut self, span: Span) -> &mut Self {
        for &number in span.of(&self.raw.operands) {
            self.value(number);
        }
        self
    }
    /// The first of each pair; the second is a block or a kind.
    fn firsts(&mut self, span: Span) -> &mut Self {
        for &number in span.of(&self.raw.operands).iter().step_by(2) {
            self.value(number);
        }
        self
    }
    fn blocks(&mut self, span: Span) -> &mut Self {
        for &number in span.of(&self.raw.operands) {
            self.block(number);
        }
        self
    }
    /// Arguments, then the operands of bundles.
    fn call(&mut self, call: &CallSite) -> &mut Self {
        let types = &self.module.raw.types;
        let params = types.function(call.function_type).map_or(&[][..], |(_, params, _)| params);
        for (i, &argument) in call.arguments.of(&self.raw.operands).iter().enumerate() {
            match params.get(i).and_then(|&ty| types.get(ty)) {
                Some(Type::Metadata) => {
                    let id = self.module.metadata_id(self.body, argument);
                    self.ids.push(self.module.metadata_value(id));
                }
                Some(Type::Label) => {
                    self.block(argument);
                }
                _ => {
                    self.value(argument);
                }
            }
        }
        for bundle in call.bundles.of(&self.raw.bundles) {
            self.values(bundle.operands);
        }
        self
    }
}

/// Where an instruction is in its function, and its part of what stands beside instructions.
pub(super) struct Place {
    pub(super) index: u32,
    /// The place of its result among those of the function; none if it has none.
    pub(super) result: Option<u32>,
    /// Its attachments.
    pub(super) attached: Span,
}

impl<'m> Inst<'m> {
    /// The instruction at a place of a function. (As a call of its own it waited for the place, which is passed in
    /// memory, longer than it takes for most.)
    #[inline(always)]
    pub(super) fn new(block: BlockRef<'m>, within: Within<'m>, place: Place) -> Self {
        let BlockRef { module, body, .. } = block;
        let Place { index, result, attached } = place;
        let Within { ids: ids_of, raw: raw_body } = within;
        let raw = &raw_body.instructions[index as usize];
        let first_block = ids_of.first + ids_of.params + ids_of.results;
        let ids = SmallVec::new();
        let mut all = Gather { module, body, ids_of, raw: raw_body, first_block, ids };
        let ty = result.and_then(|result| raw_body.types.get(result as usize)).copied();
        let float = || ty.is_some_and(|ty| is_float(&module.raw.types, ty));
        let mut flags = Flags::empty();
        let mut set = |on: bool, flag: Flags| flags.set(flag, on);
        let call_of = |call: u32| &raw_body.calls[call as usize];
        let opcode = match *raw {
            Instruction::Unary { op, flags, value } => {
                set(true, fast_math(flags));
                all.value(value);
                unary_opcode(op)
            }
            Instruction::Binary { op, flags, lhs, rhs } => {
                let float = float();
                set(true, binary_flags(op, flags, float));
                all.value(lhs).value(rhs);
                binary_opcode(op, float)
            }
            Instruction::Cast { op, value, .. } => {
                all.value(value);
                cast_opcode(op)
            }
            Instruction::GetElementPtr { in_bounds, operands, .. } => {
                set(in_bounds, Flags::INBOUNDS);
                all.values(operands);
                Opcode::Getelementptr
            }
            Instruction::Select { flags, condition, if_true, if_false } => {
                set(true, fast_math(flags));
                all.value(condition).value(if_true).value(if_false);
                Opcode::Select
            }
            Instruction::ExtractElement { vector, index } => {
                all.value(vector).value(index);
                Opcode::Extractelement
            }
            Instruction::InsertElement { vector, element, index } => {
                all.value(vector).value(element).value(index);
                Opcode::Insertelement
            }
            Instruction::ShuffleVector { first, second, .. } => {
                all.value(first).value(second);
                Opcode::Shufflevector
            }
            Instruction::Compare { predicate, flags, lhs, rhs } => {
                set(true, fast_math(flags));
                all.value(lhs).value(rhs);
                if predicate.code() < 32 { Opcode::Fcmp } else { Opcode::Icmp }
            }
            Instruction::ExtractValue { aggregate, .. } => {
                all.value(aggregate);
                Opcode::Extractvalue
            }
            Instruction::InsertValue { aggregate, element, .. } => {
                all.value(aggregate).value(element);
                Opcode::Insertvalue
            }
            Instruction::Freeze { value } => {
                all.value(value);
                Opcode::Freeze
            }
            Instruction::Phi { flags, incoming, .. } => {
                set(true, fast_math(flags));
                all.firsts(incoming);
                Opcode::Phi
            }
            Instruction::VaArg { list, .. } => {
                all.value(list);
                Opcode::VaArg
            }
            Instruction::Alloca { count, in_alloca, swift_error, .. } => {
                set(in_alloca, Flags::INALLOCA);
                set(swift_error, Flags::SWIFTERROR);
                all.value(count);
                Opcode::Alloca
            }
            Instruction::Load { pointer, access, .. } => {
                set(access.volatile, Flags::VOLATILE);
                all.value(pointer);
                Opcode::Load
            }
            Instruction::Store { pointer, value, access } => {
                set(access.volatile, Flags::VOLATILE);
                all.value(value).value(pointer);
                Opcode::Store
            }
            Instruction::Fence { .. } => Opcode::Fence,
            Instruction::CompareExchange { pointer, expected, new, access, weak, .. } => {
                set(access.volatile, Flags::VOLATILE);
                set(weak, Flags::WEAK);
                all.value(pointer).value(expected).value(new);
                Opcode::Cmpxchg
            }
            Instruction::AtomicRmw { pointer, value, access, .. } => {
                set(access.volatile, Flags::VOLATILE);
                all.value(pointer).value(value);
                Opcode::Atomicrmw
            }
            Instruction::Call { call, flags, .. } => {
                set(true, fast_math(flags));
                let call = call_of(call);
                all.call(call).value(call.callee);
                Opcode::Call
            }
            Instruction::Invoke { call, normal, unwind } => {
                let call = call_of(call);
                all.call(call).block(normal).block(unwind).value(call.callee);
                Opcode::Invoke
            }
            Instruction::CallBr { call, default, indirect } => {
                let call = call_of(call);
                all.call(call).block(default).blocks(indirect).value(call.callee);
                Opcode::Callbr
            }
            Instruction::Return { value } => {
                if let Some(value) = value {
                    all.value(value);
                }
                Opcode::Ret
            }
            Instruction::Branch { target } => {
                all.block(target);
                Opcode::Br
            }
            Instruction::ConditionalBranch { condition, if_true, if_false } => {
                all.value(condition).block(if_false).block(if_true);
                Opcode::Br
            }
            Instruction::Switch { condition, default, cases, .. } => {
                all.value(condition).block(default);
                for pair in cases.of(&raw_body.operands).chunks_exact(2) {
                    all.value(pair[0]).block(pair[1]);
                }
                Opcode::Switch
            }
            Instruction::IndirectBranch { address, targets, .. } => {
                all.value(address).blocks(targets);
                Opcode::Indirectbr
            }
            Instruction::Resume { value } => {
                all.value(value);
                Opcode::Resume
            }
            Instruction::Unreachable => Opcode::Unreachable,
            Instruction::LandingPad { cleanup, clauses, .. } => {
                set(cleanup, Flags::CLEANUP);
                for pair in clauses.of(&raw_body.operands).chunks_exact(2) {
                    all.value(pair[1]);
                }
                Opcode::Landingpad
            }
            Instruction::CleanupPad { parent, arguments } => {
                all.values(arguments).value(parent);
                Opcode::Cleanuppad
            }
            Instruction::CatchPad { parent, arguments } => {
                all.values(arguments).value(parent);
                Opcode::Catchpad
            }
            Instruction::CatchSwitch { parent, handlers, unwind } => {
                all.value(parent);
                if let Some(block) = unwind {
                    all.block(block);
                }
                all.blocks(handlers);
                Opcode::Catchswitch
            }
            Instruction::CleanupReturn { pad, unwind } => {
                all.value(pad);
                if let Some(block) = unwind {
                    all.block(block);
                }
                Opcode::Cleanupret
            }
            Instruction::CatchReturn { pad, target } => {
                all.value(pad).block(target);
                Opcode::Catchret
            }
        };
        // Comparisons of integers, phis, selects and calls of other types have no such flags.
        let operands = all.ids;
        Self { module, body, within, index, result, ty, attached, raw, opcode, flags, operands }
    }

    fn call(&self) -> Option<&'m CallSite> {
        match *self.raw {
            Instruction::Call { call, .. }
            | Instruction::Invoke { call, .. }
            | Instruction::CallBr { call, .. } => self.within.raw.calls.get(call as usize),
            _ => None,
        }
    }

    fn access(&self) -> Option<&'m Access> {
        match self.raw {
            Instruction::Load { access, .. }
            | Instruction::Store { access, .. }
            | Instruction::CompareExchange { access, .. }
            | Instruction::AtomicRmw { access, .. } => Some(access),
            _ => None,
        }
    }

    /// Its place among the instructions of its function.
    pub fn place(&self) -> u32 {
        self.index
    }

    /// What it yields, unless it is void.
    pub fn result(&self) -> Option<ValueRef<'m>> {
        let id = self.within.ids.first + self.within.ids.params + self.result?;
        Some(ValueRef::new(self.module, id, self.body))
    }

    /// What it computes or does.
    pub fn opcode(&self) -> Opcode {
        self.opcode
    }
    /// What holds of it.
    pub fn flags(&self) -> Flags {
        self.flags
    }
    /// Its ordering; none if it is not atomic.
    pub fn ordering(&self) -> Option<facts::Ordering> {
        match self.raw {
            Instruction::Fence { ordering, .. } => schema_ordering(*ordering),
            _ => schema_ordering(self.access()?.ordering),
        }
    }
    /// The ordering of a compare-and-exchange that fails.
    pub fn failure_ordering(&self) -> Option<facts::Ordering> {
        match self.raw {
            Instruction::CompareExchange { failure, .. } => schema_ordering(*failure),
            _ => None,
        }
    }
    /// The name of its synchronization scope, unless that is the system's.
    pub fn syncscope(&self) -> Option<&'m [u8]> {
        let scope = match self.raw {
            Instruction::Fence { scope, .. } => *scope,
            _ => {
                let access = self.access()?;
                schema_ordering(access.ordering)?;
                access.scope
            }
        };
        // LLVM knows the first two without the table.
        let name: &[u8] = match scope {
            0 => b"singlethread",
            1 => b"",
            _ => self.module.raw.sync_scopes.get(scope as usize)?,
        };
        (!name.is_empty()).then_some(name)
    }
    /// LLVM's number.
    pub fn predicate(&self) -> u32 {
        match self.raw {
            Instruction::Compare { predicate, .. } => predicate.code() as u32,
            _ => 0,
        }
    }
    /// LLVM's number, which is the order of the schema's relations.
    pub fn rmw_operation(&self) -> u32 {
        match self.raw {
            Instruction::AtomicRmw { op, .. } => op.code() as u32,
            _ => 0,
        }
    }
    /// 0 none; then the schema's TailCallKind.
    pub fn tail(&self) -> u32 {
        match self.raw {
            Instruction::Call { tail, .. } => *tail as u32,
            _ => 0,
        }
    }
    /// LLVM's number.
    pub fn calling_convention(&self) -> u32 {
        self.call().map_or(0, |call| call.calling_convention)
    }
    /// Arguments of a call or pad, handlers of a catchswitch.
    pub fn n_args(&self) -> usize {
        match self.raw {
            Instruction::CleanupPad { arguments: list, .. }
            | Instruction::CatchPad { arguments: list, .. }
            | Instruction::CatchSwitch { handlers: list, .. } => list.len as usize,
            _ => self.call().map_or(0, |call| call.arguments.len as usize),
        }
    }
    /// Bytes.
    pub fn align(&self) -> u64 {
        match self.raw {
            Instruction::Alloca { align, .. } => alignment(*align),
            _ => self.access().map_or(0, |access| alignment(access.align)),
        }
    }
    /// The type of the result; none if there is no result.
    pub fn ty(&self) -> Option<TypeRef<'m>> {
        self.ty.map(|number| self.module.ty(number))
    }
    /// Allocated type, source type of a getelementptr, function type of a call.
    pub fn aux_type(&self) -> Option<TypeRef<'m>> {
        let number = match self.raw {
            Instruction::Alloca { ty, .. } => *ty,
            Instruction::GetElementPtr { source, .. } => *source,
            _ => self.call()?.function_type,
        };
        Some(self.module.ty(number))
    }
    /// Its operands in LLVM's order.
    pub fn operands(&self) -> Operands<'_, 'm> {
        Operands { module: self.module, ids: &self.operands, body: self.body }
    }
    /// Indices of `extractvalue` and `insertvalue`.
    pub fn indices(&self) -> &'m [u32] {
        match self.raw {
            Instruction::ExtractValue { indices, .. }
            | Instruction::InsertValue { indices, .. } => indices.of(&self.within.raw.operands),
            _ => &[],
        }
    }
    /// The mask of a shufflevector: -1 is any element.
    pub fn mask(&self) -> Box<[i32]> {
        match self.raw {
            Instruction::ShuffleVector { mask, .. } => {
                let id = self.within.ids.value_id(&self.module.values, *mask);
                self.module.constants.mask(id).unwrap_or_default()
            }
            _ => Box::default(),
        }
    }
    /// The blocks of a phi, one per operand.
    pub fn incoming(&self) -> impl Iterator<Item = BlockRef<'m>> {
        let pairs = match self.raw {
            Instruction::Phi { incoming, .. } => incoming.of(&self.within.raw.operands),
            _ => &[],
        };
        let (module, body) = (self.module, self.body);
        pairs.iter().skip(1).step_by(2).map(move |&index| BlockRef { module, body, index })
    }
    /// The attributes of a call.
    pub fn attribute_list(&self) -> Option<AttributeListRef<'m>> {
        Some(self.module.attribute_list(self.call()?.attributes?))
    }
    /// Where it comes from.
    pub fn debug_loc(&self) -> Option<MetadataRef<'m>> {
        let place = self.within.raw.locations.get(self.index as usize).copied()??;
        let id = self.within.ids.locations.get(place as usize).copied()??;
        Some(MetadataRef { module: self.module, id })
    }
    /// Attachments other than its debug location, by kind.
    pub fn attachments(&self) -> Vec<(u32, MetadataRef<'m>)> {
        let all = self.attached.of(&self.within.raw.attachments.all);
        if all.is_empty() { Vec::new() } else { self.module.attached(all, self.body) }
    }
    /// Operand bundles: tag, first operand and number of operands.
    pub fn bundles(&self) -> impl Iterator<Item = (&'m [u8], usize, usize)> {
        let raw = self.within.raw;
        let bundles = self.call().map_or(&[][..], |call| call.bundles.of(&raw.bundles));
        let mut next = self.n_args();
        let module = self.module;
        bundles.iter().map(move |bundle| {
            let first = next;
            next += bundle.operands.len as usize;
            let tag = module.raw.bundle_tags.get(bundle.tag as usize);
            (tag.map(Vec::as_slice).unwrap_or_default(), first, bundle.operands.len as usize)
        })
    }
}

fn schema_ordering(ordering: Ordering) -> Option<facts::Ordering> {
    Some(match ordering {
        Ordering::NotAtomic => return None,
        Ordering::Unordered => facts::Ordering::Unordered,
        Ordering::Monotonic => facts::Ordering::Monotonic,
        Ordering::Acquire => facts::Ordering::Acquire,
        Ordering::Release => facts::Ordering::Release,
        Ordering::AcquireRelease => facts::Ordering::AcqRel,
        Ordering::SequentiallyConsistent => facts::Ordering::SeqCst,
    })
}
