//! Terminators that leave a function or a pad, or are never reached: `resume`, `catchret`,
//! `cleanupret`, `unreachable`. <https://llvm.org/docs/LangRef.html#resume-instruction>

use super::shape::*;

pub mod resume {
    use super::*;

    pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
        cx.put(InstructionResume { inst: s.id });
        let v = s.value(0, cx)?;
        cx.put(InstructionResumeVar { inst: s.id, v });
        Ok(())
    }

    pub fn rebuild(
        inst: Instruction,
        new: &mut New,
        cx: &mut Rebuild<'_>,
    ) -> Result<Option<Value>> {
        let InstructionResumeVar { v, .. } = cx.need(inst)?;
        new.operand(values::get(v, cx)?);
        Ok(None)
    }
}

pub mod catchret {
    use super::*;

    pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
        cx.put(InstructionCatchret { inst: s.id });
        let (pad, label) = (s.value(0, cx)?, s.block(1, cx)?);
        cx.put(InstructionCatchretFromto { inst: s.id, pad, label });
        Ok(())
    }

    pub fn rebuild(
        inst: Instruction,
        new: &mut New,
        cx: &mut Rebuild<'_>,
    ) -> Result<Option<Value>> {
        let InstructionCatchretFromto { pad, label, .. } = cx.need(inst)?;
        new.operand(values::get(pad, cx)?).block(cx.block(label)?);
        Ok(None)
    }
}

pub mod cleanupret {
    use super::*;

    pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
        let inst = s.id;
        cx.put(InstructionCleanupret { inst });
        let pad = s.value(0, cx)?;
        cx.put(InstructionCleanupretFrom { inst, pad });
        if s.inst.operands().len() > 1 {
            let dest = s.block(1, cx)?;
            cx.put(InstructionCleanupretUnwindlabel { inst, dest });
        } else {
            cx.put(InstructionCleanupretUnwindcaller { inst });
        }
        Ok(())
    }

    pub fn rebuild(
        inst: Instruction,
        new: &mut New,
        cx: &mut Rebuild<'_>,
    ) -> Result<Option<Value>> {
        let InstructionCleanupretFrom { pad, .. } = cx.need(inst)?;
        new.operand(values::get(pad, cx)?);
        if let Some(InstructionCleanupretUnwindlabel { dest, .. }) = cx.get(inst)? {
            new.block(cx.block(dest)?);
        }
        Ok(None)
    }
}

pub mod unreachable {
    use super::*;

    pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
        cx.put(InstructionUnreachable { inst: s.id });
        Ok(())
    }

    pub fn rebuild(
        _inst: Instruction,
        _new: &mut New,
        _cx: &mut Rebuild<'_>,
    ) -> Result<Option<Value>> {
        Ok(None)
    }
}
