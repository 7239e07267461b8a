//! What mangled names stand for.
//!
//! C++ is read by the crate `mangled`, which writes names as LLVM's demanglers do; Rust by
//! rustc-demangle, since LLVM reads Rust's older names as those of C++ and leaves `$LT$` and hashes
//! in them. D has a module of its own, since LLVM 15 reads none of its templates, types and back
//! references. Methods of Objective-C carry their names unmangled.

mod d;

use mangled::{Names as Graph, Unread};

/// A symbol's name, read once for all that is asked of it.
#[derive(Clone, Copy, Debug)]
pub struct Symbol<'a> {
    /// Without LLVM's mark.
    name: &'a [u8],
    /// The mark says that LLVM must not mangle the name any further: what the target would put
    /// before it, an underscore on Darwin, is there already.
    marked: bool,
    is_rust: bool,
    read: Result<mangled::Symbol<'a>, Unread>,
}

/// One name, at three lengths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// With scopes, template arguments and parameters.
    pub full: Vec<u8>,
    /// Without result and parameters.
    pub qualified: Vec<u8>,
    /// Without scopes, template arguments, result and parameters.
    pub short: Vec<u8>,
}

impl<'a> Symbol<'a> {
    /// Reads a name, if it is one of the Itanium ABI, into the graph of names.
    pub fn read(symbol: &'a [u8], graph: &mut Graph) -> Symbol<'a> {
        let (name, marked) = match symbol.strip_prefix(b"\x01") {
            Some(name) => (name, true),
            None => (symbol, false),
        };
        let is_rust = is_rust(name);
        let readable = is_rust && rust(name).is_some();
        let read = if readable { Err(Unread::NotMangled) } else { graph.read(name) };
        Symbol { name, marked, is_rust, read }
    }

    /// The parts of a name of C++ in the graph that it was read into.
    ///
    /// # Errors
    /// If it is none, or was not read.
    pub fn parts(&self) -> Result<mangled::Symbol<'a>, Unread> {
        if self.is_rust { Err(Unread::NotMangled) } else { self.read }
    }

    /// What it stands for; none if it is not mangled, or by nobody known.
    pub fn names(&self, graph: &Graph) -> Option<Names> {
        let name = self.name;
        match name.first()? {
            b'-' | b'+' => objective_c(name),
            b'?' => microsoft(name),
            b'_' if name.starts_with(b"_D") => d::names(name),
            b'_' => match self.read {
                Ok(symbol) => itanium(graph, symbol, self.marked),
                Err(_) => rust(name),
            },
            _ => None,
        }
    }
}

/// `-[Class selector:]` or `+[Class(Category) selector]`.
fn objective_c(name: &[u8]) -> Option<Names> {
    let inside = name.get(1..)?.strip_prefix(b"[")?.strip_suffix(b"]")?;
    let space = inside.iter().position(|&byte| byte == b' ')?;
    let short = inside[space + 1..].to_vec();
    Some(Names { full: name.to_vec(), qualified: name.to_vec(), short })
}

/// Whether a name is one of Rust's, of either kind.
fn is_rust(name: &[u8]) -> bool {
    name.starts_with(b"_R") || has_rust_hash(name)
}

fn rust(name: &[u8]) -> Option<Names> {
    if !is_rust(name) {
        return None;
    }
    let name = str::from_utf8(name).ok()?;
    let full = format!("{:#}", rustc_demangle::try_demangle(name).ok()?).into_bytes();
    // `f::<u8>`: the arguments are a part of their own.
    let short = scopes(&full).into_iter().rev().find(|part| !part.starts_with(b"<"));
    let short = bare(short.unwrap_or(&full)).to_vec();
    Some(Names { qualified: full.clone(), full, short })
}

/// Whether a name of the Itanium ABI ends in a hash as rustc's do: `17h`, 16 digits, `E`.
fn has_rust_hash(name: &[u8]) -> bool {
    let hash = |tail: &[u8]| {
        tail.starts_with(b"17h")
            && tail[19] == b'E'
            && tail[3..19].iter().all(u8::is_ascii_hexdigit)
    };
    name.starts_with(b"_ZN") && name.windows(20).any(hash)
}

