//! Attributes: sets by their content.

use bitcode::{Attribute, Attributes};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::handles::{AttributeListRef, AttributeSetRef, TypeRef};
use super::module::Module;

/// The sets of a module.
pub(super) struct Sets {
    /// For each group, the first with its content.
    same: Vec<u32>,
    /// Groups by their numbers.
    groups: FxHashMap<u32, u32>,
}

/// One attribute.
pub enum AttributeRef<'m> {
    /// One that is there or not.
    Enum(&'m [u8]),
    /// One with a number.
    Int(&'m [u8], u64),
    /// One with a type; old ones lack it.
    Type(&'m [u8], Option<TypeRef<'m>>),
    /// A text with a value.
    String(&'m [u8], &'m [u8]),
}

impl Sets {
    pub fn of(raw: &bitcode::Module, types: &[u32]) -> Self {
        let all = &raw.attributes;
        let mut contents: IndexSet<Vec<u64>, FxBuildHasher> = IndexSet::default();
        let mut firsts: Vec<u32> = Vec::new();
        let mut same = Vec::with_capacity(all.groups.len());
        for (place, group) in (0..).zip(&all.groups) {
            let content = content(group.attributes.of(&all.all), all, types);
            let (at, new) = contents.insert_full(content);
            if new {
                firsts.push(place);
            }
            same.push(firsts[at]);
        }
        let groups = all.groups.iter().zip(0..).map(|(group, place)| (group.id, place)).collect();
        Self { same, groups }
    }
}

/// What tells a set from others.
fn content(attributes: &[Attribute], all: &Attributes, types: &[u32]) -> Vec<u64> {
    let mut content = Vec::new();
    for attribute in attributes {
        match *attribute {
            Attribute::Plain(kind) => content.extend([0, kind.code()]),
            Attribute::Number(kind, number) => content.extend([1, kind.code(), number]),
            Attribute::Type(kind, ty) => {
                let ty = ty.map_or(0, |ty| u64::from(types[ty as usize]) + 1);
                content.extend([2, kind.code(), ty]);
            }
            Attribute::Text { key, value } => {
                content.extend([3, key.len.into(), value.len.into()]);
                let text = |span: bitcode::Span| span.of(&all.texts).iter();
                content.extend(text(key).chain(text(value)).map(|&byte| u64::from(byte)));
            }
        }
    }
    content
}

impl Module {
    pub(super) fn attribute_list(&self, list: u32) -> AttributeListRef<'_> {
        AttributeListRef { module: self, list }
    }
}

impl Module {
    /// How many groups of attributes there are.
    pub fn group_count(&self) -> usize {
        self.sets.same.len()
    }

    /// The sets that a global or call has, once where there are equal ones.
    pub fn used_attribute_sets(&self) -> impl Iterator<Item = u32> {
        let raw = &self.raw;
        let mut lists = vec![false; raw.attributes.lists.len()];
        let of_calls = raw.bodies.iter().flat_map(|body| &body.calls).map(|call| call.attributes);
        let of_globals = raw.globals.iter().map(|global| global.place()?.attributes);
        for list in of_calls.chain(of_globals).flatten() {
            if let Some(used) = lists.get_mut(list as usize) {
                *used = true;
            }
        }
        let mut sets = vec![false; self.group_count()];
        for (list, _) in (0..).zip(lists).filter(|(_, used)| *used) {
            self.attribute_list(list).sets().for_each(|(_, set)| sets[set.id() as usize] = true);
        }
        (0..).zip(sets).filter(|(_, used)| *used).map(|(id, _)| id)
    }

    /// One of these.
    pub fn attribute_set_at(&self, group: u32) -> AttributeSetRef<'_> {
        AttributeSetRef { module: self, group }
    }
}

impl<'m> AttributeListRef<'m> {
    /// The sets that are not empty: index 0 is the function's, 1 the result's, then the parameters'.
    pub fn sets(self) -> impl Iterator<Item = (u32, AttributeSetRef<'m>)> {
        let module = self.module;
        let all = &module.raw.attributes;
        let list = all.lists.get(self.list as usize).copied().unwrap_or_default();
        let places = list.of(&all.members).iter().filter_map(|id| module.sets.groups.get(id));
        let mut sets: Vec<_> = places
            .map(|&place| {
                let index = all.groups[place as usize].slot.wrapping_add(1);
                let group = module.sets.same[place as usize];
                (index, AttributeSetRef { module, group })
            })
            .filter(|(_, set)| !set.is_empty())
            .collect();
        sets.sort_by_key(|(index, _)| *index);
        sets.into_iter()
    }
}

impl<'m> AttributeSetRef<'m> {
    /// What tells it from other sets of its module.
    pub fn id(self) -> u32 {
        self.group
    }

    fn raw(self) -> &'m [Attribute] {
        let all = &self.module.raw.attributes;
        all.groups[self.group as usize].attributes.of(&all.all)
    }

    fn is_empty(self) -> bool {
        self.raw().is_empty()
    }

    /// Its attributes.
    pub fn attributes(self) -> impl Iterator<Item = AttributeRef<'m>> {
        let module = self.module;
        let texts = &module.raw.attributes.texts;
        self.raw().iter().map(move |attribute| match *attribute {
            Attribute::Plain(kind) => AttributeRef::Enum(kind.text().as_bytes()),
            Attribute::Number(kind, number) => AttributeRef::Int(kind.text().as_bytes(), number),
            Attribute::Type(kind, ty) => {
                AttributeRef::Type(kind.text().as_bytes(), ty.map(|ty| module.ty(ty)))
            }
            Attribute::Text { key, value } => AttributeRef::String(key.of(texts), value.of(texts)),
        })
    }
}
