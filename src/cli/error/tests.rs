//! Every error comes out of the pipe as it went in.

use std::fmt::{Debug, Display};

use super::*;
use crate::Error as Library;
use engine::{Mismatch, Program};
use facts::{FactError, IdsExhausted, Relation};
use jobs::{Hint, InputError, NoModule};
use library::Search;

/// A value for every variant of an enum: one that is forgotten does not compile.
macro_rules! every {
    ($of:ty { $($pattern:pat => $value:expr,)* }) => {{
        let _ = |value: &$of| match value {
            $($pattern => {})*
        };
        let values: Vec<$of> = vec![$($value,)*];
        values
    }};
}

fn comes_back<T: Debug + Display + jobs::Message>(values: Vec<T>) {
    for value in values {
        let sent = serde_json::to_string(&value).unwrap();
        let back: T = serde_json::from_str(&sent).unwrap();
        assert_eq!(format!("{back:?}"), format!("{value:?}"));
        assert_eq!(back.to_string(), value.to_string());
    }
}

fn io() -> io::Error {
    io::Error::from_raw_os_error(13)
}

/// No text.
fn path() -> PathBuf {
    use std::os::unix::ffi::OsStringExt;
    std::ffi::OsString::from_vec(b"\xFF\xFE.ll".to_vec()).into()
}

fn text() -> String {
    "a\nb\t\u{7f}\u{e9}".to_owned()
}

fn fact() -> FactError {
    let (relation, message) = (Relation::FunctionName, text());
    FactError { relation, line: Some(2), column: Some(1), message }
}

fn of_the_engine() -> Vec<engine::Error> {
    use engine::Error as E;
    let diagnostics = Program::parse("p.dl", ".decl a(", &Search::default()).unwrap_err();
    every!(E {
        E::Program(_) => E::Program(Box::new(diagnostics)),
        E::Io { .. } => E::Io { path: path(), source: io() },
        E::Fact { .. } => E::Fact { path: path(), line: 1, column: 2, message: text() },
        E::Relation(_) => E::Relation(text()),
        E::Fault { .. } => E::Fault { place: text(), message: text() },
        E::Timeout(_) => E::Timeout(0.1),
        E::Memory(_) => E::Memory(7),
        E::Rows(_) => E::Rows(7),
        E::Cancelled => E::Cancelled,
        E::Row(_) => E::Row(Mismatch {
            relation: text(),
            column: Some(text()),
            declared: text(),
            found: text(),
        }),
    })
}

fn of_ir() -> Vec<ir::Error> {
    use ir::Error as E;
    every!(E {
        E::Fact(_) => E::Fact(fact()),
        E::Bitcode(_) => E::Bitcode("a block ends where none began".to_owned()),
        E::Ids(_) => E::Ids(IdsExhausted),
        E::Unsupported { .. } => E::unsupported("a", "b"),
        E::Stopped => E::Stopped,
    })
}

fn of_the_store() -> Vec<StoreError> {
    use StoreError as E;
    every!(E {
        E::Io { .. } => E::io(&path(), "be read")(io()),
        E::Refused { .. } => E::Refused { path: path(), reason: "no".into() },
        E::Missing { .. } => E::Missing { path: path() },
        E::Unknown { .. } => E::Unknown { path: path() },
        E::Twice { .. } => E::Twice { path: path() },
        E::Schema { .. } => E::Schema { path: path(), version: text() },
        E::Partial { .. } => E::Partial { path: path(), what: text() },
        E::Row { .. } => E::Row { path: path(), error: fact() },
    })
}

