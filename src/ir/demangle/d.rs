//! Names of D, by the grammar of its ABI: <https://dlang.org/spec/abi.html#name_mangling>.
//!
//! LLVM's own demangler stops at template instances, types and back references, which most names
//! have. The text is that of `c++filt -s dlang`: no result and no attributes of the function itself,
//! modifiers of `this` after its parameters.

mod types;
mod value;

use super::Names;

/// What a name may come to: back references make short names long, and a circle of them endless.
const LONGEST: usize = 1 << 16;
const STEPS: usize = 1 << 16;
const DEEPEST: usize = 64;

/// A mangled name while it is read. `None` from any of its methods: this is no such thing.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    steps: usize,
    depth: usize,
    out: Vec<u8>,
    /// `vtable for` and the like: what comes before all.
    before: &'static str,
}

/// Where the last part of a qualified name is in the output.
#[derive(Clone, Copy, Default)]
struct Last {
    name: usize,
    name_end: usize,
    parameters: usize,
}

/// What a symbol `_D...` stands for.
pub fn names(symbol: &[u8]) -> Option<Names> {
    if symbol == b"_Dmain" {
        return Some(super::made_up(b"D main".to_vec()));
    }
    let mut reader =
        Reader { text: symbol, at: 0, steps: 0, depth: 0, out: Vec::new(), before: "" };
    // A thunk of ldc's: it corrects `this` and calls the method.
    let thunk = symbol.strip_prefix(b"_DThn").or_else(|| symbol.strip_prefix(b"_DTh"));
    if let Some(rest) = thunk {
        reader.at = symbol.len() - rest.len();
        reader.number()?;
        reader.eat(b"_").then_some(())?;
    } else {
        reader.eat(b"_D").then_some(())?;
    }
    let last = reader.symbol()?;
    if reader.at != symbol.len() {
        return None;
    }
    let full = reader.out;
    let before = if thunk.is_some() { "non-virtual thunk to " } else { reader.before };
    if !before.is_empty() {
        return Some(super::made_up([before.as_bytes(), &full].concat()));
    }
    let qualified = full[..last.parameters].to_vec();
    let short = full[last.name..last.name_end].to_vec();
    Some(Names { full, qualified, short })
}

