//! Types, each once. (One file, so that what a kind of type may contain stands beside the kind.)

use bitcode::{Span, Type};
use facts::{FloatKind, TypeKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::made::{LATER, Made};
use super::numbers::{Space, number};
use crate::resolved::float_kind;
use crate::shared::Shared;

/// A type of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeRef(pub(super) u32);

/// The types of a module. Structs with an identity come last in its table: they alone may be
/// referred to before they are there.
#[derive(Default)]
pub struct Types {
    all: Shared<Table>,
    /// Whether pointers are opaque, once that is known.
    opaque: Option<bool>,
    /// Types that are known to have a size.
    sized: FxHashSet<TypeRef>,
}

#[derive(Default)]
struct Table {
    /// Types that are what they consist of, and the lists and names of all.
    table: bitcode::Types,
    known: FxHashMap<Key, TypeRef>,
    structs: Vec<Struct>,
    names: FxHashSet<Box<[u8]>>,
}

/// A struct that may have a name, and its fields once they are known.
struct Struct {
    name: Option<Span>,
    packed: bool,
    fields: Option<Span>,
}

/// What tells a type from others that have no identity.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Plain(Type),
    Function(Box<[u32]>, bool),
    Literal(Box<[u32]>, bool),
}

impl Table {
    fn list(&mut self, types: &[TypeRef]) -> Span {
        Span::push(&mut self.table.lists, types.iter().map(|ty| ty.0))
    }
}

impl Types {
    /// The same types for a thread that makes none.
    pub fn lend(&self) -> Self {
        Self { all: self.all.lend(), opaque: self.opaque, ..Self::default() }
    }

    /// Whether a type was asked for that could not be made, and another one was the answer.
    pub fn missed(&mut self) -> bool {
        self.all.missed()
    }

    /// The type with this key, which `ty` makes in the table if there is none; another one while others
    /// read that ([`Self::missed`]).
    fn make(&mut self, key: Key, ty: impl FnOnce(&mut Table) -> Type) -> TypeRef {
        if let Some(&known) = self.all.known.get(&key) {
            return known;
        }
        let Some(all) = self.all.grow() else {
            return TypeRef(0);
        };
        let made = TypeRef(all.table.all.len() as u32);
        let ty = ty(all);
        all.table.all.push(ty);
        all.known.insert(key, made);
        made
    }

    fn plain(&mut self, ty: Type) -> TypeRef {
        self.make(Key::Plain(ty), |_| ty)
    }

    /// What a type is; the numbers in it are those of [`TypeRef`]s.
    pub fn get(&self, ty: TypeRef) -> Type {
        match number(ty.0) {
            (Space::Struct, place) => {
                let it = &self.all.structs[place as usize];
                match it.fields {
                    Some(elements) => Type::Struct { name: it.name, packed: it.packed, elements },
                    None => Type::Opaque { name: it.name },
                }
            }
            (_, place) => self.all.table.all[place as usize],
        }
    }

    pub fn set_opaque_pointers(&mut self, opaque: bool) {
        self.opaque = Some(opaque);
    }

    /// Whether pointers are opaque, as they are where nothing says otherwise.
    pub fn is_opaque(&self) -> bool {
        self.opaque.unwrap_or(true)
    }

    /// The i1.
    pub fn bit(&mut self) -> TypeRef {
        self.integer(1)
    }

    pub fn integer(&mut self, width: u32) -> TypeRef {
        self.plain(Type::Integer { width })
    }

    pub fn metadata(&mut self) -> TypeRef {
        self.plain(Type::Metadata)
    }

    pub fn label(&mut self) -> TypeRef {
        self.plain(Type::Label)
    }

    pub fn void(&mut self) -> TypeRef {
        self.plain(Type::Void)
    }

