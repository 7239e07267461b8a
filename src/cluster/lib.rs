//! Datalog rules over many threads and processes: the rows of all relations are spread over workers,
//! which send each other what they have to join. [timely dataflow](https://docs.rs/timely) carries the
//! parcels and knows when no more are on their way.
//!
//! What was chosen, and why:
//!
//! - Rows go from worker to worker as parcels of cells through one operator that is its own successor, so
//!   a row may have any width. Differential dataflow has a type for each width, an operator for each step
//!   and a count for each row; rules that only add rows need none of it. `scripts/bench.sh cluster` has what
//!   it takes.
//! - Strings and the plan of a stratum are agreed upon before they are needed: each string belongs to the
//!   worker that its hash says, which numbers it; sizes are told by all to all.
//! - A record belongs to a worker as a string does, which numbers it when a rule makes it: the row that asks
//!   goes there, and on from there. So records are made, joined and taken apart within one step of all.
//! - What workers have goes to the disk, if that is asked for, after each stratum, so that the next run goes
//!   on from there.
//! - A stratum ends before the next begins. So what is negated or aggregated is complete, and what is
//!   joined with earlier strata's relations is there before who asks for it.

#![deny(missing_docs)]

mod agree;
mod answers;
mod chain;
mod checkpoint;
mod derive;
mod error;
mod gather;
mod hosts;
mod parcel;
mod phase;
mod plan;
mod records;
mod rows;
mod run;
mod sizes;
mod symbols;

pub use answers::Answers;
pub use error::{Error, Result};
pub use hosts::Hosts;
pub use phase::Effort;
pub use run::{Given, Layout, Source, run};
