//! Views of mangled names: what they stand for, and their parts. Rebuild reads none of it.

use mangled::{Form, Id, Kind, Names, Offset, Qualifiers, Reference, Special, Structor, Unread};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::cx::Extract;
use crate::resolved::GlobalKind;
use crate::{demangle, error, functions, globals};
use facts::*;

/// The views of all mangled names. They go into relations of their own.
pub fn extract_all(cx: &mut Extract<'_, '_>) -> error::Result<()> {
    let module = cx.module;
    let mut cache = MangledNames::default();
    for kind in [GlobalKind::Variable, GlobalKind::Function, GlobalKind::Alias, GlobalKind::Ifunc] {
        for value in module.globals(kind) {
            let name = globals::global(value)?.name();
            if name.is_empty() {
                continue;
            }
            if kind == GlobalKind::Function {
                let r#fn = functions::id(value, cx)?;
                extract_function(name, r#fn, &mut cache, cx);
            } else {
                let v = cx.value(value)?;
                extract_variable(name, v, &mut cache, cx);
            }
            cx.pause()?;
        }
    }
    Ok(())
}

fn extract_function(
    name: &[u8],
    r#fn: Function,
    cache: &mut MangledNames,
    cx: &mut Extract<'_, '_>,
) {
    let wanted = cx.wants::<FunctionDemangledName>()
        || cx.wants::<FunctionDemangledQualifiedName>()
        || cx.wants::<FunctionDemangledShortName>();
    let Some(demangle::Names { full, qualified, short }) = read(name, wanted, cache, cx) else {
        return;
    };
    let name = cx.text(&full);
    cx.put(FunctionDemangledName { r#fn, name });
    let name = cx.text(&qualified);
    cx.put(FunctionDemangledQualifiedName { r#fn, name });
    let name = cx.text(&short);
    cx.put(FunctionDemangledShortName { r#fn, name });
}

fn extract_variable(name: &[u8], v: Value, cache: &mut MangledNames, cx: &mut Extract<'_, '_>) {
    let wanted = cx.wants::<VariableDemangledName>()
        || cx.wants::<VariableDemangledQualifiedName>()
        || cx.wants::<VariableDemangledShortName>();
    let Some(demangle::Names { full, qualified, short }) = read(name, wanted, cache, cx) else {
        return;
    };
    let name = cx.text(&full);
    cx.put(VariableDemangledName { v, name });
    let name = cx.text(&qualified);
    cx.put(VariableDemangledQualifiedName { v, name });
    let name = cx.text(&short);
    cx.put(VariableDemangledShortName { v, name });
}

/// Puts the rows of the parts of a name, and returns what it stands for if that is wanted. Reading
/// takes longer than all else about a name: not for a query that does not ask.
fn read(
    name: &[u8],
    wanted: bool,
    cache: &mut MangledNames,
    cx: &mut Extract<'_, '_>,
) -> Option<demangle::Names> {
    let parts = wants_parts(cx);
    if !wanted && !parts {
        return None;
    }
    let symbol = demangle::Symbol::read(name, &mut cache.names);
    if parts {
        extract_parts(name, symbol.parts(), cache, cx);
    }
    if wanted { symbol.names(&cache.names) } else { None }
}

/// Whether some relation of the parts of names is wanted.
fn wants_parts(cx: &Extract<'_, '_>) -> bool {
    cx.wants::<MangledName>()
        || cx.wants::<MangledNameUnread>()
        || cx.wants::<MangledNameSuffix>()
        || cx.wants::<MangledScope>()
        || cx.wants::<MangledShortName>()
        || cx.wants::<MangledTag>()
        || cx.wants::<MangledArgument>()
        || cx.wants::<MangledParameter>()
        || cx.wants::<MangledResult>()
        || cx.wants::<MangledQualifier>()
        || cx.wants::<MangledStructor>()
        || cx.wants::<MangledConversion>()
        || cx.wants::<MangledSpecial>()
        || cx.wants::<MangledConstruction>()
        || cx.wants::<MangledAdjustment>()
        || cx.wants::<MangledVirtualAdjustment>()
        || cx.wants::<MangledForm>()
        || cx.wants::<MangledInner>()
        || cx.wants::<MangledMemberClass>()
        || cx.wants::<MangledSpelling>()
}

/// The parts of a name of the Itanium ABI.
fn extract_parts(
    name: &[u8],
    read: Result<mangled::Symbol<'_>, Unread>,
    cache: &mut MangledNames,
    cx: &mut Extract<'_, '_>,
) {
    if matches!(read, Err(Unread::NotMangled)) {
        return;
    }
    let mut parts = Parts { cache, rest: Vec::new(), cx };
    parts.symbol(name, read);
    parts.all_told();
}

/// The parts of the names of a module, kept from one to the next.
#[derive(Default)]
struct MangledNames {
    names: Names,
    /// What has its rows.
    told: FxHashSet<Id>,
    /// Types and scopes mangled by themselves.
    mangled: FxHashMap<Id, Box<[u8]>>,
}

struct Parts<'a, 'm, 'n> {
    cache: &'a mut MangledNames,
    /// What has no rows yet.
    rest: Vec<Id>,
    cx: &'a mut Extract<'m, 'n>,
}

impl Parts<'_, '_, '_> {
    fn symbol(&mut self, full: &[u8], read: Result<mangled::Symbol<'_>, Unread>) {
        let name = self.cx.text(full);
        match read {
            Err(why) => self.unread(name, why),
            Ok(symbol) => {
                if !symbol.added.is_empty() {
                    let suffix = self.cx.text(symbol.added);
                    self.cx.put(MangledNameSuffix { name, suffix });
                }
                // As the scope of something else it may have its rows already.
                let same = *full == *self.cache.names.symbol(symbol.name);
                let is_function = self.cache.names.kind(symbol.name) == Kind::Function;
                if !same || !is_function || self.cache.told.insert(symbol.name) {
                    self.declaration(symbol.name, name);
                }
            }
        }
    }

    fn unread(&mut self, name: Symbol, why: Unread) {
        let why = self.cx.text(why.to_string().as_bytes());
        self.cx.put(MangledNameUnread { name, why });
    }

    /// The text of a type or scope, which gets its rows if it has none.
    fn part(&mut self, id: Id) -> Symbol {
        if self.cache.told.insert(id) {
            self.rest.push(id);
        }
        let MangledNames { names, mangled, .. } = &mut *self.cache;
        let text = mangled.entry(id).or_insert_with(|| names.mangled(id).into());
        self.cx.text(text)
    }

    /// The same of what may have parameters of templates in it.
    fn resolved(&mut self, id: Id, name: Symbol) -> Option<Symbol> {
        match self.cache.names.resolved(id) {
            Ok(id) => Some(self.part(id)),
            Err(why) => {
                self.unread(name, why);
                None
            }
        }
    }

    fn all_told(&mut self) {
        while let Some(id) = self.rest.pop() {
            let name = self.part(id);
            let form = form(self.cache.names.form(id));
            self.cx.put(MangledForm { ty: name, form });
            if form == NameForm::Declaration {
                self.declaration(id, name);
            } else {
                self.ty(id, name);
            }
        }
    }

    /// What a symbol stands for.
    fn declaration(&mut self, id: Id, name: Symbol) {
        let kind = match self.cache.names.kind(id) {
            Kind::Function => SymbolKind::Function,
            Kind::Variable => SymbolKind::Variable,
            Kind::Special(special) => {
                self.special(id, name);
                return self.cx.put(MangledName { name, kind: special_kind(special) });
            }
        };
        self.cx.put(MangledName { name, kind });
        self.named(id, name);
        match self.cache.names.result(id) {
            Ok(Some(result)) => {
                let ty = self.part(result);
                self.cx.put(MangledResult { name, ty });
            }
            Ok(None) => {}
            Err(why) => self.unread(name, why),
        }
        match self.cache.names.conversion(id) {
            Ok(Some(to)) => {
                let ty = self.part(to);
                self.cx.put(MangledConversion { name, ty });
            }
            Ok(None) => {}
            Err(why) => self.unread(name, why),
        }
        if let Some(structor) = self.cache.names.structor(id) {
            let (kind, variant) = structor_kinds(structor);
            self.cx.put(MangledStructor { name, kind, variant });
        }
        self.parameters(id, name);
    }

    /// Scope, last part, tags and arguments of a name.
    fn named(&mut self, id: Id, name: Symbol) {
        if let Some(scope) = self.cache.names.scope(id)
            && let Some(scope) = self.resolved(scope, name)
        {
            self.cx.put(MangledScope { name, scope });
        }
        if let Some(short) = self.cache.names.short(id) {
            let short = self.cx.text(&short);
            self.cx.put(MangledShortName { name, short });
        }
        for (i, tag) in (0..).zip(self.cache.names.tags(id)) {
            let tag = self.cx.text(tag);
            self.cx.put(MangledTag { name, i, tag });
        }
        match self.cache.names.arguments(id) {
            Ok(arguments) => {
                for (i, &argument) in (0..).zip(&arguments) {
                    let argument = self.part(argument);
                    self.cx.put(MangledArgument { name, i, argument });
                }
            }
            Err(why) => self.unread(name, why),
        }
    }

    /// Parameters and qualifiers of a function or of a type of functions.
    fn parameters(&mut self, id: Id, name: Symbol) {
        match self.cache.names.parameters(id) {
            Ok(parameters) => {
                for (i, &parameter) in (0..).zip(&parameters) {
                    let ty = self.part(parameter);
                    self.cx.put(MangledParameter { name, i, ty });
                }
            }
            Err(why) => self.unread(name, why),
        }
        let (qualifiers, reference) = self.cache.names.qualifiers(id);
        for qualifier in qualifier_words(qualifiers, reference) {
            self.cx.put(MangledQualifier { name, qualifier });
        }
    }

    fn ty(&mut self, id: Id, ty: Symbol) {
        match self.cache.names.text(id) {
            Some(text) => {
                let text = self.cx.text(&text);
                self.cx.put(MangledSpelling { ty, text });
            }
            None => self.unread(ty, Unread::Long),
        }
        if let Some(inner) = self.cache.names.inner(id) {
            let inner = self.part(inner);
            self.cx.put(MangledInner { ty, inner });
        }
        if let Some(class) = self.cache.names.member_class(id) {
            let class = self.part(class);
            self.cx.put(MangledMemberClass { ty, class });
        }
        match self.cache.names.form(id) {
            Form::Named | Form::Unnamed => self.named(id, ty),
            Form::Function => {
                if let Ok(Some(result)) = self.cache.names.result(id) {
                    let result = self.part(result);
                    self.cx.put(MangledResult { name: ty, ty: result });
                }
                self.parameters(id, ty);
            }
            Form::Qualified => self.parameters(id, ty),
            _ => {}
        }
    }

    /// What the ABI made, and for what.
    fn special(&mut self, id: Id, name: Symbol) {
        let names = &self.cache.names;
        let thunk = names.thunk(id).map(|(this, result)| (this.clone(), result.cloned()));
        let construction = names.construction(id).map(|(whole, at)| (whole, decimal(at)));
        let Some(part) = names.special_of(id) else { return };
        let of_type = matches!(names.kind(id), Kind::Special(kind) if is_of_type(kind));
        let part = if of_type {
            self.resolved(part, name)
        } else if names.kind(part) == Kind::Function {
            Some(self.part(part))
        } else {
            let symbol = names.symbol(part);
            Some(self.cx.text(&symbol))
        };
        if let Some(part) = part {
            self.cx.put(MangledSpecial { name, part });
        }
        if let Some((whole, offset)) = construction
            && let Some(whole) = self.resolved(whole, name)
        {
            let offset = self.cx.text(&offset);
            self.cx.put(MangledConstruction { name, whole, offset });
        }
        if let Some((this, result)) = thunk {
            self.adjustment(name, AdjustedPointer::This, &this);
            result.iter().for_each(|offset| {
                self.adjustment(name, AdjustedPointer::Result, offset);
            });
        }
    }

    fn adjustment(&mut self, name: Symbol, of: AdjustedPointer, offset: &Offset) {
        let bytes = self.cx.text(&decimal(&offset.fixed));
        self.cx.put(MangledAdjustment { name, of, bytes });
        if let Some(place) = &offset.place {
            let place = self.cx.text(&decimal(place));
            self.cx.put(MangledVirtualAdjustment { name, of, place });
        }
    }
}

/// A number as names have it, with `n` for a minus.
fn decimal(number: &[u8]) -> Vec<u8> {
    match number.strip_prefix(b"n") {
        Some(rest) => [b"-", rest].concat(),
        None => number.to_vec(),
    }
}

/// Whether what is called so is made for a type.
fn is_of_type(special: Special) -> bool {
    matches!(
        special,
        Special::Vtable
            | Special::Vtt
            | Special::Typeinfo
            | Special::TypeinfoName
            | Special::ConstructionVtable
            | Special::TemplateParameterObject
    )
}

fn special_kind(special: Special) -> SymbolKind {
    match special {
        Special::Vtable => SymbolKind::Vtable,
        Special::Vtt => SymbolKind::Vtt,
        Special::Typeinfo => SymbolKind::Typeinfo,
        Special::TypeinfoName => SymbolKind::TypeinfoName,
        Special::ConstructionVtable => SymbolKind::ConstructionVtable,
        Special::Thunk => SymbolKind::Thunk,
        Special::GuardVariable => SymbolKind::GuardVariable,
        Special::ReferenceTemporary => SymbolKind::ReferenceTemporary,
        Special::ThreadWrapper => SymbolKind::ThreadWrapper,
        Special::ThreadInitialization => SymbolKind::ThreadInitialization,
        Special::TemplateParameterObject => SymbolKind::TemplateParameterObject,
        Special::TransactionClone => SymbolKind::TransactionClone,
        Special::ModuleInitializer => SymbolKind::ModuleInitializer,
        Special::BlockInvocation => SymbolKind::BlockInvocation,
    }
}

fn structor_kinds(structor: Structor) -> (StructorKind, StructorVariant) {
    let kind = if structor.destroys { StructorKind::Destructor } else { StructorKind::Constructor };
    let variant = match structor.variant {
        0 => StructorVariant::Deleting,
        1 => StructorVariant::Complete,
        2 => StructorVariant::Base,
        3 => StructorVariant::Allocating,
        _ => StructorVariant::Unified,
    };
    (kind, variant)
}

fn qualifier_words(
    qualifiers: Qualifiers,
    reference: Option<Reference>,
) -> impl Iterator<Item = NameQualifier> {
    let words = Qualifiers::ALL.into_iter().filter(move |(one, ..)| qualifiers.contains(*one));
    let words = words.map(|(_, code, _)| match code {
        b'K' => NameQualifier::Const,
        b'V' => NameQualifier::Volatile,
        _ => NameQualifier::Restrict,
    });
    words.chain(reference.map(|reference| match reference {
        Reference::Left => NameQualifier::Lvalue,
        Reference::Right => NameQualifier::Rvalue,
    }))
}

fn form(form: Form) -> NameForm {
    match form {
        Form::Builtin => NameForm::Builtin,
        Form::Named => NameForm::Named,
        Form::Unnamed => NameForm::Unnamed,
        Form::Declaration => NameForm::Declaration,
        Form::Pointer => NameForm::Pointer,
        Form::Reference(Reference::Left) => NameForm::LvalueReference,
        Form::Reference(Reference::Right) => NameForm::RvalueReference,
        Form::Qualified => NameForm::Qualified,
        Form::Function => NameForm::Function,
        Form::Array => NameForm::Array,
        Form::Member => NameForm::MemberPointer,
        Form::Vector => NameForm::Vector,
        Form::Dependent => NameForm::Dependent,
        Form::Value => NameForm::Value,
    }
}
