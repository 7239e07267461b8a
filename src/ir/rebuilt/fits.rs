//! What operands an operation takes, and what type it has. Instructions and constant expressions
//! share it; the rules are those of LLVM's constructors and of its verifier where the reader of
//! bitcode relies on them.

use bitcode::Type;
use facts::Opcode;

use super::codes::{binary_op, cast_op};
use super::handles::ValueRef;
use super::made::{Made, wrong};
use super::module::Module;
use super::new::New;
use super::numbers::{Space, number};
use super::types::TypeRef;
use crate::resolved::ConstantParts;
use facts::ConstantKind;

impl Module {
    /// The type of what an operation yields: of what is no access to memory, call, pad or
    /// terminator. Conversions yield what is asked for, `ty`.
    ///
    /// # Errors
    /// When it does not take these operands.
    pub(super) fn operation(&mut self, new: &New, ty: Option<TypeRef>) -> Made<TypeRef> {
        use Opcode as Op;
        let types: Vec<TypeRef> = new.values.iter().map(|&value| self.type_of(value)).collect();
        match (new.op, &types[..]) {
            (Op::Fneg, &[ty]) if self.types.is_float(self.types.scalar(ty)) => Ok(ty),
            (Op::Fneg, [_]) => wrong("fneg takes a floating-point value"),
            (op, &[left, right]) if binary_op(op).is_some() => {
                let scalar = self.types.scalar(left);
                let fits = match op {
                    Op::Fadd | Op::Fsub | Op::Fmul | Op::Fdiv | Op::Frem => {
                        self.types.is_float(scalar)
                    }
                    _ => self.types.is_integer(scalar),
                };
                if left != right || !fits {
                    return wrong(
                        "its operands are of one type, integer or floating-point as the opcode says",
                    );
                }
                Ok(left)
            }
            (op, &[from]) if cast_op(op).is_some() => match ty {
                Some(to) if self.converts(op, from, to) => Ok(to),
                _ => wrong("no such conversion between these types"),
            },
            (Op::Icmp | Op::Fcmp, &[left, right]) => {
                if left != right || !self.compares(new, left) {
                    return wrong("its operands are of one type that the predicate compares");
                }
                let bit = self.types.bit();
                self.like(left, bit)
            }
            (Op::Getelementptr, [_, ..]) => self.element_pointer(new, &types),
            (Op::Select, &[condition, left, right]) => self.selected(condition, left, right),
            (Op::Extractelement, &[vector, index])
                if self.types.is_vector(vector) && self.types.is_integer(index) =>
            {
                Ok(self.types.scalar(vector))
            }
            (Op::Extractelement, [_, _]) => wrong("extractelement takes a vector and an integer"),
            (Op::Insertelement, &[vector, element, index])
                if self.types.is_vector(vector)
                    && self.types.scalar(vector) == element
                    && self.types.is_integer(index) =>
            {
                Ok(vector)
            }
            (Op::Insertelement, [_, _, _]) => {
                wrong("insertelement takes a vector, an element of it and an integer")
            }
            (Op::Shufflevector, &[first, second]) => self.shuffled(new, first, second),
            (Op::Extractvalue, &[aggregate]) => {
                let part = self.part(aggregate, &new.indices);
                part.ok_or_else(|| "extractvalue has no such member".to_owned())
            }
            (Op::Insertvalue, &[aggregate, element]) => {
                if self.part(aggregate, &new.indices) != Some(element) {
                    return wrong("insertvalue has no such member of this type");
                }
                Ok(aggregate)
            }
            (Op::Freeze, &[ty]) => Ok(ty),
            (op, types) => Err(format!("`{}` does not take {} operands", op.text(), types.len())),
        }
    }

    /// The vector type like `shape`, or just the element type if that is no vector.
    fn like(&mut self, shape: TypeRef, element: TypeRef) -> Made<TypeRef> {
        match self.types.length(shape) {
            Some((count, scalable)) => self.types.vector(element, count.into(), scalable),
            None => Ok(element),
        }
    }

    /// LLVM's `CastInst::castIsValid`.
    fn converts(&self, op: Opcode, from: TypeRef, to: TypeRef) -> bool {
        use Opcode as Op;
        let types = &self.types;
        let plain = |ty: TypeRef| {
            types.is_first_class(ty)
                && !matches!(
                    types.get(ty),
                    Type::Array { .. }
                        | Type::Struct { .. }
                        | Type::Literal { .. }
                        | Type::Opaque { .. }
                )
        };
        if !plain(from) || !plain(to) {
            return false;
        }
        let same_length = types.length(from) == types.length(to);
        let (source, target) = (types.scalar(from), types.scalar(to));
        let (small, large) = (types.bits(source), types.bits(target));
        let integers = (types.is_integer(source), types.is_integer(target));
        let floats = (types.is_float(source), types.is_float(target));
        let pointers = (types.is_pointer(source), types.is_pointer(target));
        let space = |ty: TypeRef| match types.get(ty) {
            Type::Pointer { address_space, .. } | Type::OpaquePointer { address_space } => {
                Some(address_space)
            }
            _ => None,
        };
        let both = (true, true);
        match op {
            Op::Trunc => integers == both && same_length && small > large,
            Op::Zext | Op::Sext => integers == both && same_length && small < large,
            Op::Fptrunc => floats == both && same_length && small > large,
            Op::Fpext => floats == both && same_length && small < large,
            Op::Uitofp | Op::Sitofp => integers.0 && floats.1 && same_length,
            Op::Fptoui | Op::Fptosi => floats.0 && integers.1 && same_length,
            Op::Ptrtoint => pointers.0 && integers.1 && same_length,
            Op::Inttoptr => integers.0 && pointers.1 && same_length,
            Op::Addrspacecast => pointers == both && same_length && space(source) != space(target),
            Op::Bitcast => match (pointers, types.length(from), types.length(to)) {
                ((false, false), source, target) => {
                    let scaled = |length: Option<(u32, bool)>| length.is_some_and(|(_, it)| it);
                    types.bits(from) == types.bits(to) && scaled(source) == scaled(target)
                }
                ((true, true), source, target)
                    if space(self.types.scalar(from)) == space(self.types.scalar(to)) =>
                {
                    match (source, target) {
                        (Some(source), Some(target)) => source == target,
                        (Some(one), None) | (None, Some(one)) => one == (1, false),
                        (None, None) => true,
                    }
                }
                _ => false,
            },
            _ => false,
        }
    }

