//! Funclet pads: `catchswitch`, `catchpad`, `cleanuppad`.
//! <https://llvm.org/docs/ExceptionHandling.html#new-exception-handling-instructions>

use super::shape::*;

pub mod catchswitch {
    use super::*;

    pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
        let inst = s.id;
        cx.put(InstructionCatchswitch { inst });
        cx.put(InstructionCatchswitchRes { inst, res: s.result()? });
        let pad = s.value(0, cx)?;
        cx.put(InstructionCatchswitchWithin { inst, pad });
        // Parent, where to unwind to if anywhere, handlers.
        let n = s.inst.n_args();
        let first = s.inst.operands().len() - n;
        for i in 0..n {
            let handler = s.block(first + i, cx)?;
            cx.put(InstructionCatchswitchHandler { inst, i: i as u32, handler });
        }
        if first == 2 {
            let dest = s.block(1, cx)?;
            cx.put(InstructionCatchswitchUnwindlabel { inst, dest });
        } else {
            cx.put(InstructionCatchswitchUnwindcaller { inst });
        }
        Ok(())
    }

    pub fn rebuild(
        inst: Instruction,
        new: &mut New,
        cx: &mut Rebuild<'_>,
    ) -> Result<Option<Value>> {
        let InstructionCatchswitchRes { res, .. } = cx.need(inst)?;
        let InstructionCatchswitchWithin { pad, .. } = cx.need(inst)?;
        new.operand(values::get(pad, cx)?);
        let handlers: Vec<InstructionCatchswitchHandler> = cx.list(inst)?;
        new.n_args(handlers.len());
        for row in handlers {
            new.block(cx.block(row.handler)?);
        }
        if let Some(InstructionCatchswitchUnwindlabel { dest, .. }) = cx.get(inst)? {
            new.block(cx.block(dest)?);
        }
        Ok(Some(res))
    }
}

/// `catchpad` and `cleanuppad` differ in the names of their rows only.
macro_rules! pad {
    ($module:ident: $pad:ident $res:ident $within:ident($parent:ident) $nargs:ident $arg:ident) => {
        pub mod $module {
            use super::*;
            use crate::types::counted;

            pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
                let inst = s.id;
                cx.put($pad { inst });
                cx.put($res { inst, res: s.result()? });
                let n = s.inst.n_args();
                let $parent = s.value(n, cx)?;
                cx.put($within { inst, $parent });
                cx.put($nargs { inst, n: n as u32 });
                for i in 0..n {
                    let arg = s.value(i, cx)?;
                    cx.put($arg { inst, i: i as u32, arg });
                }
                Ok(())
            }

            pub fn rebuild(
                inst: Instruction,
                new: &mut New,
                cx: &mut Rebuild<'_>,
            ) -> Result<Option<Value>> {
                let $res { res, .. } = cx.need(inst)?;
                let $nargs { n, .. } = cx.need(inst)?;
                new.n_args(n as usize);
                for $arg { arg, .. } in counted(n, inst, cx)? {
                    new.operand(values::get(arg, cx)?);
                }
                let $within { $parent, .. } = cx.need(inst)?;
                new.operand(values::get($parent, cx)?);
                Ok(Some(res))
            }
        }
    };
}

pad!(catchpad: InstructionCatchpad InstructionCatchpadRes InstructionCatchpadWithin(v)
    InstructionCatchpadNargs InstructionCatchpadArg);
pad!(cleanuppad: InstructionCleanuppad InstructionCleanuppadRes
    InstructionCleanuppadWithin(parent) InstructionCleanuppadNargs InstructionCleanuppadArg);
