//! Global values and comdats.

use bitcode::{ComdatKind, Function, Global, GlobalKind, Placement, Span, Variable};
use facts::{DllStorageClass, Linkage, SelectionKind, ThreadLocalMode, UnnamedAddr, Visibility};

use super::attributes::alignment;
use super::handles::{AttributeListRef, AttributeSetRef, BlockRef, Comdat, ValueRef};
use super::made::{LATER, Made};
use super::module::{GlobalType, Module};
use super::numbers::{Space, number};
use super::types::TypeRef;
use crate::resolved::{self, ConstantParts};

/// A global value to make.
pub struct NewGlobal<'a> {
    /// Which list it is in.
    pub kind: resolved::GlobalKind,
    /// What it points to.
    pub value_type: TypeRef,
    /// How other modules see it.
    pub linkage: Linkage,
    /// None is the default.
    pub visibility: Option<Visibility>,
    /// Whether other DLLs have or want it.
    pub dll_storage_class: Option<DllStorageClass>,
    /// Whether there is one for each thread.
    pub thread_local: Option<ThreadLocalMode>,
    /// Whether its address means nothing.
    pub unnamed_addr: Option<UnnamedAddr>,
    /// LLVM's number.
    pub calling_convention: u32,
    /// Bits in the order of the schema's SanitizerFlag.
    pub sanitizer: u8,
    /// Bytes; 0 is none.
    pub align: u64,
    /// Without sigil; empty is none.
    pub name: &'a [u8],
    /// Empty is none.
    pub partition: &'a [u8],
    /// Empty is none.
    pub section: &'a [u8],
    /// The collector of a function.
    pub gc: Option<&'a [u8]>,
    /// The comdat that it is a member of.
    pub comdat: Option<Comdat>,
    /// Of a variable.
    pub attribute_set: Option<AttributeSetRef>,
    /// Of a function.
    pub attribute_list: Option<AttributeListRef>,
    /// The linker finds it in the same shared object.
    pub dso_local: bool,
    /// A variable that nobody writes.
    pub constant: bool,
    /// A variable with another first value than its initialiser.
    pub externally_initialized: bool,
}

/// The constants of a global value.
#[derive(Default)]
pub struct NewConstants {
    /// Initialiser, aliasee or resolver.
    pub target: Option<ValueRef>,
    /// The personality function of a function.
    pub personality: Option<ValueRef>,
    /// What stands before a function's entry.
    pub prefix_data: Option<ValueRef>,
    /// What stands at a function's entry.
    pub prologue_data: Option<ValueRef>,
}

impl NewGlobal<'_> {
    /// One with nothing but a name.
    pub fn new(kind: resolved::GlobalKind, value_type: TypeRef, linkage: Linkage) -> Self {
        Self {
            kind,
            value_type,
            linkage,
            visibility: None,
            dll_storage_class: None,
            thread_local: None,
            unnamed_addr: None,
            calling_convention: 0,
            sanitizer: 0,
            align: 0,
            name: &[],
            partition: &[],
            section: &[],
            gc: None,
            comdat: None,
            attribute_set: None,
            attribute_list: None,
            dso_local: false,
            constant: false,
            externally_initialized: false,
        }
    }
}

fn linkage(linkage: Linkage) -> bitcode::Linkage {
    use bitcode::Linkage as Raw;
    match linkage {
        Linkage::External => Raw::External,
        Linkage::Appending => Raw::Appending,
        Linkage::Internal => Raw::Internal,
        Linkage::ExternWeak => Raw::ExternalWeak,
        Linkage::Common => Raw::Common,
        Linkage::Private => Raw::Private,
        Linkage::AvailableExternally => Raw::AvailableExternally,
        Linkage::Weak => Raw::WeakAny,
        Linkage::WeakOdr => Raw::WeakOdr,
        Linkage::Linkonce => Raw::LinkOnceAny,
        Linkage::LinkonceOdr => Raw::LinkOnceOdr,
    }
}

