//! The tests of the engine from outside, in one program: several would be linked one by one.

mod aggregates;
mod claims;
mod codes;
mod complete;
mod demand;
mod directives;
mod equal;
mod expressions;
mod kinds;
mod language;
mod lattices;
mod locality;
mod messages;
mod names;
mod programs;
mod proofs;
mod reader;
mod session;
mod sets;
mod support;
mod values;
