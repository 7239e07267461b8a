//! Labels of metadata: the class, and what people know a node by.

use super::Labels;
use facts::*;

impl Labels<'_> {
    pub(super) fn metadata(&self, md: Metadata, depth: usize) -> Option<String> {
        if let Some(row) = self.get::<MetadataString>(md) {
            return Some(format!("!{}", self.quoted(row.text)));
        }
        if let Some(row) = self.get::<MetadataValue>(md) {
            return Some(self.typed(row.v, depth.max(1)));
        }
        let MetadataClass { class, .. } = self.get(md)?;
        let Some(depth) = depth.checked_sub(1) else { return Some("!...".to_owned()) };
        if class == MetadataClassName::MDTuple {
            let operands = self.index.all::<MetadataOperand>(md).take(4);
            let mut texts: Vec<String> =
                operands.map(|row| self.metadata(row.op, depth).unwrap_or_default()).collect();
            if self.index.all::<MetadataOperand>(md).nth(4).is_some() {
                texts.push("...".to_owned());
            }
            return Some(format!("!{{{}}}", texts.join(", ")));
        }
        let mut parts = Vec::new();
        for MetadataRef { field, op, .. } in self.index.all(md) {
            let named = matches!(field, MetadataRefName::Name | MetadataRefName::Filename);
            if let Some(row) = self.get::<MetadataString>(op).filter(|_| named) {
                parts.push(format!("{}: {}", field.text(), self.quoted(row.text)));
            }
        }
        for MetadataField { field, value, .. } in self.index.all(md) {
            if matches!(field, MetadataFieldName::Line | MetadataFieldName::Column) {
                parts.push(format!("{}: {}", field.text(), self.text(value)));
            }
        }
        Some(format!("!{}({})", class.text(), parts.join(", ")))
    }
}