impl Module {
    /// Declares a global value, whose address has the type `ty`.
    ///
    /// # Errors
    /// When LLVM has no such global, or the name is taken.
    pub fn add_global(&mut self, new: &NewGlobal<'_>, ty: TypeRef) -> Made<ValueRef> {
        use bitcode::Type;
        use resolved::GlobalKind as Kind;
        let is_function = matches!(self.types.get(new.value_type), Type::Function { .. });
        let fits = match (new.kind, self.types.get(new.value_type)) {
            (Kind::Function, _) => is_function,
            (_, Type::Void | Type::Label | Type::Metadata | Type::Token | Type::X86Amx) => false,
            _ => true,
        };
        if !fits {
            return Err("a global value cannot have this value type".to_owned());
        }
        if new.kind == Kind::Ifunc && !is_function {
            return Err("an ifunc has the type of a function".to_owned());
        }
        if new.kind == Kind::Variable && is_function {
            return Err("a global variable cannot have the type of a function".to_owned());
        }
        let address_space = self.types.space_of_pointer_to(ty, new.value_type);
        let address_space = address_space.ok_or("a global value is a pointer to its value type")?;
        if !new.name.is_empty() {
            let names = self.names.entry(new.name.into()).or_default();
            if std::mem::replace(&mut names.global, true) {
                return Err("two global values have this name".to_owned());
            }
        }
        let local = matches!(new.linkage, Linkage::Internal | Linkage::Private);
        if local && new.visibility.is_some() {
            return Err("a global value with local linkage has default visibility".to_owned());
        }
        if new.kind == Kind::Function && new.thread_local.is_some() {
            return Err("a function is not thread-local".to_owned());
        }
        let place = Placement {
            align: alignment(new.align)?,
            section: self.section(new.section),
            comdat: new.comdat.map(|comdat| comdat.0),
            attributes: match new.attribute_set {
                Some(set) => self.attribute_list(&[(0, set)]),
                None => new.attribute_list,
            }
            .map(AttributeListRef::place),
        };
        let kind = match new.kind {
            Kind::Variable => GlobalKind::Variable(Variable {
                place,
                constant: new.constant,
                externally_initialized: new.externally_initialized,
                initializer: None,
                sanitizer: new.sanitizer,
            }),
            Kind::Function => GlobalKind::Function(Function {
                place,
                calling_convention: new.calling_convention,
                declaration: true,
                collector: new.gc.map(|name| self.collector(name)),
                ..Function::default()
            }),
            Kind::Alias => GlobalKind::Alias(0),
            Kind::Ifunc => GlobalKind::Ifunc(0),
        };
        let word = |place: Option<u64>| place.map_or(0, |place| place + 1);
        let mut global = Global::new(self.string(new.name), new.value_type.0, kind);
        global.partition = self.string(new.partition);
        global.address_space = address_space;
        global.linkage = linkage(new.linkage);
        let visibility = word(new.visibility.map(|it| it as u64));
        global.visibility = known(bitcode::Visibility::from_code(visibility))?;
        let storage = word(new.dll_storage_class.map(|it| it as u64));
        global.dll_storage = known(bitcode::DllStorage::from_code(storage))?;
        let mode = word(new.thread_local.map(|it| it as u64));
        global.thread_local = known(bitcode::ThreadLocal::from_code(mode))?;
        let unnamed = word(new.unnamed_addr.map(|it| it as u64));
        global.unnamed_addr = known(bitcode::UnnamedAddr::from_code(unnamed))?;
        global.dso_local = new.dso_local;
        self.raw.globals.push(global);
        let types = self.global_types.grow().ok_or(LATER)?;
        types.push(GlobalType { pointer: ty, value: new.value_type });
        Ok(ValueRef(self.raw.globals.len() as u32 - 1))
    }

    /// Gives a global value its constants.
    ///
    /// # Errors
    /// When they are none, or of other types.
    pub fn finish_global(&mut self, value: ValueRef, new: &NewConstants) -> Made<()> {
        let all = [new.target, new.personality, new.prefix_data, new.prologue_data];
        if all.into_iter().flatten().any(|value| !self.is_constant(value)) {
            return Err("a global value can only refer to constants".to_owned());
        }
        let target = new.target.map(|value| (value, self.type_of(value)));
        let own = self.type_of(value);
        let Some(mut global) = self.raw.globals.get(value.0 as usize).copied() else {
            return Err("only a global value has such constants".to_owned());
        };
        let number = |value: Option<ValueRef>| value.map(|value| value.0);
        match &mut global.kind {
            GlobalKind::Variable(variable) => {
                if target.is_some_and(|(_, ty)| ty.0 != global.value_type) {
                    let wrong = "the initialiser has another type than the global variable";
                    return Err(wrong.to_owned());
                }
                variable.initializer = number(new.target);
            }
            GlobalKind::Function(function) => {
                function.personality = number(new.personality);
                function.prefix = number(new.prefix_data);
                function.prologue = number(new.prologue_data);
            }
            GlobalKind::Alias(aliasee) => match target {
                Some((target, ty)) if ty == own => *aliasee = target.0,
                _ => {
                    let wrong = "the aliasee is missing or has another type than the alias";
                    return Err(wrong.to_owned());
                }
            },
            GlobalKind::Ifunc(resolver) => match target {
                Some((target, ty)) if self.types.is_pointer(ty) => *resolver = target.0,
                _ => return Err("the resolver is missing or no pointer".to_owned()),
            },
        }
        self.raw.globals[value.0 as usize] = global;
        Ok(())
    }

