//! All numbers of a body or of constants, for who numbers them anew.

use crate::constants::{Constant, Constants};
use crate::functions::{Body, Instruction};
use crate::names::Named;

impl Constants {
    /// Calls `each` with every number of a type or value.
    pub fn each_number(&mut self, each: &mut impl FnMut(&mut u32)) {
        self.types.iter_mut().chain(&mut self.values).for_each(&mut *each);
        for constant in &mut self.all {
            constant.each_number(each);
        }
    }
}

impl Constant {
    /// The same for what is not in [`Constants::values`].
    fn each_number(&mut self, each: &mut impl FnMut(&mut u32)) {
        match self {
            Self::Null
            | Self::Undef
            | Self::Poison
            | Self::Integer(_)
            | Self::WideInteger(_)
            | Self::Float(_)
            | Self::LongFloat(_)
            | Self::Aggregate(_)
            | Self::String(_)
            | Self::CString(_)
            | Self::Data(_) => {}
            Self::Unary { op: _, flags: _, value } => each(value),
            Self::Binary { op: _, flags: _, lhs, rhs } => [lhs, rhs].into_iter().for_each(each),
            Self::Cast { op: _, from, value } => [from, value].into_iter().for_each(each),
            Self::GetElementPtr { source, in_bounds: _, in_range: _, operands: _ } => each(source),
            Self::Select { condition, if_true, if_false } => {
                [condition, if_true, if_false].into_iter().for_each(each);
            }
            Self::ExtractElement { vector_type, vector, index_type, index } => {
                [vector_type, vector, index_type, index].into_iter().for_each(each);
            }
            Self::InsertElement { vector, element, index_type, index } => {
                [vector, element, index_type, index].into_iter().for_each(each);
            }
            Self::ShuffleVector { operand_type, first, second, mask } => {
                let types = operand_type.iter_mut();
                types.chain([first, second, mask]).for_each(each);
            }
            Self::Compare { predicate: _, operand_type, lhs, rhs } => {
                [operand_type, lhs, rhs].into_iter().for_each(each);
            }
            Self::BlockAddress { function_type, function, block: _ } => {
                [function_type, function].into_iter().for_each(each);
            }
            Self::DsoLocalEquivalent { ty, global } | Self::NoCfi { ty, global } => {
                [ty, global].into_iter().for_each(each);
            }
            Self::InlineAsm { function_type, flags: _, text: _, constraints: _ } => {
                each(function_type);
            }
        }
    }
}

impl Instruction {
    /// Calls `each` with every number of a type, value or block that is not in
    /// [`Body::operands`], and with those of calls.
    fn each_number(&mut self, each: &mut impl FnMut(&mut u32)) {
        match self {
            Self::Unary { op: _, flags: _, value } | Self::Freeze { value } => each(value),
            Self::Binary { op: _, flags: _, lhs, rhs }
            | Self::Compare { predicate: _, flags: _, lhs, rhs } => {
                [lhs, rhs].into_iter().for_each(each);
            }
            Self::Cast { op: _, value, ty } => [value, ty].into_iter().for_each(each),
            Self::GetElementPtr { in_bounds: _, source, operands: _ } => each(source),
            Self::Select { flags: _, condition, if_true, if_false } => {
                [condition, if_true, if_false].into_iter().for_each(each);
            }
            Self::ExtractElement { vector, index } => [vector, index].into_iter().for_each(each),
            Self::InsertElement { vector, element, index } => {
                [vector, element, index].into_iter().for_each(each);
            }
            Self::ShuffleVector { first, second, mask } => {
                [first, second, mask].into_iter().for_each(each);
            }
            Self::ExtractValue { aggregate, indices: _ } => each(aggregate),
            Self::InsertValue { aggregate, element, indices: _ } => {
                [aggregate, element].into_iter().for_each(each);
            }
            Self::Phi { flags: _, ty, incoming: _ }
            | Self::LandingPad { ty, cleanup: _, clauses: _ } => {
                each(ty);
            }
            Self::VaArg { list_type, list, ty } => [list_type, list, ty].into_iter().for_each(each),
            Self::Alloca {
                ty,
                count_type,
                count,
                align: _,
                in_alloca: _,
                swift_error: _,
                address_space: _,
            } => [ty, count_type, count].into_iter().for_each(each),
            Self::Load { pointer, ty, access: _ } => [pointer, ty].into_iter().for_each(each),
            Self::Store { pointer, value, access: _ }
            | Self::AtomicRmw { op: _, pointer, value, access: _ } => {
                [pointer, value].into_iter().for_each(each);
            }
            Self::CompareExchange { pointer, expected, new, access: _, failure: _, weak: _ } => {
                [pointer, expected, new].into_iter().for_each(each);
            }
            Self::Invoke { call: _, normal, unwind } => [normal, unwind].into_iter().for_each(each),
            Self::CallBr { call: _, default, indirect: _ } => each(default),
            Self::Return { value } => value.iter_mut().for_each(each),
            Self::Branch { target } => each(target),
            Self::ConditionalBranch { condition, if_true, if_false } => {
                [condition, if_true, if_false].into_iter().for_each(each);
            }
            Self::Switch { ty, condition, default, cases: _ } => {
                [ty, condition, default].into_iter().for_each(each);
            }
            Self::IndirectBranch { ty, address, targets: _ } => {
                [ty, address].into_iter().for_each(each);
            }
            Self::Resume { value } => each(value),
            Self::CleanupPad { parent, arguments: _ } | Self::CatchPad { parent, arguments: _ } => {
                each(parent);
            }
            Self::CatchSwitch { parent, handlers: _, unwind } => {
                each(parent);
                unwind.iter_mut().for_each(each);
            }
            Self::CleanupReturn { pad, unwind } => {
                each(pad);
                unwind.iter_mut().for_each(each);
            }
            Self::CatchReturn { pad, target } => [pad, target].into_iter().for_each(each),
            Self::Fence { ordering: _, scope: _ }
            | Self::Call { call: _, tail: _, flags: _ }
            | Self::Unreachable => {}
        }
    }
}

impl Body {
    /// Calls `each` with every number of a type, value, block or metadata in the function's
    /// instructions, constants, names, debug locations and attachments, and with the other operands
    /// of instructions that are in [`Body::operands`]. Not with operands of metadata.
    pub fn each_number(&mut self, each: &mut impl FnMut(&mut u32)) {
        self.constants.each_number(each);
        self.types.iter_mut().chain(&mut self.operands).for_each(&mut *each);
        for call in &mut self.calls {
            [&mut call.function_type, &mut call.callee].into_iter().for_each(&mut *each);
        }
        for instruction in &mut self.instructions {
            instruction.each_number(each);
        }
        for location in &mut self.debug_locations {
            location.scope.iter_mut().chain(&mut location.inlined_at).for_each(&mut *each);
        }
        for attachment in &mut self.attachments.all {
            each(&mut attachment.node);
        }
        for (named, _) in &mut self.names.all {
            let (Named::Value(number) | Named::Block(number)) = named;
            each(number);
        }
    }
}
