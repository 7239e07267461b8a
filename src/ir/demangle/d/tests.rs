use super::names;

#[test]
fn names_of_every_form_are_read() {
    let lines = include_str!("names.tsv").lines().filter(|line| !line.starts_with('#'));
    let mut read = 0;
    for line in lines {
        let (symbol, rest) = line.split_once('\t').expect("a symbol and what it stands for");
        let wanted = rest.split('\t').next().filter(|&wanted| wanted != "-");
        let found = names(symbol.as_bytes()).map(|names| String::from_utf8(names.full).unwrap());
        assert_eq!(found.as_deref(), wanted, "{symbol}");
        read += usize::from(found.is_some());
    }
    assert!(read > 200, "{read} names");
}