fn itanium(graph: &Graph, symbol: mangled::Symbol<'_>, marked: bool) -> Option<Names> {
    // `__Z`: an underscore that the target put before it, where it is not LLVM that puts it there.
    if symbol.prefix.len() % 2 == 1 && !marked {
        return None;
    }
    let id = symbol.name;
    let full = graph.symbol_text(&symbol)?;
    let Some(qualified) = graph.qualified(id) else { return Some(made_up(full)) };
    let short = graph.base(id).unwrap_or_else(|| last(&qualified).to_vec());
    Some(Names { full, qualified, short })
}

fn microsoft(name: &[u8]) -> Option<Names> {
    let full = mangled::microsoft::text(name).ok()?;
    let name = last(&full);
    let scope = full.len() - scopes(&full).last().map_or(0, |part| part.len());
    let short = name.to_vec();
    let qualified = full[..scope + without_parameters(&full[scope..])].to_vec();
    Some(Names { full, qualified, short })
}

/// `vtable for A`: no name of the source's.
fn made_up(full: Vec<u8>) -> Names {
    Names { qualified: full.clone(), short: full.clone(), full }
}

/// The last part of a qualified name, without template arguments and parameters.
fn last(name: &[u8]) -> &[u8] {
    bare(scopes(name).last().copied().unwrap_or(name))
}

/// Where the parameters of the last part of a name start.
fn without_parameters(part: &[u8]) -> usize {
    let mut depth = 0_i32;
    for (at, byte) in part.iter().enumerate().skip(operator(part)) {
        match byte {
            b'<' => depth += 1,
            b'>' => depth -= 1,
            b'(' if depth == 0 && at > 0 => return at,
            _ => {}
        }
    }
    part.len()
}

/// One part of a name without what follows the identifier.
fn bare(part: &[u8]) -> &[u8] {
    let from = operator(part).max(1).min(part.len());
    let end = part[from..].iter().position(|byte| b"<([".contains(byte));
    &part[..end.map_or(part.len(), |end| from + end)]
}

/// How long the beginning of a part is that is the name of an operator: brackets in it do not count.
fn operator(part: &[u8]) -> usize {
    let Some(sign) = part.strip_prefix(b"operator") else { return 0 };
    let length = match sign {
        [b'(', b')', ..] | [b'[', b']', ..] => 2,
        _ => sign.iter().take_while(|byte| b"<>-=!+*/%^&|~,".contains(byte)).count(),
    };
    8 + length
}

