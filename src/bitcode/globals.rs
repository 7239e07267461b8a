//! Global variables, functions, aliases and ifuncs; comdats. (One file, so that each record is read
//! and written beside the other.)

use crate::bits::{Encoding, Writer};
use crate::codes::module as code;
use crate::error::{Error, ErrorKind};
use crate::fields::Fields;
use crate::kinds::{ComdatKind, DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use crate::model::Module;
use crate::span::Span;
use crate::writing::{abbreviation, bits_for};

/// A set of globals that a linker keeps or drops together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// Its name, in the string table.
    pub name: Span,
    /// What a linker does with others of its name.
    pub kind: ComdatKind,
}

/// A global. Its place among [`Module::globals`] is its number as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Global {
    /// Its name, in the string table; some have none.
    pub name: Span,
    /// The partition of the program that it is in, in the string table.
    pub partition: Span,
    /// The type of what its address leads to.
    pub value_type: u32,
    /// The address space of its address.
    pub address_space: u32,
    /// How other modules see it.
    pub linkage: Linkage,
    /// How other shared objects see it.
    pub visibility: Visibility,
    /// Whether its address means something. (Not of ifuncs.)
    pub unnamed_addr: UnnamedAddr,
    /// Whether other DLLs have or want it. (Not of ifuncs.)
    pub dll_storage: DllStorage,
    /// Whether there is one for each thread. (Of variables and aliases.)
    pub thread_local: ThreadLocal,
    /// Whether it is marked as resolved within its shared object; see also [`Self::is_dso_local`].
    pub dso_local: bool,
    /// What else it is.
    pub kind: GlobalKind,
}

/// What differs between globals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlobalKind {
    /// A variable.
    Variable(Variable),
    /// A function.
    Function(Function),
    /// An alias, of the constant that is this value.
    Alias(u32),
    /// A function that this value, called when the program is loaded, chooses.
    Ifunc(u32),
}

/// What variables and functions have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    /// The binary logarithm of its alignment plus one; 0 if it has none.
    pub align: u8,
    /// Its section's place in [`Module::sections`].
    pub section: Option<u32>,
    /// Its comdat's place in [`Module::comdats`].
    pub comdat: Option<u32>,
    /// Its attribute list's place in the module's lists.
    pub attributes: Option<u32>,
}

/// A variable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variable {
    /// Alignment, section, comdat and attributes.
    pub place: Placement,
    /// Whether it is never written to.
    pub constant: bool,
    /// Whether another module gives it its value before the program starts.
    pub externally_initialized: bool,
    /// The value that it starts with, a constant; a declaration has none.
    pub initializer: Option<u32>,
    /// Bits that sanitizers look at: `no_sanitize_address`, `no_sanitize_hwaddress`,
    /// `sanitize_memtag`, `sanitize_address_dyninit`.
    pub sanitizer: u8,
}

/// A function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// Alignment, section, comdat and attributes.
    pub place: Placement,
    /// LLVM's number of its calling convention.
    pub calling_convention: u32,
    /// Whether it has no body here. Bodies are in the order of the functions that have one.
    pub declaration: bool,
    /// Its garbage collector's place in [`Module::collectors`].
    pub collector: Option<u32>,
    /// A constant before its code.
    pub prefix: Option<u32>,
    /// A constant at the start of its code.
    pub prologue: Option<u32>,
    /// The function that unwinds it.
    pub personality: Option<u32>,
}

impl Global {
    /// An external global in the first address space, of which only this is said.
    pub fn new(name: Span, value_type: u32, kind: GlobalKind) -> Self {
        Self {
            name,
            partition: Span::default(),
            value_type,
            address_space: 0,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            unnamed_addr: UnnamedAddr::No,
            dll_storage: DllStorage::Default,
            thread_local: ThreadLocal::No,
            dso_local: false,
            kind,
        }
    }

