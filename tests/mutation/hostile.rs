//! Bitcode of the corpus in which blocks, records and operands are changed, and bits.

use std::ops::Range;

use facts::store::Facts;
use facts::{Index, Module};
use half::{Failure, Form, Request, Syntax};
use ir::extract::{self, Numbering, Options};
use jobs::equal::{self, Comparison};
use jobs::rebuild;

use super::MEMORY_IN_USE;
use super::items::{Item, changed, items};
use super::support;

/// What came of a file.
enum Came {
    /// A module: everything agreed.
    Module,
    /// An error that says where.
    Error(String),
    /// LLVM did not survive it.
    Crash,
    /// Rebuild refuses what LLVM, which checks little, takes.
    Alone(String),
}

pub fn run_all(seeds: Range<u64>) {
    let mut inputs = support::corpus();
    // Of long modules LLVM would see the same again and again.
    inputs.retain(|input| input.bytes.len() < 30_000);
    let show = seeds.end - seeds.start == 1;
    let mut sources: Vec<Option<Vec<Item>>> = inputs.iter().map(|_| None).collect();
    for seed in seeds {
        println!("begin {seed}");
        let place = seed as usize % inputs.len();
        let source = sources[place].get_or_insert_with(|| items(&inputs[place].module().bitcode()));
        let bytes = changed(source, seed);
        if show {
            println!("{}", inputs[place].name);
            let path = std::env::temp_dir().join(format!("mutated-{seed}.bc"));
            std::fs::write(&path, &bytes).unwrap();
            println!("{}", path.display());
        }
        match stack::deep(|| run(&bytes)) {
            Ok(Came::Module) => println!("module {seed}"),
            Ok(Came::Crash) => println!("crash {seed}"),
            Ok(Came::Alone(message)) => println!("alone {seed} {message}"),
            Ok(Came::Error(message)) => {
                println!("error {seed}");
                if show {
                    println!("{message}");
                }
            }
            Err(message) => println!("wrong {seed} {message:?}"),
        }
    }
}

/// What reading and extracting a file may take in bytes: so much, and so many times its size.
pub const ALLOWED: usize = 64 << 20;
pub const ALLOWED_TIMES: usize = 40;

/// That a file, read and extracted as the program does it, takes no more memory than it may.
fn measure(bytes: &[u8]) -> Result<(), String> {
    MEMORY_IN_USE.reset_peak_usage();
    let before = MEMORY_IN_USE.current_usage();
    if let Ok(module) = ir::Module::raw(bytes).and_then(|raw| ir::Module::new(raw, false))
        && let Ok(mut numbering) = Numbering::of(&module)
        && numbering.place_at(1).is_ok()
    {
        // Chunks are written, and then gone.
        let make = |facts: &mut Facts| facts.clear();
        let _ = extract::numbered(
            &module,
            &numbering,
            Options::default(),
            None,
            Facts::new(),
            &make,
            &mut |()| Ok(()),
        );
    }
    let taken = MEMORY_IN_USE.peak_usage().saturating_sub(before);
    if taken > ALLOWED + ALLOWED_TIMES * bytes.len() {
        return Err(format!("{} bytes take {taken} bytes of memory", bytes.len()));
    }
    Ok(())
}

/// From bytes to facts and back.
fn run(bytes: &[u8]) -> Result<Came, String> {
    measure(bytes)?;
    let raw = match ir::Module::raw(bytes) {
        Ok(raw) => raw,
        // Several modules are told apart before, and none is no input.
        Err(ir::Error::Bitcode(message))
            if message.contains(" at byte ") || message.ends_with("modules, not one") =>
        {
            return Ok(Came::Error(message));
        }
        Err(error) => return Err(format!("the error does not say where: {error}")),
    };
    let needs_llvm = ir::upgrade::needs_llvm(&raw).is_some();
    let facts = ir::Module::new(raw, false)
        .and_then(|module| extract::module(&module, 0, Options::default()));
    let facts = match facts {
        Ok(facts) => facts,
        Err(error) => return Ok(Came::Error(error.to_string())),
    };
    let index = Index::new(&facts);
    if let Some(error) = index.check().first() {
        if needs_llvm {
            // Extraction does not read it so: LLVM changes it before.
            return Ok(Came::Module);
        }
        return Err(format!("the facts break the schema: {error}"));
    }
    // What LLVM's verifier rejects need not come back, but it must end.
    let rebuilt = rebuild::bitcode(&index, Module(0));
    let wanted = [Form::Text];
    let request = Request { verify: true, ..Request::new(bytes, Syntax::Bitcode, &wanted) };
    match half::ask(&request) {
        Ok(_) if needs_llvm => Ok(Came::Module),
        Ok(reply) => {
            if let Err(error) = rebuilt {
                // LLVM checks little that its verifier could see: it may not read what it prints.
                return match half::ask(&Request::new(&reply.forms[0], Syntax::Text, &[])) {
                    Err(Failure::Unread(_)) => Ok(Came::Error(error.to_string())),
                    _ => Ok(Came::Alone(error.to_string())),
                };
            }
            match equal::round_trip(bytes, "mutated", Comparison::Text, 1) {
                Ok(None) => Ok(Came::Module),
                Ok(Some(d)) => {
                    Err(format!("line {}: {} has become {}", d.line, d.original, d.rebuilt))
                }
                Err(error) => Err(error.to_string()),
            }
        }
        Err(Failure::Crashed(_)) => Ok(Came::Crash),
        Err(failure) => Ok(Came::Error(failure.to_string())),
    }
}