fn of_inputs() -> Vec<InputError> {
    use InputError as E;
    let newer = || Newer { version: "16.0.0".to_owned() };
    let hints = every!(Hint {
        Hint::None => Hint::None,
        Hint::Source => Hint::Source,
        Hint::CutOff { .. } => Hint::CutOff { missing: 4 },
        Hint::Newer(_) => Hint::Newer(newer()),
    });
    let none = every!(NoModule {
        NoModule::Empty => NoModule::Empty,
        NoModule::Unknown => NoModule::Unknown,
        NoModule::NoBitcode => NoModule::NoBitcode,
        NoModule::BrokenObject(_) => NoModule::BrokenObject(text()),
    });
    let mut all = every!(E {
        E::Missing => E::Missing,
        E::Unreadable(_) => E::Unreadable(io()),
        E::NoModule(_) => E::NoModule(NoModule::Empty),
        E::Parse { .. } => E::Parse { words: text(), hint: Hint::None },
        E::Broken(_) => E::Broken(text()),
        E::Rebuilt(_) => E::Rebuilt(Box::new(E::Broken(text()))),
        E::Ir(_) => E::Ir(ir::Error::Stopped),
    });
    all.extend(hints.into_iter().map(|hint| E::Parse { words: text(), hint }));
    all.extend(none.into_iter().map(E::NoModule));
    all.extend(of_ir().into_iter().map(E::Ir));
    all
}

fn of_jobs() -> Vec<jobs::Error> {
    use jobs::Error as E;
    let mut all = every!(E {
        E::Input { .. } => InputError::Missing.of("a.bc"),
        E::Store(_) => E::Store(StoreError::Missing { path: path() }),
        E::NoInputs => E::NoInputs,
        E::List { .. } => E::List { path: path(), source: io() },
        E::ListInItself { .. } => E::ListInItself { path: path() },
        E::StdinTwice => E::StdinTwice,
        E::Stdin(_) => E::Stdin(io()),
        E::Directory { .. } => E::Directory { path: path(), source: io() },
        E::NothingExtracted => E::NothingExtracted,
        E::CutShort { .. } => E::CutShort { input: text() },
        E::NotBegun { .. } => E::NotBegun { path: path() },
        E::Process(_) => E::Process(io()),
    });
    all.extend(of_inputs().into_iter().map(|reason| reason.of("a.bc")));
    all.extend(of_the_store().into_iter().map(E::Store));
    all
}

fn of_the_library() -> Vec<Library> {
    use Library as E;
    every!(E {
        E::Jobs(_) => E::Jobs(jobs::Error::NoInputs),
        E::Store(_) => E::Store(StoreError::Missing { path: path() }),
        E::Engine(_) => E::Engine(engine::Error::Memory(7)),
        E::Shape { .. } => E::Shape { relation: text(), columns: 1, schema: 2 },
        E::NotOfModules(_) => E::NotOfModules(text()),
        E::TypesHaveNoFunction => E::TypesHaveNoFunction,
        E::NoFunction(_) => E::NoFunction(text()),
        E::Compress(_) => E::Compress(io()),
    })
}

fn of_questions() -> Vec<QuestionError> {
    use QuestionError as E;
    let near = || "; did you mean `f`?".to_owned();
    every!(E {
        E::Program { .. } => E::Program { name: text(), errors: 2 },
        E::AboutWhat { .. } => E::AboutWhat { path: path() },
        E::NoProgram => E::NoProgram,
        E::ProgramFirst { .. } => E::ProgramFirst { path: path() },
        E::Unreadable { .. } => E::Unreadable { path: path(), source: io(), maybe_none: true },
        E::NotText { .. } => E::NotText { path: path() },
        E::NoSource => E::NoSource,
        E::FactsAmongOthers => E::FactsAmongOthers,
        E::NoOutput(_) => E::NoOutput(vec![text()]),
        E::NoRelation { .. } => E::NoRelation { name: text(), near: near() },
        E::NoPreset { .. } => E::NoPreset { name: text(), near: near() },
        E::Explain(_) => E::Explain(engine::Error::Relation(text())),
        E::NoProof(_) => E::NoProof(text()),
    })
}

fn of_souffle() -> Vec<SouffleError> {
    use SouffleError as E;
    every!(E {
        E::System(_) => E::System(io()),
        E::Missing => E::Missing,
        E::NotRun(_) => E::NotRun(io()),
        E::Option(_) => E::Option(text()),
        E::Width(_) => E::Width(64),
        E::Stdin => E::Stdin,
        E::NoAnswer(_) => E::NoAnswer(text()),
        E::NotExtracted => E::NotExtracted,
        E::NotWritten(_) => E::NotWritten(text()),
    })
}

