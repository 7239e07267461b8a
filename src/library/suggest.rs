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
        // Letters put in, taken out, changed or exchanged with the next.
        let edits = strsim::osa_distance(name, candidate);
        let part = name.len() > 3 && (candidate.contains(name) || name.contains(candidate));
        (edits <= far || part).then_some(edits)
    };
    let near = names.into_iter().filter_map(|n| distance(n).map(|d| (d, n)));
    near.min_by_key(|&(distance, _)| distance).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_found_and_nonsense_is_not() {
        let names = ["function_name", "function_type", "variable_name"];
        assert_eq!(nearest("funtion_name", names), Some("function_name"));
        assert_eq!(nearest("fucntion_name", names), Some("function_name"));
        assert_eq!(nearest("variable", names), Some("variable_name"));
        assert_eq!(nearest("xyzzy", names), None);
        assert_eq!(did_you_mean("x", names), "");
    }
}
