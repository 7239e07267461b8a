//! Values among the arguments of D's templates.

use super::Reader;

impl Reader<'_> {
    /// A value of the type `ty`, which starts with the letter `kind`.
    pub(super) fn value(&mut self, kind: u8, ty: &[u8]) -> Option<()> {
        self.deeper(|own| own.any_value(kind, ty))
    }

    fn any_value(&mut self, kind: u8, ty: &[u8]) -> Option<()> {
        let form = self.peek();
        if form.is_ascii_digit() {
            return self.integer(kind);
        }
        self.at += 1;
        match form {
            b'n' => {
                self.put("null");
                Some(())
            }
            b'N' => {
                self.put("-");
                self.integer(kind)
            }
            b'i' => self.integer(kind),
            b'e' => self.real(),
            b'c' => {
                self.real()?;
                self.put("+");
                self.eat(b"c").then_some(())?;
                self.real()?;
                self.put("i");
                Some(())
            }
            b'a' | b'w' | b'd' => self.string(form),
            b'A' => self.elements(kind == b'H'),
            b'S' => {
                self.out.extend_from_slice(ty);
                self.put("(");
                let n = self.number()?;
                self.values(n)?;
                self.put(")");
                Some(())
            }
            // A function literal.
            b'f' => {
                self.eat(b"_D").then_some(())?;
                self.symbol().map(|_| ())
            }
            _ => None,
        }
    }

    fn values(&mut self, n: usize) -> Option<()> {
        for i in 0..n {
            if i > 0 {
                self.put(", ");
            }
            self.value(0, b"")?;
        }
        Some(())
    }

    fn elements(&mut self, pairs: bool) -> Option<()> {
        let n = self.number()?;
        self.put("[");
        if pairs {
            for i in 0..n {
                if i > 0 {
                    self.put(", ");
                }
                self.value(0, b"")?;
                self.put(":");
                self.value(0, b"")?;
            }
        } else {
            self.values(n)?;
        }
        self.put("]");
        Some(())
    }

    fn digits(&mut self, is: fn(&u8) -> bool) -> Option<Vec<u8>> {
        let n = self.rest().iter().take_while(|byte| is(byte)).count();
        let digits = self.rest()[..n].to_vec();
        self.at += n;
        (n > 0).then_some(digits)
    }

    fn integer(&mut self, kind: u8) -> Option<()> {
        let digits = self.digits(u8::is_ascii_digit)?;
        let number: Option<u32> = str::from_utf8(&digits).ok()?.parse().ok();
        match kind {
            b'a' | b'u' | b'w' => {
                let number = number?;
                let printed = char::from_u32(number).filter(|c| c.is_ascii() && !c.is_control());
                let text = match (printed, kind) {
                    (Some(c), _) => format!("'{c}'"),
                    (None, b'a') => format!("'\\x{number:02x}'"),
                    (None, b'u') => format!("'\\u{number:04x}'"),
                    (None, _) => format!("'\\U{number:08x}'"),
                };
                self.put(&text);
                return Some(());
            }
            b'b' => {
                self.put(if number == Some(0) { "false" } else { "true" });
                return Some(());
            }
            _ => self.out.extend(digits),
        }
        self.put(match kind {
            b'h' | b't' | b'k' => "u",
            b'l' => "L",
            b'm' => "uL",
            _ => "",
        });
        Some(())
    }

    /// `NAN`, `INF`, `NINF`, or digits with the point after the first, `P` and an exponent of two.
    fn real(&mut self) -> Option<()> {
        for (word, text) in [("NAN", "NaN"), ("INF", "Inf"), ("NINF", "-Inf")] {
            if self.eat(word.as_bytes()) {
                self.put(text);
                return Some(());
            }
        }
        if self.eat(b"N") {
            self.put("-");
        }
        let digits = self.digits(u8::is_ascii_hexdigit)?;
        self.put("0x");
        self.out.push(digits[0]);
        self.put(".");
        self.out.extend(&digits[1..]);
        self.eat(b"P").then_some(())?;
        self.put("p");
        if self.eat(b"N") {
            self.put("-");
        }
        let exponent = self.digits(u8::is_ascii_digit)?;
        self.out.extend(exponent);
        Some(())
    }

    /// Its length, `_`, its bytes in hexadecimal.
    fn string(&mut self, kind: u8) -> Option<()> {
        let length = self.number()?;
        self.eat(b"_").then_some(())?;
        let digits = self.rest().get(..length.checked_mul(2)?)?.to_vec();
        self.at += digits.len();
        self.put("\"");
        for pair in digits.chunks(2) {
            let pair = str::from_utf8(pair).ok()?;
            match u8::from_str_radix(pair, 16).ok()? {
                b'\t' => self.put("\\t"),
                b'\n' => self.put("\\n"),
                b'\r' => self.put("\\r"),
                12 => self.put("\\f"),
                11 => self.put("\\v"),
                byte if byte.is_ascii_graphic() || byte == b' ' => self.out.push(byte),
                _ => self.put(&format!("\\x{pair}")),
            }
        }
        self.put("\"");
        if kind != b'a' {
            self.out.push(kind);
        }
        Some(())
    }
}
