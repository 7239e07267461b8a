//! Metadata: strings, values and nodes, written. <https://llvm.org/docs/LangRef.html#metadata>
//!
//! What the fields of a node are called stands in `debuginfo.rs`; how nodes are built again, in
//! `metadata/build.rs`.

pub mod build;

use std::ops::Range;

use smallvec::SmallVec;

use crate::cx::Extract;
use crate::debuginfo::{self, Shape, shape};
use crate::error::{Error, Result};
use crate::resolved::{Contents, MetadataRef};
use facts::{
    Metadata, MetadataClass, MetadataClassName, MetadataDistinct, MetadataString, MetadataValue,
    VariableMetadata, VariableType,
};

/// Metadata that belongs to no function, by its places.
pub fn extract_all(places: Range<usize>, cx: &mut Extract<'_, '_>) -> Result<()> {
    let numbering = cx.numbering;
    let first = cx.bases().metadata + places.start as u32;
    for (id, &md) in (first..).zip(&numbering.metadata()[places]) {
        extract(cx.module.metadata(md), Metadata(id), cx)?;
        cx.pause()?;
    }
    Ok(())
}

/// Metadata of the function at hand, and metadata as operands of its calls.
pub fn extract_local(cx: &mut Extract<'_, '_>) -> Result<()> {
    let arguments = cx.arguments();
    for (md, place) in arguments.metadata() {
        extract(md, cx.local(place), cx)?;
    }
    for (value, node, place) in arguments.metadata_values() {
        let v = cx.local(place);
        let ty = cx.type_of(value)?;
        cx.put(VariableType { v, ty });
        let md = cx.metadata(node)?;
        cx.put(VariableMetadata { v, md });
    }
    Ok(())
}

/// The rows of one piece of metadata.
///
/// # Errors
/// When it refers to what has no id.
fn extract<'m>(md: MetadataRef<'m>, id: Metadata, cx: &mut Extract<'m, '_>) -> Result<()> {
    let mut node = Contents::new();
    let mut operands = SmallVec::<[Option<Metadata>; 16]>::new();
    let mut missing = None;
    let filled = md.fill(&mut node, &mut |operand| {
        operands.push(
            operand
                .and_then(|operand| cx.metadata(operand).map_err(|why| missing = Some(why)).ok()),
        );
    });
    if let Some(why) = missing {
        return Err(why);
    }
    let Some(()) = filled else {
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
        Shape::Node(layout) => debuginfo::extract(&node, layout, id, &operands, cx),
    }
    Ok(())
}

/// Whether metadata of the class is, or lists, values of the function that uses it.
pub(crate) fn local(class: MetadataClassName) -> bool {
    matches!(class, MetadataClassName::LocalAsMetadata | MetadataClassName::DIArgList)
}
