//! Builds the C++ shim against LLVM 15.

use std::path::PathBuf;
use std::process::Command;

const SOURCES: [&str; 1] = ["shim_module.cpp"];

fn main() {
    println!("cargo:rerun-if-env-changed=LLVM_SYS_150_PREFIX");
    println!("cargo:rerun-if-env-changed=PATH");
    println!("cargo:rustc-check-cfg=cfg(llvm15)");
    let Some(llvm) = Llvm::find() else {
        println!(
            "cargo:warning=LLVM 15 is not here, so llvm-facts will read bitcode of LLVM 15 alone: no \
             text, no other versions, no verifier. Install it (Debian: llvm-15-dev, or \
             ./scripts/setup.sh), or set LLVM_SYS_150_PREFIX to where it is"
        );
        return;
    };
    println!("cargo:rustc-cfg=llvm15");
    let mut build = cc::Build::new();
    build.cpp(true).std("c++17").include(&llvm.include).warnings(true).extra_warnings(true);
    build.flag_if_supported("-Wno-unused-parameter");
    // The defines of llvm-config --cxxflags; LLVM is built without RTTI checks of ours.
    for define in
        ["_GNU_SOURCE", "__STDC_CONSTANT_MACROS", "__STDC_FORMAT_MACROS", "__STDC_LIMIT_MACROS"]
    {
        build.define(define, None);
    }
    build.opt_level(2).debug(false);
    // It handles what hostile files have become.
    build.define("_FORTIFY_SOURCE", "2").define("_GLIBCXX_ASSERTIONS", None);
    build.flag_if_supported("-fstack-protector-strong");
    build.flag_if_supported("-fstack-clash-protection");
    build.flag_if_supported("-fcf-protection");
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
    println!("cargo:rustc-link-search=native={}", llvm.libraries);
    println!("cargo:rustc-link-lib=dylib=LLVM-15");
}

/// Where LLVM 15 is.
struct Llvm {
    include: String,
    libraries: String,
}

impl Llvm {
    fn find() -> Option<Self> {
        let named = std::env::var("LLVM_SYS_150_PREFIX").ok();
        let places =
            named.iter().map(String::as_str).chain(["/usr/lib/llvm-15", "/usr/local", "/usr"]);
        let mut programs = places.map(|place| PathBuf::from(place).join("bin/llvm-config"));
        programs.find_map(|config| {
            let ask = |what| {
                let output = Command::new(&config).arg(what).output().ok()?;
                let said = String::from_utf8(output.stdout).ok()?;
                output.status.success().then(|| said.trim().to_owned())
            };
            let is_15 = ask("--version")?.starts_with("15.");
            is_15.then_some(Self { include: ask("--includedir")?, libraries: ask("--libdir")? })
        })
    }
}
