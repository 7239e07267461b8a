//! The shapes of operations: one, two and cast operands, families of relations with the same columns;
//! comparisons, whose relation is the predicate; elements of vectors, fields of aggregates, addresses.

use super::parts::*;
use crate::types::{self, counted};
use crate::values;

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
        p: &Parts<'_, 'm>,
        res: Value,
        cx: &mut Extract<'m, '_>,
    ) -> Result<()> {
        let inner = p.value(0, cx)?;
        cx.put(R::make(res, inner));
        Ok(())
    }

    pub fn rebuild<R: Unary>(res: Value, new: &mut New, cx: &mut Rebuild<'_>) -> Result<()> {
        let (_, inner) = cx.need::<R>(res)?.columns();
        new.operand(values::get(inner, cx)?);
        Ok(())
    }
}

family!(Unary { res: Value, inner: Value } for OperationUnaryFneg);

pub mod binary {
    use super::*;

    pub fn extract<'m, R: Binary>(
        p: &Parts<'_, 'm>,
        res: Value,
        cx: &mut Extract<'m, '_>,
    ) -> Result<()> {
        let (left, right) = (p.value(0, cx)?, p.value(1, cx)?);
        cx.put(R::make(res, left, right));
        Ok(())
    }

    pub fn rebuild<R: Binary>(res: Value, new: &mut New, cx: &mut Rebuild<'_>) -> Result<()> {
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

    pub fn extract<'m, R: Cast>(
        p: &Parts<'_, 'm>,
        res: Value,
        cx: &mut Extract<'m, '_>,
    ) -> Result<()> {
        let (src, from_ty) = (p.value(0, cx)?, p.operand_type(0, cx)?);
        let to_ty = p.result_type(cx)?;
        cx.put(R::make(res, src, from_ty, to_ty));
        Ok(())
    }

    pub fn rebuild<R: Cast>(res: Value, new: &mut New, cx: &mut Rebuild<'_>) -> Result<()> {
        let row: R = cx.need(res)?;
        let (_, src, from_ty, to_ty) = row.columns();
        let src = values::get(src, cx)?;
        if types::get(from_ty, cx)? != cx.module.type_of(src) {
            return Err(cx.index.error(&row, Some(2), "the operand is of another type").into());
        }
        let ty = types::get(to_ty, cx)?;
        if types::of(res, cx)? != ty {
            let message = "the result is of another type by variable_type.facts";
            return Err(cx.index.error(&row, Some(3), message).into());
        }
        new.operand(src).ty(ty);
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
                p: &Parts<'_, 'm>,
                res: Value,
                cx: &mut Extract<'m, '_>,
            ) -> Result<()> {
                match p.predicate {
                    $($number => binary::extract::<$row>(p, res, cx),)*
                    other => Err(Error::unsupported(format!("predicate {other}"), p.op.text())),
                }
            }

            pub fn rebuild(
                res: Value,
                new: &mut New,
                cx: &mut Rebuild<'_>,
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

pub mod extractelement {
    use super::*;

    pub fn extract<'m>(p: &Parts<'_, 'm>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let (base, idx) = (p.value(0, cx)?, p.value(1, cx)?);
        cx.put(OperationExtractelement { res, base, idx });
        Ok(())
    }

    pub fn rebuild(res: Value, new: &mut New, cx: &mut Rebuild<'_>) -> Result<()> {
        let OperationExtractelement { base, idx, .. } = cx.need(res)?;
        new.operand(values::get(base, cx)?).operand(values::get(idx, cx)?);
        Ok(())
    }
}

pub mod insertelement {
    use super::*;

    pub fn extract<'m>(p: &Parts<'_, 'm>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let (base, elem, idx) = (p.value(0, cx)?, p.value(1, cx)?, p.value(2, cx)?);
        cx.put(OperationInsertelement { res, base, elem, idx });
        Ok(())
    }

    pub fn rebuild(res: Value, new: &mut New, cx: &mut Rebuild<'_>) -> Result<()> {
        let OperationInsertelement { base, elem, idx, .. } = cx.need(res)?;
        new.operand(values::get(base, cx)?)
            .operand(values::get(elem, cx)?)
            .operand(values::get(idx, cx)?);
        Ok(())
    }
}

pub mod shufflevector {
    use super::*;

    pub fn extract<'m>(p: &Parts<'_, 'm>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let (v1, v2) = (p.value(0, cx)?, p.value(1, cx)?);
        cx.put(OperationShufflevector { res, v1, v2 });
        for (i, &elem) in (0..).zip(&p.mask) {
            cx.put(OperationShufflevectorMask { res, i, elem });
        }
        Ok(())
    }

    pub fn rebuild(res: Value, new: &mut New, cx: &mut Rebuild<'_>) -> Result<()> {
        let OperationShufflevector { v1, v2, .. } = cx.need(res)?;
        new.operand(values::get(v1, cx)?).operand(values::get(v2, cx)?);
        for OperationShufflevectorMask { elem, .. } in cx.list(res)? {
            new.mask_element(elem);
        }
        Ok(())
    }
}

pub mod extractvalue {
    use super::*;

