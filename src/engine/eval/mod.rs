//! Evaluation: `cell` is what a row is made of, `relation` holds rows (with `rowset`, `settled`, `index` and
//! their `ids` to find them, `classes` in their place if they are of an equivalence relation), `relations`
//! those of all, `values` strings, `records` records, `number` compares cells, `machine` runs a plan into a
//! `sink`, `execute` runs it on several threads, which `team` keeps awake, and `together`
//! those of a round (`heads` by one thread for each relation that they fill), `stratum` evaluates strata
//! in the order that `schedule` allows by the plans of `steps`, and `run` has what they share, `unite` says
//! which relations are kept as sets, too, `joined` which rows hold where there are lattices, `user` calls
//! functors of the host, `watch` shows a run to others, `explain` finds out why a row is there.

pub(super) mod cell;
mod classes;
mod congruence;
mod execute;
pub(super) mod explain;
mod heads;
mod ids;
mod index;
mod insert;
mod joined;
mod limits;
mod machine;
pub(super) mod number;
mod options;
pub(super) mod records;
pub(super) mod relation;
mod relations;
mod rowset;
mod run;
mod schedule;
mod settled;
mod sink;
mod steps;
mod stratum;
mod tables;
mod team;
mod together;
mod unite;
mod user;
pub(super) mod values;
mod watch;
pub(super) mod why_empty;

pub(super) use insert::{insert, insert_distinct};
pub use options::{Cancel, Options, Profile, RuleProfile, Sets};
pub(super) use run::run;
pub(super) use tables::Tables;
pub use watch::{Progress, Watch};

#[cfg(test)]
mod tests;
