//! Sizes, alignments and offsets of types. <https://llvm.org/docs/LangRef.html#data-layout>

use std::collections::BTreeMap;

use facts::FloatKind;

/// What a module's layout string says, with LLVM's defaults for what it leaves open. Alignments
/// are in bytes.
pub struct DataLayout {
    integers: BTreeMap<u32, u64>,
    floats: BTreeMap<u32, u64>,
    vectors: BTreeMap<u32, u64>,
    /// Of structs, at least.
    aggregate: u64,
    /// By address space; those without an entry are like the first.
    pointers: BTreeMap<u32, Pointer>,
}

/// Pointers to an address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pointer {
    bits: u32,
    align: u64,
    /// Bits in which addresses are computed.
    index: u32,
}

/// How the types of a module lie in memory, by their places.
pub struct Layout {
    data: DataLayout,
    sizes: Vec<Option<Size>>,
    /// Of the fields of structs, in bytes.
    offsets: Vec<Box<[u64]>>,
}

impl Layout {
    /// Lays out all types.
    pub fn of(data: DataLayout, types: &[Shape]) -> Self {
        let sizes = data.sizes(types);
        let offsets = types.iter().map(|ty| match ty {
            Shape::Struct { fields, packed } => {
                let fields: Option<Vec<Size>> = fields.iter().map(|&i| sizes[i as usize]).collect();
                offsets(&fields.unwrap_or_default(), *packed).into()
            }
            _ => Box::default(),
        });
        Self { offsets: offsets.collect(), sizes, data }
    }

    /// What a type takes; none of one without a size.
    pub fn size(&self, ty: u32) -> Option<Size> {
        self.sizes[ty as usize]
    }

    /// The offsets of a struct's fields in bytes; none of what has no size, and of other types.
    pub fn offsets(&self, ty: u32) -> &[u64] {
        &self.offsets[ty as usize]
    }

    /// How many bits an index of an address in this space has: others wrap there.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.data.pointer(space).index
    }
}

/// What a type takes in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Bits as a value; of a scalable vector the least.
    pub bits: u64,
    /// Alignment by the ABI, in bytes.
    pub align: u64,
    /// Whether all sizes are multiples of a number that only the machine knows.
    pub scalable: bool,
}

impl Size {
    /// Bytes from one element of an array to the next.
    pub fn bytes(self) -> u64 {
        align_to(self.bits.div_ceil(8), self.align)
    }
}

/// A type, as far as its size goes. Types inside of it are given by their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Functions, labels, tokens, metadata, void, opaque structs.
    Unsized,
    Integer(u32),
    Float(FloatKind),
    Mmx,
    Amx,
    /// Its address space.
    Pointer(u32),
    Array {
        element: u32,
        count: u64,
    },
    Vector {
        element: u32,
        count: u64,
        scalable: bool,
    },
    Struct {
        fields: Vec<u32>,
        packed: bool,
    },
}

impl DataLayout {
    /// Reads a layout string.
    ///
    /// # Errors
    /// The part that is none.
    pub fn parse(text: &[u8]) -> Result<Self, String> {
        let text = str::from_utf8(text).map_err(|_| "the layout is no text".to_owned())?;
        let mut it = Self {
            integers: [(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)].into(),
            floats: [(16, 2), (32, 4), (64, 8), (128, 16)].into(),
            vectors: [(64, 8), (128, 16)].into(),
            aggregate: 1,
            pointers: [(0, Pointer { bits: 64, align: 8, index: 64 })].into(),
        };
        for part in text.split('-').filter(|part| !part.is_empty()) {
            it.part(part).ok_or_else(|| format!("`{part}` is no part of a data layout"))?;
        }
        Ok(it)
    }

    fn part(&mut self, part: &str) -> Option<()> {
        let mut fields = part.split(':');
        let head = fields.next()?;
        let mut letters = head.chars();
        let (kind, number) = (letters.next()?, letters.as_str());
        let number = if number.is_empty() { Some(0) } else { number.parse().ok() };
        let bytes = |bits: &str| bits.parse::<u64>().ok().map(|bits| (bits / 8).max(1));
        let table = match kind {
            'p' => {
                let bits = fields.next()?.parse().ok()?;
                let align = bytes(fields.next()?)?;
                let index = fields.nth(1).map_or(Some(bits), |index| index.parse().ok())?;
                self.pointers.insert(number?, Pointer { bits, align, index });
                return Some(());
            }
            'a' => {
                self.aggregate = bytes(fields.next()?)?;
                return Some(());
            }
            'i' => &mut self.integers,
            'f' => &mut self.floats,
            'v' => &mut self.vectors,
            // Byte order, mangling, native integers, the stack, address spaces: no size is theirs.
            'e' | 'E' | 'm' | 'n' | 's' | 'S' | 'F' | 'P' | 'A' | 'G' => return Some(()),
            _ => return None,
        };
        table.insert(number?, bytes(fields.next()?)?);
        Some(())
    }

    fn pointer(&self, space: u32) -> Pointer {
        let found = self.pointers.get(&space).or_else(|| self.pointers.get(&0));
        found.copied().unwrap_or(Pointer { bits: 64, align: 8, index: 64 })
    }