    /// A type that a kind and a number say all of: width or format.
    pub fn simple(&mut self, kind: TypeKind, number: u32) -> Made<TypeRef> {
        let ty = match kind {
            TypeKind::Void => Type::Void,
            TypeKind::Label => Type::Label,
            TypeKind::Token => Type::Token,
            TypeKind::Metadata => Type::Metadata,
            TypeKind::X86Mmx => Type::X86Mmx,
            TypeKind::X86Amx => Type::X86Amx,
            TypeKind::Integer if (1..=1 << 23).contains(&number) => Type::Integer { width: number },
            TypeKind::Integer => {
                return Err(format!("there is no integer type of {number} bits"));
            }
            TypeKind::Floatingpoint
            | TypeKind::Pointer
            | TypeKind::FixedVector
            | TypeKind::ScalableVector
            | TypeKind::Array
            | TypeKind::Struct
            | TypeKind::Function => return Err(format!("{} takes other types", kind.text())),
        };
        Ok(self.plain(ty))
    }

    pub fn float(&mut self, format: FloatKind) -> TypeRef {
        self.plain(match format {
            FloatKind::Half => Type::Half,
            FloatKind::Bfloat => Type::BFloat,
            FloatKind::Float => Type::Float,
            FloatKind::Double => Type::Double,
            FloatKind::X86Fp80 => Type::X86Fp80,
            FloatKind::Fp128 => Type::Fp128,
            FloatKind::PpcFp128 => Type::PpcFp128,
        })
    }

    pub fn pointer(&mut self, pointee: Option<TypeRef>, address_space: u32) -> Made<TypeRef> {
        if address_space >= 1 << 24 {
            return Err(format!("address space {address_space} is not below 2^24"));
        }
        let opaque = *self.opaque.get_or_insert(pointee.is_none());
        let ty = match pointee {
            None if opaque => Type::OpaquePointer { address_space },
            None => return Err("an opaque pointer type in a module of typed pointers".to_owned()),
            Some(_) if opaque => {
                return Err("a typed pointer type in a module of opaque pointers".to_owned());
            }
            Some(pointee) => match self.get(pointee) {
                Type::Void | Type::Label | Type::Metadata | Type::Token | Type::X86Amx => {
                    return Err("a pointer cannot point to this type".to_owned());
                }
                _ => Type::Pointer { pointee: pointee.0, address_space },
            },
        };
        Ok(self.plain(ty))
    }

    /// A vector type of at most 2^32 - 1 elements.
    pub fn vector(&mut self, element: TypeRef, count: u64, scalable: bool) -> Made<TypeRef> {
        let fits = self.is_integer(element) || self.is_float(element) || self.is_pointer(element);
        match u32::try_from(count) {
            Ok(count @ 1..) if fits => {
                Ok(self.plain(Type::Vector { count, element: element.0, scalable }))
            }
            _ => Err("an array or vector cannot have this element type or size".to_owned()),
        }
    }

    pub fn array(&mut self, element: TypeRef, count: u64) -> Made<TypeRef> {
        match self.get(element) {
            Type::Void
            | Type::Label
            | Type::Metadata
            | Type::Token
            | Type::X86Amx
            | Type::Function { .. }
            | Type::Vector { scalable: true, .. } => {
                Err("an array or vector cannot have this element type or size".to_owned())
            }
            _ => Ok(self.plain(Type::Array { count, element: element.0 })),
        }
    }

    pub fn function(
        &mut self,
        result: TypeRef,
        parameters: &[TypeRef],
        var_args: bool,
    ) -> Made<TypeRef> {
        let returns =
            !matches!(self.get(result), Type::Function { .. } | Type::Label | Type::Metadata);
        let takes = |&ty: &TypeRef| !matches!(self.get(ty), Type::Function { .. } | Type::Void);
        if !returns || !parameters.iter().all(takes) {
            return Err("a function cannot have this result or parameter type".to_owned());
        }
        let all = std::iter::once(result).chain(parameters.iter().copied());
        let key = Key::Function(all.map(|ty| ty.0).collect(), var_args);
        Ok(self.make(key, |all| {
            let parameters = all.list(parameters);
            Type::Function { var_args, result: result.0, parameters }
        }))
    }

