//! Debug information among instructions: calls of the intrinsics `llvm.dbg.*`.
//!
//! <https://llvm.org/docs/SourceLevelDebugging.html#debugger-intrinsic-functions>

use rustc_hash::{FxHashMap, FxHashSet};

use facts::store::Facts;
use facts::{
    BasicblockEntry, Function, FunctionName, Instruction, InstructionCallStatic, InstructionNext,
    ModuleFunction, Relation, Row,
};

/// Takes the calls out of the blocks and the intrinsics out of the modules, so that a module with
/// debug information is walked through as one without.
pub fn without_intrinsics(facts: &mut Facts) {
    let is_intrinsic = |row: &FunctionName| facts.bytes(row.name).starts_with(b"llvm.dbg.");
    let intrinsics: FxHashSet<Function> =
        facts.rows::<FunctionName>().filter(is_intrinsic).map(|row| row.r#fn).collect();
    if intrinsics.is_empty() {
        return;
    }
    let calls: FxHashSet<Instruction> = facts
        .rows::<InstructionCallStatic>()
        .filter(|row| intrinsics.contains(&row.func))
        .map(|row| row.inst)
        .collect();
    let after: FxHashMap<Instruction, Instruction> = facts
        .rows::<InstructionNext>()
        .filter(|row| calls.contains(&row.inst))
        .map(|row| (row.inst, row.next))
        .collect();
    // A call is no terminator, so there is always a next one; facts that are wrong may have a circle.
    let kept = |mut inst: Instruction| {
        for _ in 0..=after.len() {
            match after.get(&inst) {
                Some(&next) => inst = next,
                None => break,
            }
        }
        inst
    };
    change(facts, |row: InstructionNext| {
        (!calls.contains(&row.inst)).then(|| InstructionNext { next: kept(row.next), ..row })
    });
    change(facts, |row: BasicblockEntry| {
        Some(BasicblockEntry { entry_inst: kept(row.entry_inst), ..row })
    });
    change(facts, |row: ModuleFunction| (!intrinsics.contains(&row.r#fn)).then_some(row));
}

/// Puts what `make` answers in the place of each row.
fn change<R: Row>(facts: &mut Facts, make: impl Fn(R) -> Option<R>) {
    let rows: Vec<R> = facts.rows::<R>().filter_map(make).collect();
    let relation: Relation = R::RELATION;
    facts.table_mut(relation).clear();
    rows.into_iter().for_each(|row| facts.put(row));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_leave_their_blocks() {
        let mut facts = Facts::new();
        let (name, other) = (facts.text(b"llvm.dbg.value"), facts.text(b"dbg"));
        facts.put(FunctionName { r#fn: Function(1), name });
        facts.put(FunctionName { r#fn: Function(2), name: other });
        for (inst, func) in [(10, 1), (11, 1), (12, 2), (13, 1)] {
            let (inst, func) = (Instruction(inst), Function(func));
            facts.put(InstructionCallStatic { inst, func });
        }
        for inst in 10..14 {
            let (inst, next) = (Instruction(inst), Instruction(inst + 1));
            facts.put(InstructionNext { inst, next });
        }
        facts.put(BasicblockEntry { bb: facts::Block(5), entry_inst: Instruction(10) });
        without_intrinsics(&mut facts);
        let next: Vec<_> =
            facts.rows::<InstructionNext>().map(|it| (it.inst.0, it.next.0)).collect();
        assert_eq!(next, [(12, 14)]);
        let entry: Vec<_> = facts.rows::<BasicblockEntry>().map(|it| it.entry_inst.0).collect();
        assert_eq!(entry, [12]);
    }
}
