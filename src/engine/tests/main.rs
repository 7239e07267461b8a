//! The tests of the engine from outside, in one program: linking a program for each file took longer
//! than running them.

mod aggregates;
mod claims;
mod directives;
mod expressions;
mod kinds;
mod messages;
mod programs;
mod proofs;
mod reader;
mod support;
mod values;