    /// Whether it is resolved within its shared object: it says so, or it cannot be otherwise,
    /// which LLVM then adds when it reads.
    pub fn is_dso_local(&self) -> bool {
        let local = matches!(self.linkage, Linkage::Internal | Linkage::Private);
        let hidden = self.visibility != Visibility::Default;
        self.dso_local || local || hidden && self.linkage != Linkage::ExternalWeak
    }

    /// Where it is placed, if it is a variable or function.
    pub fn place(&self) -> Option<&Placement> {
        match &self.kind {
            GlobalKind::Variable(variable) => Some(&variable.place),
            GlobalKind::Function(function) => Some(&function.place),
            GlobalKind::Alias(_) | GlobalKind::Ifunc(_) => None,
        }
    }

    /// The values that it refers to: initializer, aliasee, resolver, prologue, prefix, personality.
    pub fn constants(&self) -> impl Iterator<Item = u32> {
        let all = match &self.kind {
            GlobalKind::Variable(variable) => [variable.initializer, None, None],
            GlobalKind::Function(it) => [it.prologue, it.prefix, it.personality],
            GlobalKind::Alias(value) | GlobalKind::Ifunc(value) => [Some(*value), None, None],
        };
        all.into_iter().flatten()
    }

    /// The function that it is, if it has a body.
    pub fn defined_function(&self) -> Option<&Function> {
        match &self.kind {
            GlobalKind::Function(function) if !function.declaration => Some(function),
            _ => None,
        }
    }
}

/// A part of the string table: offset and length. The table comes later in the file.
fn name(fields: &mut Fields<'_>) -> Result<Span, Error> {
    let start = fields.u32("a place in the string table")?;
    Ok(Span { start, len: fields.u32("a length in the string table")? })
}

fn alignment(fields: &mut Fields<'_>) -> Result<u8, Error> {
    let align = fields.u8("an alignment")?;
    // LLVM's largest is 2^32.
    if align > 33 {
        return Err(fields.unknown("an alignment", align.into()));
    }
    Ok(align)
}

/// Any number of a value: constants come after globals. They are checked when all are there.
fn value(fields: &mut Fields<'_>) -> Result<u32, Error> {
    fields.index("value", u32::MAX as usize)
}

fn optional_value(fields: &mut Fields<'_>) -> Result<Option<u32>, Error> {
    fields.optional("value", u32::MAX as usize)
}

impl Comdat {
    pub(crate) fn read(fields: &mut Fields<'_>) -> Result<Self, Error> {
        Ok(Self { name: name(fields)?, kind: fields.kind()? })
    }
}

impl Global {
    /// Reads what each global's record begins with.
    fn start(fields: &mut Fields<'_>, module: &Module, kind: GlobalKind) -> Result<Self, Error> {
        let name = name(fields)?;
        Ok(Self::new(name, fields.index("type", module.types.all.len())?, kind))
    }

    pub(crate) fn read_variable(fields: &mut Fields<'_>, module: &Module) -> Result<Self, Error> {
        let mut variable = Variable::default();
        let mut global = Self::start(fields, module, GlobalKind::Variable(variable))?;
        let packed = fields.u32("an address space")?;
        if packed & 2 == 0 {
            return Err(fields.unknown("a variable without the type of its value", packed.into()));
        }
        global.address_space = packed >> 2;
        variable.constant = packed & 1 == 1;
        variable.initializer = optional_value(fields)?;
        global.linkage = fields.kind()?;
        variable.place.align = alignment(fields)?;
        variable.place.section = fields.optional("section", module.sections.len())?;
        if fields.left() > 0 {
            global.visibility = fields.kind()?;
            global.thread_local = fields.kind()?;
            global.unnamed_addr = fields.kind()?;
            variable.externally_initialized = fields.flag("externally_initialized")?;
            global.dll_storage = fields.kind()?;
            variable.place.comdat = fields.optional("comdat", module.comdats.len())?;
            variable.place.attributes =
                fields.optional("attribute list", module.attributes.lists.len())?;
            global.dso_local = fields.flag("dso_local")?;
            global.partition = name(fields)?;
            variable.sanitizer = fields.u8("what sanitizers look at")?;
            if variable.sanitizer > 15 {
                return Err(fields.unknown("what sanitizers look at", variable.sanitizer.into()));
            }
            if global.is_plain(&variable) {
                let misplaced = "a variable says at length that it is plain";
                return Err(fields.error(ErrorKind::Misplaced(misplaced)));
            }
        }
        global.kind = GlobalKind::Variable(variable);
        Ok(global)
    }

