//! What this project has made: the program, tried on a module, and its part of LLVM.

use facts::{Index, ModuleRow};
use half::{Failure, Form, Request, Syntax};
use ir::extract::{self, Options};

use super::{Part, State};
use crate::cli::docs;
use crate::query::{self, Modules, Source};
use engine::{Database, Program, Settings};
use jobs::input::Input;
use library::Search;

/// This program, which extracts a module, asks about it and builds it again.
pub fn program() -> Part {
    let state = match tried() {
        Ok(()) => State::There,
        Err(why) => State::Broken { why: format!("{why}; please report it") },
    };
    Part {
        name: "llvm-facts",
        state,
        version: Some(docs::VERSION.to_owned()),
        path: std::env::current_exe().ok(),
        allows: "bitcode of LLVM 15: facts, rebuild, query, export, view",
        is_own: true,
    }
}

/// What does not work of all that every command relies on.
fn tried() -> Result<(), Box<dyn std::error::Error>> {
    let name = "a module that defines nothing";
    let writer = bitcode::Identification { producer: b"LLVM15.0.6".to_vec(), epoch: 0 };
    let module = bitcode::Module { identification: Some(writer), ..Default::default() };
    let file = bitcode::File { modules: vec![module], ..Default::default() };
    let bytes = file.write()?;
    let rules = ".include \"facts.dl\"\n.decl m(m: Module)\nm(m) :- module(m).\n.output m\n";
    let program = Program::parse_with(name, rules, &Search::default(), &Settings::default());
    let program = program.map_err(crate::Error::from)?;
    let inputs = [Input::from_bytes(name, bytes.clone())];
    let modules = Modules { inputs: &inputs, reading: Default::default(), threads: 1, files: None };
    let mut database = Database::new(&program);
    query::load(&program, Source::Modules(modules), &mut database, &())?;
    program.run(&mut database, &engine::Options::default())?;
    let answers = program.len(&database, "m")?;
    if answers != 1 {
        return Err(format!("a query finds {answers} modules of 1").into());
    }
    let facts = extract::module(&ir::Module::read(&bytes, false)?, 0, Options::default())?;
    let module = facts.rows::<ModuleRow>().next().ok_or("it has no facts")?;
    let again = jobs::rebuild::bitcode(&Index::new(&facts), module.m)?;
    ir::Module::read(&again, false)?;
    Ok(())
}

/// LLVM's part, which is asked for the bitcode of a text.
pub fn llvm() -> Part {
    let wanted = [Form::Bitcode];
    let answer = half::ask(&Request::new(b"", Syntax::Text, &wanted));
    let (state, version) = match answer {
        Ok(reply) => match reply.forms.first().and_then(|bitcode| writer(bitcode)) {
            Some(version) => (State::There, Some(version)),
            None => {
                (State::Broken { why: "it makes bitcode that nobody has written".into() }, None)
            }
        },
        Err(why @ (Failure::Missing | Failure::WithoutLlvm | Failure::Unloadable(_))) => {
            (State::Missing { advice: why.to_string() }, None)
        }
        Err(why) => (State::Broken { why: why.to_string() }, None),
    };
    Part {
        name: "LLVM",
        state,
        version,
        path: half::program(),
        allows: "text (.ll), other versions' bitcode, --verify, --passes, roundtrip",
        is_own: true,
    }
}

/// The version of the LLVM that wrote bitcode.
fn writer(bitcode: &[u8]) -> Option<String> {
    let opened = bitcode::Opened::of(bitcode).ok()?;
    let writer = opened.file().modules.first()?.identification.as_ref()?;
    Some(String::from_utf8_lossy(writer.producer.strip_prefix(b"LLVM")?).into_owned())
}
