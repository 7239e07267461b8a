//! What an earlier report found: a SARIF file of this program's.

use std::io;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashSet;
use serde_json::Value as Json;

use super::finding::FINGERPRINT;

/// The findings of an earlier report, by fingerprint.
#[derive(Debug, Default)]
pub struct Baseline {
    known: FxHashSet<String>,
}

/// Why a file is no baseline.
#[derive(Debug, thiserror::Error)]
pub enum BaselineError {
    /// It cannot be read.
    #[error("{}: {source}; llvm-facts query .. --format sarif > FILE makes one", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It is no JSON.
    #[error("{}: is no SARIF: {source}", path.display())]
    NoJson {
        /// The file.
        path: PathBuf,
        /// Where, and why.
        source: serde_json::Error,
    },
    /// It is JSON of another kind.
    #[error("{}: is no SARIF: it has no `runs` with `results`", path.display())]
    NoSarif {
        /// The file.
        path: PathBuf,
    },
    /// A result that cannot be told again.
    #[error(
        "{}: result {result} has no fingerprint `{FINGERPRINT}`: make the baseline by llvm-facts",
        path.display()
    )]
    NoFingerprint {
        /// The file.
        path: PathBuf,
        /// Which, counted from 1.
        result: usize,
    },
}

impl Baseline {
    /// Reads it.
    ///
    /// # Errors
    /// When the file is no SARIF with this program's fingerprints.
    pub fn read(path: &Path) -> Result<Self, BaselineError> {
        let path = path.to_path_buf();
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(source) => return Err(BaselineError::Unreadable { path, source }),
        };
        let json: Json = match serde_json::from_slice(&text) {
            Ok(json) => json,
            Err(source) => return Err(BaselineError::NoJson { path, source }),
        };
        let runs = json["runs"].as_array().map(Vec::as_slice);
        let results = |run: &Json| run["results"].as_array().cloned();
        let Some(results) =
            runs.and_then(|runs| runs.iter().map(results).collect::<Option<Vec<_>>>())
        else {
            return Err(BaselineError::NoSarif { path });
        };
        let mut known = FxHashSet::default();
        for (i, result) in results.iter().flatten().enumerate() {
            match result["partialFingerprints"][FINGERPRINT].as_str() {
                Some(print) => known.insert(print.to_owned()),
                None => return Err(BaselineError::NoFingerprint { path, result: i + 1 }),
            };
        }
        Ok(Self { known })
    }

    /// Whether it has a finding of this fingerprint.
    pub fn has(&self, fingerprint: &str) -> bool {
        self.known.contains(fingerprint)
    }
}
