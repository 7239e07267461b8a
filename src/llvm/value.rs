//! What a module is made of, as handles that live no longer than it: values, types, blocks,
//! attributes. Reading only; `build.rs` makes them.

use std::marker::PhantomData;
use std::ptr::NonNull;

use super::handle::{
    AttributeListRef, AttributeSetRef, BlockRef, Comdat, MetadataRef, NamedMetadataRef, Of,
    TypeRef, ValueRef,
};
use super::sys::{self, slice};

mod constant;
mod inst;

pub use constant::{Constant, Global, InlineAsm};
pub use inst::Inst;

/// Which sort of value it is, as far as ids care.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ValueClass {
    /// A constant other than a global value.
    Constant,
    /// A variable, function, alias or ifunc.
    Global,
    /// An argument or the result of an instruction.
    Local,
    /// A basic block, as a label.
    Block,
    /// Metadata, as an argument.
    Metadata,
    /// Inline assembler, as a callee.
    InlineAsm,
}

impl<'m> ValueRef<'m> {
    /// The name, without sigil; empty if there is none.
    pub fn name(self) -> &'m [u8] {
        // SAFETY: the value is alive, and so is its name.
        unsafe { sys::lf_value_name(self.as_raw()).bytes() }
    }

    /// The type.
    pub fn ty(self) -> TypeRef<'m> {
        // SAFETY: every value has a type, which its context owns.
        TypeRef(
            unsafe { NonNull::new_unchecked(sys::lf_value_type(self.as_raw()).cast()) },
            PhantomData,
        )
    }

    /// What sort of value it is.
    pub fn class(self) -> ValueClass {
        // SAFETY: the value is alive.
        match unsafe { sys::lf_value_class(self.as_raw()) } {
            0 => ValueClass::Constant,
            1 => ValueClass::Global,
            3 => ValueClass::Block,
            4 => ValueClass::Metadata,
            2 => ValueClass::Local,
            5 => ValueClass::InlineAsm,
            other => unreachable!("lf_value_class knows no class {other}"),
        }
    }

    /// The block that it is, if it is one.
    pub fn as_block(self) -> Option<BlockRef<'m>> {
        (self.class() == ValueClass::Block).then_some(BlockRef(self.0, PhantomData))
    }

    /// The parameters of a function.
    pub fn params(self) -> impl Iterator<Item = ValueRef<'m>> {
        // SAFETY: `lf_function_params` and `_param` check that it is a function.
        let n = unsafe { sys::lf_function_params(self.as_raw()) };
        (0..n).filter_map(move |i| unsafe {
            ValueRef::from_raw(sys::lf_function_param(self.as_raw(), i))
        })
    }

    /// What is special to a global value.
    pub fn global(self) -> Global<'m> {
        let mut info = sys::Global::default();
        // SAFETY: the value is alive; of another sort it leaves zeros.
        unsafe { sys::lf_global(self.as_raw(), &mut info) };
        Global { info, of: PhantomData }
    }

    /// What is special to a constant; none of other values.
    pub fn constant(self) -> Option<Constant<'m>> {
        let mut info = sys::Constant::default();
        // SAFETY: the value is alive.
        unsafe { sys::lf_constant(self.as_raw(), &mut info) };
        (info.kind != u32::MAX).then_some(Constant { value: self, info })
    }

    /// What is special to inline assembler; none of other values.
    pub fn inline_asm(self) -> Option<InlineAsm<'m>> {
        let mut info = sys::InlineAsm::default();
        // SAFETY: the value is alive, and so are its strings and its type.
        unsafe {
            if !sys::lf_inline_asm(self.as_raw(), &mut info) {
                return None;
            }
            Some(InlineAsm {
                ty: TypeRef::from_raw(info.ty)?,
                text: info.text.bytes(),
                constraints: info.constraints.bytes(),
                side_effect: info.side_effect != 0,
                align_stack: info.align_stack != 0,
                intel: info.intel != 0,
                unwind: info.unwind != 0,
            })
        }
    }

    /// Attachments of a global or an instruction, by kind; an instruction's `dbg` is none of them.
    pub fn attachments(self) -> Vec<(u32, MetadataRef<'m>)> {
        let mut found = vec![sys::Attachment::default(); 8];
        // SAFETY: `found` has the room that is said; the nodes are the module's.
        unsafe {
            let n = sys::lf_attachments(self.as_raw(), found.as_mut_ptr(), 8) as usize;
            if n > found.len() {
                found.resize(n, sys::Attachment::default());
                sys::lf_attachments(self.as_raw(), found.as_mut_ptr(), n as u32);
            }
            found.truncate(n);
            let node = |a: sys::Attachment| Some((a.kind, MetadataRef::from_raw(a.node)?));
            found.into_iter().filter_map(node).collect()
        }
    }
}

/// A type, taken apart.
pub struct TypeInfo<'m> {
    info: sys::Type,
    of: Of<'m>,
}

impl<'m> TypeRef<'m> {
    /// The type, taken apart.
    pub fn info(self) -> TypeInfo<'m> {
        let mut info = sys::Type::default();
        // SAFETY: the type is alive.
        unsafe { sys::lf_type(self.as_raw(), &mut info) };
        TypeInfo { info, of: PhantomData }
    }
}

