//! What each name on standard input stands for, a line each; a name that is not read, as it is.
//! With `--mangled`, each name mangled again; with `--parts`, what it stands for, the same without
//! result and parameters, and without scopes, with tabs between.

use std::io::{BufRead as _, Write as _};

use llvm_facts_mangled::{Names, microsoft};

fn main() -> std::io::Result<()> {
    let given = |flag: &str| std::env::args().any(|argument| argument == flag);
    let (again, parts) = (given("--mangled"), given("--parts"));
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut names = Names::new();
    for line in std::io::stdin().lock().split(b'\n') {
        let line = line?;
        if let Ok(text) = microsoft::text(&line) {
            out.write_all(&text)?;
            out.write_all(b"\n")?;
            continue;
        }
        let text = names.read(&line).ok().and_then(|symbol| {
            if again {
                return Some([&names.symbol(symbol.name)[..], symbol.added].concat());
            }
            let mut text = names.symbol_text(&symbol)?;
            if parts {
                for part in [names.qualified(symbol.name), names.base(symbol.name)] {
                    text.push(b'\t');
                    text.extend_from_slice(&part.unwrap_or_default());
                }
            }
            Some(text)
        });
        out.write_all(&text.unwrap_or(line))?;
        out.write_all(b"\n")?;
    }
    out.flush()
}
