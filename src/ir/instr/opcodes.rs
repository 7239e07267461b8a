//! Which instructions have rows in the relations that are wanted: where a few opcodes have all of them,
//! others are not taken apart.

use bitcode::Instruction as Record;
use facts::{Opcode, Relation, RelationSet};

/// Some opcodes.
#[derive(Clone, Copy, Debug)]
pub struct Opcodes(u128);

impl Opcodes {
    /// The opcodes of which instructions have rows in these relations; none if any may.
    pub fn of(relations: RelationSet) -> Option<Self> {
        if relations.contains(Relation::InstructionOpcode) {
            return None;
        }
        let mut all = Self(0);
        for relation in relations.iter() {
            let name = relation.info().name;
            if let Some(rest) = name.strip_prefix("instruction_") {
                all.0 |= 1 << Self::named(rest)? as u8;
            } else if ["operation", "callsite", "variable", "basicblock"]
                .iter()
                .any(|group| name.starts_with(group))
            {
                return None;
            }
        }
        Some(all)
    }

    /// The opcode that a relation of instructions is of, by the rest of its name.
    fn named(rest: &str) -> Option<Opcode> {
        let has_word = |op: &&Opcode| {
            let after = rest.strip_prefix(op.text());
            after.is_some_and(|after| after.is_empty() || after.starts_with('_'))
        };
        Opcode::ALL.iter().find(has_word).copied()
    }

    /// Whether an instruction that this record stands for may be of one of them. What several opcodes
    /// share a record for has no relations of its own, but those of operations.
    pub fn has_record(self, record: &Record) -> bool {
        let op = match record {
            Record::Unary { .. }
            | Record::Binary { .. }
            | Record::Cast { .. }
            | Record::Compare { .. }
            | Record::GetElementPtr { .. }
            | Record::ExtractElement { .. }
            | Record::InsertElement { .. }
            | Record::ShuffleVector { .. }
            | Record::ExtractValue { .. } => return false,
            Record::InsertValue { .. } => Opcode::Insertvalue,
            Record::Freeze { .. } => Opcode::Freeze,
            Record::Select { .. } => Opcode::Select,
            Record::Phi { .. } => Opcode::Phi,
            Record::Alloca { .. } => Opcode::Alloca,
            Record::Load { .. } => Opcode::Load,
            Record::Store { .. } => Opcode::Store,
            Record::Call { .. } => Opcode::Call,
            Record::Return { .. } => Opcode::Ret,
            Record::Branch { .. } | Record::ConditionalBranch { .. } => Opcode::Br,
            Record::Switch { .. } => Opcode::Switch,
            Record::Fence { .. } => Opcode::Fence,
            Record::AtomicRmw { .. } => Opcode::Atomicrmw,
            Record::CompareExchange { .. } => Opcode::Cmpxchg,
            _ => return true,
        };
        self.0 & 1 << op as u8 != 0
    }
}
