//! The site is made, and no link in it is dead.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support;

/// mdBook, where `scripts/site.sh` looks for it.
fn mdbook() -> Option<PathBuf> {
    if let Some(named) = env::var_os("MDBOOK").filter(|it| !it.is_empty()) {
        return Some(named.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let own = home.join(".local/share/llvm-facts/bin/mdbook");
    let on_path = env::split_paths(&path).map(|folder| folder.join("mdbook"));
    on_path.chain([own]).find(|it| it.is_file())
}

pub fn check() -> Result<(), String> {
    let Some(mdbook) = mdbook() else {
        eprintln!("SKIPPED: no mdbook on PATH: no site is made; scripts/setup.sh site installs it");
        return Ok(());
    };
    let place = tempfile::tempdir().map_err(|error| error.to_string())?;
    let site = place.path().join("site");
    let ran = Command::new(support::root().join("scripts/site.sh"))
        .arg(&site)
        .env("MDBOOK", mdbook)
        .env("LLVM_FACTS", Path::new(env!("CARGO_BIN_EXE_llvm-facts")))
        .output()
        .map_err(|error| error.to_string())?;
    if !ran.status.success() {
        return Err(String::from_utf8_lossy(&ran.stderr).into_owned());
    }
    for page in ["index.html", "schema/memory.html", "datalog/cfg/index.html", "searchindex"] {
        let there = match page.contains('.') {
            true => site.join(page).is_file(),
            // Its name has a hash in it.
            false => std::fs::read_dir(&site)
                .map_err(|error| error.to_string())?
                .flatten()
                .any(|it| it.file_name().to_string_lossy().starts_with(page)),
        };
        if !there {
            return Err(format!("the site has no {page}"));
        }
    }
    Ok(())
}
