//! The prompt on a terminal: editing, history, completion.

use std::path::PathBuf;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use super::ask::Shell;
use super::commands::{Flow, command, execute, interrupted};
use super::complete::candidates;
use super::rules::Rules;
use crate::cli::console::say;
use crate::cli::error::{Error, QuestionError, Result, ShellError};
use crate::ide::Known;
use engine::Statement;

const PROMPT: &str = "facts> ";
/// So many lines are remembered.
const HISTORY: usize = 10_000;

/// What the editor asks about the text that is being written.
struct Prompter {
    known: Known,
    rules: Rules,
}

impl Prompter {
    fn new(shell: &Shell<'_>) -> Self {
        let heads = shell.rules.heads();
        let program = (!heads.is_empty()).then(|| shell.program("").ok()).flatten();
        let relations = program.map(|program| program.relations()).unwrap_or_default();
        let own = relations.into_iter().filter(|it| heads.contains(&&*it.name));
        let known = Known::new(own.map(|it| (it.name, it.types)), []);
        Self { known, rules: shell.rules.clone() }
    }
}

impl Completer for Prompter {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(candidates(&self.known, line, cursor))
    }
}

impl Validator for Prompter {
    /// A statement goes on until it is whole; an empty line ends it as it is.
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        let text = context.input();
        let is_command = command(text).is_some() || interrupted(text).is_some();
        let is_ended = is_command || text.ends_with('\n');
        let goes_on = !is_ended && engine::statement(text, &self.rules) == Statement::Unfinished;
        Ok(if goes_on { ValidationResult::Incomplete } else { ValidationResult::Valid(None) })
    }
}

impl Hinter for Prompter {
    type Hint = String;
}

impl Highlighter for Prompter {}
impl Helper for Prompter {}

/// Answers line by line until the end.
///
/// # Errors
/// When the terminal cannot be read.
pub fn run(shell: &mut Shell<'_>) -> Result<()> {
    let failed = |error: ReadlineError| ShellError::Input(error.to_string());
    let config = Config::builder()
        .completion_type(CompletionType::List)
        .max_history_size(HISTORY)
        .map_err(failed)?
        .build();
    let mut editor: Editor<Prompter, FileHistory> = Editor::with_config(config).map_err(failed)?;
    let mut history = history();
    if let Some(path) = &history {
        // There is none before the first session.
        let _ = editor.load_history(path);
    }
    let mut entered = None;
    loop {
        // What completion knows follows what was entered.
        let now: Vec<usize> = shell.rules.entries.iter().map(|entry| entry.number).collect();
        if entered.as_ref() != Some(&now) {
            editor.set_helper(Some(Prompter::new(shell)));
            entered = Some(now);
        }
        let text = match editor.readline(PROMPT) {
            Ok(text) => text,
            Err(ReadlineError::Interrupted) => continue,
            Err(ReadlineError::Eof) => return Ok(()),
            Err(error) => return Err(failed(error).into()),
        };
        if text.trim().is_empty() {
            continue;
        }
        let _ = editor.add_history_entry(text.trim_end());
        if let Some(path) = &history
            && let Err(error) = editor.append_history(path)
        {
            let (path, why) = (path.clone(), error.to_string());
            say(&format!("warning: {}", ShellError::History { path, why }));
            history = None;
        }
        match execute(shell, &text) {
            Ok(Flow::Next) => {}
            Ok(Flow::Quit) => return Ok(()),
            // Which errors a statement has is said already.
            Err(Error::Question(QuestionError::Program { .. })) => {}
            Err(error) => say(&format!("error: {error}")),
        }
    }
}

/// The file of what was asked in other sessions, in the user's directory for such; none if there is
/// no place for it.
fn history() -> Option<PathBuf> {
    let absolute =
        |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let state = absolute("XDG_STATE_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".local/state")))?;
    let folder = state.join("llvm-facts");
    if let Err(error) = std::fs::create_dir_all(&folder) {
        let (path, why) = (folder, error.to_string());
        say(&format!("warning: {}", ShellError::History { path, why }));
        return None;
    }
    Some(folder.join("history"))
}
