//! Global values and comdats.

use bitcode::GlobalKind as RawKind;
use facts::{Linkage, SelectionKind};

use super::handles::{AttributeListRef, AttributeSetRef, Comdat, Global, TypeRef, ValueRef};
use super::module::{Module, NONE};

/// The lists of a module.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum GlobalKind {
    /// Global variables.
    Variable,
    /// Functions.
    Function,
    /// Aliases.
    Alias,
    /// Functions that are chosen when the program is loaded.
    Ifunc,
}

impl GlobalKind {
    pub(super) fn of(global: &bitcode::Global) -> Self {
        match global.kind {
            RawKind::Variable(_) => Self::Variable,
            RawKind::Function(_) => Self::Function,
            RawKind::Alias(_) => Self::Alias,
            RawKind::Ifunc(_) => Self::Ifunc,
        }
    }
}

impl Module {
    /// How many comdats there are.
    pub fn comdat_count(&self) -> usize {
        self.raw.comdats.len()
    }

    /// The comdats that a global value belongs to: LLVM drops others itself.
    pub fn listed_comdats(&self) -> impl Iterator<Item = u32> {
        let mut used = vec![false; self.comdat_count()];
        let globals = self.raw.globals.iter().map(|raw| Global { module: self, raw });
        for comdat in globals.filter_map(|global| global.comdat()) {
            used[comdat.id as usize] = true;
        }
        (0..).zip(used).filter(|(_, used)| *used).map(|(id, _)| id)
    }

    /// One of these.
    pub fn comdat_at(&self, id: u32) -> Comdat<'_> {
        Comdat { module: self, id, raw: &self.raw.comdats[id as usize] }
    }
}