    /// Whether LLVM can follow an alias to what it stands for: not in a circle.
    ///
    /// # Errors
    /// When it cannot.
    pub fn check_alias(&self, alias: ValueRef) -> Made<()> {
        let mut left = vec![alias];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(value) = left.pop() {
            let inner = self.constants_in(value);
            if inner.contains(&alias) {
                return Err("aliases form a circle".to_owned());
            }
            left.extend(inner.into_iter().filter(|&value| seen.insert(value)));
        }
        Ok(())
    }

    /// What an alias or a constant refers to.
    fn constants_in(&self, value: ValueRef) -> Vec<ValueRef> {
        match number(value.0) {
            (Space::Final, place) => match self.raw.globals.get(place as usize) {
                Some(Global { kind: GlobalKind::Alias(aliasee), .. }) => vec![ValueRef(*aliasee)],
                _ => Vec::new(),
            },
            (Space::Constant, place) => {
                let constant = &self.constants[place as usize];
                constant.operands().iter().map(|&id| ValueRef(id)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether LLVM can follow a resolver to a function: `findBaseObject`.
    ///
    /// # Errors
    /// When it cannot.
    pub fn check_resolver(&self, resolver: ValueRef) -> Made<()> {
        let mut value = resolver;
        // A circle of aliases is longer than this.
        for _ in 0..=self.raw.globals.len() + self.constants.len() {
            let inner = match number(value.0) {
                (Space::Final, place) => match self.raw.globals[place as usize].kind {
                    GlobalKind::Variable(_) | GlobalKind::Function(_) => return Ok(()),
                    GlobalKind::Alias(aliasee) => Some(aliasee),
                    GlobalKind::Ifunc(_) => None,
                },
                (Space::Constant, place) => match &self.constants[place as usize].kind {
                    ConstantParts::Expr(expr) => expr.operands.first().copied(),
                    _ => None,
                },
                _ => None,
            };
            match inner {
                Some(inner) => value = ValueRef(inner),
                None => break,
            }
        }
        Err("the resolver is not the address of a function".to_owned())
    }

    /// Makes a comdat.
    ///
    /// # Errors
    /// When the name is taken.
    pub fn add_comdat(&mut self, name: &[u8], kind: SelectionKind) -> Made<Comdat> {
        let names = self.names.entry(name.into()).or_default();
        if std::mem::replace(&mut names.comdat, true) {
            return Err("two comdats have this name".to_owned());
        }
        let kind = match kind {
            SelectionKind::Any => ComdatKind::Any,
            SelectionKind::Exactmatch => ComdatKind::ExactMatch,
            SelectionKind::Largest => ComdatKind::Largest,
            SelectionKind::Nodeduplicate => ComdatKind::NoDeduplicate,
            SelectionKind::Samesize => ComdatKind::SameSize,
        };
        let name: Span = self.string(name);
        self.raw.comdats.push(bitcode::Comdat { name, kind });
        Ok(Comdat(self.raw.comdats.len() as u32 - 1))
    }

    /// A new block at the end of a function.
    pub fn add_block(&mut self, function: ValueRef) -> BlockRef {
        let count = self.blocks.entry(function.0).or_default();
        *count += 1;
        if let Some(global) = self.raw.globals.get_mut(function.0 as usize)
            && let GlobalKind::Function(function) = &mut global.kind
        {
            function.declaration = false;
        }
        BlockRef { function: function.0, index: *count - 1 }
    }
}

/// A word of bitcode that the schema has a word for.
fn known<T>(kind: Option<T>) -> Made<T> {
    kind.ok_or_else(|| "LLVM 15 has no such property of a global value".to_owned())
}
