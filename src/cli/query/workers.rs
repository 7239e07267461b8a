//! Who answers a question about a catalogue: the engine, or many threads and processes.

#[cfg(feature = "cluster")]
use std::time::Duration;

use super::args::QueryArgs;
use crate::cli::error::Result;
use crate::query::catalogue::{self, Asked, Done, Sink};
use engine::{Derived, Program};
use shards::Catalogue;

#[cfg(feature = "cluster")]
use crate::cli::console::{FAILED, say};
#[cfg(feature = "cluster")]
use crate::cli::error::Error;
#[cfg(feature = "cluster")]
use crate::query::catalogue::spread;

/// Who answers.
pub enum Workers {
    /// The engine.
    Engine,
    /// Threads that share the work, of this and of other processes.
    #[cfg(feature = "cluster")]
    Spread(spread::Workers),
}

/// So long others are waited for.
#[cfg(feature = "cluster")]
const PATIENCE: Duration = Duration::from_secs(60);

impl Workers {
    /// As the arguments say.
    ///
    /// # Errors
    /// When the file of hosts is not right.
    #[cfg(feature = "cluster")]
    pub fn of(args: &QueryArgs) -> Result<Self> {
        let spread = &args.spread;
        if !spread.is_wanted() {
            return Ok(Self::Engine);
        }
        let hosts = match (&spread.hosts, spread.process) {
            (Some(path), Some(own)) => {
                let text = std::fs::read_to_string(path).map_err(Error::file(path))?;
                let (name, network) = (path.display().to_string(), spread.allow_network);
                let hosts = cluster::Hosts::parse(&text, &name, own, network, PATIENCE);
                Some(hosts.map_err(crate::Error::from)?)
            }
            _ => None,
        };
        let threads = spread.workers.map_or(1, usize::from);
        Ok(Self::Spread(spread::Workers { threads, hosts, lost }))
    }

    /// The engine: there is nothing else.
    #[cfg(not(feature = "cluster"))]
    pub fn of(_: &QueryArgs) -> Result<Self> {
        Ok(Self::Engine)
    }

    /// Whether this process has the answers.
    pub fn is_first(&self) -> bool {
        match self {
            Self::Engine => true,
            #[cfg(feature = "cluster")]
            Self::Spread(workers) => workers.is_first(),
        }
    }

    /// Answers the question.
    ///
    /// # Errors
    /// See [`catalogue::run`] and `catalogue::spread::run`.
    pub fn run(
        &self,
        program: &Program,
        derived: &[Derived],
        catalogue: &Catalogue,
        asked: &Asked,
        sink: &mut dyn Sink,
    ) -> crate::Result<Done> {
        match self {
            Self::Engine => catalogue::run(program, derived, catalogue, asked, sink),
            #[cfg(feature = "cluster")]
            Self::Spread(workers) => {
                spread::run(program, derived, catalogue.clone(), asked, workers, sink)
            }
        }
    }
}

/// Another process has ended before the work was done.
#[cfg(feature = "cluster")]
fn lost(process: usize, address: &str) -> ! {
    system::end(FAILED.into(), || {
        say(&format!(
            "error: process {process} at {address} has ended before all was done; nothing was written"
        ));
    })
}