impl Reader<'_> {
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or_default()
    }

    fn rest(&self) -> &[u8] {
        &self.text[self.at.min(self.text.len())..]
    }

    fn eat(&mut self, word: &[u8]) -> bool {
        let there = self.rest().starts_with(word);
        self.at += if there { word.len() } else { 0 };
        there
    }

    fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// One step deeper, where a name may go wrong by being endless.
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.steps += 1;
        if self.depth == DEEPEST || self.steps > STEPS || self.out.len() > LONGEST {
            return None;
        }
        self.depth += 1;
        let answer = read(self);
        self.depth -= 1;
        answer
    }

    /// What `read` writes, taken out of the output.
    fn aside(&mut self, read: impl FnOnce(&mut Self) -> Option<()>) -> Option<Vec<u8>> {
        let start = self.out.len();
        read(self)?;
        Some(self.out.split_off(start))
    }

    fn number(&mut self) -> Option<usize> {
        let digits = self.rest().iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = str::from_utf8(&self.rest()[..digits]).ok()?.parse().ok()?;
        self.at += digits;
        Some(number)
    }

    /// After `Q`: where it points to. Base 26, the last digit a small letter.
    fn reference(&mut self) -> Option<usize> {
        let from = self.at;
        self.eat(b"Q").then_some(())?;
        let mut back = 0_usize;
        loop {
            let byte = self.peek();
            self.at += 1;
            let digit = match byte {
                b'A'..=b'Z' => byte - b'A',
                b'a'..=b'z' => byte - b'a',
                _ => return None,
            };
            back = back.checked_mul(26)?.checked_add(usize::from(digit))?;
            if byte.is_ascii_lowercase() {
                return from.checked_sub(back).filter(|_| back > 0);
            }
        }
    }

    /// Reads what a back reference points to, and goes on after the reference.
    fn referred<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let to = self.reference()?;
        let after = std::mem::replace(&mut self.at, to);
        let answer = self.deeper(read);
        self.at = after;
        answer
    }

    /// A qualified name with its type, or with `Z` for what the compiler makes up.
    fn symbol(&mut self) -> Option<Last> {
        let last = self.qualified(true)?;
        if !self.eat(b"Z") {
            self.aside(Self::ty)?;
        }
        Some(last)
    }

    /// Whether a name starts here. A reference may also be one to a type.
    fn at_name(&self) -> bool {
        let rest = self.rest();
        match rest.first() {
            Some(b'0'..=b'9') => true,
            Some(b'_') => rest.starts_with(b"__T") || rest.starts_with(b"__U"),
            Some(b'Q') => {
                let mut ahead = Reader { out: Vec::new(), ..*self };
                let to = ahead.reference();
                to.and_then(|to| self.text.get(to)).is_some_and(u8::is_ascii_digit)
            }
            _ => false,
        }
    }

    /// Names with dots between them; those of functions have parameters, if names follow or `whole`
    /// asks for those of the last one.
    fn qualified(&mut self, whole: bool) -> Option<Last> {
        self.deeper(|own| {
            let start = own.out.len();
            let mut last = Last::default();
            loop {
                // Scopes without a name.
                if own.eat(b"0") {
                    if own.at_name() {
                        continue;
                    }
                    return Some(last);
                }
                let mark = own.out.len();
                if mark > start {
                    own.put(".");
                }
                let name = own.out.len();
                let name_end = own.identifier()?;
                if own.out.len() == name {
                    // Said in front of all: `vtable for`.
                    own.out.truncate(mark);
                }
                last = Last { name, name_end, parameters: own.out.len() };
                own.parameters_of_name(whole);
                if !own.at_name() {
                    return Some(last);
                }
            }
        })
    }

    /// A function's parameters, if they are its and not the type of what is named here.
    fn parameters_of_name(&mut self, whole: bool) {
        if !matches!(self.peek(), b'M' | b'F' | b'U' | b'W' | b'V' | b'R' | b'Y') {
            return;
        }
        let (at, length) = (self.at, self.out.len());
        let read = self.deeper(|own| {
            let modifiers = if own.eat(b"M") { own.aside(Self::modifiers)? } else { Vec::new() };
            own.convention()?;
            own.aside(Self::attributes)?;
            own.parameters()?;
            if whole {
                own.out.extend(modifiers);
            }
            (own.at < own.text.len()).then_some(())
        });
        if read.is_none() {
            self.at = at;
            self.out.truncate(length);
        }
    }

    /// One name; answers where it ends in the output without template arguments.
    fn identifier(&mut self) -> Option<usize> {
        if self.peek() == b'Q' {
            return self.referred(Self::identifier);
        }
        if self.peek() == b'_' {
            return self.deeper(Self::template);
        }
        let length = self.number()?;
        let name = self.rest().get(..length)?.to_vec();
        let end = self.at + length;
        if length >= 5 && (name.starts_with(b"__T") || name.starts_with(b"__U")) {
            let answer = self.deeper(Self::template)?;
            return (self.at == end).then_some(answer);
        }
        self.at = end;
        // `__S12` tells declarations of one name in one function apart.
        let digits = name.strip_prefix(b"__S").filter(|digits| !digits.is_empty());
        if digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_digit)) && self.at_name() {
            return self.deeper(Self::identifier);
        }
        let made_up = match &name[..] {
            b"__init" => "initializer for ",
            b"__vtbl" => "vtable for ",
            b"__Class" => "ClassInfo for ",
            b"__Interface" => "Interface for ",
            b"__ModuleInfo" => "ModuleInfo for ",
            _ => "",
        };
        if self.peek() == b'Z' && !made_up.is_empty() && !self.out.is_empty() {
            self.before = made_up;
            return Some(self.out.len());
        }
        match &name[..] {
            b"__ctor" => self.put("this"),
            b"__dtor" => self.put("~this"),
            b"__postblit" if self.eat(b"MFZ") => self.put("this(this)"),
            name => self.out.extend_from_slice(name),
        }
        Some(self.out.len())
    }

    /// `__T`, a name, arguments, `Z`.
    fn template(&mut self) -> Option<usize> {
        (self.eat(b"__T") || self.eat(b"__U")).then_some(())?;
        let name_end = self.identifier()?;
        self.put("!(");
        self.list(b"Z", Self::argument)?;
        self.put(")");
        Some(name_end)
    }

    /// Things with commas between them, up to `end`.
    fn list(&mut self, end: &[u8], each: fn(&mut Self) -> Option<()>) -> Option<()> {
        let mut n = 0;
        while !self.eat(end) {
            if n > 0 {
                self.put(", ");
            }
            self.deeper(each)?;
            n += 1;
        }
        Some(())
    }

    /// An argument of a template: a type, a value, a symbol, or a name of another language.
    fn argument(&mut self) -> Option<()> {
        // It decided between specialisations.
        self.eat(b"H");
        let kind = self.peek();
        self.at += 1;
        match kind {
            b'T' => self.ty(),
            b'V' => {
                let kind = self.kind()?;
                let ty = self.aside(Self::ty)?;
                self.value(kind, &ty)
            }
            b'S' if self.rest().starts_with(b"_D") => {
                self.at += 2;
                self.symbol().map(|_| ())
            }
            b'S' => self.qualified(false).map(|_| ()),
            b'X' => {
                let length = self.number()?;
                let name = self.rest().get(..length)?.to_vec();
                self.at += length;
                self.out.extend(name);
                Some(())
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
