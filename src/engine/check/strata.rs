//! Relations in the order of evaluation: those that depend on each other together, after all
//! they depend on.

use crate::code::Code;
use crate::diagnostic::Diagnostics;
use crate::ir::{Lit, RelId, Relation, Rule, Stratum};

/// A use of a relation in a rule's body; `strict` if it must be complete first.
struct Edge {
    to: RelId,
    strict: bool,
    rule: usize,
}

fn edges(list: &[Lit], strict: bool, rule: usize, out: &mut Vec<Edge>) {
    for lit in list {
        match lit {
            Lit::Atom(to, _) => out.push(Edge { to: *to, strict, rule }),
            Lit::Not(to, _) => out.push(Edge { to: *to, strict: true, rule }),
            Lit::Aggregate(_, _, _, _, body) => edges(body, true, rule, out),
            _ => {}
        }
    }
}

/// What relations use in the bodies of their rules.
fn graph(relations: &[Relation], rules: &[Rule]) -> Vec<Vec<Edge>> {
    let mut graph: Vec<Vec<Edge>> = relations.iter().map(|_| Vec::new()).collect();
    for (i, rule) in rules.iter().enumerate() {
        // The two atoms of a subsumption are the relation itself, complete so far.
        let body = if rule.subsumes { &rule.body[2..] } else { &rule.body[..] };
        edges(body, false, i, &mut graph[rule.head]);
    }
    graph
}

/// The relations that depend on themselves, and those that depend on such.
pub(super) fn above_recursion(relations: &[Relation], rules: &[Rule]) -> Vec<bool> {
    let graph = graph(relations, rules);
    let mut above = vec![false; relations.len()];
    for list in components(&graph) {
        let is_own = |edge: &Edge| list.contains(&edge.to);
        let is_above = |&id: &RelId| graph[id].iter().any(|edge| is_own(edge) || above[edge.to]);
        let some = list.iter().any(is_above);
        list.iter().for_each(|&id| above[id] = some);
    }
    above
}

/// Checks the orders of atoms that rules are given: one for some of a recursive rule's versions, with each
/// atom once, as Soufflé wants them.
pub(super) fn check_plans(relations: &[Relation], rules: &[Rule], diags: &mut Diagnostics) {
    if rules.iter().all(|rule| rule.plan.is_empty()) {
        return;
    }
    let of = places(&components(&graph(relations, rules)), relations.len());
    for rule in rules {
        let atoms = rule.body.iter().filter_map(|lit| match lit {
            Lit::Atom(relation, _) => Some(of[*relation] == of[rule.head]),
            _ => None,
        });
        let (count, versions) = (atoms.clone().count(), atoms.filter(|is_own| *is_own).count());
        for (version, order) in &rule.plan {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            let name = &relations[rule.head].name;
            let (wrong, help) = if versions == 0 {
                let wrong = format!("this rule of {name} has a plan, and runs once");
                (wrong, "a plan is for a rule with an atom that depends on its relation".to_owned())
            } else if *version as usize >= versions {
                let wrong = format!("this rule of {name} has no version {version} to plan");
                let own = if versions == 1 {
                    "0 alone".to_owned()
                } else {
                    format!("0 to {}", versions - 1)
                };
                (wrong, format!("its versions: {own}"))
            } else if !sorted.iter().copied().eq(1..=count as u32) {
                let wrong = format!("the plan of this rule of {name} is no order of its atoms");
                (wrong, format!("each number from 1 to {count} is wanted once"))
            } else {
                continue;
            };
            diags.error(Code::ExecutionPlan, rule.span, wrong).help(help);
        }
    }
}

