//! Commands: lines that begin with a full stop and are no directives of Datalog.

use super::ask::{Shell, declaration};
use super::page;
use super::rules::Entry;
use crate::cli::error::{Result, ShellError};
use crate::cli::lookup;
use crate::ide::DIRECTIVES;
use library::{search, suggest};

/// A command.
#[derive(Debug)]
pub struct Command {
    /// The word behind the full stop.
    pub name: &'static str,
    /// What follows it, for help.
    argument: &'static str,
    meaning: &'static str,
    action: Action,
}

/// What a command does.
#[derive(Debug)]
enum Action {
    Run(fn(&mut Shell<'_>, &str) -> Result<()>),
    /// The session ends.
    Quit,
}

/// Whether the session goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Next,
    Quit,
}

/// All commands.
pub const COMMANDS: [Command; 10] = [
    Command {
        name: "help",
        argument: "[WORD]",
        meaning: "this list; all about a relation, a type or a word of one",
        action: Action::Run(|_, word| help(word)),
    },
    Command {
        name: "schema",
        argument: "[RELATION]",
        meaning: "how a relation is declared; without one, those that were entered",
        action: Action::Run(|shell, word| shell.schema(word)),
    },
    Command {
        name: "why",
        argument: "[ROW]",
        meaning: "why a row is there: `path(@main, _)`; the first of the last answer",
        action: Action::Run(|shell, row| shell.why(row)),
    },
    Command {
        name: "whynot",
        argument: "[ROW]",
        meaning: "why a row is not there; why the last answer is empty",
        action: Action::Run(|shell, row| shell.why_not(row)),
    },
    Command {
        name: "source",
        argument: "FUNCTION",
        meaning: "the source text of a function, by name or id, or around an instruction's line",
        action: Action::Run(|shell, what| shell.source_text(what)),
    },
    Command {
        name: "view",
        argument: "PAGE",
        meaning: "write a page that shows functions and their facts",
        action: Action::Run(|shell, page| shell.view(page)),
    },
    Command {
        name: "rules",
        argument: "",
        meaning: "what was entered, with numbers",
        action: Action::Run(|shell, _| shell.list()),
    },
    Command {
        name: "drop",
        argument: "NUMBER|NAME|all",
        meaning: "take back what was entered: a statement, all of a relation, or everything",
        action: Action::Run(|shell, which| shell.drop_rules(which)),
    },
    Command {
        name: "save",
        argument: "FILE",
        meaning: "write what was entered as a program, for llvm-facts query",
        action: Action::Run(|shell, file| shell.save(file)),
    },
    Command { name: "quit", argument: "", meaning: "end; Ctrl-D does, too", action: Action::Quit },
];

/// The command of a line, and what stands behind it. None of a statement.
pub fn command(line: &str) -> Option<(&str, &str)> {
    let rest = line.trim().strip_prefix('.')?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    let (name, rest) = rest.split_at(end);
    let is_statement = DIRECTIVES.contains(&name);
    (!name.is_empty() && !is_statement).then(|| (name, rest.trim()))
}

/// A statement that is not whole, and the command in the line below it: who asks for one has given
/// the statement up.
pub fn interrupted(text: &str) -> Option<(&str, &str)> {
    let (before, last) = text.trim_end().rsplit_once('\n')?;
    let is_known = |(name, _)| COMMANDS.iter().any(|command| command.name == name);
    (!before.trim().is_empty() && command(last).is_some_and(is_known)).then_some((before, last))
}

/// Does what a line wants: a command, or a statement, which may have several lines.
///
/// # Errors
/// What cannot be done.
pub fn execute(shell: &mut Shell<'_>, text: &str) -> Result<Flow> {
    if let Some((before, last)) = interrupted(text) {
        execute(shell, before)?;
        return execute(shell, last);
    }
    let Some((name, rest)) = command(text) else {
        shell.statement(text)?;
        return Ok(Flow::Next);
    };
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        let names = COMMANDS.iter().map(|command| command.name).chain(DIRECTIVES);
        let near = suggest::did_you_mean(name, names);
        return Err(ShellError::NoCommand { name: name.to_owned(), near }.into());
    };
    let is_wrong = match command.argument {
        "" => !rest.is_empty(),
        argument => !argument.starts_with('[') && rest.is_empty(),
    };
    if is_wrong {
        return Err(ShellError::Usage(usage(command)).into());
    }
    match command.action {
        Action::Run(run) => run(shell, rest).map(|()| Flow::Next),
        Action::Quit => Ok(Flow::Quit),
    }
}

