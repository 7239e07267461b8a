//! How a command ends: its exit code.

/// Done.
pub const DONE: u8 = 0;
/// An input could not be processed, or what is compared differs.
pub const FAILED: u8 = 1;
/// The command line is wrong.
pub const MISUSED: u8 = 2;
/// A limit was reached.
pub const STOPPED: u8 = 3;
/// A query found what `--fail-on-findings` asks about.
pub const FOUND: u8 = 4;

/// The exit codes of all commands, and what they mean.
const EXIT_CODES: [(u8, &str); 8] = [
    (DONE, "done"),
    (FAILED, "an input could not be processed, or what is compared or checked differs"),
    (MISUSED, "the command line is wrong, and nothing was done; of diff also: nothing to compare"),
    (STOPPED, "--timeout or --memory-limit was reached; nothing is half written"),
    (FOUND, "a query with --fail-on-findings has findings"),
    (129, "ended by SIGHUP; nothing is half written"),
    (130, "interrupted, Ctrl-C (SIGINT); nothing is half written"),
    (143, "ended by SIGTERM; nothing is half written"),
];

/// The same as lines of a help.
pub fn exit_codes() -> String {
    let line = |(code, meaning): &(u8, &str)| format!("\n  {code:>3}  {meaning}");
    format!("Exit codes:{}", EXIT_CODES.iter().map(line).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_has_the_same_exit_codes() {
        let reference = include_str!("../REFERENCE.md");
        let row = |(code, meaning): &(u8, &str)| format!("| {code} | {meaning} |\n");
        let table: String = EXIT_CODES.iter().map(row).collect();
        assert!(reference.contains(&table), "src/REFERENCE.md lacks\n{table}");
    }
}
