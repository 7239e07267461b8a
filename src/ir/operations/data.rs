//! Elements of vectors, fields of aggregates, addresses.

use super::parts::*;
use crate::types::counted;

pub mod extractelement {
    use super::*;

    pub fn extract<'m>(p: &Parts<'m>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let (base, idx) = (p.value(0, cx)?, p.value(1, cx)?);
        cx.put(OperationExtractelement { res, base, idx });
        Ok(())
    }

    pub fn rebuild<'f>(res: Value, new: &mut New<'f>, cx: &mut Rebuild<'f>) -> Result<()> {
        let OperationExtractelement { base, idx, .. } = cx.need(res)?;
        new.operand(values::get(base, cx)?).operand(values::get(idx, cx)?);
        Ok(())
    }
}

pub mod insertelement {
    use super::*;

    pub fn extract<'m>(p: &Parts<'m>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let (base, elem, idx) = (p.value(0, cx)?, p.value(1, cx)?, p.value(2, cx)?);
        cx.put(OperationInsertelement { res, base, elem, idx });
        Ok(())
    }

    pub fn rebuild<'f>(res: Value, new: &mut New<'f>, cx: &mut Rebuild<'f>) -> Result<()> {
        let OperationInsertelement { base, elem, idx, .. } = cx.need(res)?;
        new.operand(values::get(base, cx)?)
            .operand(values::get(elem, cx)?)
            .operand(values::get(idx, cx)?);
        Ok(())
    }
}

pub mod shufflevector {
    use super::*;

    pub fn extract<'m>(p: &Parts<'m>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let (v1, v2) = (p.value(0, cx)?, p.value(1, cx)?);
        cx.put(OperationShufflevector { res, v1, v2 });
        for (i, &elem) in (0..).zip(p.mask) {
            cx.put(OperationShufflevectorMask { res, i, elem });
        }
        Ok(())
    }

    pub fn rebuild<'f>(res: Value, new: &mut New<'f>, cx: &mut Rebuild<'f>) -> Result<()> {
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

    pub fn extract<'m>(p: &Parts<'m>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
        let base = p.value(0, cx)?;
        cx.put(OperationExtractvalueBase { res, base });
        cx.put(OperationExtractvalueNindices { res, n: p.indices.len() as u32 });
        for (i, &id) in (0..).zip(p.indices) {
            cx.put(OperationExtractvalueIndex { res, i, id });
        }
        Ok(())
    }

    pub fn rebuild<'f>(res: Value, new: &mut New<'f>, cx: &mut Rebuild<'f>) -> Result<()> {
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
    use llvm::ValueRef;

    pub fn extract<'m>(p: &Parts<'m>, res: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
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
                (Some(within), None) => within.info().contained().first().copied(),
            };
        }
        if let Some(i) = p.inrange {
            cx.put(OperationGepInrange { res, i });
        }
        Ok(())
    }

    /// The field that `index` selects if `within` is a struct, and its type.
    fn field_of<'m>(within: TypeRef<'m>, index: ValueRef<'m>) -> Option<(u32, TypeRef<'m>)> {
        let info = within.info();
        if TypeKind::from_index(info.kind()) != Some(TypeKind::Struct) {
            return None;
        }
        let constant = index.constant()?;
        // A vector of equal indices selects one field too.
        let element = constant.data_elements().next().and_then(ValueRef::constant);
        let operand = constant.operands().get(0).and_then(ValueRef::constant);
        let scalar = element.or(operand).unwrap_or(constant);
        let is_int = ConstantKind::from_index(scalar.kind()) == Some(ConstantKind::Int);
        // What is no integer is a vector of zeros.
        let f = if is_int { u32::try_from(*scalar.words().0.first()?).ok()? } else { 0 };
        Some((f, *info.contained().get(f as usize)?))
    }

    pub fn rebuild<'f>(res: Value, new: &mut New<'f>, cx: &mut Rebuild<'f>) -> Result<()> {
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
