//! The model of a function's body.

use crate::constants::Constants;
use crate::kinds::{BinaryOp, CastOp, Ordering, Predicate, RmwOp, UnaryOp};
use crate::metadata::{Attachments, Metadata};
use crate::names::{Names, UseLists};
use crate::span::Span;
use crate::types::{Type, Types};

/// The body of a function.
///
/// Values are numbered on from those of the module: parameters, [`Self::constants`], and the
/// results of instructions, in order. Metadata are numbered on from the module's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Body {
    /// Constants that only the function uses.
    pub constants: Constants,
    /// Metadata that only the function uses.
    pub metadata: Metadata,
    /// For each block, the place after its last instruction.
    pub block_ends: Vec<u32>,
    /// The instructions, block by block.
    pub instructions: Vec<Instruction>,
    /// The places in [`Self::debug_locations`] of where instructions come from, as far as one has
    /// such: see [`Self::locate`].
    pub locations: Vec<Option<u32>>,
    /// Where instructions come from. The same one is there again where another was between.
    pub debug_locations: Vec<DebugLocation>,
    /// Lists that instructions have parts of: values, blocks, indices.
    pub operands: Vec<u32>,
    /// Calls of all kinds.
    pub calls: Vec<CallSite>,
    /// Operand bundles, which calls have parts of.
    pub bundles: Vec<Bundle>,
    /// The types of the instructions that have a result, in order.
    pub types: Vec<u32>,
    /// Functions whose bodies use the addresses of blocks of this one.
    pub block_address_users: Vec<u32>,
    /// Names of values and blocks.
    pub names: Names,
    /// Metadata attached to the function and its instructions.
    pub attachments: Attachments,
    /// Orders of use-lists.
    pub use_lists: UseLists,
}

/// Where an instruction comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "as in LLVM's DILocation")]
pub struct DebugLocation {
    pub line: u32,
    pub column: u32,
    /// Metadata.
    pub scope: Option<u32>,
    /// Metadata.
    pub inlined_at: Option<u32>,
    pub implicit_code: bool,
}

/// Operands of a call beside its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The place of its name in [`crate::Module::bundle_tags`].
    pub tag: u32,
    /// Values, in [`Body::operands`].
    pub operands: Span,
}

/// Whether a call is one that ends its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum TailKind {
    None,
    Tail,
    MustTail,
    NoTail,
}

/// What `call`, `invoke` and `callbr` have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// The place of its attribute list in the module's lists.
    pub attributes: Option<u32>,
    /// LLVM's number of its calling convention.
    pub calling_convention: u32,
    /// The type of the function that is called.
    pub function_type: u32,
    /// The function that is called.
    pub callee: u32,
    /// The arguments, in [`Body::operands`]. One for a parameter of type `metadata` is the number
    /// of metadata, one of type `label` that of a block, every other one that of a value.
    pub arguments: Span,
    /// Its operand bundles, in [`Body::bundles`].
    pub bundles: Span,
}

/// How memory is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The binary logarithm of the alignment plus one.
    pub align: u8,
    /// Whether it is volatile.
    pub volatile: bool,
    /// Its ordering, if it is atomic.
    pub ordering: Ordering,
    /// The place of its scope in [`crate::Module::sync_scopes`]; 0 where it is not atomic.
    pub scope: u32,
}

/// An instruction. Operands are numbers of values, types' ids and blocks' numbers; spans are parts
/// of [`Body::operands`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are LLVM's operands, by their names there")]
pub enum Instruction {
    Unary {
        op: UnaryOp,
        flags: u8,
        value: u32,
    },
    /// Flags: of integers 1 nuw, 2 nsw, or 1 exact; of floating point as LLVM's `FastMathMap`.
    Binary {
        op: BinaryOp,
        flags: u8,
        lhs: u32,
        rhs: u32,
    },
    Cast {
        op: CastOp,
        value: u32,
        ty: u32,
    },
    /// The first operand is the pointer.
    GetElementPtr {
        in_bounds: bool,
        source: u32,
        operands: Span,
    },
    Select {
        flags: u8,
        condition: u32,
        if_true: u32,
        if_false: u32,
    },
    ExtractElement {
        vector: u32,
        index: u32,
    },
    InsertElement {
        vector: u32,
        element: u32,
        index: u32,
    },
    ShuffleVector {
        first: u32,
        second: u32,
        mask: u32,
    },
    Compare {
        predicate: Predicate,
        flags: u8,
        lhs: u32,
        rhs: u32,
    },
    ExtractValue {
        aggregate: u32,
        indices: Span,
    },
    InsertValue {
        aggregate: u32,
        element: u32,
        indices: Span,
    },
    Freeze {
        value: u32,
    },
    /// Pairs of value and block.
    Phi {
        flags: u8,
        ty: u32,
        incoming: Span,
    },
    VaArg {
        list_type: u32,
        list: u32,
        ty: u32,
    },
    /// `align` as [`Access::align`]. The address space is there if it is not the data layout's.
    Alloca {
        ty: u32,
        count_type: u32,
        count: u32,
        align: u8,
        in_alloca: bool,
        swift_error: bool,
        address_space: Option<u32>,
    },
    Load {
        pointer: u32,
        ty: u32,
        access: Access,
    },
    Store {
        pointer: u32,
        value: u32,
        access: Access,
    },
    Fence {
        ordering: Ordering,
        scope: u32,
    },
    /// The access's ordering is that of success.
    CompareExchange {
        pointer: u32,
        expected: u32,
        new: u32,
        access: Access,
        failure: Ordering,
        weak: bool,
    },
    AtomicRmw {
        op: RmwOp,
        pointer: u32,
        value: u32,
        access: Access,
    },
    /// `call` is a place in [`Body::calls`].
    Call {
        call: u32,
        tail: TailKind,
        flags: u8,
    },
    Invoke {
        call: u32,
        normal: u32,
        unwind: u32,
    },
    CallBr {
        call: u32,
        default: u32,
        indirect: Span,
    },
    Return {
        value: Option<u32>,
    },
    Branch {
        target: u32,
    },
    ConditionalBranch {
        condition: u32,
        if_true: u32,
        if_false: u32,
    },
    /// Pairs of value and block.
    Switch {
        ty: u32,
        condition: u32,
        default: u32,
        cases: Span,
    },
    IndirectBranch {
        ty: u32,
        address: u32,
        targets: Span,
    },
    Resume {
        value: u32,
    },
    Unreachable,
    /// Pairs of kind, 0 catch and 1 filter, and value.
    LandingPad {
        ty: u32,
        cleanup: bool,
        clauses: Span,
    },
    CleanupPad {
        parent: u32,
        arguments: Span,
    },
    CatchPad {
        parent: u32,
        arguments: Span,
    },
    CatchSwitch {
        parent: u32,
        handlers: Span,
        unwind: Option<u32>,
    },
    CleanupReturn {
        pad: u32,
        unwind: Option<u32>,
    },
    CatchReturn {
        pad: u32,
        target: u32,
    },
}