    fn can_be_fields(&self, fields: &[TypeRef]) -> Made<()> {
        let wrong = |&ty: &TypeRef| {
            matches!(
                self.get(ty),
                Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. }
            )
        };
        if fields.iter().any(wrong) {
            return Err("a struct cannot have a field of this type".to_owned());
        }
        Ok(())
    }

    pub fn literal(&mut self, fields: &[TypeRef], packed: bool) -> Made<TypeRef> {
        self.can_be_fields(fields)?;
        let key = Key::Literal(fields.iter().map(|ty| ty.0).collect(), packed);
        Ok(self.make(key, |all| Type::Literal { packed, elements: all.list(fields) }))
    }

    /// A struct of its own, without fields.
    pub fn identified(&mut self, name: Option<&[u8]>) -> Made<TypeRef> {
        let all = self.all.grow().ok_or(LATER)?;
        if let Some(name) = name
            && (name.is_empty() || !all.names.insert(name.into()))
        {
            return Err("two struct types have this name, or it is empty".to_owned());
        }
        let name = name.map(|name| Span::push(&mut all.table.names, name.iter().copied()));
        all.structs.push(Struct { name, packed: false, fields: None });
        Ok(TypeRef(Space::Struct.of(all.structs.len() as u32 - 1)))
    }

    /// Gives a struct of its own its fields.
    pub fn set_fields(&mut self, ty: TypeRef, fields: &[TypeRef], packed: bool) -> Made<()> {
        self.can_be_fields(fields)?;
        // LLVM asks types for their size by recursion.
        let mut left = fields.to_vec();
        let mut seen = FxHashSet::default();
        while let Some(inner) = left.pop() {
            if inner == ty {
                return Err("the struct contains itself, and not through a pointer".to_owned());
            }
            if self.holds_by_value(inner) && seen.insert(inner) {
                left.extend(self.contained(inner));
            }
        }
        let all = self.all.grow().ok_or(LATER)?;
        let list = all.list(fields);
        let (Space::Struct, place) = number(ty.0) else {
            return Err("only a struct with an identity gets its fields later".to_owned());
        };
        let it = &mut all.structs[place as usize];
        (it.packed, it.fields) = (packed, Some(list));
        Ok(())
    }

    fn holds_by_value(&self, ty: TypeRef) -> bool {
        matches!(self.get(ty), Type::Struct { .. } | Type::Literal { .. } | Type::Array { .. })
    }

    /// Elements, fields, pointee; of a function the result and the parameters.
    pub fn contained(&self, ty: TypeRef) -> Vec<TypeRef> {
        let it = self.get(ty);
        self.all.table.contained(&it).map(TypeRef).collect()
    }

    /// Result, parameters, and whether there may be more, of a type of functions.
    pub fn signature(&self, ty: TypeRef) -> Option<(TypeRef, &[u32], bool)> {
        match self.get(ty) {
            Type::Function { var_args, result, parameters } => {
                Some((TypeRef(result), parameters.of(&self.all.table.lists), var_args))
            }
            _ => None,
        }
    }

    /// The types of a struct's fields.
    pub fn fields(&self, ty: TypeRef) -> Option<&[u32]> {
        match self.get(ty) {
            Type::Struct { elements, .. } | Type::Literal { elements, .. } => {
                Some(elements.of(&self.all.table.lists))
            }
            _ => None,
        }
    }

    /// The type of a vector's elements, or the type itself.
    pub fn scalar(&self, ty: TypeRef) -> TypeRef {
        if let Type::Vector { element, .. } = self.get(ty) { TypeRef(element) } else { ty }
    }

    /// How many elements a vector has, and whether that is scaled; none of other types.
    pub fn length(&self, ty: TypeRef) -> Option<(u32, bool)> {
        if let Type::Vector { count, scalable, .. } = self.get(ty) {
            Some((count, scalable))
        } else {
            None
        }
    }

    pub fn is_void(&self, ty: TypeRef) -> bool {
        self.get(ty) == Type::Void
    }
    pub fn is_token(&self, ty: TypeRef) -> bool {
        self.get(ty) == Type::Token
    }
    pub fn is_integer(&self, ty: TypeRef) -> bool {
        matches!(self.get(ty), Type::Integer { .. })
    }
    pub fn is_pointer(&self, ty: TypeRef) -> bool {
        matches!(self.get(ty), Type::Pointer { .. } | Type::OpaquePointer { .. })
    }
    pub fn is_array(&self, ty: TypeRef) -> bool {
        matches!(self.get(ty), Type::Array { .. })
    }
    pub fn is_vector(&self, ty: TypeRef) -> bool {
        matches!(self.get(ty), Type::Vector { .. })
    }
    pub fn is_float(&self, ty: TypeRef) -> bool {
        self.float_kind(ty).is_some()
    }

    /// The format of a floating-point type.
    pub fn float_kind(&self, ty: TypeRef) -> Option<FloatKind> {
        float_kind(&self.get(ty))
    }

    /// Whether values of the type can be operands or results.
    pub fn is_first_class(&self, ty: TypeRef) -> bool {
        !matches!(self.get(ty), Type::Void | Type::Function { .. })
    }

    /// The address space of a pointer, of type `ty`, to things of type `pointee`.
    pub fn space_of_pointer_to(&self, ty: TypeRef, pointee: TypeRef) -> Option<u32> {
        match self.get(ty) {
            Type::OpaquePointer { address_space } => Some(address_space),
            Type::Pointer { pointee: to, address_space } if to == pointee.0 => Some(address_space),
            _ => None,
        }
    }

    /// Whether a type is a pointer to things of another.
    pub fn points_to(&self, ty: TypeRef, pointee: TypeRef) -> bool {
        self.space_of_pointer_to(ty, pointee).is_some()
    }

    /// The width of what has one: integers, floating-point numbers, `x86_mmx`, vectors of these.
    /// (LLVM's `getPrimitiveSizeInBits`, without the vectors that are scaled.)
    pub fn bits(&self, ty: TypeRef) -> u64 {
        match self.get(ty) {
            Type::Integer { width } => width.into(),
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double | Type::X86Mmx => 64,
            Type::X86Fp80 => 80,
            Type::Fp128 | Type::PpcFp128 => 128,
            Type::X86Amx => 8192,
            Type::Vector { count, element, .. } => u64::from(count) * self.bits(TypeRef(element)),
            _ => 0,
        }
    }

    /// Whether values of the type have a size: LLVM's `Type::isSized`.
    pub fn is_sized(&mut self, ty: TypeRef) -> bool {
        let mut left = vec![ty];
        let mut seen = FxHashSet::default();
        while let Some(inner) = left.pop() {
            match self.get(inner) {
                Type::Void
                | Type::Label
                | Type::Metadata
                | Type::Token
                | Type::Function { .. }
                | Type::Opaque { .. } => return false,
                // A struct with a scaled vector inside has no size either.
                Type::Struct { .. } | Type::Literal { .. } | Type::Array { .. }
                    if !self.sized.contains(&inner) && seen.insert(inner) =>
                {
                    let parts = self.contained(inner);
                    let scaled =
                        |&ty: &TypeRef| matches!(self.get(ty), Type::Vector { scalable: true, .. });
                    if parts.iter().any(scaled) {
                        return false;
                    }
                    left.extend(parts);
                }
                _ => {}
            }
        }
        self.sized.insert(ty);
        self.sized.extend(seen);
        true
    }

    /// How many types come before structs of their own.
    pub fn count(&self) -> u32 {
        self.all.table.all.len() as u32
    }

    /// The table as bitcode has it.
    ///
    /// # Errors
    /// While others read it.
    pub fn finish(mut self) -> Made<bitcode::Types> {
        let Table { mut table, structs, .. } = self.all.take().ok_or(LATER)?;
        let first = table.all.len() as u32;
        for it in structs {
            table.all.push(match it.fields {
                Some(elements) => Type::Struct { name: it.name, packed: it.packed, elements },
                None => Type::Opaque { name: it.name },
            });
        }
        let fix = |ty: &mut u32| {
            if let (Space::Struct, place) = number(*ty) {
                *ty = first + place;
            }
        };
        table.lists.iter_mut().for_each(fix);
        for ty in &mut table.all {
            match ty {
                Type::Pointer { pointee: inner, .. }
                | Type::Function { result: inner, .. }
                | Type::Array { element: inner, .. }
                | Type::Vector { element: inner, .. } => fix(inner),
                _ => {}
            }
        }
        Ok(table)
    }
}
