//! What each name on standard input stands for, a line each; a name that is not read, as it is.
//! With `--mangled`, each name mangled again.

use std::io::{BufRead as _, Write as _};

use llvm_facts_mangled::Names;

fn main() -> std::io::Result<()> {
    let again = std::env::args().any(|argument| argument == "--mangled");
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut names = Names::new();
    for line in std::io::stdin().lock().split(b'\n') {
        let line = line?;
        let text = names.read(&line).ok().and_then(|symbol| {
            let mut text =
                if again { names.symbol(symbol.name) } else { names.text(symbol.name)? };
            if again {
                text.extend_from_slice(symbol.added);
            } else if !symbol.added.is_empty() {
                text.extend_from_slice(b" (");
                text.extend_from_slice(symbol.added);
                text.push(b')');
            }
            Some(text)
        });
        out.write_all(&text.unwrap_or(line))?;
        out.write_all(b"\n")?;
    }
    out.flush()
}
