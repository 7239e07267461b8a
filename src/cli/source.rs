//! Commands that ask Datalog programs about modules or a fact directory: reading the one or the
//! other in a child process, and saying how far it is.

use std::ffi::OsString;
use std::path::Path;

use super::args::{Talk, Work};
use super::progress::Progress;
use super::query::fact_directory;
use super::say;
use crate::query::{Modules, Source};
use ir::error::{Error, Result};
use jobs::input::{self, Input};
use jobs::isolate::{self, Crash, Ended, Reporter, Watch};
use jobs::pipeline::Observer;

/// What a command is about.
pub struct Asked<'a> {
    pub sources: &'a [OsString],
    pub verify: bool,
    /// Files of inputs that are no relation of the schema, beside modules.
    pub files: Option<&'a Path>,
    pub work: Work,
    pub talk: Talk,
}

/// Runs `work` on the source, in a child process if that is wanted.
///
/// # Errors
/// Those of `work`, and when there is no such source.
pub fn run(
    asked: &Asked<'_>,
    work: impl Fn(Source<'_>, &dyn Observer) -> Result<u8> + Send + Sync,
) -> Result<u8> {
    let facts = fact_directory(asked.sources)?;
    let inputs = if facts.is_some() { Vec::new() } else { input::expand(asked.sources)? };
    let progress = Progress::new(inputs.len(), asked.talk);
    let mut watch = Watcher { inputs: &inputs, progress, talk: asked.talk };
    let isolated = asked.work.isolation.is_wanted();
    let ended = isolate::run(isolated, None, &mut watch, |reporter| {
        let source = match &facts {
            Some(dir) => Source::Facts(dir),
            None => Source::Modules(Modules {
                inputs: &inputs,
                verify: asked.verify,
                threads: asked.work.threads(),
                files: asked.files,
            }),
        };
        work(source, &Observed(reporter)).map_err(|error| error.to_string())
    })?;
    watch.progress.clear();
    match ended {
        Ended::Done(Ok(code)) => Ok(code),
        Ended::Done(Err(message)) => Err(Error::Other(message)),
        Ended::Interrupted => Err(Error::Other("interrupted".into())),
        Ended::Crashed(crash) => {
            let names = crash.in_work.iter().filter_map(|&i| inputs.get(i)).map(Input::name);
            let names = names.collect::<Vec<_>>().join(", ");
            let how = if names.is_empty() { crash.how } else { format!("{names}: {}", crash.how) };
            Err(Error::Other(Crash::with_advice(&how, "the module is broken, or LLVM 15 is")))
        }
    }
}

/// Sees the extraction go on, in the parent.
struct Watcher<'a> {
    inputs: &'a [Input],
    progress: Progress,
    talk: Talk,
}

impl Watch<()> for Watcher<'_> {
    fn started(&mut self, index: usize) {
        if self.talk.verbose {
            say(&format!("reading {}", self.inputs[index].name()));
        }
    }
    fn finished(&mut self, _index: usize, _item: ()) {
        self.progress.advance();
    }
    fn tick(&mut self) {
        self.progress.tick();
    }
}

/// The extraction's observer, in the child.
struct Observed<'r, 'w>(&'r Reporter<'w, ()>);

impl Observer for Observed<'_, '_> {
    fn staging(&self, path: &Path) {
        self.0.staging(path);
    }
    fn started(&self, index: usize) {
        self.0.started(index);
    }
    fn finished(&self, index: usize, _error: Option<&Error>) {
        self.0.finished(index, ());
    }
}
