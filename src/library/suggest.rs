//! What somebody who mistyped a name may have meant.

/// `; did you mean ..?` with the nearest of the names, or nothing if none is near.
pub fn did_you_mean<'a>(name: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    match nearest(name, names) {
        Some(near) => format!("; did you mean `{near}`?"),
        None => String::new(),
    }
}

/// The name that differs least. None if all differ in more than a third of the letters, unless
/// one contains the other.
pub fn nearest<'a>(name: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let far = name.chars().count() / 3 + 1;
    let distance = |candidate: &str| {
        let edits = edits(name, candidate);
        let part = name.len() > 3 && (candidate.contains(name) || name.contains(candidate));
        (edits <= far || part).then_some(edits)
    };
    let near = names.into_iter().filter_map(|n| distance(n).map(|d| (d, n)));
    near.min_by_key(|&(distance, _)| distance).map(|(_, name)| name)
}

/// How many letters must be put in, taken out, changed or exchanged with the next.
fn edits(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let change = last[j] + usize::from(x != y);
            let mut least = change.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_counted() {
        assert_eq!(edits("", "abc"), 3);
        assert_eq!(edits("load", "laod"), 1);
        assert_eq!(edits("store", "sore"), 1);
        assert_eq!(edits("same", "same"), 0);
    }

    #[test]
    fn the_nearest_name_is_found_and_nonsense_is_not() {
        let names = ["function_name", "function_type", "variable_name"];
        assert_eq!(nearest("funtion_name", names), Some("function_name"));
        assert_eq!(nearest("variable", names), Some("variable_name"));
        assert_eq!(nearest("xyzzy", names), None);
        assert_eq!(did_you_mean("x", names), "");
    }
}
