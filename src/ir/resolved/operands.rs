//! The operands of an instruction or constant.

use super::constants::Constant;
use super::handles::{Operands, ValueRef};
use super::module::{Module, NONE};

impl<'i, 'm> Operands<'i, 'm> {
    /// How many there are.
    pub fn len(self) -> usize {
        self.ids.len()
    }

    fn value(self, id: u32) -> ValueRef<'m> {
        let is_local = id >= self.module.first_local();
        ValueRef::new(self.module, id, if is_local { self.body } else { NONE })
    }

    /// The i-th one.
    #[inline]
    pub fn get(self, i: usize) -> Option<ValueRef<'m>> {
        self.ids.get(i).map(|&id| self.value(id))
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = ValueRef<'m>> + 'i
    where
        'm: 'i,
    {
        self.ids.iter().map(move |&id| self.value(id))
    }

    /// Some of them.
    pub fn slice(self, range: std::ops::Range<usize>) -> Self {
        Self { ids: self.ids.get(range).unwrap_or_default(), ..self }
    }
}

impl Module {
    /// The operands of a constant.
    pub fn operands<'m>(&'m self, constant: &'m Constant) -> Operands<'m, 'm> {
        Operands { module: self, ids: constant.operands(), body: NONE }
    }
}
