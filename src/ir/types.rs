//! Types. <https://llvm.org/docs/LangRef.html#type-system>

use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::layout::{DataLayout, Layout, Shape};
use crate::rebuilt::{TypeRef, ValueRef};
use crate::resolved;
use facts::*;

pub fn extract_all(cx: &mut Extract<'_, '_>) -> Result<()> {
    let numbering = cx.numbering;
    if wants_sizes(cx) {
        cx.layout = Some(layout(cx)?.into());
    }
    for (place, ty) in (0..).zip(numbering.types()) {
        let id = cx.ty(ty)?;
        extract(ty, id, cx)?;
        extract_size(id, place, cx);
    }
    Ok(())
}

fn wants_sizes(cx: &Extract<'_, '_>) -> bool {
    cx.wants::<TypeSizeBits>()
        || cx.wants::<TypeAllocSize>()
        || cx.wants::<TypeAbiAlign>()
        || cx.wants::<StructTypeFieldOffset>()
        || cx.wants::<OperationGepOffset>()
}

/// How all types lie in memory.
fn layout(cx: &Extract<'_, '_>) -> Result<Layout> {
    let numbering = cx.numbering;
    let shapes: Result<Vec<Shape>> = numbering.types().map(|ty| shape(ty, cx)).collect();
    let data = DataLayout::parse(cx.module.data_layout());
    let data = data.map_err(|why| Error::unsupported(why, "the module's data layout"))?;
    Ok(Layout::of(data, &shapes?))
}

/// A type, as far as its size goes.
fn shape<'m>(ty: resolved::TypeRef<'m>, cx: &Extract<'m, '_>) -> Result<Shape> {
    let element = || match ty.contained().next().and_then(|element| cx.type_place(element)) {
        Some(place) => Ok(place),
        None => Err(Error::unsupported("a type without elements", "a type")),
    };
    let count = ty.count();
    Ok(match ty.kind() {
        TypeKind::Void
        | TypeKind::Label
        | TypeKind::Token
        | TypeKind::Metadata
        | TypeKind::Function => Shape::Unsized,
        TypeKind::X86Mmx => Shape::Mmx,
        TypeKind::X86Amx => Shape::Amx,
        TypeKind::Integer => Shape::Integer(width(ty)?),
        TypeKind::Floatingpoint => Shape::Float(float_kind(ty)?),
        TypeKind::Pointer => Shape::Pointer(ty.address_space()),
        TypeKind::FixedVector => Shape::Vector { element: element()?, count, scalable: false },
        TypeKind::ScalableVector => Shape::Vector { element: element()?, count, scalable: true },
        TypeKind::Array => Shape::Array { element: element()?, count },
        TypeKind::Struct if ty.is_opaque() => Shape::Unsized,
        TypeKind::Struct => {
            let fields = ty.contained().filter_map(|field| cx.type_place(field)).collect();
            Shape::Struct { fields, packed: ty.is_packed() }
        }
    })
}

/// Views: what the module's data layout says.
fn extract_size(ty: Type, place: u32, cx: &mut Extract<'_, '_>) {
    let Some(layout) = cx.layout.clone() else { return };
    let Some(size) = layout.size(place).filter(|size| !size.scalable) else { return };
    let (bits, bytes, align) =
        (cx.number(size.bits), cx.number(size.bytes()), cx.number(size.align));
    cx.put(TypeSizeBits { ty, bits });
    cx.put(TypeAllocSize { ty, bytes });
    cx.put(TypeAbiAlign { ty, bytes: align });
    for (i, &offset) in (0..).zip(layout.offsets(place)) {
        let bytes = cx.number(offset);
        cx.put(StructTypeFieldOffset { ty, i, bytes });
    }
}

fn width(ty: resolved::TypeRef<'_>) -> Result<u32> {
    ty.width().ok_or_else(|| Error::unsupported("an integer without a width", "a type"))
}

fn float_kind(ty: resolved::TypeRef<'_>) -> Result<FloatKind> {
    ty.float_kind().ok_or_else(|| Error::unsupported("a floating-point format", "a type"))
}

