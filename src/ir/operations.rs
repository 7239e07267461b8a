//! What instructions and constant expressions compute alike.
//! <https://llvm.org/docs/LangRef.html#constant-expressions>
//!
//! One table says for every opcode the shape of its operation and, where the schema has a family
//! of relations, the row. Both directions expand it; an opcode that is missing does not compile.

mod parts;
mod shapes;

pub use parts::Parts;
use parts::{Error, Extract, New, Rebuild, Result};
use shapes::{
    binary, cast, extractelement, extractvalue, fcmp, gep, icmp, insertelement, shufflevector,
    unary,
};

use crate::flag_rows;
use facts::*;

macro_rules! operations {
    ($($($op:ident)|+ => $shape:ident $(<$row:ident>)?,)* ; none: $($other:ident)|+ $(|)?) => {
        /// Writes what `res` is computed from.
        pub fn extract<'m>(parts: &Parts<'_, 'm>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
            match parts.op {
                $($(Opcode::$op)|+ => $shape::extract$(::<$row>)?(parts, res, cx)?,)*
                $(Opcode::$other)|+ => {
                    return Err(Error::unsupported(parts.op.text(), "an operation"));
                }
            }
            flag_rows::extract_operation(parts.flags, res, cx);
            Ok(())
        }

        /// Reads it again.
        pub fn rebuild(op: Opcode, res: Value, cx: &mut Rebuild<'_>) -> Result<New> {
            let mut new = New::of(op);
            match op {
                $($(Opcode::$op)|+ => $shape::rebuild$(::<$row>)?(res, &mut new, cx)?,)*
                $(Opcode::$other)|+ => {
                    let message = format!("`{}` is no operation of constants", op.text());
                    return Err(cx.bad::<VariableConstexprOpcode>(res, message));
                }
            }
            flag_rows::rebuild_operation(op, res, &mut new, cx);
            Ok(new)
        }
    };
}

operations! {
    Fneg => unary<OperationUnaryFneg>,
    Add => binary<OperationBinaryAdd>,
    Fadd => binary<OperationBinaryFadd>,
    Sub => binary<OperationBinarySub>,
    Fsub => binary<OperationBinaryFsub>,
    Mul => binary<OperationBinaryMul>,
    Fmul => binary<OperationBinaryFmul>,
    Udiv => binary<OperationBinaryUdiv>,
    Sdiv => binary<OperationBinarySdiv>,
    Fdiv => binary<OperationBinaryFdiv>,
    Urem => binary<OperationBinaryUrem>,
    Srem => binary<OperationBinarySrem>,
    Frem => binary<OperationBinaryFrem>,
    Shl => binary<OperationBinaryShl>,
    Lshr => binary<OperationBinaryLshr>,
    Ashr => binary<OperationBinaryAshr>,
    And => binary<OperationBinaryAnd>,
    Or => binary<OperationBinaryOr>,
    Xor => binary<OperationBinaryXor>,
    Trunc => cast<OperationCastTrunc>,
    Zext => cast<OperationCastZext>,
    Sext => cast<OperationCastSext>,
    Fptoui => cast<OperationCastFptoui>,
    Fptosi => cast<OperationCastFptosi>,
    Uitofp => cast<OperationCastUitofp>,
    Sitofp => cast<OperationCastSitofp>,
    Fptrunc => cast<OperationCastFptrunc>,
    Fpext => cast<OperationCastFpext>,
    Ptrtoint => cast<OperationCastPtrtoint>,
    Inttoptr => cast<OperationCastInttoptr>,
    Bitcast => cast<OperationCastBitcast>,
    Addrspacecast => cast<OperationCastAddrspacecast>,
    Icmp => icmp,
    Fcmp => fcmp,
    Extractelement => extractelement,
    Insertelement => insertelement,
    Shufflevector => shufflevector,
    Extractvalue => extractvalue,
    Getelementptr => gep,
    ;
    none: Ret | Br | Switch | Indirectbr | Invoke | Resume | Unreachable | Cleanupret | Catchret
        | Catchswitch | Callbr | Alloca | Load | Store | Fence | Cmpxchg | Atomicrmw | Cleanuppad
        | Catchpad | Phi | Call | Select | VaArg | Insertvalue | Landingpad | Freeze
}
