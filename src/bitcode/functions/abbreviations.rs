//! How LLVM abbreviates instructions.

use crate::bits::{Encoding, Writer};
use crate::codes::function as code;
use crate::writing::abbreviation;

/// The abbreviations that [`define`] defines, in its order.
pub(super) const LOAD: u32 = 4;
pub(super) const UNARY: u32 = 5;
pub(super) const UNARY_FLAGS: u32 = 6;
pub(super) const BINARY: u32 = 7;
pub(super) const BINARY_FLAGS: u32 = 8;
pub(super) const CAST: u32 = 9;
pub(super) const RETURN_VOID: u32 = 10;
pub(super) const RETURN: u32 = 11;
pub(super) const UNREACHABLE: u32 = 12;
pub(super) const GEP: u32 = 13;

/// Defines, in `BLOCKINFO`, the abbreviations of all bodies.
pub(crate) fn define(writer: &mut Writer, type_width: u32) {
    use Encoding::{Array, Fixed, Vbr};
    let ty = Fixed(type_width);
    writer.describe(code::BLOCK);
    let load = [Vbr(6), ty, Vbr(4), Fixed(1)];
    writer.define(abbreviation(code::INST_LOAD, load));
    writer.define(abbreviation(code::INST_UNOP, [Vbr(6), Fixed(4)]));
    writer.define(abbreviation(code::INST_UNOP, [Vbr(6), Fixed(4), Fixed(8)]));
    writer.define(abbreviation(code::INST_BINOP, [Vbr(6), Vbr(6), Fixed(4)]));
    writer.define(abbreviation(code::INST_BINOP, [Vbr(6), Vbr(6), Fixed(4), Fixed(8)]));
    writer.define(abbreviation(code::INST_CAST, [Vbr(6), ty, Fixed(4)]));
    writer.define(abbreviation(code::INST_RET, []));
    writer.define(abbreviation(code::INST_RET, [Vbr(6)]));
    writer.define(abbreviation(code::INST_UNREACHABLE, []));
    writer.define(abbreviation(code::INST_GEP, [Fixed(1), ty, Array, Vbr(6)]));
}
