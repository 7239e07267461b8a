fn main() {
    let mut bad = 0;
    let mut n = 0;
    for path in std::env::args().skip(1) {
        n += 1;
        let bytes = std::fs::read(&path).unwrap();
        match llvm_facts::equal::round_trip(&bytes, &path) {
            Ok(None) => {}
            Ok(Some(d)) => { bad += 1; println!("{path}:{}: differs\n  {}\n  {}", d.line, d.original, d.rebuilt) }
            Err(e) => { bad += 1; println!("{path}: {e}") }
        }
    }
    println!("{} of {} identical", n - bad, n);
}
