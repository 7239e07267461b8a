//! Evaluation: `relation` holds rows, `values` strings and records, `functor` computes cells,
//! `machine` runs a plan, `run` the strata.

pub(super) mod functor;
mod machine;
mod pairs;
pub(super) mod relation;
mod run;
pub(super) mod values;

pub use run::{Options, Profile, RuleProfile};
pub(super) use run::{insert, run};