/// The parts of a name between `::` outside of all brackets.
fn scopes(name: &[u8]) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    // Inside of parentheses `<` and `>` may be operators, so only parentheses count there.
    let (mut start, mut at, mut angles, mut others) = (0, 0, 0_i32, 0_i32);
    while at < name.len() {
        if at == start {
            at += operator(&name[at..]);
        }
        match name.get(at) {
            Some(b'(' | b'{' | b'[' | b'`') => others += 1,
            Some(b')' | b'}' | b']') => others -= 1,
            // Microsoft's `anonymous namespace'.
            Some(b'\'') if others > 0 => others -= 1,
            Some(b'<') if others == 0 => angles += 1,
            Some(b'>') if others == 0 && at > 0 && name[at - 1] != b'-' => angles -= 1,
            Some(b':') if angles <= 0 && others <= 0 && name.get(at + 1) == Some(&b':') => {
                parts.push(&name[start..at]);
                at += 2;
                start = at;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    parts.push(&name[start.min(name.len())..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(symbol: &str) -> Option<[String; 3]> {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        let mut graph = Graph::new();
        let names = Symbol::read(symbol.as_bytes(), &mut graph).names(&graph)?;
        Some([text(names.full), text(names.qualified), text(names.short)])
    }

    #[track_caller]
    fn check(symbol: &str, full: &str, qualified: &str, short: &str) {
        let expected = [full, qualified, short].map(str::to_owned);
        assert_eq!(said(symbol), Some(expected), "{symbol}");
    }

    #[test]
    fn cxx() {
        check("_Z4fun1ii", "fun1(int, int)", "fun1", "fun1");
        check("_ZN2ns1fIiEEvT_", "void ns::f<int>(int)", "ns::f<int>", "f");
        check("_ZNK1A3getEv", "A::get() const", "A::get", "get");
        check("_ZN1AC2ERKS_", "A::A(A const&)", "A::A", "A");
        let of = "ns::A<(ns::E)1>::f";
        check("_ZN2ns1AILNS_1EE1EE1fEv", &format!("{of}()"), of, "f");
        check("_ZN1AD0Ev", "A::~A()", "A::~A", "~A");
        check("_ZN1AltERKS_", "A::operator<(A const&)", "A::operator<", "operator<");
        check("_ZN1AclEi", "A::operator()(int)", "A::operator()", "operator()");
        check("_ZN2ns1vE", "ns::v", "ns::v", "v");
        check("_ZZ1fiE1x", "f(int)::x", "f(int)::x", "x");
        check("_ZTVN2ns1AE", "vtable for ns::A", "vtable for ns::A", "vtable for ns::A");
        check("_ZN1A1fEv.cold", "A::f() (.cold)", "A::f", "f");
        check("_ZN1A1fB5cxx11Ev", "A::f[abi:cxx11]()", "A::f[abi:cxx11]", "f");
        check("\x01__ZN1A1fEv", "A::f()", "A::f", "f");
        let lambda = "main::'lambda'(int)::operator()(int) const";
        check("_ZZ4mainENKUliE_clEi", lambda, "main::'lambda'(int)::operator()", "operator()");
        let generic = "main::'lambda'(auto)::operator()<A::B>";
        let full = "auto main::'lambda'(auto)::operator()<A::B>(auto) const";
        check("_ZZ4mainENKUlT_E_clIN1A1BEEEDaS_", full, generic, "operator()");
    }

    #[test]
    fn microsoft() {
        check("?f@A@@QEBAHH@Z", "A::f(int) const", "A::f", "f");
        check("?f@@YAXXZ", "f(void)", "f", "f");
        check("?x@ns@@3HA", "ns::x", "ns::x", "x");
        check("??RA@@QEAAHH@Z", "A::operator()(int)", "A::operator()", "operator()");
        check("??$f@H@ns@@YAXH@Z", "ns::f<int>(int)", "ns::f<int>", "f");
        let scope = "`anonymous namespace'::f";
        check("?f@?A0x1@@YAXXZ", &format!("{scope}(void)"), scope, "f");
    }

    #[test]
    fn rust_of_both_kinds() {
        let full = "core::ptr::drop_in_place<std::rt::lang_start<()>::{{closure}}>";
        check(
            "_ZN4core3ptr85drop_in_place$LT$std..rt..lang_start$LT$$LP$$RP$$GT$..$u7b$$u7b$closure\
             $u7d$$u7d$$GT$17h0123456789abcdefE",
            full,
            full,
            "drop_in_place",
        );
        let full = "<shapes::Square as shapes::Shape>::area";
        check(
            "_ZN48_$LT$shapes..Square$u20$as$u20$shapes..Shape$GT$4area17h0123456789abcdefE",
            full,
            full,
            "area",
        );
        check("_RNvC7mycrate3foo", "mycrate::foo", "mycrate::foo", "foo");
        check(
            "_RINvNtC3std3mem8align_ofdE",
            "std::mem::align_of::<f64>",
            "std::mem::align_of::<f64>",
            "align_of",
        );
    }

    #[test]
    fn d() {
        check("_D6shapes11__moduleRefZ", "shapes.__moduleRef", "shapes.__moduleRef", "__moduleRef");
        // What `c++filt -s dlang` says of each.
        check("_D6shapes3useFZm", "shapes.use()", "shapes.use", "use");
        let area = "shapes.Disc.area";
        check("_D6shapes4Disc4areaMxFZd", "shapes.Disc.area() const", area, "area");
        let call = "shapes.total(shapes.Measure[], double(double) delegate)";
        check("_D6shapes5totalFACQq7MeasureDFdZdZd", call, "shapes.total", "total");
        let table = "vtable for shapes.Disc";
        check("_D6shapes4Disc6__vtblZ", table, table, table);
        let text = "immutable(char)[]";
        let made = format!("object.Exception.this({text}, {text}, ulong, object.Throwable)");
        let symbol = "_D6object9Exception6__ctorMFNaNbNiNfAyaQdmCQBp9ThrowableZCQBx";
        check(symbol, &made, "object.Exception.this", "this");
        let stack = "shapes.Stack!(immutable(char)[]).Stack";
        let pushed = format!("{stack}.push({text})");
        let qualified = format!("{stack}.push");
        check("_D6shapes__T5StackTAyaZQl4pushMFNaNbNfQtZv", &pushed, &qualified, "push");
        let pair = "object.RTInfoImpl!([16, 2]).RTInfoImpl";
        check("_D6object__T10RTInfoImplVAmA2i16i2ZQxyG2m", pair, pair, "RTInfoImpl");
        let equal = "core.internal.array.equality.__equals!(char, char).__equals";
        let parameters = "(scope const(char[]), scope const(char[]))";
        check(
            "_D4core8internal5array8equality__T8__equalsTaTaZQoFNaNbNiNeMxAaMxQeZb",
            &format!("{equal}{parameters}"),
            equal,
            "__equals",
        );
        let values = "a.b!(true, 'x', -3, \"hi\", 0x1.8p3).c";
        check("_D1a__T1bVbi1Vai120ViN3VAyaa2_6869Vde18P3Z1ci", values, values, "c");
        let thunk = "non-virtual thunk to shapes.Disc.area() const";
        check("_DThn16_6shapes4Disc4areaMxFZd", thunk, thunk, thunk);
        check("_Dmain", "D main", "D main", "D main");
    }

    #[test]
    fn bad_names_of_d_end() {
        for bad in ["_DQa", "_D1aQc", "_D9a", "_D1aFQbZv", "_D1a__T1bZ", "_D1a__TQcZi", "_D1aFiZ"] {
            assert_eq!(said(bad), None, "{bad}");
        }
        // Each type twice the one before, by reference.
        let mut doubled = String::from("_D1fFi");
        for _ in 0..60 {
            doubled.push_str("B2QbQc");
        }
        assert_eq!(said(&format!("{doubled}Zv")), None);
        assert_eq!(said(&format!("_D1fF{}iZv", "P".repeat(100_000))), None);
    }

    #[test]
    fn objective_c() {
        let method = "-[Foo(Extra) set:to:]";
        check(&format!("\x01{method}"), method, method, "set:to:");
        check("+[Foo new]", "+[Foo new]", "+[Foo new]", "new");
    }

    #[test]
    fn what_is_not_mangled_has_no_row() {
        for plain in ["main", "", "_", "__", "_Z", "_start", "llvm.memcpy", "-", "?", "_R", "_D"] {
            assert_eq!(said(plain), None, "{plain}");
        }
    }

    #[test]
    fn a_short_name_of_a_long_text_is_left_alone() {
        // A<A<..>, A<..>>, thirty deep, each argument by reference to the one before.
        let mut name = String::from("_Z1f1AIiiE");
        for i in 0..30 {
            let seq = char::from_digit(i, 36).unwrap().to_ascii_uppercase();
            name.push_str(&format!("S_IS{seq}_S{seq}_E"));
        }
        assert_eq!(said(&name), None);
        let deep = format!("_Z1f{}i", "P".repeat(200));
        assert!(said(&deep).is_some());
        let deeper = format!("_Z1f{}i", "P".repeat(60_000));
        assert_eq!(said(&deeper), None);
    }
}
