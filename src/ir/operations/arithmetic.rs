//! One, two and cast operands: families of relations with the same columns. Comparisons, too: their
//! relation is the predicate.

use super::parts::*;

/// Declares that rows of a family have the same columns, so that one shape serves them all.
macro_rules! family {
    ($trait:ident $columns:tt for $($row:ident)*) => {
        family!(@trait $trait $columns);
        $(family!(@row $trait $row $columns);)*
    };
    (@trait $trait:ident { $($column:ident: $ty:ty),* }) => {
        pub trait $trait: Row {
            fn make($($column: $ty),*) -> Self;
            fn columns(self) -> ($($ty,)*);
        }
    };
    (@row $trait:ident $row:ident { $($column:ident: $ty:ty),* }) => {
        impl $trait for $row {
            fn make($($column: $ty),*) -> Self {
                Self { $($column),* }
            }
            fn columns(self) -> ($($ty,)*) {
                ($(self.$column,)*)
            }
        }
    };
}

pub mod unary {
    use super::*;

    pub fn extract<'m, R: Unary>(
        p: &Parts<'m>,
        res: Value,
        cx: &mut Extract<'m, '_>,
    ) -> Result<()> {
        let inner = p.value(0, cx)?;
        cx.put(R::make(res, inner));
        Ok(())
    }

    pub fn rebuild<'f, R: Unary>(
        res: Value,
        new: &mut New<'f>,
        cx: &mut Rebuild<'f>,
    ) -> Result<()> {
        let (_, inner) = cx.need::<R>(res)?.columns();
        new.operand(values::get(inner, cx)?);
        Ok(())
    }
}

family!(Unary { res: Value, inner: Value } for OperationUnaryFneg);

pub mod binary {
    use super::*;

    pub fn extract<'m, R: Binary>(
        p: &Parts<'m>,
        res: Value,
        cx: &mut Extract<'m, '_>,
    ) -> Result<()> {
        let (left, right) = (p.value(0, cx)?, p.value(1, cx)?);
        cx.put(R::make(res, left, right));
        Ok(())
    }

    pub fn rebuild<'f, R: Binary>(
        res: Value,
        new: &mut New<'f>,
        cx: &mut Rebuild<'f>,
    ) -> Result<()> {
        let (_, left, right) = cx.need::<R>(res)?.columns();
        new.operand(values::get(left, cx)?).operand(values::get(right, cx)?);
        Ok(())
    }
}

family!(Binary { res: Value, left: Value, right: Value } for
    OperationBinaryAdd OperationBinaryFadd OperationBinarySub OperationBinaryFsub
    OperationBinaryMul OperationBinaryFmul OperationBinaryUdiv OperationBinarySdiv
    OperationBinaryFdiv OperationBinaryUrem OperationBinarySrem OperationBinaryFrem
    OperationBinaryShl OperationBinaryLshr OperationBinaryAshr OperationBinaryAnd
    OperationBinaryOr OperationBinaryXor
    OperationIcmpEq OperationIcmpNe OperationIcmpUgt OperationIcmpUge OperationIcmpUlt
    OperationIcmpUle OperationIcmpSgt OperationIcmpSge OperationIcmpSlt OperationIcmpSle
    OperationFcmpFalse OperationFcmpOeq OperationFcmpOgt OperationFcmpOge OperationFcmpOlt
    OperationFcmpOle OperationFcmpOne OperationFcmpOrd OperationFcmpUeq OperationFcmpUgt
    OperationFcmpUge OperationFcmpUlt OperationFcmpUle OperationFcmpUne OperationFcmpUno
    OperationFcmpTrue
);

pub mod cast {
    use super::*;

    pub fn extract<'m, R: Cast>(p: &Parts<'m>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let (src, from_ty) = (p.value(0, cx)?, p.operand_type(0, cx)?);
        let to_ty = cx.ty(p.ty)?;
        cx.put(R::make(res, src, from_ty, to_ty));
        Ok(())
    }

    pub fn rebuild<'f, R: Cast>(res: Value, new: &mut New<'f>, cx: &mut Rebuild<'f>) -> Result<()> {
        let (_, src, from_ty, to_ty) = cx.need::<R>(res)?.columns();
        let src = values::get(src, cx)?;
        if src.ty() != types::get(from_ty, cx)? {
            return Err(cx.bad::<R>(res, "the operand has another type than from_ty"));
        }
        new.operand(src).ty(types::get(to_ty, cx)?);
        Ok(())
    }
}

family!(Cast { res: Value, src: Value, from_ty: Type, to_ty: Type } for
    OperationCastTrunc OperationCastZext OperationCastSext OperationCastFptoui OperationCastFptosi
    OperationCastUitofp OperationCastSitofp OperationCastFptrunc OperationCastFpext
    OperationCastPtrtoint OperationCastInttoptr OperationCastBitcast OperationCastAddrspacecast
);

/// Comparisons: the relation is the predicate.
macro_rules! predicates {
    ($module:ident: $($number:literal => $row:ident,)*) => {
        pub mod $module {
            use super::*;

            pub fn extract<'m>(
                p: &Parts<'m>,
                res: Value,
                cx: &mut Extract<'m, '_>,
            ) -> Result<()> {
                match p.predicate {
                    $($number => binary::extract::<$row>(p, res, cx),)*
                    other => Err(Error::unsupported(format!("predicate {other}"), p.op.text())),
                }
            }

            pub fn rebuild<'f>(
                res: Value,
                new: &mut New<'f>,
                cx: &mut Rebuild<'f>,
            ) -> Result<()> {
                $(if cx.has::<$row>(res) {
                    new.predicate($number);
                    return binary::rebuild::<$row>(res, new, cx);
                })*
                let message = concat!("no row of an operation_", stringify!($module),
                    "_ relation says what is compared");
                Err(cx.bad::<VariableType>(res, message))
            }
        }
    };
}

predicates! { icmp:
    32 => OperationIcmpEq,
    33 => OperationIcmpNe,
    34 => OperationIcmpUgt,
    35 => OperationIcmpUge,
    36 => OperationIcmpUlt,
    37 => OperationIcmpUle,
    38 => OperationIcmpSgt,
    39 => OperationIcmpSge,
    40 => OperationIcmpSlt,
    41 => OperationIcmpSle,
}

predicates! { fcmp:
    0 => OperationFcmpFalse,
    1 => OperationFcmpOeq,
    2 => OperationFcmpOgt,
    3 => OperationFcmpOge,
    4 => OperationFcmpOlt,
    5 => OperationFcmpOle,
    6 => OperationFcmpOne,
    7 => OperationFcmpOrd,
    8 => OperationFcmpUno,
    9 => OperationFcmpUeq,
    10 => OperationFcmpUgt,
    11 => OperationFcmpUge,
    12 => OperationFcmpUlt,
    13 => OperationFcmpUle,
    14 => OperationFcmpUne,
    15 => OperationFcmpTrue,
}
