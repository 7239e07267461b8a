//! Builds the C++ shim against LLVM 15.

#[path = "shim_layout.rs"]
mod layout;

use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCES: [&str; 10] = [
    "shim_attribute.cpp",
    "shim_check.cpp",
    "shim_constant.cpp",
    "shim_global.cpp",
    "shim_inst.cpp",
    "shim_length.cpp",
    "shim_metadata.cpp",
    "shim_module.cpp",
    "shim_type.cpp",
    "shim_view.cpp",
];
const HEADERS: [&str; 5] =
    ["shim.h", "shim_cast.h", "shim_flags.h", "shim_metadata.h", "shim_view.h"];

fn main() {
    let generated = match generate() {
        Ok(file) => file,
        Err(why) => panic!("{why}"),
    };
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
    build.include(".").file(generated);
    build.opt_level(2).debug(false);
    // LLVM's library has none of the assertions that its headers have.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        build.define("NDEBUG", None);
    }
    for source in SOURCES {
        build.file(source);
        println!("cargo:rerun-if-changed={source}");
    }
    for header in HEADERS {
        println!("cargo:rerun-if-changed={header}");
    }
    build.compile("llvm_facts_shim");
}

/// Writes what follows from `sys.rs` and `shim_flags.h`: Rust files that `flags.rs` and `sys.rs` include,
/// and the assertions for C++.
fn generate() -> Result<PathBuf, String> {
    let read = |name: &str| {
        println!("cargo:rerun-if-changed={name}");
        std::fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))
    };
    let out = std::env::var_os("OUT_DIR").ok_or("cargo sets no OUT_DIR")?;
    let write = |name: &str, text: &str| {
        let path = Path::new(&out).join(name);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok::<_, String>(path)
    };
    let (cpp, rust) = layout::assertions(&read("sys.rs")?)?;
    write("layout.rs", &rust)?;
    write("flags.rs", &layout::flags(&read("shim_flags.h")?)?)?;
    write("layout.cpp", &cpp)
}
