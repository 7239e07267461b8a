//! Findings: what rules say about an instruction, with the path that leads there; for people, for
//! SARIF's readers, and against a baseline of what is known already.

mod baseline;
mod check;
mod collect;
mod finding;
mod sarif;
mod text;

pub use baseline::{Baseline, BaselineError};
pub use check::Check;
pub use collect::{Answer, EachRow, report, wanted};
pub use finding::{Finding, Report, Step};
pub use sarif::log as sarif;
pub use text::text;

#[cfg(test)]
mod tests;
