//! Labels of instructions: `@main:%7 = load i32, ptr %p`.

use super::{DEPTH, Labels};
use facts::*;

/// The last word of the name of the relation, of these, that has a row of this subject.
macro_rules! word_of {
    ($labels:expr, $key:expr, [$($row:ident)*]) => {
        None$(.or_else(|| $labels.has::<$row>($key).then_some($row::RELATION.name())))*
            .and_then(|name: &'static str| name.rsplit('_').next())
    };
}

/// The opcodes of binary operators, as a pattern: that of a match which must name every opcode.
macro_rules! binary {
    () => {
        Opcode::Add
            | Opcode::Fadd
            | Opcode::Sub
            | Opcode::Fsub
            | Opcode::Mul
            | Opcode::Fmul
            | Opcode::Udiv
            | Opcode::Sdiv
            | Opcode::Fdiv
            | Opcode::Urem
            | Opcode::Srem
            | Opcode::Frem
            | Opcode::Shl
            | Opcode::Lshr
            | Opcode::Ashr
            | Opcode::And
            | Opcode::Or
            | Opcode::Xor
    };
}

/// The opcodes of conversions, likewise, and the relation of each.
macro_rules! conversions {
    ($($op:ident: $row:ident,)*) => {
        macro_rules! conversion {
            () => { $(Opcode::$op)|* };
        }

        impl Labels<'_> {
            /// What is cast, and to which type, if the value is a conversion.
            pub(super) fn cast(&self, v: Value) -> Option<(Value, Type)> {
                None$(.or_else(|| self.get::<$row>(v).map(|row| (row.src, row.to_ty))))*
            }
        }
    };
}

conversions! {
    Trunc: OperationCastTrunc,
    Zext: OperationCastZext,
    Sext: OperationCastSext,
    Fptoui: OperationCastFptoui,
    Fptosi: OperationCastFptosi,
    Uitofp: OperationCastUitofp,
    Sitofp: OperationCastSitofp,
    Fptrunc: OperationCastFptrunc,
    Fpext: OperationCastFpext,
    Ptrtoint: OperationCastPtrtoint,
    Inttoptr: OperationCastInttoptr,
    Bitcast: OperationCastBitcast,
    Addrspacecast: OperationCastAddrspacecast,
}