impl<'m> Global<'m> {
    /// How other modules see it.
    pub fn linkage(&self) -> Linkage {
        use bitcode::kinds::Linkage as Raw;
        match self.raw.linkage {
            Raw::External => Linkage::External,
            Raw::Appending => Linkage::Appending,
            Raw::Internal => Linkage::Internal,
            Raw::ExternalWeak => Linkage::ExternWeak,
            Raw::Common => Linkage::Common,
            Raw::Private => Linkage::Private,
            Raw::AvailableExternally => Linkage::AvailableExternally,
            Raw::WeakAny => Linkage::Weak,
            Raw::WeakOdr => Linkage::WeakOdr,
            Raw::LinkOnceAny => Linkage::Linkonce,
            Raw::LinkOnceOdr => Linkage::LinkonceOdr,
        }
    }
    /// 0 default; then the schema's Visibility.
    pub fn visibility(&self) -> u32 {
        self.raw.visibility.code() as u32
    }
    /// 0 none; then the schema's DllStorageClass.
    pub fn dll_storage_class(&self) -> u32 {
        self.raw.dll_storage.code() as u32
    }
    /// 0 none; then the schema's ThreadLocalMode.
    pub fn thread_local(&self) -> u32 {
        self.raw.thread_local.code() as u32
    }
    /// 0 none; then the schema's UnnamedAddr.
    pub fn unnamed_addr(&self) -> u32 {
        self.raw.unnamed_addr.code() as u32
    }
    /// LLVM's number.
    pub fn calling_convention(&self) -> u32 {
        self.function().map_or(0, |function| function.calling_convention)
    }
    /// Bits in the order of the schema's SanitizerFlag.
    pub fn sanitizer(&self) -> u32 {
        self.variable().map_or(0, |variable| variable.sanitizer.into())
    }
    /// The type of what it is, or points to.
    pub fn value_type(&self) -> TypeRef<'m> {
        self.module.ty(self.raw.value_type)
    }
    /// Bytes; 0 is none.
    pub fn align(&self) -> u64 {
        self.raw.place().map_or(0, |place| alignment(place.align))
    }
    /// Its name; empty if it has none.
    pub fn name(&self) -> &'m [u8] {
        self.module.raw.name(self.raw.name)
    }
    /// The partition that it is in; empty if it is in none.
    pub fn partition(&self) -> &'m [u8] {
        self.module.raw.name(self.raw.partition)
    }
    /// The section that it is in; empty if none is said.
    pub fn section(&self) -> &'m [u8] {
        let section = self.raw.place().and_then(|place| place.section);
        let name = section.and_then(|place| self.module.raw.sections.get(place as usize));
        name.map(Vec::as_slice).unwrap_or_default()
    }
    /// Its garbage collector.
    pub fn gc(&self) -> Option<&'m [u8]> {
        let place = self.function()?.collector?;
        self.module.raw.collectors.get(place as usize).map(Vec::as_slice)
    }
    /// Its comdat.
    pub fn comdat(&self) -> Option<Comdat<'m>> {
        let id = self.raw.place()?.comdat?;
        let raw = self.module.raw.comdats.get(id as usize)?;
        Some(Comdat { module: self.module, id, raw })
    }
    /// Initialiser, aliasee or resolver.
    pub fn target(&self) -> Option<ValueRef<'m>> {
        match self.raw.kind {
            RawKind::Variable(variable) => self.value(variable.initializer),
            RawKind::Alias(number) | RawKind::Ifunc(number) => self.value(Some(number)),
            RawKind::Function(_) => None,
        }
    }
    /// The function that unwinds it.
    pub fn personality(&self) -> Option<ValueRef<'m>> {
        self.value(self.function()?.personality)
    }
    /// A constant before its code.
    pub fn prefix_data(&self) -> Option<ValueRef<'m>> {
        self.value(self.function()?.prefix)
    }
    /// A constant at the start of its code.
    pub fn prologue_data(&self) -> Option<ValueRef<'m>> {
        self.value(self.function()?.prologue)
    }
    /// The attributes of a variable.
    pub fn attribute_set(&self) -> Option<AttributeSetRef<'m>> {
        let list = self.module.attribute_list(self.variable()?.place.attributes?);
        list.sets().find_map(|(index, set)| (index == 0).then_some(set))
    }
    /// The attributes of a function.
    pub fn attribute_list(&self) -> Option<AttributeListRef<'m>> {
        Some(self.module.attribute_list(self.function()?.place.attributes?))
    }
    /// Whether it is resolved within its shared object.
    pub fn is_dso_local(&self) -> bool {
        self.raw.is_dso_local()
    }
    /// Whether it is a variable that is never written to.
    pub fn is_constant(&self) -> bool {
        self.variable().is_some_and(|variable| variable.constant)
    }
    /// Whether another module gives it its value before the program starts.
    pub fn is_externally_initialized(&self) -> bool {
        self.variable().is_some_and(|variable| variable.externally_initialized)
    }

    fn variable(&self) -> Option<&'m bitcode::Variable> {
        if let RawKind::Variable(variable) = &self.raw.kind { Some(variable) } else { None }
    }

    fn function(&self) -> Option<&'m bitcode::Function> {
        if let RawKind::Function(function) = &self.raw.kind { Some(function) } else { None }
    }

    fn value(&self, number: Option<u32>) -> Option<ValueRef<'m>> {
        let &id = self.module.values.get(number? as usize)?;
        Some(ValueRef::new(self.module, id, NONE))
    }
}

/// An alignment in bytes, of its binary logarithm plus one; 0 is none.
pub(super) fn alignment(coded: u8) -> u64 {
    match coded {
        0 => 0,
        coded => 1 << (coded - 1).min(63),
    }
}

impl<'m> Comdat<'m> {
    /// What tells it from other comdats of its module.
    pub fn id(self) -> u32 {
        self.id
    }
    /// Its name.
    pub fn name(self) -> &'m [u8] {
        self.module.raw.name(self.raw.name)
    }
    /// What a linker does with others of its name.
    pub fn kind(self) -> SelectionKind {
        use bitcode::kinds::ComdatKind as Raw;
        match self.raw.kind {
            Raw::Any => SelectionKind::Any,
            Raw::ExactMatch => SelectionKind::Exactmatch,
            Raw::Largest => SelectionKind::Largest,
            Raw::NoDeduplicate => SelectionKind::Nodeduplicate,
            Raw::SameSize => SelectionKind::Samesize,
        }
    }
}
