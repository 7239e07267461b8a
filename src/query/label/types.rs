//! Labels of types, as LLVM writes them. An identified struct is its name.

use super::Labels;
use facts::*;

impl Labels<'_> {
    pub(super) fn ty(&self, ty: Type, depth: usize) -> Option<String> {
        let TypeKindRow { kind, .. } = self.get(ty)?;
        let Some(depth) = depth.checked_sub(1) else { return Some("...".to_owned()) };
        let part = |ty| self.ty(ty, depth).unwrap_or_else(|| "?".to_owned());
        Some(match kind {
            TypeKind::Void
            | TypeKind::Label
            | TypeKind::Token
            | TypeKind::Metadata
            | TypeKind::X86Mmx
            | TypeKind::X86Amx => kind.text().to_owned(),
            TypeKind::Integer => format!("i{}", self.get::<IntegerTypeWidth>(ty)?.bits),
            TypeKind::Floatingpoint => {
                self.get::<FloatingpointTypeKind>(ty)?.kind.text().to_owned()
            }
            TypeKind::Pointer => {
                let space = match self.get::<PointerTypeAddrSpace>(ty) {
                    Some(PointerTypeAddrSpace { addr, .. }) if addr > 0 => {
                        format!(" addrspace({addr})")
                    }
                    _ => String::new(),
                };
                match self.get::<PointerTypeComponent>(ty) {
                    Some(row) => format!("{}{space}*", part(row.pointee)),
                    None => format!("ptr{space}"),
                }
            }
            TypeKind::FixedVector => {
                let size = self.text(self.get::<VectorTypeSize>(ty)?.size);
                format!("<{size} x {}>", part(self.get::<VectorTypeComponent>(ty)?.comp_ty))
            }
            TypeKind::ScalableVector => {
                let size = self.text(self.get::<VectorTypeMinSize>(ty)?.min_size);
                let element = part(self.get::<VectorTypeComponent>(ty)?.comp_ty);
                format!("<vscale x {size} x {element}>")
            }
            TypeKind::Array => {
                let size = self.text(self.get::<ArrayTypeSize>(ty)?.size);
                format!("[{size} x {}]", part(self.get::<ArrayTypeComponent>(ty)?.comp_ty))
            }
            TypeKind::Struct => self.structure(ty, &part),
            TypeKind::Function => {
                let params = self.index.all::<FnTypeParam>(ty).map(|row| part(row.param_ty));
                let mut params: Vec<String> = params.collect();
                if self.has::<FnTypeVarargs>(ty) {
                    params.push("...".to_owned());
                }
                let result = part(self.get::<FnTypeReturn>(ty)?.ret_ty);
                format!("{result} ({})", params.join(", "))
            }
        })
    }

    fn structure(&self, ty: Type, part: &dyn Fn(Type) -> String) -> String {
        if let Some(row) = self.get::<StructTypeName>(ty) {
            return self.name('%', row.name);
        }
        if !self.has::<StructTypeLiteral>(ty) {
            // LLVM's number for it depends on what is printed before.
            return format!("%{}", ty.0);
        }
        let fields: Vec<String> =
            self.index.all::<StructTypeField>(ty).map(|row| part(row.f_ty)).collect();
        let text = match &fields[..] {
            [] => "{}".to_owned(),
            fields => format!("{{ {} }}", fields.join(", ")),
        };
        if self.has::<StructTypePacked>(ty) { format!("<{text}>") } else { text }
    }
}
