//! `call`, `invoke`, `callbr`. <https://llvm.org/docs/LangRef.html#call-instruction>

use super::callsite;
use super::shape::*;

/// The three differ in the names of their rows, and in what comes after arguments and callee.
macro_rules! call {
    (
        $module:ident: $call:ident $void:ident $res:ident $static:ident $dynamic:ident
        $nargs:ident $arg:ident
        extract($s:ident, $cx:ident) $extract:block
        rebuild($inst:ident, $new:ident, $rcx:ident) $rebuild:block
    ) => {
        pub mod $module {
            use super::*;
            use crate::types::counted;

            pub fn extract<'m>($s: &Source<'_, 'm>, $cx: &mut Extract<'m, '_>) -> Result<()> {
                let inst = $s.id;
                $cx.put($call { inst });
                match $s.result {
                    Some(var) => $cx.put($res { inst, var }),
                    None => $cx.put($void { inst }),
                }
                let callee = $s.operand($s.inst.operands().len() - 1)?;
                match $cx.function_of(callee) {
                    Some(func) => {
                        $cx.put($static { inst, func });
                        $cx.put(CallsiteTarget { inst, func });
                    }
                    None => {
                        let fptr = $cx.value(callee)?;
                        $cx.put($dynamic { inst, fptr });
                    }
                }
                let n = $s.inst.n_args();
                $cx.put($nargs { inst, n: n as u32 });
                for i in 0..n {
                    let arg = $s.value(i, $cx)?;
                    $cx.put($arg { inst, i: i as u32, arg });
                }
                callsite::extract($s, $cx)?;
                $extract
                Ok(())
            }

            pub fn rebuild(
                $inst: Instruction,
                $new: &mut New,
                $rcx: &mut Rebuild<'_>,
            ) -> Result<Option<Value>> {
                let result = $rcx.get::<$res>($inst)?.map(|row| row.var);
                let callee = match $rcx.get::<$static>($inst)? {
                    Some(_) if $rcx.has::<$dynamic>($inst) => {
                        return Err($rcx.bad::<$dynamic>($inst, "it has a static callee too"));
                    }
                    Some(row) => $rcx.function(row.func)?,
                    None => {
                        let row: $dynamic = $rcx.need($inst)?;
                        values::get(row.fptr, $rcx)?
                    }
                };
                let n = $rcx.need::<$nargs>($inst)?.n;
                let args: Vec<Value> =
                    counted(n, $inst, $rcx)?.iter().map(|row: &$arg| row.arg).collect();
                callsite::rebuild($inst, &args, callee, result, $new, $rcx)?;
                $rebuild
                Ok(result)
            }
        }
    };
}

call! {
    call: InstructionCall InstructionCallVoid InstructionCallRes InstructionCallStatic
    InstructionCallDynamic InstructionCallNargs InstructionCallArg
    extract(s, cx) {
        if let Some(kind) = TailCallKind::from_index(s.inst.tail().wrapping_sub(1)) {
            cx.put(CallsiteTail { inst: s.id, kind });
        }
    }
    rebuild(inst, new, cx) {
        if let Some(CallsiteTail { kind, .. }) = cx.get(inst)? {
            new.tail(kind as u32 + 1);
        }
    }
}

call! {
    invoke: InstructionInvk InstructionInvkVoid InstructionInvkRes InstructionInvkStatic
    InstructionInvkDynamic InstructionInvkNargs InstructionInvkArg
    extract(s, cx) {
        // The last operands: normal destination, exceptional one, callee.
        let inst = s.id;
        let last = s.inst.operands().len() - 1;
        let normal_dest = s.block(last - 2, cx)?;
        cx.put(InstructionInvkNormaldest { inst, normal_dest });
        let exception_dest = s.block(last - 1, cx)?;
        cx.put(InstructionInvkExceptiondest { inst, exception_dest });
    }
    rebuild(inst, new, cx) {
        let InstructionInvkNormaldest { normal_dest, .. } = cx.need(inst)?;
        let InstructionInvkExceptiondest { exception_dest, .. } = cx.need(inst)?;
        new.block(cx.block(normal_dest)?).block(cx.block(exception_dest)?);
    }
}

call! {
    callbr: InstructionCallbr InstructionCallbrVoid InstructionCallbrRes InstructionCallbrStatic
    InstructionCallbrDynamic InstructionCallbrNargs InstructionCallbrArg
    extract(s, cx) {
        // The last operands: fallthrough, indirect destinations, callee. What is a block between
        // arguments and callee is a destination; an argument never is one.
        let inst = s.id;
        let last = s.inst.operands().len() - 1;
        let mut first = last;
        while first > s.inst.n_args() && s.operand(first - 1)?.class() == ValueClass::Block {
            first -= 1;
        }
        let dest = s.block(first, cx)?;
        cx.put(InstructionCallbrFallthrough { inst, dest });
        for (i, operand) in (0..).zip(first + 1..last) {
            let dest = s.block(operand, cx)?;
            cx.put(InstructionCallbrIndirect { inst, i, dest });
        }
    }
    rebuild(inst, new, cx) {
        let InstructionCallbrFallthrough { dest, .. } = cx.need(inst)?;
        new.block(cx.block(dest)?);
        for InstructionCallbrIndirect { dest, .. } in cx.list(inst)? {
            new.block(cx.block(dest)?);
        }
    }
}