    pub fn extract<'m>(p: &Parts<'_, 'm>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let base = p.value(0, cx)?;
        cx.put(OperationExtractvalueBase { res, base });
        cx.put(OperationExtractvalueNindices { res, n: p.indices.len() as u32 });
        for (i, &id) in (0..).zip(p.indices) {
            cx.put(OperationExtractvalueIndex { res, i, id });
        }
        Ok(())
    }

    pub fn rebuild(res: Value, new: &mut New, cx: &mut Rebuild<'_>) -> Result<()> {
        let OperationExtractvalueBase { base, .. } = cx.need(res)?;
        new.operand(values::get(base, cx)?);
        let OperationExtractvalueNindices { n, .. } = cx.need(res)?;
        for OperationExtractvalueIndex { id, .. } in counted(n, res, cx)? {
            new.index(id);
        }
        Ok(())
    }
}

pub mod gep {
    use super::*;

    pub fn extract<'m>(p: &Parts<'_, 'm>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let addr = p.value(0, cx)?;
        cx.put(OperationGepBase { res, addr });
        let Some(source) = p.source_type else {
            return Err(Error::unsupported("no source type", p.op.text()));
        };
        let ty = cx.ty(source)?;
        cx.put(OperationGepType { res, ty });
        let indices = p.operands.slice(1..p.operands.len());
        cx.put(OperationGepNindices { res, n: indices.len() as u32 });
        // The first index steps over the pointer's own type, the others into it.
        let mut inner = None;
        for (i, index) in (0..).zip(indices.iter()) {
            let idx = cx.value(index)?;
            cx.put(OperationGepIndex { res, i, idx });
            let field = inner.and_then(|within| field_of(within, index));
            match field {
                Some((f, _)) => cx.put(OperationGepIndexField { res, i, f }),
                None => cx.put(OperationGepIndexOffset { res, i, off: idx }),
            }
            inner = match (inner, field) {
                (None, _) => Some(source),
                (Some(_), Some((_, ty))) => Some(ty),
                (Some(within), None) => within.contained().next(),
            };
        }
        if let Some(bytes) = constant_offset(p, source, cx) {
            let bytes = cx.signed(bytes);
            cx.put(OperationGepOffset { res, bytes });
        }
        if let Some(i) = p.inrange {
            cx.put(OperationGepInrange { res, i });
        }
        Ok(())
    }

    /// The bytes that are added to the base, wrapped at the width of an index; none if that is not
    /// the same always, or takes more than 64 bits.
    fn constant_offset<'m>(
        p: &Parts<'_, 'm>,
        source: TypeRef<'m>,
        cx: &Extract<'m, '_>,
    ) -> Option<i64> {
        let layout = cx.layout.as_deref().filter(|_| p.operands.len() > 1)?;
        let size = |ty: TypeRef<'m>| layout.size(cx.type_place(ty)?);
        size(source)?;
        let base = p.operands.get(0)?.ty()?;
        let pointer =
            if base.kind() == TypeKind::Pointer { base } else { base.contained().next()? };
        let bits = layout.index_bits(pointer.address_space());
        // Wider sums than this have no row anyway, but where they wrap.
        let unused = 128_u32.checked_sub(bits)?;
        let (mut sum, mut within) = (0_i128, None);
        for index in p.operands.slice(1..p.operands.len()).iter() {
            let ConstantParts::Int(width, words) = &index.constant()?.kind else { return None };
            let low =
                words.all().iter().take(2).rev().fold(0, |n, &word| n << 64 | u128::from(word));
            let sign = 128_u32.saturating_sub(*width);
            let steps = (low << sign).cast_signed() >> sign;
            let ty = match within {
                None => source,
                Some(outer) => match field_of(outer, index) {
                    Some((_, ty)) => ty,
                    None if TypeRef::kind(outer) == TypeKind::Struct => return None,
                    None => outer.contained().next()?,
                },
            };
            let is_field = within.is_some_and(|outer| outer.kind() == TypeKind::Struct);
            let added = if steps == 0 {
                0
            } else if ty.kind() == TypeKind::ScalableVector {
                return None;
            } else if let Some(outer) = within.filter(|_| is_field) {
                let offsets = layout.offsets(cx.type_place(outer)?);
                i128::from(*offsets.get(usize::try_from(steps).ok()?)?)
            } else {
                steps.wrapping_mul(i128::from(size(ty)?.bytes()))
            };
            sum = sum.wrapping_add(added);
            within = Some(ty);
        }
        i64::try_from(sum << unused >> unused).ok()
    }

    /// The field that `index` selects if `within` is a struct, and its type.
    fn field_of<'m>(within: TypeRef<'m>, index: ValueRef<'m>) -> Option<(u32, TypeRef<'m>)> {
        if within.kind() != TypeKind::Struct {
            return None;
        }
        let constant = index.constant()?;
        // A vector of equal indices selects one field too.
        let element = index.module().operands(constant).get(0).and_then(ValueRef::constant);
        let f = match &element.unwrap_or(constant).kind {
            ConstantParts::Int(_, words) => u32::try_from(*words.all().first()?).ok()?,
            // What is no integer is a vector of zeros.
            _ => 0,
        };
        Some((f, within.element(f)?))
    }

    pub fn rebuild(res: Value, new: &mut New, cx: &mut Rebuild<'_>) -> Result<()> {
        let OperationGepBase { addr, .. } = cx.need(res)?;
        new.operand(values::get(addr, cx)?);
        let OperationGepType { ty, .. } = cx.need(res)?;
        new.aux_type(types::get(ty, cx)?);
        let OperationGepNindices { n, .. } = cx.need(res)?;
        for OperationGepIndex { idx, .. } in counted(n, res, cx)? {
            new.operand(values::get(idx, cx)?);
        }
        if let Some(OperationGepInrange { i, .. }) = cx.get(res)? {
            new.inrange(i);
        }
        Ok(())
    }
}