/// Strata of the relations in `needed`; a cycle through negation or an aggregate is an error.
pub(super) fn stratify(
    relations: &[Relation],
    rules: &[Rule],
    needed: &[bool],
    diags: &mut Diagnostics,
) -> Vec<Stratum> {
    let graph = graph(relations, rules);
    let components = components(&graph);
    let of = places(&components, relations.len());
    let mut own = vec![Vec::new(); components.len()];
    for (rule, it) in rules.iter().enumerate() {
        own[of[it.head]].push(rule);
    }
    let mut strata = Vec::new();
    for ((i, list), rules_of) in components.iter().enumerate().zip(own) {
        let inside = |e: &&Edge| of[e.to] == i;
        for &from in list {
            if let Some(edge) = graph[from].iter().filter(inside).find(|e| e.strict) {
                let path = path(&graph, &of, edge.to, from);
                let names: Vec<&str> =
                    path.iter().chain([&edge.to]).map(|&r| &*relations[r].name).collect();
                diags
                    .error(
                        Code::NegativeCycle,
                        rules[edge.rule].span,
                        format!("{} depends on its own complement", relations[from].name),
                    )
                    .label("this rule negates or aggregates a relation that depends on it")
                    .help(format!("the cycle: {}", names.join(" -> ")));
            }
        }
        let mut list = list.clone();
        list.sort_unstable();
        if list.iter().any(|&r| needed[r]) {
            let recursive = list.iter().any(|&r| graph[r].iter().any(|e| of[e.to] == i));
            strata.push(Stratum { relations: list, recursive, rules: rules_of });
        }
    }
    strata
}

/// A shortest way from `to` back to `from` inside one component.
fn path(graph: &[Vec<Edge>], of: &[usize], to: RelId, from: RelId) -> Vec<RelId> {
    let mut before = vec![usize::MAX; graph.len()];
    let mut queue = std::collections::VecDeque::from([to]);
    before[to] = to;
    while let Some(r) = queue.pop_front() {
        if r == from {
            break;
        }
        for e in &graph[r] {
            if of[e.to] == of[to] && before[e.to] == usize::MAX {
                before[e.to] = r;
                queue.push_back(e.to);
            }
        }
    }
    let mut out = vec![from];
    let mut at = from;
    while at != to && before[at] != usize::MAX {
        at = before[at];
        out.push(at);
    }
    out.reverse();
    out
}

/// Strongly connected components, dependencies first (Tarjan, without recursion).
fn components(graph: &[Vec<Edge>]) -> Vec<Vec<RelId>> {
    const NEW: usize = usize::MAX;
    let n = graph.len();
    let (mut index, mut low) = (vec![NEW; n], vec![0; n]);
    let mut on_stack = vec![false; n];
    let (mut stack, mut out, mut next) = (Vec::new(), Vec::new(), 0);
    for start in 0..n {
        if index[start] != NEW {
            continue;
        }
        let mut work = vec![(start, 0)];
        while let Some((v, at)) = work.pop() {
            if at == 0 {
                index[v] = next;
                low[v] = next;
                next += 1;
                stack.push(v);
                on_stack[v] = true;
            }
            if let Some(edge) = graph[v].get(at) {
                work.push((v, at + 1));
                if index[edge.to] == NEW {
                    work.push((edge.to, 0));
                } else if on_stack[edge.to] {
                    low[v] = low[v].min(index[edge.to]);
                }
                continue;
            }
            if let Some(&(parent, _)) = work.last() {
                low[parent] = low[parent].min(low[v]);
            }
            if low[v] == index[v] {
                let at = stack.iter().rposition(|&w| w == v).unwrap_or(0);
                let list: Vec<RelId> = stack.drain(at..).collect();
                list.iter().for_each(|&w| on_stack[w] = false);
                out.push(list);
            }
        }
    }
    out
}

/// By relation, the place of its component, of so many relations.
fn places(components: &[Vec<RelId>], relations: usize) -> Vec<usize> {
    let mut places = vec![0; relations];
    for (place, list) in components.iter().enumerate() {
        list.iter().for_each(|&r| places[r] = place);
    }
    places
}

/// The relations that some output needs.
pub(super) fn needed(relations: usize, rules: &[Rule], outputs: &[RelId]) -> Vec<bool> {
    let mut uses: Vec<Vec<RelId>> = vec![Vec::new(); relations];
    for (i, rule) in rules.iter().enumerate() {
        let mut list = Vec::new();
        edges(&rule.body, false, i, &mut list);
        uses[rule.head].extend(list.iter().map(|e| e.to));
    }
    let mut needed = vec![false; relations];
    let mut stack = outputs.to_vec();
    while let Some(r) = stack.pop() {
        if !std::mem::replace(&mut needed[r], true) {
            stack.extend(&uses[r]);
        }
    }
    needed
}
