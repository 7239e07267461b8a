//! Types of values: bitcode says those of constants only.

use rustc_hash::FxHashMap;

use crate::error::ErrorKind;
use crate::globals::Global;
use crate::model::Module;
use crate::types::{Type, Types};

/// Types by what they are, and the types of a module's values.
#[derive(Clone, Debug)]
pub struct Typing<'m> {
    types: &'m Types,
    known: FxHashMap<Type, u32>,
    /// The struct of a type and a bit, by the type.
    with_bit: FxHashMap<u32, u32>,
    /// The types of globals and constants, by their numbers as values.
    pub values: Vec<u32>,
    /// The address space of `alloca`s.
    pub alloca_address_space: u32,
}

type Result<T> = std::result::Result<T, ErrorKind>;

impl<'m> Typing<'m> {
    /// The types of a module's globals and constants.
    ///
    /// # Errors
    /// When a type that they have is not in the table.
    pub fn of(module: &'m Module) -> Result<Self> {
        let types = &module.types;
        let mut typing = Self {
            types,
            known: FxHashMap::default(),
            with_bit: FxHashMap::default(),
            values: Vec::with_capacity(module.values()),
            alloca_address_space: alloca_address_space(&module.data_layout),
        };
        for (id, ty) in types.all.iter().enumerate() {
            match ty {
                Type::Literal { packed: false, elements } => {
                    if let [first, second] = elements.of(&types.lists)
                        && types.get(*second) == Some(&Type::Integer { width: 1 })
                    {
                        typing.with_bit.entry(*first).or_insert(id as u32);
                    }
                }
                Type::Function { .. } | Type::Struct { .. } | Type::Opaque { .. } => {}
                _ => {
                    typing.known.entry(*ty).or_insert(id as u32);
                }
            }
        }
        for global in &module.globals {
            let ty = typing.address_of(global)?;
            typing.values.push(ty);
        }
        typing.values.extend_from_slice(&module.constants.types);
        Ok(typing)
    }

    fn address_of(&self, global: &Global) -> Result<u32> {
        self.pointer_to(global.value_type, global.address_space)
    }

    /// The type that is there once in the table.
    ///
    /// # Errors
    /// When it is not there.
    pub fn find(&self, ty: Type) -> Result<u32> {
        self.known.get(&ty).copied().ok_or(ErrorKind::Missing("type of a value"))
    }

    /// The type of addresses of things of a type. A module has either opaque pointers or others.
    ///
    /// # Errors
    /// When it is not there.
    pub fn pointer_to(&self, pointee: u32, address_space: u32) -> Result<u32> {
        self.find(Type::OpaquePointer { address_space })
            .or_else(|_| self.find(Type::Pointer { pointee, address_space }))
    }

    pub(crate) fn get(&self, id: u32) -> Option<&'m Type> {
        self.types.get(id)
    }

    /// The vector type like `shape`, or just the type if that is no vector.
    fn like(&self, shape: u32, element: u32) -> Result<u32> {
        match self.get(shape) {
            Some(&Type::Vector { count, scalable, .. }) => {
                self.find(Type::Vector { count, element, scalable })
            }
            _ => Ok(element),
        }
    }

    /// The type of comparisons of operands of a type.
    pub(crate) fn comparison(&self, operands: u32) -> Result<u32> {
        self.like(operands, self.find(Type::Integer { width: 1 })?)
    }

    /// The type of a vector's elements.
    pub(crate) fn element(&self, vector: u32) -> Result<u32> {
        match self.get(vector) {
            Some(Type::Vector { element, .. }) => Ok(*element),
            _ => Err(ErrorKind::Type("an operand must be a vector, and is not")),
        }
    }

    /// The type of a `shufflevector`.
    pub(crate) fn shuffle(&self, vector: u32, mask: u32) -> Result<u32> {
        let element = self.element(vector)?;
        self.element(mask)?;
        self.like(mask, element)
    }

    /// The type of what `cmpxchg` gives for values of a type.
    pub(crate) fn exchanged(&self, value: u32) -> Result<u32> {
        self.with_bit.get(&value).copied().ok_or(ErrorKind::Missing("type of a cmpxchg"))
    }

    /// The type of a part of an aggregate.
    pub(crate) fn part(&self, aggregate: u32, index: u64) -> Result<u32> {
        let wrong = ErrorKind::Type("an index leads out of a struct or array");
        match self.get(aggregate) {
            Some(Type::Literal { elements, .. } | Type::Struct { elements, .. }) => {
                let elements = elements.of(&self.types.lists);
                usize::try_from(index).ok().and_then(|i| elements.get(i)).copied().ok_or(wrong)
            }
            Some(Type::Array { count, element }) if index < *count => Ok(*element),
            _ => Err(wrong),
        }
    }

    /// The type of a `getelementptr`. `fields` gives an index that is an integer constant.
    pub(crate) fn element_pointer(
        &self,
        source: u32,
        operands: &[(u32, u32)],
        constant: impl Fn(u32) -> Option<u64>,
    ) -> Result<u32> {
        const WRONG: ErrorKind = ErrorKind::Type("a getelementptr goes where nothing is");
        let Some((&(_, base), indices)) = operands.split_first() else { return Err(WRONG) };
        let scalar = self.element(base).unwrap_or(base);
        let pointer = match self.get(scalar) {
            Some(Type::OpaquePointer { .. }) => scalar,
            Some(&Type::Pointer { address_space, .. }) => {
                let mut ty = source;
                for &(index, _) in indices.iter().skip(1) {
                    ty = match self.get(ty) {
                        Some(Type::Array { element, .. } | Type::Vector { element, .. }) => {
                            *element
                        }
                        Some(Type::Literal { .. } | Type::Struct { .. }) => {
                            self.part(ty, constant(index).ok_or(WRONG)?)?
                        }
                        _ => return Err(WRONG),
                    };
                }
                self.find(Type::Pointer { pointee: ty, address_space })?
            }
            _ => return Err(WRONG),
        };
        let is_vector = |&&(_, ty): &&(u32, u32)| matches!(self.get(ty), Some(Type::Vector { .. }));
        match operands.iter().find(is_vector) {
            Some(&(_, shape)) => self.like(shape, pointer),
            None => Ok(pointer),
        }
    }
}

/// The address space that a data layout gives to `alloca`s: `A5`, else 0.
pub fn alloca_address_space(layout: &[u8]) -> u32 {
    let spaces = layout.split(|&byte| byte == b'-').filter_map(|part| part.strip_prefix(b"A"));
    let mut numbers = spaces.filter_map(|text| std::str::from_utf8(text).ok()?.parse().ok());
    numbers.next_back().unwrap_or(0)
}
