//! The library is part of the program: a new or changed `.dl` makes it anew.

fn main() {
    for dir in ["datalog", "schema"] {
        println!("cargo::rerun-if-changed=../../{dir}");
    }
}