fn extract<'m>(r: resolved::TypeRef<'m>, ty: Type, cx: &mut Extract<'m, '_>) -> Result<()> {
    let kind = r.kind();
    cx.put(TypeKindRow { ty, kind });
    match kind {
        TypeKind::Void => cx.put(VoidType { ty }),
        TypeKind::Label => cx.put(Label { ty }),
        TypeKind::Token => cx.put(TokenType { ty }),
        TypeKind::Metadata => cx.put(MetadataType { ty }),
        TypeKind::X86Mmx => cx.put(X86MmxType { ty }),
        TypeKind::X86Amx => cx.put(X86AmxType { ty }),
        TypeKind::Integer => {
            cx.put(IntegerType { ty });
            cx.put(IntegerTypeWidth { ty, bits: width(r)? });
        }
        TypeKind::Floatingpoint => {
            cx.put(FloatingpointType { ty });
            cx.put(FloatingpointTypeKind { ty, kind: float_kind(r)? });
        }
        TypeKind::Pointer => {
            cx.put(PointerType { ty });
            cx.put(PointerTypeAddrSpace { ty, addr: r.address_space() });
            match r.contained().next() {
                Some(pointee) => {
                    let pointee = cx.ty(pointee)?;
                    cx.put(PointerTypeComponent { ty, pointee });
                }
                None => cx.put(PointerTypeOpaque { ty }),
            }
        }
        TypeKind::FixedVector | TypeKind::ScalableVector => {
            cx.put(VectorType { ty });
            let size = cx.number(r.count());
            if kind == TypeKind::FixedVector {
                cx.put(VectorTypeSize { ty, size });
            } else {
                cx.put(VectorTypeMinSize { ty, min_size: size });
            }
            for element in r.contained() {
                let comp_ty = cx.ty(element)?;
                cx.put(VectorTypeComponent { ty, comp_ty });
            }
        }
        TypeKind::Array => {
            cx.put(ArrayType { ty });
            let size = cx.number(r.count());
            cx.put(ArrayTypeSize { ty, size });
            for element in r.contained() {
                let comp_ty = cx.ty(element)?;
                cx.put(ArrayTypeComponent { ty, comp_ty });
            }
        }
        TypeKind::Struct => {
            cx.put(StructType { ty });
            if r.is_literal() {
                cx.put(StructTypeLiteral { ty });
            }
            if r.is_packed() {
                cx.put(StructTypePacked { ty });
            }
            if let Some(name) = r.name() {
                let name = cx.text(name);
                cx.put(StructTypeName { ty, name });
            }
            if r.is_opaque() {
                cx.put(OpaqueStructType { ty });
                return Ok(());
            }
            cx.put(StructTypeNfields { ty, n: r.contained().count() as u32 });
            for (i, field) in (0..).zip(r.contained()) {
                let f_ty = cx.ty(field)?;
                cx.put(StructTypeField { ty, i, f_ty });
            }
        }
        TypeKind::Function => {
            cx.put(FnType { ty });
            if r.is_varargs() {
                cx.put(FnTypeVarargs { ty });
            }
            let mut inner = r.contained();
            if let Some(result) = inner.next() {
                let ret_ty = cx.ty(result)?;
                cx.put(FnTypeReturn { fn_ty: ty, ret_ty });
                cx.put(FnTypeNparams { fn_ty: ty, n: r.contained().count() as u32 - 1 });
                for (i, param) in (0..).zip(inner) {
                    let param_ty = cx.ty(param)?;
                    cx.put(FnTypeParam { fn_ty: ty, i, param_ty });
                }
            }
        }
    }
    Ok(())
}

/// The type `ty`, made when it is first asked for.
///
/// # Errors
/// When facts are missing or describe no type.
pub fn get(ty: Type, cx: &mut Rebuild<'_>) -> Result<TypeRef> {
    match cx.known.types.get(&ty.id()) {
        Some(Some(made)) => return Ok(*made),
        Some(None) => {
            return Err(cx.bad::<TypeKindRow>(
                ty,
                "the type contains itself; only through an identified struct can it",
            ));
        }
        None => {}
    }
    cx.know()?.types.insert(ty.id(), None);
    let outermost = !std::mem::replace(&mut cx.in_type, true);
    let made =
        cx.deeper(|cx| cx.bad::<TypeKindRow>(ty, "types nest too deeply"), |cx| rebuild(ty, cx))?;
    cx.know()?.types.insert(ty.id(), Some(made));
    if outermost {
        while let Some((ty, made)) = cx.bodies.pop() {
            rebuild_body(ty, made, cx)?;
        }
        cx.in_type = false;
    }
    Ok(made)
}

/// The type of a value, by `variable_type`.
///
/// # Errors
/// As of [`get`].
pub fn of(value: Value, cx: &mut Rebuild<'_>) -> Result<TypeRef> {
    let row: VariableType = cx.need(value)?;
    get(row.ty, cx)
}

/// Checks that what was made of a value has the type that the facts say.
///
/// # Errors
/// When it has another, or the facts say none.
pub fn check(value: Value, made: ValueRef, cx: &mut Rebuild<'_>) -> Result<()> {
    if of(value, cx)? == cx.module.type_of(made) {
        return Ok(());
    }
    Err(cx.bad::<VariableType>(value, format!("value {} is of another type", value.id())))
}

