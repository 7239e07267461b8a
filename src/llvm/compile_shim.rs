//! Builds the C++ shim against LLVM 15.

use std::path::PathBuf;
use std::process::Command;

const SOURCES: [&str; 3] = ["shim_length.cpp", "shim_module.cpp", "shim_view.cpp"];

fn main() {
    println!("cargo:rerun-if-env-changed=LLVM_SYS_150_PREFIX");
    let prefix = std::env::var("LLVM_SYS_150_PREFIX").unwrap_or_else(|_| "/usr/lib/llvm-15".into());
    let config = PathBuf::from(&prefix).join("bin/llvm-config");
    let include = Command::new(&config).arg("--includedir").output();
    let include = match include {
        Ok(output) if output.status.success() => {
            String::from_utf8_lossy(&output.stdout).trim().to_owned()
        }
        _ => panic!(
            "{} does not run. Install LLVM 15 (Debian: llvm-15-dev, or ./scripts/setup.sh), or set \
             LLVM_SYS_150_PREFIX to where it is",
            config.display()
        ),
    };
    let mut build = cc::Build::new();
    build.cpp(true).std("c++17").include(include).warnings(true).extra_warnings(true);
    build.flag_if_supported("-Wno-unused-parameter");
    // The defines of llvm-config --cxxflags; LLVM is built without RTTI checks of ours.
    for define in
        ["_GNU_SOURCE", "__STDC_CONSTANT_MACROS", "__STDC_FORMAT_MACROS", "__STDC_LIMIT_MACROS"]
    {
        build.define(define, None);
    }
    build.opt_level(2).debug(false);
    // LLVM's library has none of the assertions that its headers have.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        build.define("NDEBUG", None);
    }
    for source in SOURCES {
        build.file(source);
        println!("cargo:rerun-if-changed={source}");
    }
    println!("cargo:rerun-if-changed=shim.h");
    build.compile("llvm_facts_shim");
}
