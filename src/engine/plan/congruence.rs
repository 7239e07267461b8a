//! Rules that say of an equivalence that equal keys have equal values, as
//! `same(p, q) :- same(x, y), points(x, p), points(y, q).`
//!
//! Row by row, such a rule looks at all pairs of each class. But the head is an equivalence, so it is
//! enough that each value of a class is equal to the first one: a class of n keys takes n steps.
//! That is congruence closure (Downey, Sethi, Tarjan 1980), which Steensgaard's analysis is made of.

use crate::ir::{Expr, Lit, RelId, Relation, Rule, Var};

/// A rule of this shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Congruence {
    pub rule: usize,
    /// What the values are equal by.
    pub head: RelId,
    /// What the keys are equal by.
    pub keys: RelId,
    /// The relation of keys and values, and their columns.
    pub relation: RelId,
    pub key: usize,
    pub value: usize,
    /// Columns that two rows must have in common.
    pub common: Vec<usize>,
}

/// The rule as a congruence, if it is one.
pub(crate) fn congruence(index: usize, rule: &Rule, relations: &[Relation]) -> Option<Congruence> {
    let [Expr::Var(p), Expr::Var(q)] = rule.args[..] else { return None };
    if rule.subsumes || !rule.plan.is_empty() || !relations[rule.head].eqrel {
        return None;
    }
    let atoms = rule.body.iter().map(|lit| match lit {
        Lit::Atom(relation, args) => Some((*relation, &args[..])),
        _ => None,
    });
    let atoms = atoms.collect::<Option<Vec<_>>>()?;
    let (equal, sides): (Vec<_>, Vec<_>) = atoms.into_iter().partition(|it| relations[it.0].eqrel);
    let ([(keys, equal)], [(relation, left), (other, right)]) = (&equal[..], &sides[..]) else {
        return None;
    };
    let [Expr::Var(x), Expr::Var(y)] = equal[..] else { return None };
    let ends = [x, y, p, q];
    let is_repeated = (0..4).any(|at| ends[..at].contains(&ends[at]));
    if relation != other || is_repeated || relations[*relation].joins.is_some() {
        return None;
    }
    let is_single = |var: Var| {
        let all = left.iter().chain(*right);
        all.filter(|arg| matches!(arg, Expr::Var(it) if *it == var)).count() == 1
    };
    let pairs = |one: Var, two: Var, a: Var, b: Var| (one, two) == (a, b) || (two, one) == (a, b);
    let (mut key, mut value, mut common) = (None, None, Vec::new());
    for (column, (one, two)) in left.iter().zip(*right).enumerate() {
        match (one, two) {
            (Expr::Any, Expr::Any) => {}
            (&Expr::Var(one), &Expr::Var(two)) => {
                if one == two && !ends.contains(&one) {
                    common.push(column);
                } else if pairs(one, two, x, y) && key.is_none() {
                    key = Some(column);
                } else if pairs(one, two, p, q) && value.is_none() {
                    value = Some(column);
                } else if [one, two].iter().any(|it| ends.contains(it) || !is_single(*it)) {
                    return None;
                }
            }
            (&Expr::Var(var), Expr::Any) | (Expr::Any, &Expr::Var(var))
                if is_single(var) && !ends.contains(&var) => {}
            _ => return None,
        }
    }
    let (key, value) = (key?, value?);
    let (head, keys, relation) = (rule.head, *keys, *relation);
    Some(Congruence { rule: index, head, keys, relation, key, value, common })
}

#[cfg(test)]
mod tests {
    use super::congruence;
    use crate::{Directories, Program};

    /// The last rule of a program, as a congruence: key, value and common columns.
    fn found(rule: &str) -> Option<(usize, usize, Vec<usize>)> {
        let text = format!(
            ".decl same(x: number, y: number) eqrel\n.decl other(x: number, y: number) eqrel\n\
             .decl points(x: number, p: number)\n.decl field(x: number, at: number, p: number)\n\
             points(1, 2). field(1, 2, 3). other(1, 2). {rule}\n.output same\n"
        );
        let program = Program::parse("it.dl", &text, &Directories::default());
        let checked = program.unwrap_or_else(|errors| panic!("{errors}")).checked;
        let last = checked.rules.len() - 1;
        let it = congruence(last, &checked.rules[last], &checked.relations)?;
        Some((it.key, it.value, it.common))
    }

    #[test]
    fn congruences_are_told_from_other_rules() {
        for (rule, wanted) in [
            ("same(p, q) :- same(x, y), points(x, p), points(y, q).", Some((0, 1, vec![]))),
            ("same(p, q) :- points(x, q), points(y, p), other(x, y).", Some((0, 1, vec![]))),
            ("same(p, q) :- same(x, y), points(p, x), points(q, y).", Some((1, 0, vec![]))),
            ("same(p, q) :- same(x, y), field(x, at, p), field(y, at, q).", Some((0, 2, vec![1]))),
            ("same(p, q) :- same(x, y), field(x, _, p), field(y, _, q).", Some((0, 2, vec![]))),
            ("same(p, q) :- same(x, y), field(x, _a, p), field(y, _b, q).", Some((0, 2, vec![]))),
            ("same(p, q) :- same(x, y), points(x, p), points(x, q), points(y, _).", None),
            ("same(p, q) :- same(x, y), points(x, p), points(y, q), p != q.", None),
            ("same(p, q) :- same(x, y), points(x, p), field(y, _, q).", None),
            ("same(p, q) :- same(x, y), field(x, y, p), field(y, x, q).", None),
            ("same(p, q) :- same(x, y), field(x, 1, p), field(y, 1, q).", None),
            ("same(p, q) :- same(x, y), field(x, p, q), field(y, q, p).", None),
            ("same(p, q) :- same(x, y), field(x, x, p), field(y, y, q).", None),
            ("same(p, y) :- same(x, y), points(x, p), points(y, _).", None),
            ("same(x, y) :- same(x, y), points(x, _), points(y, _).", None),
            ("other(p, p) :- same(x, y), points(x, p), points(y, p).", None),
            ("points(p, q) :- same(x, y), points(x, p), points(y, q).", None),
        ] {
            assert_eq!(found(rule), wanted, "{rule}");
        }
    }
}