    /// The sizes of types, of each that has one. A struct that contains itself has none, nor has
    /// one with a scalable vector for a field.
    fn sizes(&self, types: &[Shape]) -> Vec<Option<Size>> {
        let mut known = vec![Known::New; types.len()];
        for first in 0..types.len() as u32 {
            // Types nest deeply: what waits for the types inside of it waits here.
            let mut waiting = vec![first];
            while let Some(&at) = waiting.last() {
                let shape = &types[at as usize];
                if known[at as usize] == Known::New {
                    known[at as usize] = Known::Waiting;
                    waiting.extend(inner(shape).filter(|&i| known[i as usize] == Known::New));
                    continue;
                }
                waiting.pop();
                if known[at as usize] == Known::Waiting {
                    // What is still waiting now contains this type, which so contains itself.
                    let size = |i: u32| match known[i as usize] {
                        Known::Size(size) => Some(size),
                        Known::New | Known::Waiting | Known::None => None,
                    };
                    known[at as usize] = self.size(shape, size).map_or(Known::None, Known::Size);
                }
            }
        }
        let size = |known: Known| if let Known::Size(size) = known { Some(size) } else { None };
        known.into_iter().map(size).collect()
    }

    /// The size of a type, given those of the types inside of it.
    fn size(&self, shape: &Shape, of: impl Fn(u32) -> Option<Size>) -> Option<Size> {
        let fixed = |bits, align| Some(Size { bits, align, scalable: false });
        match *shape {
            Shape::Unsized => None,
            Shape::Integer(bits) => {
                let larger = self.integers.range(bits..).next();
                let align = larger.or_else(|| self.integers.last_key_value());
                fixed(bits.into(), align.map_or(1, |(_, &align)| align))
            }
            Shape::Float(kind) => {
                let bits = match kind {
                    FloatKind::Half | FloatKind::Bfloat => 16,
                    FloatKind::Float => 32,
                    FloatKind::Double => 64,
                    FloatKind::X86Fp80 => 80,
                    FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
                };
                let natural = || u64::from(bits / 8).next_power_of_two();
                fixed(bits.into(), self.floats.get(&bits).copied().unwrap_or_else(natural))
            }
            Shape::Mmx => fixed(64, self.vector_align(64)),
            Shape::Amx => fixed(8192, 64),
            Shape::Pointer(space) => {
                let Pointer { bits, align, .. } = self.pointer(space);
                fixed(bits.into(), align)
            }
            Shape::Array { element, count } => {
                let element = of(element)?;
                let bits = count.wrapping_mul(element.bytes().wrapping_mul(8));
                Some(Size { bits, ..element })
            }
            Shape::Vector { element, count, scalable } => {
                let bits = count.wrapping_mul(of(element)?.bits);
                Some(Size { bits, align: self.vector_align(bits), scalable })
            }
            Shape::Struct { ref fields, packed } => {
                let sizes: Option<Vec<Size>> = fields.iter().map(|&field| of(field)).collect();
                let sizes = sizes?;
                if sizes.iter().any(|size| size.scalable) {
                    return None;
                }
                let (mut end, mut align) = (0, 1);
                place(&sizes, packed, |_, field_end, field_align| {
                    end = field_end;
                    align = field_align.max(align);
                });
                let bits = align_to(end, align).wrapping_mul(8);
                fixed(bits, if packed { 1 } else { align.max(self.aggregate) })
            }
        }
    }

    fn vector_align(&self, bits: u64) -> u64 {
        let known = u32::try_from(bits).ok().and_then(|bits| self.vectors.get(&bits));
        let natural = || bits.div_ceil(8).checked_next_power_of_two().unwrap_or(1);
        known.copied().unwrap_or_else(natural)
    }
}

/// The offsets of a struct's fields in bytes, given their sizes.
fn offsets(fields: &[Size], packed: bool) -> Vec<u64> {
    let mut offsets = Vec::with_capacity(fields.len());
    place(fields, packed, |offset, _, _| offsets.push(offset));
    offsets
}

/// Says of each field where it begins and ends, and its alignment.
fn place(fields: &[Size], packed: bool, mut see: impl FnMut(u64, u64, u64)) {
    let mut end = 0;
    for field in fields {
        let align = if packed { 1 } else { field.align };
        let start = align_to(end, align);
        end = start.wrapping_add(field.bytes());
        see(start, end, align);
    }
}

/// The next multiple of a power of two. Sizes wrap, as LLVM's do.
fn align_to(size: u64, align: u64) -> u64 {
    size.wrapping_add(align - 1) & !(align - 1)
}

/// What is known of a type's size.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    New,
    /// The types inside of it come first.
    Waiting,
    None,
    Size(Size),
}

