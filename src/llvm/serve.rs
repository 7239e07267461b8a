//! The program `llvm-facts-llvm`: answers requests about modules, one after the other.

use std::ffi::{CStr, c_char};
use std::io::{self, BufReader};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};

use half::wire::{Answer, Question, receive, send};
use half::{Form, Rejected};
use llvm_sys::error_handling::LLVMInstallFatalErrorHandler;
use stack::deep;

use super::{Module, sandbox};

/// The module's name, which stands in the first line of its text: the same for all, so that texts
/// can be compared.
const NAME: &str = "<stdin>";

/// Answers the requests of standard input on standard output until there are no more.
pub fn serve() -> ExitCode {
    // SAFETY: the handler is a function that lives for ever.
    unsafe { LLVMInstallFatalErrorHandler(Some(fatal)) };
    // Without one it is no worse than LLVM's own tools.
    sandbox::enter();
    let (requests, waiting) = channel();
    std::thread::spawn(move || deep(move || work(waiting)));
    let mut from = BufReader::with_capacity(1 << 16, io::stdin());
    while let Ok(Some(message)) = receive(&mut from, u64::MAX) {
        if requests.send(message).is_err() {
            break;
        }
    }
    // Whoever asked is gone, even if LLVM is still at work for them.
    end(0)
}

fn work(requests: Receiver<(Question, Vec<Vec<u8>>)>) {
    for (question, blobs) in requests {
        let module = blobs.first().map_or(&[][..], |blob| blob);
        // It goes when the answer is sent: to take it apart takes LLVM a tenth of the time.
        let mut made = None;
        let (answer, forms) = match answer(&question, module, &mut made) {
            Ok((warnings, forms)) => (Answer::Done { warnings }, forms),
            Err(answer) => (answer, Vec::new()),
        };
        let forms: Vec<&[u8]> = forms.iter().map(|form| &form[..]).collect();
        if send(&mut io::stdout().lock(), &answer, &forms).is_err() {
            end(1);
        }
    }
}

type Done = (Vec<String>, Vec<Vec<u8>>);

fn answer(question: &Question, bytes: &[u8], made: &mut Option<Module>) -> Result<Done, Answer> {
    let parsed = Module::parse_with(bytes, question.syntax, NAME, question.lenient);
    let (module, warnings) = parsed.map_err(Answer::Unread)?;
    let module = made.insert(module);
    if question.verify
        && let Err(words) = module.verify()
    {
        let rejected = match module.rejected_function() {
            Some((place, words)) => Rejected { words, function: Some(place) },
            None => Rejected { words, function: None },
        };
        return Err(Answer::Rejected(rejected));
    }
    let mut warnings = warnings;
    if let Some(passes) = &question.passes {
        if let (skipped @ 1.., functions) = module.optnone() {
            warnings.push(format!(
                "{skipped} of {functions} functions with a body are `optnone`, as clang makes them at \
                 -O0: most passes leave them as they are; clang's `-Xclang -disable-O0-optnone` leaves \
                 it out"
            ));
        }
        module.run_passes(passes).map_err(Answer::Passes)?;
    }
    if question.wanted.contains(&Form::Bitcode)
        && let Some(words) = module.unwritable()
    {
        return Err(Answer::Unread(words));
    }
    let form = |form: &Form| match form {
        Form::Bitcode => module.bitcode(),
        Form::Text => module.text(),
        Form::TextWithUses => module.text_with_uses(),
    };
    let forms = question.wanted.iter().map(form).collect();
    Ok((warnings, forms))
}

extern "C" fn fatal(words: *const c_char) {
    // SAFETY: LLVM passes a string, and nothing unwinds into it: the process ends here.
    let words = unsafe { CStr::from_ptr(words) }.to_string_lossy().trim_end().to_owned();
    let _ = send(&mut io::stdout().lock(), &Answer::Fatal(words), &[]);
    end(1)
}

/// Ends the process without freeing anything: LLVM would take its time.
fn end(code: i32) -> ! {
    // SAFETY: needs nothing.
    unsafe { libc::_exit(code) }
}