fn rebuild(ty: Type, cx: &mut Rebuild<'_>) -> Result<TypeRef> {
    let kind = cx.need::<TypeKindRow>(ty)?.kind;
    let made = match kind {
        TypeKind::Void
        | TypeKind::Label
        | TypeKind::Token
        | TypeKind::Metadata
        | TypeKind::X86Mmx
        | TypeKind::X86Amx => cx.module.types.simple(kind, 0),
        TypeKind::Integer => {
            let width: IntegerTypeWidth = cx.need(ty)?;
            cx.module.types.simple(kind, width.bits)
        }
        TypeKind::Floatingpoint => {
            let format: FloatingpointTypeKind = cx.need(ty)?;
            Ok(cx.module.types.float(format.kind))
        }
        TypeKind::Pointer => {
            let space: PointerTypeAddrSpace = cx.need(ty)?;
            let pointee = if cx.has::<PointerTypeOpaque>(ty) {
                None
            } else {
                Some(cx.need::<PointerTypeComponent>(ty)?.pointee)
            };
            let pointee = pointee.map(|pointee| get(pointee, cx)).transpose()?;
            cx.module.types.pointer(pointee, space.addr)
        }
        TypeKind::FixedVector => {
            let size: VectorTypeSize = cx.need(ty)?;
            let element: VectorTypeComponent = cx.need(ty)?;
            let count = cx.number::<VectorTypeSize>(size.size, ty)?;
            let element = get(element.comp_ty, cx)?;
            cx.module.types.vector(element, count, false)
        }
        TypeKind::ScalableVector => {
            let size: VectorTypeMinSize = cx.need(ty)?;
            let element: VectorTypeComponent = cx.need(ty)?;
            let count = cx.number::<VectorTypeMinSize>(size.min_size, ty)?;
            let element = get(element.comp_ty, cx)?;
            cx.module.types.vector(element, count, true)
        }
        TypeKind::Array => {
            let size: ArrayTypeSize = cx.need(ty)?;
            let element: ArrayTypeComponent = cx.need(ty)?;
            let count = cx.number::<ArrayTypeSize>(size.size, ty)?;
            let element = get(element.comp_ty, cx)?;
            cx.module.types.array(element, count)
        }
        TypeKind::Struct => return rebuild_struct(ty, cx),
        TypeKind::Function => {
            let result: FnTypeReturn = cx.need(ty)?;
            let result = get(result.ret_ty, cx)?;
            let mut params = Vec::new();
            for row in counted::<FnTypeParam>(cx.need::<FnTypeNparams>(ty)?.n, ty, cx)? {
                params.push(get(row.param_ty, cx)?);
            }
            cx.module.types.function(result, &params, cx.index.has::<FnTypeVarargs>(ty))
        }
    };
    made.map_err(|why| cx.bad::<TypeKindRow>(ty, why))
}

/// An identified struct may contain itself, so it comes without its body, which follows.
fn rebuild_struct(ty: Type, cx: &mut Rebuild<'_>) -> Result<TypeRef> {
    if cx.has::<StructTypeLiteral>(ty) {
        let fields = fields(ty, cx)?;
        let made = cx.module.types.literal(&fields, cx.index.has::<StructTypePacked>(ty));
        return made.map_err(|why| cx.bad::<StructTypeNfields>(ty, why));
    }
    let name = cx.get::<StructTypeName>(ty)?.map(|row| cx.bytes(row.name));
    let made = cx.module.types.identified(name.as_deref());
    let made = made.map_err(|why| cx.bad::<StructTypeName>(ty, why))?;
    if !cx.has::<OpaqueStructType>(ty) {
        cx.body_later(ty, made);
    }
    Ok(made)
}

fn rebuild_body(ty: Type, made: TypeRef, cx: &mut Rebuild<'_>) -> Result<()> {
    let fields = fields(ty, cx)?;
    let set = cx.module.types.set_fields(made, &fields, cx.index.has::<StructTypePacked>(ty));
    set.map_err(|why| cx.bad::<StructTypeNfields>(ty, why))
}

fn fields(ty: Type, cx: &mut Rebuild<'_>) -> Result<Vec<TypeRef>> {
    let mut fields = Vec::new();
    for row in counted::<StructTypeField>(cx.need::<StructTypeNfields>(ty)?.n, ty, cx)? {
        fields.push(get(row.f_ty, cx)?);
    }
    Ok(fields)
}

/// The rows of a list that another row counts.
pub fn counted<R: Row>(n: u32, owner: impl Entity, cx: &Rebuild<'_>) -> Result<Vec<R>> {
    let rows: Vec<R> = cx.list(owner)?;
    if rows.len() == n as usize {
        return Ok(rows);
    }
    let message = format!("{} rows of {}, where {n} are announced", rows.len(), owner.id());
    Err(cx.bad::<R>(owner, message))
}
