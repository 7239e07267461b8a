//! Instructions that access memory.

use bitcode::kinds::{Ordering, RmwOp};
use bitcode::{Access, Instruction};
use facts::Opcode;

use super::super::attributes::needed_alignment;
use super::super::made::Made;
use super::super::made::wrong;
use super::super::module::Module;
use super::super::new::New;
use super::{Yields, counts};
use crate::flags::Flags;

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

impl Module {
    pub(super) fn memory(&mut self, new: &New) -> Made<(Instruction, Yields)> {
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
}