    pub(crate) fn read_function(fields: &mut Fields<'_>, module: &Module) -> Result<Self, Error> {
        let mut function = Function::default();
        let mut global = Self::start(fields, module, GlobalKind::Function(function))?;
        if module.types.function(global.value_type).is_none() {
            return Err(fields.unknown("the type of a function", global.value_type.into()));
        }
        function.calling_convention = fields.index("calling convention", 1 << 10)?;
        function.declaration = fields.flag("whether there is a body")?;
        global.linkage = fields.kind()?;
        function.place.attributes =
            fields.optional("attribute list", module.attributes.lists.len())?;
        function.place.align = alignment(fields)?;
        function.place.section = fields.optional("section", module.sections.len())?;
        global.visibility = fields.kind()?;
        function.collector = fields.optional("garbage collector", module.collectors.len())?;
        global.unnamed_addr = fields.kind()?;
        function.prologue = optional_value(fields)?;
        global.dll_storage = fields.kind()?;
        function.place.comdat = fields.optional("comdat", module.comdats.len())?;
        function.prefix = optional_value(fields)?;
        function.personality = optional_value(fields)?;
        global.dso_local = fields.flag("dso_local")?;
        global.address_space = fields.u32("an address space")?;
        global.partition = name(fields)?;
        global.kind = GlobalKind::Function(function);
        Ok(global)
    }

    pub(crate) fn read_alias(fields: &mut Fields<'_>, module: &Module) -> Result<Self, Error> {
        let mut global = Self::start(fields, module, GlobalKind::Alias(0))?;
        global.address_space = fields.u32("an address space")?;
        global.kind = GlobalKind::Alias(value(fields)?);
        global.linkage = fields.kind()?;
        global.visibility = fields.kind()?;
        global.dll_storage = fields.kind()?;
        global.thread_local = fields.kind()?;
        global.unnamed_addr = fields.kind()?;
        global.dso_local = fields.flag("dso_local")?;
        global.partition = name(fields)?;
        Ok(global)
    }

    pub(crate) fn read_ifunc(fields: &mut Fields<'_>, module: &Module) -> Result<Self, Error> {
        let mut global = Self::start(fields, module, GlobalKind::Ifunc(0))?;
        global.address_space = fields.u32("an address space")?;
        global.kind = GlobalKind::Ifunc(value(fields)?);
        global.linkage = fields.kind()?;
        global.visibility = fields.kind()?;
        global.dso_local = fields.flag("dso_local")?;
        global.partition = name(fields)?;
        Ok(global)
    }

