//! Metadata: strings, values and nodes of every class.

use std::marker::PhantomData;

use llvm_sys::prelude::{LLVMContextRef, LLVMMetadataRef, LLVMValueRef};

use super::handle::{Made, MetadataRef, ValueRef};
use super::module::Module;
use super::sys::{self, Str, last_error, slice};
use facts::MetadataClassName;

/// What a piece of metadata is made of.
pub struct Node<'m> {
    class: MetadataClassName,
    raw: sys::Metadata,
    lifetime: PhantomData<&'m ()>,
}

/// What a node is to be made of: see [`Node`] for the meaning of its parts.
#[derive(Debug, Clone, Copy)]
pub struct NewNode<'a, 'm> {
    /// A class of nodes, so none of strings and values.
    pub class: MetadataClassName,
    /// Whether it equals no other node. Always true of a DICompileUnit.
    pub distinct: bool,
    /// All operands of the class, null ones included.
    pub operands: &'a [Option<MetadataRef<'m>>],
    /// All scalars of the class.
    pub scalars: &'a [u64],
    /// DIExpression: elements; DIEnumerator: value, lowest word first.
    pub words: &'a [u64],
}

/// DWARF's vocabularies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum Dwarf {
    /// `DW_TAG_member`
    Tag = 0,
    /// `DW_LANG_C99`
    Language = 1,
    /// `DW_ATE_signed`
    Encoding = 2,
}

/// How many scalars a class has at most.
pub const MAX_SCALARS: usize = 12;

unsafe extern "C" {
    fn lf_md_read(md: LLVMMetadataRef, out: *mut sys::Metadata) -> bool;
    fn lf_md_make(context: LLVMContextRef, node: *const sys::Metadata) -> LLVMMetadataRef;
    fn lf_md_string(context: LLVMContextRef, bytes: Str) -> LLVMMetadataRef;
    fn lf_md_value(value: LLVMValueRef) -> LLVMMetadataRef;
    fn lf_md_as_value(context: LLVMContextRef, md: LLVMMetadataRef) -> LLVMValueRef;
    fn lf_value_as_md(value: LLVMValueRef) -> LLVMMetadataRef;
    fn lf_md_temporary(context: LLVMContextRef) -> LLVMMetadataRef;
    fn lf_md_drop_temporary(temporary: LLVMMetadataRef) -> bool;
    fn lf_md_set_operand(node: LLVMMetadataRef, i: u32, md: LLVMMetadataRef) -> bool;
    fn lf_md_resolved(node: LLVMMetadataRef) -> bool;
    fn lf_md_resolve_cycles(node: LLVMMetadataRef) -> bool;
    fn lf_md_sound(node: LLVMMetadataRef) -> bool;
    fn lf_dwarf_name(kind: u32, number: u32) -> Str;
    fn lf_dwarf_number(kind: u32, name: Str) -> i64;
    #[cfg(test)]
    fn lf_md_class_name(class: u32) -> Str;
}

