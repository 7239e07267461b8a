//! Metadata: strings, values and nodes, written. <https://llvm.org/docs/LangRef.html#metadata>
//!
//! What the fields of a node are called stands in `debuginfo.rs`; how nodes are built again, in
//! `metadata/build.rs`.

pub mod build;

use crate::cx::Extract;
use crate::debuginfo::{self, Shape, shape};
use crate::error::{Error, Result};
use crate::resolved::{Contents, MetadataRef};
use facts::{
    Metadata, MetadataClass, MetadataClassName, MetadataDistinct, MetadataString, MetadataValue,
    VariableMetadata, VariableType,
};

/// All metadata that belongs to no function.
pub fn extract_all(cx: &mut Extract<'_, '_>) -> Result<()> {
    let numbering = cx.numbering;
    let base = cx.bases().metadata;
    let mut operands = numbering.metadata_operands();
    for (place, &md) in (0..).zip(&numbering.metadata.all) {
        let md = cx.module.metadata(md);
        extract(md, Metadata(base + place), operands.take_next(), cx)?;
        cx.pause()?;
    }
    Ok(())
}

/// Metadata of the function at hand, and metadata as operands of its calls.
pub fn extract_local(cx: &mut Extract<'_, '_>) -> Result<()> {
    let (nodes, operands) = cx.local_metadata();
    for (md, place) in nodes {
        let mut operands = Vec::new();
        md.each_operand(&mut |operand| operands.push(operand));
        let operands: Result<Vec<_>> =
            operands.into_iter().map(|md| md.map(|md| cx.metadata(md)).transpose()).collect();
        extract(md, cx.local(place), &operands?, cx)?;
    }
    for (value, node, place) in operands {
        let v = cx.local(place);
        let ty = cx.type_of(value)?;
        cx.put(VariableType { v, ty });
        let md = cx.metadata(node)?;
        cx.put(VariableMetadata { v, md });
    }
    Ok(())
}

/// The rows of one piece of metadata. `operands` are the ids of what it refers to, in the order of
/// [`each_operand`].
///
/// # Errors
/// When it refers to what has no id.
fn extract<'m>(
    md: MetadataRef<'m>,
    id: Metadata,
    operands: &[Option<Metadata>],
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let mut node = Contents::new();
    let Some(()) = md.fill(&mut node) else {
        return Err(Error::unsupported("an unfinished metadata node", "the module's metadata"));
    };
    let class = node.class();
    cx.put(MetadataClass { md: id, class });
    if node.distinct() {
        cx.put(MetadataDistinct { md: id });
    }
    match shape(class) {
        Shape::String => {
            let text = cx.text(node.string());
            cx.put(MetadataString { md: id, text });
        }
        Shape::Value => {
            if let Some(value) = node.value() {
                let v = cx.value(value)?;
                cx.put(MetadataValue { md: id, v });
            }
        }
        Shape::Node(layout) => debuginfo::extract(&node, layout, id, operands, cx),
    }
    Ok(())
}

/// All metadata that `md` refers to, in LLVM's order, perhaps more than once.
pub fn children<'m>(md: MetadataRef<'m>, f: &mut impl FnMut(MetadataRef<'m>)) {
    md.each_operand(&mut |operand| operand.into_iter().for_each(&mut *f));
}

/// Whether metadata of the class is, or lists, values of the function that uses it.
pub(crate) fn local(class: MetadataClassName) -> bool {
    matches!(class, MetadataClassName::LocalAsMetadata | MetadataClassName::DIArgList)
}
