//! Labels of constants, without their types; long ones are not spelled out.

use super::Labels;
use facts::*;

/// Elements of an aggregate that are spelled out.
const ELEMENTS: usize = 4;

impl Labels<'_> {
    /// A constant that is no global value.
    pub(super) fn constant(&self, v: Value, depth: usize) -> Option<String> {
        if let Some(row) = self.get::<VariableInlineAsmText>(v) {
            let asm = self.quoted(row.text);
            let constraints = self.get::<VariableInlineAsmConstraints>(v);
            let constraints = constraints.map(|row| self.quoted(row.constraints));
            return Some(format!("asm {asm}, {}", constraints.unwrap_or_default()));
        }
        let VariableConstKind { kind, .. } = self.get(v)?;
        let Some(depth) = depth.checked_sub(1) else { return Some("...".to_owned()) };
        Some(match kind {
            ConstantKind::Int => self.integer(v)?,
            ConstantKind::Fp => floating(&self.text(self.get::<VariableConstFp>(v)?.c)),
            ConstantKind::PtrNull => "null".to_owned(),
            ConstantKind::TokenNone => "none".to_owned(),
            ConstantKind::Aggzero => "zeroinitializer".to_owned(),
            ConstantKind::Undef => "undef".to_owned(),
            ConstantKind::Poison => "poison".to_owned(),
            ConstantKind::String => {
                format!("c{}", self.quoted(self.get::<VariableConstString>(v)?.bytes))
            }
            ConstantKind::Struct => {
                let fields = self.index.all::<VariableConstStructField>(v).map(|row| row.sub);
                format!("{{ {} }}", self.elements(fields, depth))
            }
            ConstantKind::Array => {
                let elements = self.index.all::<VariableConstArrayElem>(v).map(|row| row.elem);
                format!("[{}]", self.elements(elements, depth))
            }
            ConstantKind::Vector => {
                let elements = self.index.all::<VariableConstVectorElem>(v).map(|row| row.elem);
                format!("<{}>", self.elements(elements, depth))
            }
            ConstantKind::Blockaddr => {
                let bb = self.get::<VariableBlockaddr>(v)?.b;
                let r#fn = self.get::<BasicblockFunction>(bb)?.r#fn;
                format!("blockaddress({}, {})", self.function(r#fn)?, self.local_block(bb))
            }
            ConstantKind::DsoLocalEquivalent => {
                let target = self.get::<VariableDsoLocalEquivalent>(v)?.target;
                format!("dso_local_equivalent {}", self.operand(target, depth))
            }
            ConstantKind::NoCfi => {
                let target = self.get::<VariableNoCfi>(v)?.target;
                format!("no_cfi {}", self.operand(target, depth))
            }
            ConstantKind::Constexpr => {
                let op = self.get::<VariableConstexprOpcode>(v)?.op;
                match self.expression(op, v, depth) {
                    Some(text) => text,
                    None => format!("{} (...)", op.text()),
                }
            }
        })
    }

    fn integer(&self, v: Value) -> Option<String> {
        let text = self.text(self.get::<VariableConstInt>(v)?.c);
        let ty = self.get::<VariableType>(v)?.ty;
        let is_bool = self.get::<IntegerTypeWidth>(ty).is_some_and(|row| row.bits == 1);
        Some(match (is_bool, text.as_str()) {
            (true, "0") => "false".to_owned(),
            (true, _) => "true".to_owned(),
            (false, _) => text,
        })
    }

    fn elements(&self, elements: impl Iterator<Item = Value>, depth: usize) -> String {
        let mut all: Vec<String> = Vec::new();
        for (i, element) in elements.enumerate() {
            if i == ELEMENTS {
                all.push("...".to_owned());
                break;
            }
            all.push(self.typed(element, depth));
        }
        all.join(", ")
    }

    /// A constant expression, if it is of a common kind.
    fn expression(&self, op: Opcode, v: Value, depth: usize) -> Option<String> {
        if let Some(row) = self.get::<OperationGepBase>(v) {
            let ty = self.ty(self.get::<OperationGepType>(v)?.ty, depth)?;
            let indices = self.index.all::<OperationGepIndex>(v);
            let indices: String =
                indices.map(|row| format!(", {}", self.typed(row.idx, depth))).collect();
            let base = self.typed(row.addr, depth);
            return Some(format!("{} ({ty}, {base}{indices})", op.text()));
        }
        let (src, to) = self.cast(v)?;
        let to = self.ty(to, depth)?;
        Some(format!("{} ({} to {to})", op.text(), self.typed(src, depth)))
    }
}

/// The bits of a floating-point number as a number, where that is exact.
fn floating(bits: &str) -> String {
    let digits = bits.strip_prefix("0x").filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit()));
    let number = digits.and_then(|digits| match digits.len() {
        8 => u32::from_str_radix(digits, 16).ok().map(|n| format!("{:?}", f32::from_bits(n))),
        16 => u64::from_str_radix(digits, 16).ok().map(|n| format!("{:?}", f64::from_bits(n))),
        _ => None,
    });
    number.filter(|text| text.len() < 20 && !text.contains("NaN")).unwrap_or(bits.to_owned())
}

#[cfg(test)]
mod tests {
    use super::floating;

    #[test]
    fn floats_are_numbers_where_these_are_short() {
        assert_eq!(floating("0x3FF8000000000000"), "1.5");
        assert_eq!(floating("0x3FC00000"), "1.5");
        assert_eq!(floating("0x7FF8000000000000"), "0x7FF8000000000000");
        assert_eq!(floating("0xH3C00"), "0xH3C00");
    }
}