fn usage(command: &Command) -> String {
    format!(".{} {}", command.name, command.argument).trim_end().to_owned()
}

fn help(word: &str) -> Result<()> {
    if !word.is_empty() {
        return page::show(&lookup::named(word)?);
    }
    let width = COMMANDS.iter().map(|command| usage(command).len()).max().unwrap_or_default();
    let line = |command: &Command| format!("  {:width$}  {}\n", usage(command), command.meaning);
    let commands: String = COMMANDS.iter().map(line).collect();
    page::show(&format!(
        "A question is the body of a rule; its variables are the columns of the answer:\n\
         \x20 instruction_load(i)\n\
         \x20 function_name(f, name), !call_edge(_, f, _)\n\
         Rules stay, and what they use of the library is included. What changed is derived anew:\n\
         \x20 big(f) :- function_name(f, _), 10 < count : {{ function_basicblock(f, _, _) }}.\n\
         .output RELATION prints one, .include \"FILE\" reads rules from a file. Commands:\n\
         {commands}"
    ))
}

impl Shell<'_> {
    fn schema(&self, name: &str) -> Result<()> {
        let heads = self.rules.heads();
        let is_wanted = |relation: &str| match name {
            "" => heads.contains(&relation),
            name => relation == name,
        };
        let mut text = String::new();
        if name.is_empty() || heads.contains(&name) {
            let relations = self.program("")?.relations();
            for relation in relations.iter().filter(|relation| is_wanted(&relation.name)) {
                text.push_str(&(declaration(relation) + "\n"));
            }
            if text.is_empty() {
                text.push_str("no relation was entered; .schema NAME shows one of the library\n");
            }
        } else {
            for entry in search::all().iter().filter(|entry| entry.relation.name == name) {
                let (name, columns) = (&entry.relation.name, &entry.relation.columns);
                text.push_str(&format!(".decl {name}({columns})\n"));
            }
            if text.is_empty() {
                text = lookup::named(name)?;
            }
        }
        page::show(&text)
    }

    fn list(&self) -> Result<()> {
        let line = |entry: &Entry| {
            let number = format!("{:>3}  ", entry.number);
            let text = entry.text.trim_end().replace('\n', "\n     ");
            format!("{number}{text}\n")
        };
        page::show(&self.rules.entries.iter().map(line).collect::<String>())
    }

    /// Takes entries back, if the others do not need them.
    fn drop_rules(&mut self, which: &str) -> Result<()> {
        let is_meant = |entry: &Entry| {
            which == "all"
                || entry.number.to_string() == which
                || entry.heads.iter().any(|head| head == which)
        };
        let before = self.rules.entries.clone();
        let (dropped, left): (Vec<Entry>, Vec<Entry>) = before.iter().cloned().partition(is_meant);
        if dropped.is_empty() && which != "all" {
            return Err(ShellError::NoRule(which.to_owned()).into());
        }
        self.rules.set(left);
        if let Err(error) = self.program("") {
            self.rules.set(before);
            return Err(error);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_directives() {
        for (line, expected) in [
            (".why a(1, _)", Some(("why", "a(1, _)"))),
            ("  .quit ", Some(("quit", ""))),
            (".wyh a", Some(("wyh", "a"))),
            (".output a", None),
            (".decl a(x: number)", None),
            (".type T <: number", None),
            ("a(x)", None),
            (".", None),
        ] {
            assert_eq!(command(line), expected, "{line}");
        }
    }

    #[test]
    fn no_command_has_the_name_of_a_directive() {
        for command in &COMMANDS {
            assert!(!DIRECTIVES.contains(&command.name), "{}", command.name);
        }
    }
}
