//! Types.

use bitcode::{Type, Types};
use facts::{FloatKind, TypeKind};
use rustc_hash::FxHashMap;

use super::codes::float_kind;
use super::handles::TypeRef;
use super::module::Module;

/// For each type the first that equals it: a table of LLVM's has each once, but others may not.
pub(super) fn canonical(types: &Types) -> Vec<u32> {
    /// What tells a type from others, of that which has no identity of its own.
    #[derive(PartialEq, Eq, Hash)]
    enum Key {
        Plain(Type),
        Pointer(u32, u32),
        Array(u64, u32),
        Vector(u32, u32, bool),
        Function(Vec<u32>, bool),
        Literal(Vec<u32>, bool),
    }
    let mut first: FxHashMap<Key, u32> = FxHashMap::default();
    let mut canonical: Vec<u32> = (0..types.all.len() as u32).collect();
    for (id, ty) in (0..).zip(&types.all) {
        let same = |id: u32| canonical[id as usize];
        let all = |list: &[u32]| list.iter().map(|&id| same(id)).collect();
        let key = match *ty {
            Type::Struct { .. } | Type::Opaque { .. } => continue,
            Type::Pointer { pointee, address_space } => Key::Pointer(same(pointee), address_space),
            Type::Array { count, element } => Key::Array(count, same(element)),
            Type::Vector { count, element, scalable } => {
                Key::Vector(count, same(element), scalable)
            }
            Type::Literal { packed, elements } => {
                Key::Literal(all(elements.of(&types.lists)), packed)
            }
            Type::Function { var_args, result, parameters } => {
                let mut list: Vec<u32> = all(parameters.of(&types.lists));
                list.push(same(result));
                Key::Function(list, var_args)
            }
            plain => Key::Plain(plain),
        };
        let same = *first.entry(key).or_insert(id);
        canonical[id as usize] = same;
    }
    canonical
}

impl Module {
    /// The type with a number.
    pub(super) fn ty(&self, number: u32) -> TypeRef<'_> {
        TypeRef { module: self, id: self.types[number as usize] }
    }

    /// How many types the table has.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// One of them, by the first number that it has.
    pub fn type_at(&self, id: u32) -> TypeRef<'_> {
        TypeRef { module: self, id }
    }

    /// The type of metadata as values.
    pub(super) fn metadata_type(&self) -> Option<TypeRef<'_>> {
        self.metadata_type.map(|number| self.ty(number))
    }

    /// The type of blocks as values.
    pub(super) fn label_type(&self) -> Option<TypeRef<'_>> {
        self.label_type.map(|number| self.ty(number))
    }
}

impl<'m> TypeRef<'m> {
    /// What tells it from other types of its module.
    pub fn id(self) -> u32 {
        self.id
    }

    fn raw(self) -> &'m Type {
        &self.module.raw.types.all[self.id as usize]
    }

    /// What kind of type it is.
    pub fn kind(self) -> TypeKind {
        match self.raw() {
            Type::Void => TypeKind::Void,
            Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double
            | Type::X86Fp80
            | Type::Fp128
            | Type::PpcFp128 => TypeKind::Floatingpoint,
            Type::Label => TypeKind::Label,
            Type::Metadata => TypeKind::Metadata,
            Type::X86Mmx => TypeKind::X86Mmx,
            Type::X86Amx => TypeKind::X86Amx,
            Type::Token => TypeKind::Token,
            Type::Integer { .. } => TypeKind::Integer,
            Type::Pointer { .. } | Type::OpaquePointer { .. } => TypeKind::Pointer,
            Type::Function { .. } => TypeKind::Function,
            Type::Literal { .. } | Type::Struct { .. } | Type::Opaque { .. } => TypeKind::Struct,
            Type::Array { .. } => TypeKind::Array,
            Type::Vector { scalable: false, .. } => TypeKind::FixedVector,
            Type::Vector { scalable: true, .. } => TypeKind::ScalableVector,
        }
    }

    /// The width of an integer.
    pub fn width(self) -> Option<u32> {
        if let Type::Integer { width } = self.raw() { Some(*width) } else { None }
    }

    /// The format of a floating-point type.
    pub fn float_kind(self) -> Option<FloatKind> {
        float_kind(self.raw())
    }

    /// The address space of a pointer; 0 of other types.
    pub fn address_space(self) -> u32 {
        match self.raw() {
            Type::Pointer { address_space, .. } | Type::OpaquePointer { address_space } => {
                *address_space
            }
            _ => 0,
        }
    }

    /// How many elements an array or vector has.
    pub fn count(self) -> u64 {
        match self.raw() {
            Type::Array { count, .. } => *count,
            Type::Vector { count, .. } => u64::from(*count),
            _ => 0,
        }
    }

    /// Elements, fields, pointee; of a function the result and the parameters.
    pub fn contained(self) -> impl Iterator<Item = TypeRef<'m>> {
        let module = self.module;
        module.raw.types.contained(self.raw()).map(move |id| module.ty(id))
    }

    /// One of them.
    pub fn element(self, i: u32) -> Option<TypeRef<'m>> {
        let id = self.module.raw.types.contained(self.raw()).nth(i as usize)?;
        Some(self.module.ty(id))
    }

    /// The name of an identified struct.
    pub fn name(self) -> Option<&'m [u8]> {
        match self.raw() {
            Type::Struct { name, .. } | Type::Opaque { name } => {
                Some(name.as_ref()?.of(&self.module.raw.types.names))
            }
            _ => None,
        }
    }

    /// Whether it is a struct without a body.
    pub fn is_opaque(self) -> bool {
        matches!(self.raw(), Type::Opaque { .. })
    }
    /// Whether it is a struct that is its fields.
    pub fn is_literal(self) -> bool {
        matches!(self.raw(), Type::Literal { .. })
    }
    /// Whether it is a struct without padding.
    pub fn is_packed(self) -> bool {
        matches!(self.raw(), Type::Literal { packed: true, .. } | Type::Struct { packed: true, .. })
    }
    /// Whether it is the type of functions that take any further arguments.
    pub fn is_varargs(self) -> bool {
        matches!(self.raw(), Type::Function { var_args: true, .. })
    }
}