impl Labels<'_> {
    pub(super) fn instruction(&self, inst: Instruction) -> Option<String> {
        let InstructionOpcode { op, .. } = self.get(inst)?;
        let r#fn = self.function(self.function_of(inst)?)?;
        let result = self.result(inst);
        let to = match result.and_then(|v| self.local(v)) {
            Some(name) => format!("{name} = "),
            None => String::new(),
        };
        let text = self.body(op, inst, result).unwrap_or_else(|| op.text().to_owned());
        Some(format!("{fn}:{to}{text}", fn = r#fn))
    }

    /// The value that an instruction yields.
    /// None if it yields nothing.
    pub fn result(&self, inst: Instruction) -> Option<Value> {
        match self.get::<InstructionOpcode>(inst)?.op {
            Opcode::Store
            | Opcode::Fence
            | Opcode::Ret
            | Opcode::Br
            | Opcode::Switch
            | Opcode::Indirectbr
            | Opcode::Resume
            | Opcode::Unreachable
            | Opcode::Cleanupret
            | Opcode::Catchret => None,
            Opcode::Invoke => self.get::<InstructionInvkRes>(inst).map(|row| row.var),
            Opcode::Callbr => self.get::<InstructionCallbrRes>(inst).map(|row| row.var),
            Opcode::Call => self.get::<InstructionCallRes>(inst).map(|row| row.var),
            Opcode::Catchswitch => self.get::<InstructionCatchswitchRes>(inst).map(|row| row.res),
            Opcode::Alloca => self.get::<InstructionAllocaRes>(inst).map(|row| row.res),
            Opcode::Load => self.get::<InstructionLoadRes>(inst).map(|row| row.res),
            Opcode::Cmpxchg => self.get::<InstructionCmpxchgRes>(inst).map(|row| row.res),
            Opcode::Atomicrmw => self.get::<InstructionAtomicrmwRes>(inst).map(|row| row.res),
            Opcode::Cleanuppad => self.get::<InstructionCleanuppadRes>(inst).map(|row| row.res),
            Opcode::Catchpad => self.get::<InstructionCatchpadRes>(inst).map(|row| row.res),
            Opcode::Phi => self.get::<InstructionPhiRes>(inst).map(|row| row.res),
            Opcode::Select => self.get::<InstructionSelectExpr>(inst).map(|row| row.res),
            Opcode::VaArg => self.get::<InstructionVaargExpr>(inst).map(|row| row.res),
            Opcode::Insertvalue => self.get::<InstructionInsertvalueRes>(inst).map(|row| row.res),
            Opcode::Landingpad => self.get::<InstructionLandingpadRes>(inst).map(|row| row.res),
            Opcode::Freeze => self.get::<InstructionFreezeRes>(inst).map(|row| row.res),
            Opcode::Fneg
            | binary!()
            | conversion!()
            | Opcode::Getelementptr
            | Opcode::Icmp
            | Opcode::Fcmp
            | Opcode::Extractelement
            | Opcode::Insertelement
            | Opcode::Shufflevector
            | Opcode::Extractvalue => self.get::<InstructionOpRes>(inst).map(|row| row.res),
        }
    }

    /// Opcode and operands.
    fn body(&self, op: Opcode, inst: Instruction, result: Option<Value>) -> Option<String> {
        let name = op.text();
        let typed = |v| self.typed(v, DEPTH);
        let operands = || -> Vec<Value> {
            self.index.all::<InstructionOperand>(inst).map(|row| row.v).collect()
        };
        let label = |bb| format!("label {}", self.local_block(bb));
        macro_rules! call {
            ($static:ident, $dynamic:ident, $arg:ident) => {{
                let callee = match (self.get::<$static>(inst), self.get::<$dynamic>(inst)) {
                    (Some(row), _) => self.function(row.func).unwrap_or_else(|| "@?".to_owned()),
                    (None, Some(row)) => self.operand(row.fptr, DEPTH),
                    (None, None) => "?".to_owned(),
                };
                let args = self.index.all::<$arg>(inst).map(|row| typed(row.arg));
                self.call(op, inst, &callee, &args.collect::<Vec<_>>())?
            }};
        }
        Some(match op {
            Opcode::Load => {
                let address = self.get::<InstructionLoadAddr>(inst)?.ptr;
                format!("{name} {}, {}", self.type_of(result?)?, typed(address))
            }
            Opcode::Alloca => {
                let ty = self.ty(self.get::<InstructionAllocaType>(inst)?.ty, DEPTH)?;
                let size = self.get::<InstructionAllocaSize>(inst)?.n;
                match self.operand(size, 1).as_str() {
                    "1" => format!("{name} {ty}"),
                    _ => format!("{name} {ty}, {}", typed(size)),
                }
            }
            Opcode::Getelementptr => {
                let v = result?;
                let ty = self.ty(self.get::<OperationGepType>(v)?.ty, DEPTH)?;
                let base = typed(self.get::<OperationGepBase>(v)?.addr);
                let indices = self.index.all::<OperationGepIndex>(v).map(|row| typed(row.idx));
                let indices: String = indices.map(|index| format!(", {index}")).collect();
                format!("{name} {ty}, {base}{indices}")
            }
            Opcode::Call => {
                call!(InstructionCallStatic, InstructionCallDynamic, InstructionCallArg)
            }
            Opcode::Invoke => {
                call!(InstructionInvkStatic, InstructionInvkDynamic, InstructionInvkArg)
            }
            Opcode::Callbr => {
                call!(InstructionCallbrStatic, InstructionCallbrDynamic, InstructionCallbrArg)
            }
            Opcode::Br => match self.get::<InstructionBrUncondGoto>(inst) {
                Some(row) => format!("{name} {}", label(row.l)),
                None => format!(
                    "{name} {}, {}, {}",
                    typed(self.get::<InstructionBrCondVar>(inst)?.v),
                    label(self.get::<InstructionBrCondIftrue>(inst)?.l),
                    label(self.get::<InstructionBrCondIffalse>(inst)?.l),
                ),
            },
            Opcode::Switch => {
                let v = typed(self.get::<InstructionSwitchVar>(inst)?.v);
                let default = label(self.get::<InstructionSwitchDefault>(inst)?.l);
                let n = self.get::<InstructionSwitchNcases>(inst)?.n;
                format!("{name} {v}, {default} [{n} cases]")
            }
            Opcode::Phi => {
                let pairs = self.index.all::<InstructionPhiPair>(inst).map(|row| {
                    let block = self.local_block(row.l);
                    format!("[ {}, {block} ]", self.operand(row.var, DEPTH))
                });
                let pairs: Vec<String> = pairs.collect();
                format!("{name} {} {}", self.type_of(result?)?, pairs.join(", "))
            }
            Opcode::Icmp | Opcode::Fcmp => {
                let predicate = self.predicate(result?)?;
                let [left, right] = operands()[..] else { return None };
                format!("{name} {predicate} {}, {}", typed(left), self.operand(right, DEPTH))
            }
            Opcode::Atomicrmw => {
                let what = self.read_modify_write(inst).unwrap_or("?");
                let operands: Vec<String> = operands().into_iter().map(typed).collect();
                format!("{name} {what} {}", operands.join(", "))
            }
            Opcode::Ret if operands().is_empty() => format!("{name} void"),
            Opcode::Extractvalue => {
                let v = result?;
                let base = typed(self.get::<OperationExtractvalueBase>(v)?.base);
                let indices = self.index.all::<OperationExtractvalueIndex>(v);
                let indices: String = indices.map(|row| format!(", {}", row.id)).collect();
                format!("{name} {base}{indices}")
            }
            Opcode::Insertvalue => {
                let base = typed(self.get::<InstructionInsertvalueBase>(inst)?.base);
                let element = typed(self.get::<InstructionInsertvalueElem>(inst)?.elem);
                let indices = self.index.all::<InstructionInsertvalueIndex>(inst);
                let indices: String = indices.map(|row| format!(", {}", row.id)).collect();
                format!("{name} {base}, {element}{indices}")
            }
            binary!() => {
                let [left, right] = operands()[..] else { return None };
                format!("{name} {}, {}", typed(left), self.operand(right, DEPTH))
            }
            conversion!() => {
                let (src, to) = self.cast(result?)?;
                format!("{name} {} to {}", typed(src), self.ty(to, DEPTH)?)
            }
            Opcode::Landingpad => format!("{name} {}", self.type_of(result?)?),
            Opcode::VaArg => {
                let list = self.get::<InstructionVaargExpr>(inst)?.list;
                format!("{name} {}, {}", typed(list), self.type_of(result?)?)
            }
            Opcode::Ret
            | Opcode::Store
            | Opcode::Fence
            | Opcode::Indirectbr
            | Opcode::Resume
            | Opcode::Unreachable
            | Opcode::Cleanupret
            | Opcode::Catchret
            | Opcode::Catchswitch
            | Opcode::Catchpad
            | Opcode::Cleanuppad
            | Opcode::Fneg
            | Opcode::Cmpxchg
            | Opcode::Select
            | Opcode::Extractelement
            | Opcode::Insertelement
            | Opcode::Shufflevector
            | Opcode::Freeze => {
                let operands: Vec<String> = operands().into_iter().map(typed).collect();
                format!("{name} {}", operands.join(", ")).trim_end().to_owned()
            }
        })
    }

    fn type_of(&self, v: Value) -> Option<String> {
        self.ty(self.get::<VariableType>(v)?.ty, DEPTH)
    }

    /// `call i32 @f(i32 %x)`, and where an invoke goes on.
    fn call(&self, op: Opcode, inst: Instruction, callee: &str, args: &[String]) -> Option<String> {
        let ty = self.get::<CallsiteFunctionType>(inst)?.ty;
        let result = self.ty(self.get::<FnTypeReturn>(ty)?.ret_ty, DEPTH)?;
        let mut text = format!("{} {result} {callee}({})", op.text(), args.join(", "));
        if let Some(row) = self.get::<InstructionInvkNormaldest>(inst) {
            let unwind = self.get::<InstructionInvkExceptiondest>(inst)?.exception_dest;
            let (to, unwind) = (self.local_block(row.normal_dest), self.local_block(unwind));
            text.push_str(&format!(" to label {to} unwind label {unwind}"));
        }
        Some(text)
    }

    fn predicate(&self, v: Value) -> Option<&'static str> {
        word_of!(self, v, [
            OperationIcmpEq OperationIcmpNe OperationIcmpUgt OperationIcmpUge OperationIcmpUlt
            OperationIcmpUle OperationIcmpSgt OperationIcmpSge OperationIcmpSlt OperationIcmpSle
            OperationFcmpFalse OperationFcmpOeq OperationFcmpOgt OperationFcmpOge OperationFcmpOlt
            OperationFcmpOle OperationFcmpOne OperationFcmpOrd OperationFcmpUno OperationFcmpUeq
            OperationFcmpUgt OperationFcmpUge OperationFcmpUlt OperationFcmpUle OperationFcmpUne
            OperationFcmpTrue
        ])
    }

    fn read_modify_write(&self, inst: Instruction) -> Option<&'static str> {
        word_of!(self, inst, [
            InstructionAtomicrmwXchg InstructionAtomicrmwAdd InstructionAtomicrmwSub
            InstructionAtomicrmwAnd InstructionAtomicrmwNand InstructionAtomicrmwOr
            InstructionAtomicrmwXor InstructionAtomicrmwMax InstructionAtomicrmwMin
            InstructionAtomicrmwUmax InstructionAtomicrmwUmin InstructionAtomicrmwFadd
            InstructionAtomicrmwFsub InstructionAtomicrmwFmax InstructionAtomicrmwFmin
        ])
    }
}
