//! From bytes to a module as LLVM's own tools see it.

use std::fmt;

use half::{Failure, Form, Request, Syntax};

use crate::ahead::Ahead;
use crate::error::{InputError, Result};
use crate::input;

/// How modules are read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reading<'a> {
    /// Refuse modules that LLVM's verifier rejects.
    pub verify: bool,
    /// Passes that change each module first, in the syntax of `opt -passes`.
    pub passes: Option<&'a str>,
    /// How many threads read one module, 0 or 1 for none beside the caller's.
    pub threads: usize,
    /// The module, where it is the only one and read already.
    pub ahead: Option<&'a Ahead>,
}

/// A module to be extracted.
pub struct Read {
    /// What it says.
    pub module: ir::Module,
    /// Why LLVM read it, if it did.
    pub by_llvm: Option<Reason>,
}

/// Why LLVM reads a module and writes it again before it is read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// It is LLVM's text.
    Text,
    /// Passes change it first.
    Passes,
    /// No release of LLVM 15 wrote it.
    Writer,
    /// LLVM changes as it reads what the module has.
    Upgrade(&'static str),
    /// It is not understood here: LLVM knows more, or has better words.
    Unread,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "it is text",
            Self::Passes => "passes change it first",
            Self::Writer => "no release of LLVM 15 wrote it",
            Self::Upgrade(why) => why,
            Self::Unread => "its bitcode is not understood here",
        })
    }
}

/// A module to be extracted; `expand_strings` as in [`ir::extract::Options`]. LLVM is asked if it is
/// to verify or to run passes, or if the bytes are no bitcode of LLVM 15's own releases: text,
/// bitcode of other versions or producers.
///
/// # Errors
/// What LLVM says about bytes that are no module; that LLVM is not there, or dies of it; and when
/// bitcode contradicts itself. `input` names it.
pub fn to_extract(
    bytes: &[u8],
    input: &str,
    reading: Reading<'_>,
    expand_strings: bool,
) -> Result<Read> {
    let assembled;
    let bitcode = match Syntax::of(bytes) {
        Syntax::Bitcode => bytes,
        Syntax::Text => {
            assembled = assemble(bytes, input, reading.verify && reading.passes.is_none())?;
            &assembled
        }
    };
    // What passes leave is another module: the one that is here need not be read.
    let own = match reading.passes {
        Some(_) => Err(Reason::Passes),
        None => own(bitcode, reading.threads),
    };
    let is_text = Syntax::of(bytes) == Syntax::Text;
    let by_llvm = own.as_ref().err().copied().or(is_text.then_some(Reason::Text));
    let raw = match own {
        Ok(raw) => {
            if reading.verify && !is_text {
                ask(&Request { verify: true, ..Request::new(bytes, Syntax::Bitcode, &[]) }, input)?;
            }
            raw
        }
        Err(_) => upgraded(bitcode, input, reading)?,
    };
    let module = ir::Module::new_by(raw, expand_strings, reading.threads);
    let module = module.map_err(|error| InputError::from(error).of(input))?;
    Ok(Read { module: module.after_passes(reading.passes), by_llvm })
}

/// The same of bitcode, as [`Reading`] is by default and without expanded strings, if that needs no LLVM and
/// nothing is wrong.
pub(crate) fn without_llvm(bytes: &[u8], threads: usize) -> Option<Read> {
    let raw = match Syntax::of(bytes) {
        Syntax::Bitcode => own(bytes, threads).ok()?,
        Syntax::Text => return None,
    };
    let module = ir::Module::new_by(raw, false, threads).ok()?;
    Some(Read { module, by_llvm: None })
}

/// Bitcode of a module in LLVM's text, as llvm-as makes it.
///
/// # Errors
/// Those of LLVM.
pub fn assemble(text: &[u8], input: &str, verify: bool) -> Result<Vec<u8>> {
    let wanted = [Form::Bitcode];
    let request = Request { verify, ..Request::new(text, Syntax::Text, &wanted) };
    let [bitcode] = forms(&request, input)?;
    Ok(bitcode)
}

/// The text of bitcode as llvm-dis prints it.
///
/// # Errors
/// Those of LLVM.
pub fn text(bitcode: &[u8], input: &str) -> Result<Vec<u8>> {
    let [text] = forms(&Request::new(bitcode, Syntax::Bitcode, &[Form::Text]), input)?;
    Ok(text)
}

/// What LLVM makes of bitcode.
fn upgraded(bitcode: &[u8], input: &str, reading: Reading<'_>) -> Result<bitcode::Module> {
    let Reading { verify, passes, .. } = reading;
    let wanted = [Form::Bitcode];
    let request = Request { verify, passes, ..Request::new(bitcode, Syntax::Bitcode, &wanted) };
    let [written] = forms(&request, input)?;
    let mut raw = ir::Module::raw(&written).map_err(|error| InputError::from(error).of(input))?;
    // A trip through bitcode exchanges getter and setter of properties: LLVM 15 writes them in one
    // order and reads them in the other. What LLVM has in memory has made one trip already.
    ir::upgrade::exchange_accessors(&mut raw);
    if passes.is_none() {
        // LLVM does not keep it in memory.
        let hash = bitcode::hash_of(bitcode).ok().flatten();
        raw.hash = hash.map(bitcode::Hash::Known);
    }
    Ok(raw)
}

/// As many forms as the request wants.
///
/// # Errors
/// Those of LLVM.
pub(crate) fn forms<const N: usize>(request: &Request<'_>, input: &str) -> Result<[Vec<u8>; N]> {
    let forms = ask(request, input)?;
    forms.try_into().map_err(|_| {
        let why = std::io::Error::other("its answer is to another question");
        InputError::Llvm(Failure::Process(why)).of(input)
    })
}

fn ask(request: &Request<'_>, input: &str) -> Result<Vec<Vec<u8>>> {
    let reply = half::ask(request);
    let reply = reply.map_err(|failure| input::failed(request.bytes, failure).of(input))?;
    for warning in &reply.warnings {
        tracing::warn!("{input}: {warning}");
    }
    Ok(reply.forms)
}

/// The module of bitcode that a release of LLVM 15 has written: what it says is what LLVM makes of
/// it, without upgrades. Otherwise why LLVM has to read it.
fn own(bytes: &[u8], threads: usize) -> std::result::Result<bitcode::Module, Reason> {
    let unread = |_| Reason::Unread;
    let opened = bitcode::Opened::of(bytes).map_err(unread)?;
    let [module] = &opened.file().modules[..] else { return Err(Reason::Unread) };
    // An index of modules does not say who wrote it; its version of summaries does.
    let is_own = match &module.identification {
        Some(writer) => writer.is_llvm_15(),
        None => module.paths.is_some(),
    };
    if !is_own {
        return Err(Reason::Writer);
    }
    let mut file = if threads > 1 {
        let bodies = opened.bodies(0).map_err(unread)?;
        let count = bodies.functions().len();
        let read = system::map(threads, count, |body| bodies.read(body).ok().map(Box::new));
        let read: Option<Vec<Box<bitcode::Body>>> = read.into_iter().collect();
        opened.with_bodies(vec![read.ok_or(Reason::Unread)?])
    } else {
        opened.finish().map_err(unread)?
    };
    let module = file.modules.pop().ok_or(Reason::Unread)?;
    match ir::upgrade::needs_llvm(&module) {
        Some(why) => Err(Reason::Upgrade(why)),
        None => Ok(module),
    }
}