fn of_rebuild() -> Vec<RebuildError> {
    use RebuildError as E;
    let (dir, wanted) = (path, text);
    every!(E {
        E::Facts { .. } => E::Facts { dir: dir(), errors: vec![fact(), fact()] },
        E::Fact { .. } => E::Fact { dir: dir(), error: fact() },
        E::Ir(_) => E::Ir(ir::Error::Stopped),
        E::NoModule { .. } => E::NoModule { dir: dir() },
        E::NoSuchModule { .. } => E::NoSuchModule { dir: dir(), wanted: wanted(), modules: 3 },
        E::Ambiguous { .. } => E::Ambiguous { dir: dir(), wanted: wanted(), places: vec![0, 2] },
        E::Several { .. } => E::Several { dir: dir(), modules: 0 },
    })
}

fn crashes() -> Vec<Crashed> {
    let causes = every!(Cause {
        Cause::BrokenModule(_) => Cause::BrokenModule(text()),
        Cause::Fatal(_) => Cause::Fatal(text()),
        Cause::Panic(_) => Cause::Panic(text()),
        Cause::OutOfStack => Cause::OutOfStack,
        Cause::Signal(_) => Cause::Signal(11),
        Cause::Exit(_) => Cause::Exit(1),
    });
    let advice = every!(Advice {
        Advice::Unwritten => Advice::Unwritten,
        Advice::Newer(_) => Advice::Newer(Newer { version: text() }),
        Advice::Unverified => Advice::Unverified,
        Advice::Module => Advice::Module,
        Advice::KeepGoing => Advice::KeepGoing,
        Advice::Facts => Advice::Facts,
    });
    let crashed = |(cause, advice)| Crashed {
        subject: Some(text()),
        crash: Crash { in_work: vec![1, 2], cause, printed: vec![text()] },
        advice,
    };
    causes.into_iter().zip(advice).map(crashed).collect()
}

#[test]
fn every_error_comes_back_from_another_process_as_it_was() {
    use Error as E;
    comes_back(of_the_engine());
    comes_back(of_jobs());
    comes_back(of_the_library());
    comes_back(of_questions());
    comes_back(of_souffle());
    comes_back(of_rebuild());
    comes_back(crashes());
    comes_back(every!(E {
        E::Library(_) => E::Library(Library::TypesHaveNoFunction),
        E::Question(_) => E::Question(QuestionError::NoProgram),
        E::Souffle(_) => E::Souffle(SouffleError::Stdin),
        E::Rebuild(_) => E::Rebuild(RebuildError::NoModule { dir: path() }),
        E::Interrupted(_) => E::Interrupted(Interrupted { all_or_nothing: true }),
        E::Crashed(_) => E::Crashed(crashes()),
        E::Stdout(_) => E::Stdout(io()),
        E::Json(_) => E::Json(text()),
        E::File { .. } => E::File { path: path(), source: io() },
        E::Bitcode { .. } => E::Bitcode { path: path(), why: text() },
        E::Unwritable { .. } => E::Unwritable { path: path(), source: io() },
        E::IsSource { .. } => E::IsSource { path: path() },
        E::Taken { .. } => E::Taken { path: path() },
        E::OnlyOf { .. } => E::OnlyOf { format: text(), kind: text() },
        E::NoGraphviz(_) => E::NoGraphviz(io()),
        E::Graphviz(_) => E::Graphviz(text()),
        E::Manual(_) => E::Manual(io()),
        E::NoCommand { .. } => E::NoCommand { name: text(), known: vec![text()] },
        E::NotOfLibrary => E::NotOfLibrary,
        E::NoEntry { .. } => E::NoEntry { name: text(), known: vec![text(), text()] },
    }));
}

#[test]
fn an_error_of_a_library_keeps_its_words() {
    let error = Error::Stdout(io::Error::other("it ends too soon"));
    let back: Error = serde_json::from_str(&serde_json::to_string(&error).unwrap()).unwrap();
    assert_eq!(back.to_string(), error.to_string());
}
