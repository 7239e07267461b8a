//! Values and blocks, and what type they have.

use super::handles::{BlockRef, ValueRef};
use super::made::Made;
use super::module::{Filling, Module};
use super::numbers::{Space, number};
use super::types::TypeRef;
use crate::resolved::ConstantParts;

impl Module {
    /// The type of a value.
    pub fn type_of(&mut self, value: ValueRef) -> TypeRef {
        let local = |filling: &Option<Filling>, list: fn(&Filling) -> &[u32], place: u32| {
            let ty = filling.as_ref().and_then(|it| list(it).get(place as usize).copied());
            ty.map(TypeRef)
        };
        let found = match number(value.0) {
            (Space::Final | Space::Constant, _) => self.type_of_constant(value),
            (Space::Parameter, place) => local(&self.filling, |it| &it.parameters, place),
            (Space::Result, place) => local(&self.filling, |it| &it.body.types, place),
            (Space::Pending, place) => {
                let it = self.filling.as_ref();
                it.and_then(|it| it.pending.get(place as usize)).map(|(ty, _)| *ty)
            }
            (Space::Metadata | Space::LocalMetadata, _) => Some(self.types.metadata()),
            (Space::Block, _) => Some(self.types.label()),
            (Space::Struct, _) => None,
        };
        found.unwrap_or_else(|| self.types.void())
    }

    /// The type of a global or another constant.
    pub(super) fn type_of_constant(&self, value: ValueRef) -> Option<TypeRef> {
        match number(value.0) {
            (Space::Final, place) => self.global_types.get(place as usize).map(|ty| ty.pointer),
            (Space::Constant, place) => {
                self.constants.get_index(place as usize).map(|constant| TypeRef(constant.ty))
            }
            _ => None,
        }
    }

    /// Whether a value is a global or another constant; inline assembler is none.
    pub fn is_constant(&self, value: ValueRef) -> bool {
        match number(value.0) {
            (Space::Final, _) => true,
            (Space::Constant, place) => {
                let constant = self.constants.get_index(place as usize);
                constant.is_some_and(|it| !matches!(it.kind, ConstantParts::InlineAsm(_)))
            }
            _ => false,
        }
    }

    /// A block as a value: calls of what takes labels have such arguments.
    pub fn block_value(&mut self, block: BlockRef) -> ValueRef {
        ValueRef(Space::Block.of(block.index))
    }

    /// A stand-in for a value of the function that is defined later.
    pub fn placeholder(&mut self, ty: TypeRef) -> Made<ValueRef> {
        use bitcode::Type;
        match (&mut self.filling, self.types.get(ty)) {
            (_, Type::Label | Type::Metadata | Type::Void | Type::Function { .. }) | (None, _) => {
                Err("no value of this type can be an operand".to_owned())
            }
            (Some(filling), _) => {
                filling.pending.push((ty, None));
                Ok(ValueRef(Space::Pending.of(filling.pending.len() as u32 - 1)))
            }
        }
    }

    /// Says which value of the function a stand-in stands for.
    pub fn replace_placeholder(&mut self, placeholder: ValueRef, value: ValueRef) -> Made<()> {
        let ty = self.type_of(value);
        let (Space::Pending, place) = number(placeholder.0) else {
            return Err("only a stand-in can be replaced".to_owned());
        };
        let pending = self.filling.as_mut().and_then(|it| it.pending.get_mut(place as usize));
        match pending {
            Some((expected, by)) if *expected == ty => {
                *by = Some(value);
                Ok(())
            }
            _ => Err("the value has another type than variable_type says".to_owned()),
        }
    }
}
