//! Types.

use crate::bits::{Encoding, Reader, Writer, char6};
use crate::codes::types as code;
use crate::error::{Error, ErrorKind};
use crate::fields::{Fields, records, signed32};
use crate::span::Span;
use crate::writing::{abbreviation, bits_for};

/// A type. Others are referred to by their places in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names and their meaning are LLVM's")]
pub enum Type {
    Void,
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
    Label,
    Metadata,
    X86Mmx,
    X86Amx,
    Token,
    Integer {
        width: u32,
    },
    Pointer {
        pointee: u32,
        address_space: u32,
    },
    OpaquePointer {
        address_space: u32,
    },
    Function {
        var_args: bool,
        result: u32,
        parameters: Span,
    },
    /// A struct that is its elements, and has no name.
    Literal {
        packed: bool,
        elements: Span,
    },
    /// A struct of its own, which may have a name.
    Struct {
        name: Option<Span>,
        packed: bool,
        elements: Span,
    },
    /// A struct whose elements are not known.
    Opaque {
        name: Option<Span>,
    },
    Array {
        count: u64,
        element: u32,
    },
    Vector {
        count: u32,
        element: u32,
        scalable: bool,
    },
}

/// The table of types.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Types {
    /// All types; their places are their ids.
    pub all: Vec<Type>,
    /// Parameters of functions and elements of structs, which types have parts of.
    pub lists: Vec<u32>,
    /// Names of structs, which types have parts of.
    pub names: Vec<u8>,
}

impl Types {
    /// The type with an id.
    #[inline]
    pub fn get(&self, id: u32) -> Option<&Type> {
        self.all.get(id as usize)
    }

    /// The result and parameters of the function type with an id, and whether there may be more.
    pub fn function(&self, id: u32) -> Option<(u32, &[u32], bool)> {
        match *self.get(id)? {
            Type::Function { var_args, result, parameters } => {
                Some((result, parameters.of(&self.lists), var_args))
            }
            _ => None,
        }
    }

    /// The types that a type is made of, in order.
    pub fn contained<'t>(&'t self, ty: &'t Type) -> impl Iterator<Item = u32> + 't {
        let (first, rest) = match ty {
            Type::Pointer { pointee: one, .. }
            | Type::Array { element: one, .. }
            | Type::Vector { element: one, .. } => (Some(*one), Span::default()),
            Type::Function { result, parameters, .. } => (Some(*result), *parameters),
            Type::Literal { elements, .. } | Type::Struct { elements, .. } => (None, *elements),
            _ => (None, Span::default()),
        };
        first.into_iter().chain(rest.of(&self.lists).iter().copied())
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        let mut types = Self::default();
        let room = reader.left() / 8 + 1;
        let mut count = None;
        let mut name = None;
        records(reader, |code, fields| {
            match code {
                code::NUMENTRY => {
                    let announced = fields.u32("the number of types")?;
                    // All types but one take a byte at least.
                    if count.is_some() || u64::from(announced) > room {
                        return Err(fields.unknown("the number of types", announced.into()));
                    }
                    count = Some(announced);
                }
                code::STRUCT_NAME => {
                    let text = fields.text_into(&mut types.names)?;
                    if text.len == 0 || name.replace(text).is_some() {
                        return Err(fields.error(ErrorKind::Misplaced("a name is for no struct")));
                    }
                }
                other => {
                    let count = count.unwrap_or(0) as usize;
                    if types.all.len() >= count {
                        return Err(fields.error(ErrorKind::TooMany("types")));
                    }
                    let ty = types.record(other, fields, count, &mut name)?;
                    types.all.push(ty);
                }
            }
            Ok(())
        })?;
        if count.unwrap_or(0) as usize != types.all.len() || name.is_some() {
            return Err(reader.error(ErrorKind::Missing("type that was announced")));
        }
        types.sized().map_err(|kind| reader.error(kind))?;
        Ok(types)
    }