impl<'m> MetadataRef<'m> {
    /// What it is made of; none for what is no part of a finished module.
    #[inline]
    pub fn read(self) -> Option<Node<'m>> {
        let mut raw = sys::Metadata::default();
        // SAFETY: it is alive.
        if !unsafe { lf_md_read(self.as_raw(), &mut raw) } {
            return None;
        }
        let class = MetadataClassName::from_index(raw.class)?;
        Some(Node { class, raw, lifetime: PhantomData })
    }

    /// Deletes this temporary node; what refers to it refers to null then. No handle of it must be
    /// used again.
    pub fn drop_temporary(self) -> Made<()> {
        // SAFETY: it is alive; the shim checks that it is temporary.
        if unsafe { lf_md_drop_temporary(self.as_raw()) } { Ok(()) } else { Err(last_error()) }
    }

    /// Sets operand `i` of this node, unless only strings may stand there. The node is distinct,
    /// or a uniqued one that waits for a temporary one.
    ///
    /// # Errors
    /// When LLVM could not tell the uniqued node from another one then.
    pub fn set_operand(self, i: u32, operand: MetadataRef<'m>) -> Made<()> {
        // SAFETY: both are alive; the shim checks class, storage and index.
        let done = unsafe { lf_md_set_operand(self.as_raw(), i, operand.as_raw()) };
        if done { Ok(()) } else { Err(last_error()) }
    }

    /// Whether LLVM survives to verify and print this node, once all that it refers to is there.
    pub fn check(self) -> Made<()> {
        // SAFETY: it is alive.
        if unsafe { lf_md_sound(self.as_raw()) } { Ok(()) } else { Err(last_error()) }
    }

    /// The same for an operand of `llvm.module.flags`.
    pub fn check_module_flag(self) -> Made<()> {
        // SAFETY: it is alive.
        if unsafe { sys::lf_module_flag_sound(self.as_raw()) } { Ok(()) } else { Err(last_error()) }
    }

    /// Whether it is no node that waits for a temporary one.
    pub fn is_resolved(self) -> bool {
        // SAFETY: it is alive.
        unsafe { lf_md_resolved(self.as_raw()) }
    }

    /// Ends the waiting of nodes that refer to each other in a circle, once no temporary node is
    /// left in it. LLVM goes around such a circle by recursion.
    pub fn resolve_cycles(self) -> Made<()> {
        // SAFETY: it is alive.
        if unsafe { lf_md_resolve_cycles(self.as_raw()) } { Ok(()) } else { Err(last_error()) }
    }
}

/// The handle of what the shim has just made.
fn made<'m>(raw: LLVMMetadataRef) -> Made<MetadataRef<'m>> {
    // SAFETY: callers have it from a builder, which says null or metadata of their context.
    unsafe { MetadataRef::from_raw(raw) }.ok_or_else(last_error)
}

impl Module {
    /// The string of these bytes.
    pub fn metadata_string(&self, bytes: &[u8]) -> Made<MetadataRef<'_>> {
        // SAFETY: the context is alive, and the shim copies the bytes.
        made(unsafe { lf_md_string(self.context(), Str::of(bytes)) })
    }

    /// The node of these parts; for a uniqued one, that which is there already if there is one.
    ///
    /// # Errors
    /// When LLVM would not survive such a node.
    pub fn metadata_node<'m>(&'m self, node: &NewNode<'_, 'm>) -> Made<MetadataRef<'m>> {
        let mut scalars = [0; MAX_SCALARS];
        let Some(room) = scalars.get_mut(..node.scalars.len()) else {
            return Err(format!("no class has {} scalars", node.scalars.len()));
        };
        room.copy_from_slice(node.scalars);
        let Ok(n_operands) = u32::try_from(node.operands.len()) else {
            return Err(format!("no node has {} operands", node.operands.len()));
        };
        let raw = sys::Metadata {
            class: node.class as u32,
            distinct: node.distinct.into(),
            n_scalars: node.scalars.len() as u32,
            n_operands,
            operands: node.operands.as_ptr().cast(),
            words: node.words.as_ptr(),
            n_words: node.words.len(),
            scalars,
            ..sys::Metadata::default()
        };
        // SAFETY: the context and the operands are alive, and the shim checks the rest; an
        // optional `MetadataRef` is a pointer that may be null.
        made(unsafe { lf_md_make(self.context(), &raw) })
    }

    /// A stand-in for a uniqued node that refers to itself through others. It must be replaced.
    pub fn temporary_metadata(&self) -> Made<MetadataRef<'_>> {
        // SAFETY: the context is alive.
        made(unsafe { lf_md_temporary(self.context()) })
    }

    /// Metadata as a value, the operand of a call.
    ///
    /// # Errors
    /// When LLVM would take other metadata in its place: the constant for a node that has nothing
    /// but a constant, the empty node for one that has nothing but null.
    pub fn metadata_value<'m>(&'m self, md: MetadataRef<'m>) -> Made<ValueRef<'m>> {
        // SAFETY: both are alive, and so is the value as long as the context.
        unsafe { ValueRef::from_raw(lf_md_as_value(self.context(), md.as_raw())) }
            .ok_or_else(last_error)
    }
}