    /// The code of its record, its operands, and whether they are few.
    fn record(&self, operands: &mut Vec<u64>) -> (u32, bool) {
        let optional = |id: Option<u32>| id.map_or(0, |id| u64::from(id) + 1);
        let span = |span: Span| [span.start, span.len].map(u64::from);
        operands.clear();
        operands.extend(span(self.name));
        operands.push(self.value_type.into());
        let dso_local = u64::from(self.dso_local);
        match &self.kind {
            GlobalKind::Variable(variable) => {
                let packed = self.address_space << 2 | 2 | u32::from(variable.constant);
                operands.extend([
                    packed.into(),
                    optional(variable.initializer),
                    self.linkage.code(),
                    variable.place.align.into(),
                    optional(variable.place.section),
                ]);
                let few = self.is_plain(variable);
                if !few {
                    operands.extend([
                        self.visibility.code(),
                        self.thread_local.code(),
                        self.unnamed_addr.code(),
                        variable.externally_initialized.into(),
                        self.dll_storage.code(),
                        optional(variable.place.comdat),
                        optional(variable.place.attributes),
                        dso_local,
                    ]);
                    operands.extend(span(self.partition));
                    operands.push(variable.sanitizer.into());
                }
                (code::GLOBALVAR, few)
            }
            GlobalKind::Function(function) => {
                operands.extend([
                    function.calling_convention.into(),
                    function.declaration.into(),
                    self.linkage.code(),
                    optional(function.place.attributes),
                    function.place.align.into(),
                    optional(function.place.section),
                    self.visibility.code(),
                    optional(function.collector),
                    self.unnamed_addr.code(),
                    optional(function.prologue),
                    self.dll_storage.code(),
                    optional(function.place.comdat),
                    optional(function.prefix),
                    optional(function.personality),
                    dso_local,
                    self.address_space.into(),
                ]);
                operands.extend(span(self.partition));
                (code::FUNCTION, false)
            }
            GlobalKind::Alias(aliasee) => {
                operands.extend([
                    self.address_space.into(),
                    (*aliasee).into(),
                    self.linkage.code(),
                    self.visibility.code(),
                    self.dll_storage.code(),
                    self.thread_local.code(),
                    self.unnamed_addr.code(),
                    dso_local,
                ]);
                operands.extend(span(self.partition));
                (code::ALIAS, false)
            }
            GlobalKind::Ifunc(resolver) => {
                operands.extend([
                    self.address_space.into(),
                    (*resolver).into(),
                    self.linkage.code(),
                    self.visibility.code(),
                    dso_local,
                ]);
                operands.extend(span(self.partition));
                (code::IFUNC, false)
            }
        }
    }

    /// Whether a variable is written without what follows its section.
    fn is_plain(&self, variable: &Variable) -> bool {
        self.visibility == Visibility::Default
            && self.thread_local == ThreadLocal::No
            && self.unnamed_addr == UnnamedAddr::No
            && !variable.externally_initialized
            && self.dll_storage == DllStorage::Default
            && variable.place.comdat.is_none()
            && variable.place.attributes.is_none()
            && !self.dso_local
            && self.partition.len == 0
            && variable.sanitizer == 0
    }
}

/// Defines how plain variables are written.
pub(crate) fn define_variables(module: &Module, writer: &mut Writer) -> Option<u32> {
    let is_variable = |global: &&Global| matches!(global.kind, GlobalKind::Variable(_));
    let variables = module.globals.iter().filter(is_variable);
    let largest = variables.map(|global| global.value_type).max()?;
    let align = module.globals.iter().filter_map(|global| global.place());
    let align = align.map(|place| place.align).max().unwrap_or(0);
    let sections = module.sections.len() as u64;
    let up_to = |most: u64| match most {
        0 => Encoding::Literal(0),
        most => Encoding::Fixed(bits_for(most + 1)),
    };
    Some(writer.define(abbreviation(
        code::GLOBALVAR,
        [
            Encoding::Vbr(8),
            Encoding::Vbr(8),
            Encoding::Fixed(bits_for(u64::from(largest) + 1)),
            Encoding::Vbr(6),
            Encoding::Vbr(6),
            Encoding::Fixed(5),
            up_to(align.into()),
            up_to(sections),
        ],
    )))
}

/// Writes all globals, and plain variables by an abbreviation.
pub(crate) fn write(module: &Module, plain: Option<u32>, writer: &mut Writer) {
    let mut operands = Vec::new();
    for global in &module.globals {
        let (code, is_plain) = global.record(&mut operands);
        writer.record_by(plain.filter(|_| is_plain), code, &operands);
    }
}

/// Writes the comdats.
pub(crate) fn write_comdats(module: &Module, writer: &mut Writer) {
    for comdat in &module.comdats {
        let name = [comdat.name.start.into(), comdat.name.len.into()];
        writer.record(code::COMDAT, &[name[0], name[1], comdat.kind.code()]);
    }
}