    fn record(
        &mut self,
        code: u32,
        fields: &mut Fields<'_>,
        count: usize,
        name: &mut Option<Span>,
    ) -> Result<Type, Error> {
        let mut list = |fields: &mut Fields<'_>| -> Result<Span, Error> {
            let start = self.lists.len();
            while fields.left() > 0 {
                self.lists.push(fields.index("type", count)?);
            }
            Ok(Span::since(start, &self.lists))
        };
        Ok(match code {
            code::VOID => Type::Void,
            code::HALF => Type::Half,
            code::BFLOAT => Type::BFloat,
            code::FLOAT => Type::Float,
            code::DOUBLE => Type::Double,
            code::X86_FP80 => Type::X86Fp80,
            code::FP128 => Type::Fp128,
            code::PPC_FP128 => Type::PpcFp128,
            code::LABEL => Type::Label,
            code::METADATA => Type::Metadata,
            code::X86_MMX => Type::X86Mmx,
            code::X86_AMX => Type::X86Amx,
            code::TOKEN => Type::Token,
            code::INTEGER => {
                let width = fields.u32("a width")?;
                if !(1..=1 << 23).contains(&width) {
                    return Err(fields.unknown("a width", width.into()));
                }
                Type::Integer { width }
            }
            code::POINTER => Type::Pointer {
                pointee: fields.index("type", count)?,
                address_space: fields.u32("an address space")?,
            },
            code::OPAQUE_POINTER => {
                Type::OpaquePointer { address_space: fields.u32("an address space")? }
            }
            code::FUNCTION => Type::Function {
                var_args: fields.flag("whether there are more arguments")?,
                result: fields.index("type", count)?,
                parameters: list(fields)?,
            },
            code::STRUCT_ANON => {
                Type::Literal { packed: fields.flag("packed")?, elements: list(fields)? }
            }
            code::STRUCT_NAMED => Type::Struct {
                name: name.take(),
                packed: fields.flag("packed")?,
                elements: list(fields)?,
            },
            code::OPAQUE => {
                if fields.u64()? != 0 {
                    return Err(fields.unknown("packed", 1));
                }
                Type::Opaque { name: name.take() }
            }
            code::ARRAY => {
                Type::Array { count: fields.u64()?, element: fields.index("type", count)? }
            }
            code::VECTOR => Type::Vector {
                count: fields.u32("the number of elements")?,
                element: fields.index("type", count)?,
                scalable: fields.left() > 0 && fields.flag("scalable")?,
            },
            other => return Err(fields.unknown_record(other)),
        })
    }

    /// Whether no type contains itself but by way of pointers and functions.
    fn sized(&self) -> Result<(), ErrorKind> {
        let inner = |id: u32| {
            let ty = self.get(id);
            let by_value =
                ty.filter(|ty| !matches!(ty, Type::Pointer { .. } | Type::Function { .. }));
            by_value.into_iter().flat_map(|ty| self.contained(ty))
        };
        crate::cycles::find(self.all.len(), inner, |_| true).map_err(|_| ErrorKind::Cycle("type"))
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        use Encoding::{Array, Char6, Fixed, Literal, Vbr};
        writer.enter(code::BLOCK, 4);
        let id = Fixed(self.width());
        let pointer = writer.define(abbreviation(code::POINTER, [id, Literal(0)]));
        let opaque_pointer = writer.define(abbreviation(code::OPAQUE_POINTER, [Literal(0)]));
        let list = [Fixed(1), Array, id];
        let function = writer.define(abbreviation(code::FUNCTION, list));
        let literal = writer.define(abbreviation(code::STRUCT_ANON, list));
        let name = writer.define(abbreviation(code::STRUCT_NAME, [Array, Char6]));
        let named = writer.define(abbreviation(code::STRUCT_NAMED, list));
        let array = writer.define(abbreviation(code::ARRAY, [Vbr(8), id]));
        writer.record(code::NUMENTRY, &[self.all.len() as u64]);
        let mut operands: Vec<u64> = Vec::new();
        for ty in &self.all {
            if let Type::Struct { name: Some(span), .. } | Type::Opaque { name: Some(span) } = ty {
                let text = span.of(&self.names);
                operands.clear();
                operands.extend(signed32(text));
                writer.record_by(char6::fits(text).then_some(name), code::STRUCT_NAME, &operands);
            }
            operands.clear();
            let (code, by) = match *ty {
                Type::Void => (code::VOID, None),
                Type::Half => (code::HALF, None),
                Type::BFloat => (code::BFLOAT, None),
                Type::Float => (code::FLOAT, None),
                Type::Double => (code::DOUBLE, None),
                Type::X86Fp80 => (code::X86_FP80, None),
                Type::Fp128 => (code::FP128, None),
                Type::PpcFp128 => (code::PPC_FP128, None),
                Type::Label => (code::LABEL, None),
                Type::Metadata => (code::METADATA, None),
                Type::X86Mmx => (code::X86_MMX, None),
                Type::X86Amx => (code::X86_AMX, None),
                Type::Token => (code::TOKEN, None),
                Type::Integer { width } => {
                    operands.push(width.into());
                    (code::INTEGER, None)
                }
                Type::Pointer { pointee, address_space } => {
                    operands.extend([pointee, address_space].map(u64::from));
                    (code::POINTER, Some(pointer).filter(|_| address_space == 0))
                }
                Type::OpaquePointer { address_space } => {
                    operands.push(address_space.into());
                    (code::OPAQUE_POINTER, Some(opaque_pointer).filter(|_| address_space == 0))
                }
                Type::Function { var_args, result, .. } => {
                    operands.extend([u64::from(var_args), result.into()]);
                    (code::FUNCTION, Some(function))
                }
                Type::Literal { packed, .. } => {
                    operands.push(packed.into());
                    (code::STRUCT_ANON, Some(literal))
                }
                Type::Struct { packed, .. } => {
                    operands.push(packed.into());
                    (code::STRUCT_NAMED, Some(named))
                }
                Type::Opaque { .. } => {
                    operands.push(0);
                    (code::OPAQUE, None)
                }
                Type::Array { count, element } => {
                    operands.extend([count, element.into()]);
                    (code::ARRAY, Some(array))
                }
                Type::Vector { count, element, scalable } => {
                    operands.extend([u64::from(count), element.into()]);
                    operands.extend(scalable.then_some(1));
                    (code::VECTOR, None)
                }
            };
            if let Type::Function { parameters: list, .. }
            | Type::Literal { elements: list, .. }
            | Type::Struct { elements: list, .. } = ty
            {
                operands.extend(list.of(&self.lists).iter().map(|&id| u64::from(id)));
            }
            writer.record_by(by, code, &operands);
        }
        writer.leave();
    }

    /// How many bits LLVM gives an id of a type.
    pub(crate) fn width(&self) -> u32 {
        bits_for(self.all.len() as u64 + 1)
    }
}
