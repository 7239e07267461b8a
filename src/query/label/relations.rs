//! What labels are made of: to be extracted or read for them, and nothing else.

use facts::{Domain, Relation, RelationSet};

/// Global values, by name or number.
const GLOBALS: &[Relation] = &[
    Relation::Module,
    Relation::ModuleGlobal,
    Relation::ModuleFunction,
    Relation::ModuleAlias,
    Relation::ModuleIfunc,
    Relation::FunctionName,
    Relation::VariableFunc,
    Relation::VariableName,
    Relation::VariableGlobal,
    Relation::VariableAlias,
    Relation::VariableIfunc,
];

/// Blocks, parameters and results, by name or number.
const LOCALS: &[Relation] = &[
    Relation::FunctionParam,
    Relation::FunctionBasicblock,
    Relation::BasicblockFunction,
    Relation::BasicblockName,
    Relation::BasicblockEntry,
    Relation::InstructionNext,
    Relation::InstructionBasicblock,
    Relation::InstructionOpcode,
    Relation::InstructionOpRes,
    Relation::InstructionAllocaRes,
    Relation::InstructionLoadRes,
    Relation::InstructionCmpxchgRes,
    Relation::InstructionAtomicrmwRes,
    Relation::InstructionCallRes,
    Relation::InstructionInvkRes,
    Relation::InstructionCallbrRes,
    Relation::InstructionCatchswitchRes,
    Relation::InstructionCatchpadRes,
    Relation::InstructionCleanuppadRes,
    Relation::InstructionPhiRes,
    Relation::InstructionSelectExpr,
    Relation::InstructionVaargExpr,
    Relation::InstructionInsertvalueRes,
    Relation::InstructionLandingpadRes,
    Relation::InstructionFreezeRes,
];

/// Values of every kind; beside these, constants and what constant expressions compute.
const VALUES: &[Relation] = &[
    Relation::VariableType,
    Relation::VariableLabel,
    Relation::VariableMetadata,
    Relation::VariableInlineAsmText,
    Relation::VariableInlineAsmConstraints,
];

/// What stands in the text of an instruction; beside these, what operations compute.
const INSTRUCTIONS: &[Relation] = &[
    Relation::InstructionOperand,
    Relation::InstructionLoadAddr,
    Relation::InstructionAllocaType,
    Relation::InstructionAllocaSize,
    Relation::InstructionBrUncondGoto,
    Relation::InstructionBrCondVar,
    Relation::InstructionBrCondIftrue,
    Relation::InstructionBrCondIffalse,
    Relation::InstructionSwitchVar,
    Relation::InstructionSwitchDefault,
    Relation::InstructionSwitchNcases,
    Relation::InstructionPhiPair,
    Relation::InstructionInsertvalueBase,
    Relation::InstructionInsertvalueElem,
    Relation::InstructionInsertvalueIndex,
    Relation::InstructionAtomicrmwXchg,
    Relation::InstructionAtomicrmwAdd,
    Relation::InstructionAtomicrmwSub,
    Relation::InstructionAtomicrmwAnd,
    Relation::InstructionAtomicrmwNand,
    Relation::InstructionAtomicrmwOr,
    Relation::InstructionAtomicrmwXor,
    Relation::InstructionAtomicrmwMax,
    Relation::InstructionAtomicrmwMin,
    Relation::InstructionAtomicrmwUmax,
    Relation::InstructionAtomicrmwUmin,
    Relation::InstructionAtomicrmwFadd,
    Relation::InstructionAtomicrmwFsub,
    Relation::InstructionAtomicrmwFmax,
    Relation::InstructionAtomicrmwFmin,
    Relation::CallsiteFunctionType,
    Relation::InstructionCallStatic,
    Relation::InstructionCallDynamic,
    Relation::InstructionCallArg,
    Relation::InstructionInvkStatic,
    Relation::InstructionInvkDynamic,
    Relation::InstructionInvkArg,
    Relation::InstructionInvkNormaldest,
    Relation::InstructionInvkExceptiondest,
    Relation::InstructionCallbrStatic,
    Relation::InstructionCallbrDynamic,
    Relation::InstructionCallbrArg,
];

/// The relations that labels of these domains are made of.
pub fn relations(domains: &[Domain]) -> RelationSet {
    let mut all = RelationSet::none();
    for &domain in domains {
        match domain {
            Domain::Module => add(&mut all, &[&[Relation::ModuleSourceFilename]], &[]),
            Domain::Type => add(&mut all, &[], &["types"]),
            Domain::Function => add(&mut all, &[GLOBALS], &[]),
            Domain::Block => add(&mut all, &[GLOBALS, LOCALS], &[]),
            // Values and metadata lead to each other.
            Domain::Value | Domain::Metadata => {
                let groups = ["types", "constants", "operations", "metadata"];
                add(&mut all, &[GLOBALS, LOCALS, VALUES], &groups);
            }
            Domain::Instruction => {
                let groups = ["types", "constants", "operations", "metadata"];
                add(&mut all, &[GLOBALS, LOCALS, VALUES, INSTRUCTIONS], &groups);
            }
            Domain::NamedMetadata => add(&mut all, &[&[Relation::NamedMetadataName]], &[]),
            Domain::Comdat => add(&mut all, &[&[Relation::ComdatName]], &[]),
            Domain::AttributeSet => add(&mut all, &[], &["types", "attributes"]),
            Domain::ValueInfo | Domain::GlobalValueSummary => {
                add(&mut all, &[GLOBALS], &["summaries"]);
            }
            Domain::TypeIdSummary => add(&mut all, &[&[Relation::TypeIdName]], &[]),
        }
    }
    all
}

fn add(all: &mut RelationSet, lists: &[&[Relation]], groups: &[&str]) {
    lists.iter().copied().flatten().for_each(|&relation| all.insert(relation));
    let of_groups = |relation: &Relation| groups.contains(&relation.info().group);
    Relation::ALL.into_iter().filter(of_groups).for_each(|relation| all.insert(relation));
}