    fn compares(&self, new: &New, ty: TypeRef) -> bool {
        let scalar = self.types.scalar(ty);
        match (new.op, new.predicate) {
            (Opcode::Fcmp, 0..=15) => self.types.is_float(scalar),
            (Opcode::Icmp, 32..=41) => {
                self.types.is_integer(scalar) || self.types.is_pointer(scalar)
            }
            _ => false,
        }
    }

    /// LLVM's `SelectInst::areInvalidOperands`.
    fn selected(&mut self, condition: TypeRef, left: TypeRef, right: TypeRef) -> Made<TypeRef> {
        if left != right {
            return wrong("both values to select must have same type");
        }
        if self.types.is_token(left) {
            return wrong("select values cannot have token type");
        }
        let bit = self.types.bit();
        let Some(length) = self.types.length(condition) else {
            if condition != bit {
                return wrong("select condition must be i1 or <n x i1>");
            }
            return Ok(left);
        };
        if self.types.scalar(condition) != bit {
            return wrong("vector select condition element type must be i1");
        }
        match self.types.length(left) {
            Some(other) if other == length => Ok(left),
            Some(_) => wrong(
                "vector select requires selected vectors to have the same vector length as select condition",
            ),
            None => wrong("selected values for vector select must be vectors"),
        }
    }

    fn shuffled(&mut self, new: &New, first: TypeRef, second: TypeRef) -> Made<TypeRef> {
        const WRONG: &str = "shufflevector takes two vectors of one type and a mask into them";
        let Some((count, scalable)) = self.types.length(first) else { return wrong(WRONG) };
        let within =
            |&place: &i32| place == -1 || (0..i64::from(count) * 2).contains(&place.into());
        let uniform = new.mask.iter().all(|&place| Some(&place) == new.mask.first())
            && matches!(new.mask.first(), Some(0 | -1));
        if first != second
            || new.mask.is_empty()
            || !new.mask.iter().all(within)
            || scalable && !uniform
        {
            return wrong(WRONG);
        }
        let element = self.types.scalar(first);
        self.types.vector(element, new.mask.len() as u64, scalable)
    }

    /// The type of a part of an aggregate; none if there is no such part.
    fn part(&self, aggregate: TypeRef, path: &[u32]) -> Option<TypeRef> {
        let mut ty = aggregate;
        if path.is_empty() {
            return None;
        }
        for &index in path {
            ty = match self.types.get(ty) {
                Type::Array { count, element } if u64::from(index) < count => TypeRef(element),
                _ => TypeRef(*self.types.fields(ty)?.get(index as usize)?),
            };
        }
        Some(ty)
    }

    fn element_pointer(&mut self, new: &New, types: &[TypeRef]) -> Made<TypeRef> {
        const WRONG: &str = "its indices do not step through its type from this base";
        let Some(source) = new.aux_type else { return wrong(WRONG) };
        let base = self.types.scalar(types[0]);
        if !self.types.points_to(base, source) || !self.types.is_sized(source) {
            return wrong(WRONG);
        }
        let indices_fit = types[1..].iter().all(|&ty| self.types.is_integer(self.types.scalar(ty)));
        let mut lengths = types.iter().filter_map(|&ty| self.types.length(ty));
        let length = lengths.next();
        if !indices_fit || lengths.any(|other| Some(other) != length) {
            return wrong(WRONG);
        }
        let mut ty = source;
        for &index in new.values.iter().skip(2) {
            ty = match self.types.get(ty) {
                Type::Array { element, .. } | Type::Vector { element, .. } => TypeRef(element),
                _ => {
                    let field = self.field_index(index);
                    let fields = self.types.fields(ty);
                    let found = fields.zip(field).and_then(|(all, place)| all.get(place as usize));
                    TypeRef(*found.ok_or(WRONG)?)
                }
            };
        }
        let pointer = match self.types.get(base) {
            Type::Pointer { address_space, .. } => self.types.pointer(Some(ty), address_space)?,
            _ => base,
        };
        match length {
            Some((count, scalable)) => self.types.vector(pointer, count.into(), scalable),
            None => Ok(pointer),
        }
    }

    /// The field that a constant selects: an i32, or a vector of equal ones.
    fn field_index(&self, index: ValueRef) -> Option<u32> {
        let (Space::Constant, place) = number(index.0) else { return None };
        let constant = &self.constants[place as usize];
        let ty = self.types.scalar(TypeRef(constant.ty));
        if self.types.get(ty) != (Type::Integer { width: 32 }) {
            return None;
        }
        match &constant.kind {
            ConstantParts::Int(_, words) => u32::try_from(*words.all().first()?).ok(),
            ConstantParts::Plain(ConstantKind::Aggzero) => Some(0),
            ConstantParts::Aggregate(_, elements) => {
                let (first, rest) = elements.split_first()?;
                if rest.iter().any(|other| other != first) {
                    return None;
                }
                self.field_index(ValueRef(*first))
            }
            _ => None,
        }
    }
}