/// The types whose sizes the size of a type follows from.
fn inner(shape: &Shape) -> impl Iterator<Item = u32> + '_ {
    let (one, many): (Option<u32>, &[u32]) = match shape {
        Shape::Array { element, .. } | Shape::Vector { element, .. } => (Some(*element), &[]),
        Shape::Struct { fields, .. } => (None, fields),
        Shape::Unsized
        | Shape::Integer(_)
        | Shape::Float(_)
        | Shape::Mmx
        | Shape::Amx
        | Shape::Pointer(_) => (None, &[]),
    };
    one.into_iter().chain(many.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    const X86: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128";

    /// Bits, bytes in an array, alignment.
    fn sizes(layout: &str, types: &[Shape]) -> Vec<Option<(u64, u64, u64)>> {
        let sizes = DataLayout::parse(layout.as_bytes()).unwrap().sizes(types);
        sizes.iter().map(|size| size.map(|size| (size.bits, size.bytes(), size.align))).collect()
    }

    #[test]
    fn scalars_follow_the_layout_or_its_defaults() {
        for (layout, shape, expected) in [
            (X86, Shape::Integer(1), (1, 1, 1)),
            (X86, Shape::Integer(33), (33, 8, 8)),
            (X86, Shape::Integer(128), (128, 16, 8)),
            ("", Shape::Integer(64), (64, 8, 4)),
            ("i64:64-i128:128", Shape::Integer(65), (65, 16, 16)),
            (X86, Shape::Float(FloatKind::X86Fp80), (80, 16, 16)),
            ("", Shape::Float(FloatKind::X86Fp80), (80, 16, 16)),
            ("f80:32", Shape::Float(FloatKind::X86Fp80), (80, 12, 4)),
            ("f64:32:64", Shape::Float(FloatKind::Double), (64, 8, 4)),
            (X86, Shape::Pointer(0), (64, 8, 8)),
            (X86, Shape::Pointer(271), (32, 4, 4)),
            ("p:32:32", Shape::Pointer(7), (32, 4, 4)),
            ("p3:40:64:64:32", Shape::Pointer(3), (40, 8, 8)),
            ("v64:32", Shape::Mmx, (64, 8, 4)),
            ("", Shape::Amx, (8192, 1024, 64)),
        ] {
            assert_eq!(
                sizes(layout, std::slice::from_ref(&shape)),
                [Some(expected)],
                "{layout} {shape:?}"
            );
        }
    }

    #[test]
    fn types_of_types_follow_from_these() {
        let types = [
            Shape::Struct { fields: vec![1, 2, 3], packed: false },
            Shape::Integer(8),
            Shape::Array { element: 4, count: 3 },
            Shape::Vector { element: 1, count: 3, scalable: false },
            Shape::Integer(16),
            Shape::Struct { fields: vec![1, 2, 3], packed: true },
            Shape::Vector { element: 1, count: 16, scalable: true },
            Shape::Struct { fields: vec![], packed: false },
        ];
        let expected = [
            Some((96, 12, 4)),
            Some((8, 1, 1)),
            Some((48, 6, 2)),
            Some((24, 4, 4)),
            Some((16, 2, 2)),
            Some((88, 11, 1)),
            Some((128, 16, 16)),
            Some((0, 0, 1)),
        ];
        assert_eq!(sizes("", &types), expected);
        assert_eq!(sizes("a:64", &types)[7], Some((0, 0, 8)));
        let all = DataLayout::parse(b"").unwrap().sizes(&types);
        assert!(all[6].unwrap().scalable);
        let fields: Vec<Size> = [1, 2, 3].map(|i: usize| all[i].unwrap()).into();
        assert_eq!(offsets(&fields, false), [0, 2, 8]);
        assert_eq!(offsets(&fields, true), [0, 1, 7]);
    }

    #[test]
    fn what_contains_itself_has_no_size() {
        let types = [
            Shape::Struct { fields: vec![1, 3], packed: false },
            Shape::Array { element: 2, count: 0 },
            Shape::Struct { fields: vec![3, 0], packed: false },
            Shape::Integer(32),
            Shape::Unsized,
            Shape::Struct { fields: vec![3, 4], packed: false },
            Shape::Struct { fields: vec![7], packed: false },
            Shape::Vector { element: 3, count: 4, scalable: true },
            Shape::Struct { fields: vec![8], packed: false },
        ];
        let sized: Vec<bool> = sizes("", &types).iter().map(Option::is_some).collect();
        assert_eq!(sized, [false, false, false, true, false, false, false, true, false]);
    }

    #[test]
    fn a_part_that_is_none_is_named() {
        for (layout, part) in [("e-q1", "q1"), ("i64", "i64"), ("p:x:64", "p:x:64"), ("i-:8", "i")]
        {
            let Err(words) = DataLayout::parse(layout.as_bytes()) else { panic!("{layout}") };
            assert_eq!(words, format!("`{part}` is no part of a data layout"));
        }
    }

    #[test]
    fn deep_types_do_not_overflow_the_stack() {
        let deep = |i: u32| Shape::Struct { fields: vec![i + 1], packed: false };
        let mut types: Vec<Shape> = (0..1_000_000).map(deep).collect();
        types.push(Shape::Integer(8));
        assert_eq!(sizes("", &types)[0], Some((8, 1, 1)));
    }
}