impl Instruction {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            Self::Invoke { .. }
                | Self::CallBr { .. }
                | Self::Return { .. }
                | Self::Branch { .. }
                | Self::ConditionalBranch { .. }
                | Self::Switch { .. }
                | Self::IndirectBranch { .. }
                | Self::Resume { .. }
                | Self::Unreachable
                | Self::CatchSwitch { .. }
                | Self::CleanupReturn { .. }
                | Self::CatchReturn { .. }
        )
    }
}

impl Body {
    /// Gives back room that its lists have for more.
    pub fn shrink_to_fit(&mut self) {
        self.block_ends.shrink_to_fit();
        self.instructions.shrink_to_fit();
        self.locations.shrink_to_fit();
        self.debug_locations.shrink_to_fit();
        self.operands.shrink_to_fit();
        self.calls.shrink_to_fit();
        self.bundles.shrink_to_fit();
        self.types.shrink_to_fit();
        self.attachments.all.shrink_to_fit();
        self.attachments.instructions.shrink_to_fit();
        self.use_lists.all.shrink_to_fit();
        self.use_lists.indexes.shrink_to_fit();
    }

    /// Says that the last instruction comes from this place in [`Self::debug_locations`]; answers what
    /// was said of it before.
    pub fn locate(&mut self, location: u32) -> Option<u32> {
        self.locations.resize(self.instructions.len(), None);
        self.locations.last_mut()?.replace(location)
    }

    /// The arguments of all calls that types of functions have parameters for, call by call: the number of
    /// the parameter's type, and that of the value, block or metadata that is passed.
    pub fn arguments(&self, types: &Types) -> impl Iterator<Item = (u32, u32)> {
        self.calls.iter().flat_map(|call| self.arguments_of(call, types))
    }

    /// As [`Self::arguments`], of one of the calls.
    pub fn arguments_of(&self, call: &CallSite, types: &Types) -> impl Iterator<Item = (u32, u32)> {
        let params = types.function(call.function_type).map_or(&[][..], |(_, list, _)| list);
        params.iter().copied().zip(call.arguments.of(&self.operands).iter().copied())
    }

    /// Whether an instruction has a result, and so a number as a value.
    pub fn has_result(&self, instruction: &Instruction, types: &Types) -> bool {
        match instruction {
            Instruction::Call { call, .. }
            | Instruction::Invoke { call, .. }
            | Instruction::CallBr { call, .. } => {
                let site = self.calls.get(*call as usize);
                let function = site.and_then(|site| types.function(site.function_type));
                let result = function.and_then(|(result, ..)| types.get(result));
                result != Some(&Type::Void)
            }
            Instruction::Store { .. } | Instruction::Fence { .. } => false,
            Instruction::CatchSwitch { .. } => true,
            other => !other.is_terminator(),
        }
    }

    /// The block that an instruction is in.
    pub fn block_of(&self, instruction: u32) -> u32 {
        self.block_ends.partition_point(|&end| end <= instruction) as u32
    }

    /// The bytes that the body takes in memory, about.
    pub(crate) fn memory(&self) -> u64 {
        let instructions = self.instructions.len() * (size_of::<Instruction>() + 8);
        let locations = self.debug_locations.len() * size_of::<DebugLocation>();
        let operands = (self.operands.len() + self.types.len()) * 4;
        let calls = self.calls.len() * size_of::<CallSite>() + self.bundles.len() * 12;
        let lists = self.attachments.all.len() * 16 + self.use_lists.indexes.len() * 4;
        let names = self.names.all.len() * 16 + self.names.texts.len();
        let parts = self.constants.memory() + self.metadata.memory();
        (instructions + locations + operands + calls + lists + names) as u64 + parts
    }
}