impl<'m> ValueRef<'m> {
    /// The metadata that a value is, the operand of a call; none of other values.
    #[inline]
    pub fn as_metadata(self) -> Option<MetadataRef<'m>> {
        // SAFETY: the value is alive, and so is its metadata.
        unsafe { MetadataRef::from_raw(lf_value_as_md(self.as_raw())) }
    }

    /// A constant, an argument or an instruction as metadata.
    pub fn to_metadata(self) -> Made<MetadataRef<'m>> {
        // SAFETY: the value is alive.
        made(unsafe { lf_md_value(self.as_raw()) })
    }
}

impl<'m> Node<'m> {
    /// LLVM's class.
    #[inline]
    pub fn class(&self) -> MetadataClassName {
        self.class
    }

    /// Whether it equals no other node, whatever its contents.
    #[inline]
    pub fn distinct(&self) -> bool {
        self.raw.distinct != 0
    }

    /// The operands as LLVM orders them, arguments for a DIArgList. A DILocation or DISubprogram
    /// may lack the last ones if they are null.
    #[inline]
    pub fn operands(&self) -> &'m [Option<MetadataRef<'m>>] {
        // SAFETY: the operands lie in the node, which nobody changes while it is read, and an
        // optional `MetadataRef` is a pointer that may be null.
        unsafe { slice(self.raw.operands.cast(), self.raw.n_operands as usize) }
    }

    /// The scalars in the order of the shim.
    #[inline]
    pub fn scalars(&self) -> &[u64] {
        &self.raw.scalars[..self.raw.n_scalars as usize]
    }

    /// DIExpression: elements; DIEnumerator: value, lowest word first.
    #[inline]
    pub fn words(&self) -> &'m [u64] {
        // SAFETY: the words belong to the node, which nobody changes while it is read.
        unsafe { slice(self.raw.words, self.raw.n_words) }
    }

    /// The bytes of a string; empty for others.
    #[inline]
    pub fn string(&self) -> &'m [u8] {
        // SAFETY: the bytes belong to the context.
        unsafe { self.raw.string.bytes() }
    }

    /// The value that it is, if it is one.
    #[inline]
    pub fn value(&self) -> Option<ValueRef<'m>> {
        // SAFETY: the value lives as long as its metadata.
        unsafe { ValueRef::from_raw(self.raw.value) }
    }
}

impl Dwarf {
    /// DWARF's name of a number, if it has one.
    pub fn name(self, number: u64) -> Option<&'static [u8]> {
        let number = u32::try_from(number).ok()?;
        // SAFETY: the names are literals of LLVM.
        let name = unsafe { lf_dwarf_name(self as u32, number).bytes() };
        (!name.is_empty()).then_some(name)
    }

    /// The number of such a name.
    pub fn number(self, name: &[u8]) -> Option<u64> {
        // SAFETY: the shim only reads the bytes.
        u64::try_from(unsafe { lf_dwarf_number(self as u32, Str::of(name)) }).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schema_has_the_classes_of_llvm_in_order() {
        // SAFETY: the names are literals of the shim.
        let name = |class| unsafe { lf_md_class_name(class).bytes() };
        for (index, class) in MetadataClassName::ALL.iter().enumerate() {
            assert_eq!(name(index as u32), class.text().as_bytes());
        }
        assert_eq!(name(MetadataClassName::ALL.len() as u32), b"");
    }

    #[test]
    fn dwarf_names_lead_back_to_their_numbers() {
        for (kind, some) in [(Dwarf::Tag, 0x0d), (Dwarf::Language, 0x0c), (Dwarf::Encoding, 0x05)] {
            assert!(kind.name(some).is_some());
            for number in 0..1 << 16 {
                if let Some(name) = kind.name(number) {
                    assert_eq!(kind.number(name), Some(number));
                }
            }
            assert_eq!(kind.number(b"DW_no_such_name"), None);
            assert_eq!(kind.number(b""), None);
        }
    }
}