impl<'m> TypeInfo<'m> {
    /// The place in the schema's TypeKind.
    pub fn kind(&self) -> u32 {
        self.info.kind
    }
    /// Width of an integer, FloatKind, or address space of a pointer.
    pub fn number(&self) -> u32 {
        self.info.number
    }
    /// Elements of an array or vector.
    pub fn count(&self) -> u64 {
        self.info.count
    }
    /// Elements, fields, pointee; of a function the result and the parameters.
    pub fn contained(&self) -> &'m [TypeRef<'m>] {
        // SAFETY: the context owns the array, and a handle is one pointer that is not null.
        unsafe { slice(self.info.contained.cast(), self.info.n_contained) }
    }
    /// The name of an identified struct.
    pub fn name(&self) -> Option<&'m [u8]> {
        // SAFETY: the name is the context's.
        (!self.info.name.data.is_null()).then(|| unsafe { self.info.name.bytes() })
    }
    /// A struct without a body.
    pub fn is_opaque(&self) -> bool {
        self.info.opaque != 0
    }
    /// A struct without a name.
    pub fn is_literal(&self) -> bool {
        self.info.literal != 0
    }
    /// A struct without padding.
    pub fn is_packed(&self) -> bool {
        self.info.packed != 0
    }
    /// A type of functions that take more arguments.
    pub fn is_varargs(&self) -> bool {
        self.info.varargs != 0
    }
}

/// One attribute.
pub enum AttributeRef<'m> {
    /// A kind alone: `nounwind`.
    Enum(&'m [u8]),
    /// A kind with a number: `align 8`.
    Int(&'m [u8], u64),
    /// A kind with a type: `sret(%pair)`.
    Type(&'m [u8], Option<TypeRef<'m>>),
    /// A key with a value, both free text.
    String(&'m [u8], &'m [u8]),
}

impl<'m> AttributeListRef<'m> {
    /// The sets that are not empty: index 0 is the function's, 1 the result's, then the parameters'.
    pub fn sets(self) -> impl Iterator<Item = (u32, AttributeSetRef<'m>)> {
        // SAFETY: the list is alive, and the context owns its sets.
        let n = unsafe { sys::lf_attribute_list_len(self.as_raw()) };
        (0..n).filter_map(move |i| unsafe {
            Some((i, AttributeSetRef::from_raw(sys::lf_attribute_list_get(self.as_raw(), i))?))
        })
    }
}

impl<'m> AttributeSetRef<'m> {
    /// The attributes, in order.
    pub fn attributes(self) -> impl Iterator<Item = AttributeRef<'m>> {
        // SAFETY: the set is alive, and the context owns its strings and types.
        let n = unsafe { sys::lf_attribute_set_len(self.as_raw()) };
        (0..n).map(move |i| unsafe {
            let mut a = sys::Attribute::default();
            sys::lf_attribute(self.as_raw(), i, &mut a);
            match a.form {
                0 => AttributeRef::Enum(a.kind.bytes()),
                1 => AttributeRef::Int(a.kind.bytes(), a.number),
                2 => AttributeRef::Type(a.kind.bytes(), TypeRef::from_raw(a.ty)),
                3 => AttributeRef::String(a.kind.bytes(), a.value.bytes()),
                other => unreachable!("lf_attribute knows no form {other}"),
            }
        })
    }
}

impl<'m> Comdat<'m> {
    /// The name, without sigil.
    pub fn name(self) -> &'m [u8] {
        // SAFETY: the comdat is alive.
        unsafe { sys::lf_comdat_name(self.as_raw()).bytes() }
    }
    /// The place in the schema's SelectionKind.
    pub fn kind(self) -> u32 {
        // SAFETY: the comdat is alive.
        unsafe { sys::lf_comdat_kind(self.as_raw()) }
    }
}

impl<'m> NamedMetadataRef<'m> {
    /// The name, without sigil.
    pub fn name(self) -> &'m [u8] {
        // SAFETY: the node is alive.
        unsafe { sys::lf_named_metadata_name(self.as_raw()).bytes() }
    }
    /// The operands, in order.
    pub fn operands(self) -> impl Iterator<Item = MetadataRef<'m>> {
        // SAFETY: the node is alive, and so are its operands.
        let n = unsafe { sys::lf_named_metadata_len(self.as_raw()) };
        (0..n).filter_map(move |i| unsafe {
            MetadataRef::from_raw(sys::lf_named_metadata_operand(self.as_raw(), i))
        })
    }
}

/// The operands of a user.
#[derive(Copy, Clone)]
pub struct Operands<'m>(&'m [sys::Use], Of<'m>);

impl<'m> Operands<'m> {
    /// How many there are.
    pub fn len(self) -> usize {
        self.0.len()
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
    /// The operand at this place.
    #[inline]
    pub fn get(self, i: usize) -> Option<ValueRef<'m>> {
        // SAFETY: an operand belongs to the module.
        unsafe { ValueRef::from_raw(self.0.get(i)?.value) }
    }
    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = ValueRef<'m>> {
        // SAFETY: see above.
        self.0.iter().filter_map(|u| unsafe { ValueRef::from_raw(u.value) })
    }
    /// Those at these places; none if there are not so many.
    pub fn slice(self, range: std::ops::Range<usize>) -> Self {
        Self(self.0.get(range).unwrap_or(&[]), PhantomData)
    }
}
