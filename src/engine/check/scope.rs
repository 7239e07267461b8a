//! Which variable is which, and which has a value.
//!
//! A variable of an aggregate is *injected* if the clause around it grounds it and the aggregate's
//! target does not name it; a *witness* if the clause uses it but only the aggregate's body can
//! ground it; else it is local and gets a name of its own here, so that afterwards one name means
//! one variable in the whole clause.

use crate::code::Code;
use crate::diagnostic::{Diagnostics, Span};
use crate::syntax::ast::*;
use rustc_hash::FxHashSet;

pub(super) type Vars = FxHashSet<Variable>;

/// The variables of an argument; of aggregates only if `inside`.
fn vars_of(arg: &Arg, inside: bool, out: &mut Vars) {
    match &arg.kind {
        ArgKind::Var(v) => {
            out.insert(v.clone());
        }
        ArgKind::Record(args)
        | ArgKind::Branch(_, args)
        | ArgKind::User(_, args)
        | ArgKind::Call(_, args) => {
            args.iter().for_each(|a| vars_of(a, inside, out));
        }
        ArgKind::Cast(a, _) => vars_of(a, inside, out),
        ArgKind::Aggregate(_, target, body) if inside => {
            if let Some(t) = target {
                vars_of(t, true, out);
            }
            vars_of_literals(body, true, out);
        }
        _ => {}
    }
}

fn vars_of_literals(list: &[Literal], inside: bool, out: &mut Vars) {
    for literal in list {
        literal.args().into_iter().for_each(|a| vars_of(a, inside, out));
    }
}

/// The variables to which the literals give a value, given those of `known`.
fn ground(list: &[Literal], known: &Vars) -> Vars {
    ground_by(list, known, &|_, _| true)
}

/// The same where atoms give values only in the columns of which `gives` says so.
pub(super) fn ground_by(
    list: &[Literal],
    known: &Vars,
    gives: &dyn Fn(&Atom, usize) -> bool,
) -> Vars {
    let mut grounded = known.clone();
    for literal in list {
        if let Literal::Atom(atom) = literal {
            let columns = atom.args.iter().enumerate().filter(|(at, _)| gives(atom, *at));
            columns.for_each(|(_, a)| ground_pattern(a, &mut grounded));
        }
    }
    loop {
        let before = grounded.len();
        for literal in list {
            if let Literal::Cmp(CmpOp::Eq, a, b, _) = literal {
                if is_ground(a, &grounded) {
                    ground_pattern(b, &mut grounded);
                }
                if is_ground(b, &grounded) {
                    ground_pattern(a, &mut grounded);
                }
            }
        }
        if grounded.len() == before {
            return grounded;
        }
    }
}

fn ground_pattern(arg: &Arg, grounded: &mut Vars) {
    match &arg.kind {
        ArgKind::Var(v) => {
            grounded.insert(v.clone());
        }
        ArgKind::Record(args) | ArgKind::Branch(_, args) => {
            args.iter().for_each(|a| ground_pattern(a, grounded));
        }
        ArgKind::Cast(a, _) => ground_pattern(a, grounded),
        _ => {}
    }
}

pub(super) fn is_ground(arg: &Arg, grounded: &Vars) -> bool {
    match &arg.kind {
        ArgKind::Var(v) => grounded.contains(v),
        ArgKind::Unnamed => false,
        ArgKind::Record(args)
        | ArgKind::Branch(_, args)
        | ArgKind::User(_, args)
        | ArgKind::Call(_, args) => args.iter().all(|a| is_ground(a, grounded)),
        ArgKind::Cast(a, _) => is_ground(a, grounded),
        // Its own variables are checked on their own; those of the clause around it must come
        // first, which the order of evaluation sees to.
        ArgKind::Aggregate(_, target, body) => {
            let mut outside = Vars::default();
            vars_of_literals(body, true, &mut outside);
            if let Some(t) = target {
                vars_of(t, true, &mut outside);
            }
            let inside = ground(body, &Vars::default());
            outside.iter().all(|v| inside.contains(v) || grounded.contains(v) || v.is_local())
        }
        _ => true,
    }
}

/// Renames the local variables of all aggregates of the clause, and adds what grounds witnesses.
pub(super) fn localise(clause: &mut Clause) {
    let mut counter = 0;
    for _ in 0..64 {
        if !add_witness(clause, &mut counter) {
            break;
        }
    }
    let mut outside = Vars::default();
    clause.head.args.iter().for_each(|a| vars_of(a, false, &mut outside));
    let grounded = ground(&clause.body, &Vars::default());
    for arg in &mut clause.head.args {
        scope_arg(arg, &grounded, &mut counter);
    }
    scope(&mut clause.body, &grounded, &mut counter);
}

fn scope(list: &mut [Literal], grounded: &Vars, counter: &mut usize) {
    for literal in list {
        for arg in literal.args_mut() {
            scope_arg(arg, grounded, counter);
        }
    }
}

fn scope_arg(arg: &mut Arg, grounded: &Vars, counter: &mut usize) {
    match &mut arg.kind {
        ArgKind::Record(args)
        | ArgKind::Branch(_, args)
        | ArgKind::User(_, args)
        | ArgKind::Call(_, args) => {
            args.iter_mut().for_each(|a| scope_arg(a, grounded, counter));
        }
        ArgKind::Cast(a, _) => scope_arg(a, grounded, counter),
        ArgKind::Aggregate(_, target, body) => {
            let mut inside = Vars::default();
            vars_of_literals(body, true, &mut inside);
            let mut targets = Vars::default();
            if let Some(t) = target {
                vars_of(t, false, &mut targets);
            }
            let injected: Vars = inside
                .intersection(grounded)
                .filter(|variable| !targets.contains(*variable))
                .cloned()
                .collect();
            *counter += 1;
            let aggregate = *counter;
            let rename = |a: &mut Arg| {
                if let ArgKind::Var(v) = &mut a.kind
                    && !injected.contains(v)
                {
                    *v = v.local_to(aggregate);
                }
            };
            // One pass over what the aggregate holds, nested aggregates included.
            let mut all = |a: &mut Arg| a.walk_mut(&mut |a| rename(a));
            if let Some(t) = target {
                all(t);
            }
            for literal in body.iter_mut() {
                literal.args_mut().into_iter().for_each(&mut all);
            }
            let grounded = ground(body, &injected);
            if let Some(t) = target {
                scope_arg(t, &grounded, counter);
            }
            scope(body, &grounded, counter);
        }
        _ => {}
    }
}

/// Finds one aggregate with a witness and grounds the witness by a copy of the aggregate's body
/// in which the target has the aggregate's value. False if there is none.
fn add_witness(clause: &mut Clause, counter: &mut usize) -> bool {
    let grounded = ground(&clause.body, &Vars::default());
    let mut used = Vars::default();
    clause.head.args.iter().for_each(|a| vars_of(a, false, &mut used));
    vars_of_literals(&clause.body, false, &mut used);
    let wanted: Vars = used.difference(&grounded).cloned().collect();
    if wanted.is_empty() {
        return false;
    }
    let mut found = None;
    for literal in &mut clause.body {
        for arg in literal.args_mut() {
            arg.walk_mut(&mut |a| {
                if found.is_none() {
                    found = witness_copy(a, &wanted, &used, counter);
                }
            });
        }
    }
    match found {
        Some(literals) => {
            clause.body.extend(literals);
            true
        }
        None => false,
    }
}

fn witness_copy(
    arg: &mut Arg,
    wanted: &Vars,
    used: &Vars,
    counter: &mut usize,
) -> Option<Vec<Literal>> {
    let span = arg.span;
    let ArgKind::Aggregate(_, target, body) = &mut arg.kind else {
        return None;
    };
    let own = ground(body, &Vars::default());
    let mut targets = Vars::default();
    if let Some(t) = target {
        vars_of(t, false, &mut targets);
        if !matches!(t.kind, ArgKind::Var(_)) {
            *counter += 1;
            let name = Variable::made(Mark::Target(*counter));
            let var = Arg { kind: ArgKind::Var(name.clone()), span: t.span };
            let old = std::mem::replace(&mut **t, var.clone());
            body.push(Literal::Cmp(CmpOp::Eq, var, old, span));
            targets.clear();
            targets.insert(name);
        }
    }
    let witnesses: Vars =
        own.iter().filter(|v| wanted.contains(*v) && !targets.contains(*v)).cloned().collect();
    if witnesses.is_empty() {
        return None;
    }
    *counter += 1;
    let mark = *counter;
    let mut copy = body.clone();
    // In the aggregate itself, witnesses become variables of its own.
    for literal in body.iter_mut() {
        for a in literal.args_mut() {
            a.walk_mut(&mut |a| {
                if let ArgKind::Var(v) = &mut a.kind
                    && witnesses.contains(v)
                {
                    *v = v.marked(Mark::Witness(mark));
                }
            });
        }
    }
    let result = Arg { kind: ArgKind::Var(Variable::made(Mark::Value(mark))), span };
    for literal in &mut copy {
        for a in literal.args_mut() {
            rename_copy(a, &targets, &result, &own, used, mark);
        }
    }
    let aggregate = Arg { kind: arg.kind.clone(), span };
    let mut out = vec![Literal::Cmp(CmpOp::Eq, result, aggregate, span)];
    out.extend(copy);
    Some(out)
}

/// In the copy, the target is the result, and what neither clause nor witness names is local.
fn rename_copy(arg: &mut Arg, targets: &Vars, result: &Arg, own: &Vars, used: &Vars, mark: usize) {
    match &mut arg.kind {
        ArgKind::Var(v) if targets.contains(v) => arg.kind = result.kind.clone(),
        ArgKind::Var(v) if own.contains(v) && !used.contains(v) => {
            *v = v.marked(Mark::Copied(mark));
        }
        ArgKind::Record(args)
        | ArgKind::Branch(_, args)
        | ArgKind::User(_, args)
        | ArgKind::Call(_, args) => {
            for a in args {
                rename_copy(a, targets, result, own, used, mark);
            }
        }
        ArgKind::Cast(a, _) => rename_copy(a, targets, result, own, used, mark),
        _ => {}
    }
}

/// Reports every variable of the clause without a value.
pub(super) fn check_ground(clause: &Clause, diags: &mut Diagnostics) -> bool {
    let mut reported = Vars::default();
    let grounded = ground(&clause.body, &Vars::default());
    for arg in &clause.head.args {
        check_arg(arg, &grounded, true, &mut reported, diags);
    }
    check_list(&clause.body, &grounded, &mut reported, diags);
    reported.is_empty()
}

fn check_list(list: &[Literal], grounded: &Vars, reported: &mut Vars, diags: &mut Diagnostics) {
    for literal in list {
        let pattern =
            matches!(literal, Literal::Atom(_) | Literal::Not(_) | Literal::Cmp(CmpOp::Eq, ..));
        for arg in literal.args() {
            check_arg(arg, grounded, !pattern, reported, diags);
        }
    }
}

fn check_arg(
    arg: &Arg,
    grounded: &Vars,
    value: bool,
    reported: &mut Vars,
    diags: &mut Diagnostics,
) {
    match &arg.kind {
        ArgKind::Var(v) if !grounded.contains(v) && reported.insert(v.clone()) => {
            ungrounded(&v.name, arg.span, diags);
        }
        ArgKind::Unnamed if value && reported.insert(Variable::written("_".into())) => {
            diags
                .error(Code::UnnamedValue, arg.span, "`_` has no value here")
                .help("`_` stands for any value of a relation's column; name a variable instead");
        }
        ArgKind::Record(args) | ArgKind::Branch(_, args) => {
            args.iter().for_each(|a| check_arg(a, grounded, value, reported, diags));
        }
        ArgKind::Call(_, args) | ArgKind::User(_, args) => {
            args.iter().for_each(|a| check_arg(a, grounded, true, reported, diags));
        }
        ArgKind::Cast(a, _) => check_arg(a, grounded, value, reported, diags),
        ArgKind::Aggregate(_, target, body) => {
            let inner = ground(body, grounded);
            if let Some(t) = target {
                check_target(t, &inner, grounded, reported, diags);
            }
            check_list(body, &inner, reported, diags);
        }
        _ => {}
    }
}

/// Reports variables of a target that have no value in the aggregate, and those of an expression
/// that stand around the aggregate as well: they are the aggregate's own, but read as if they were
/// not, and Soufflé 2.5 computes nonsense of them (in `y + x` it calls both `x` and the sum `x0`).
fn check_target(
    target: &Arg,
    inner: &Vars,
    outer: &Vars,
    reported: &mut Vars,
    diags: &mut Diagnostics,
) {
    let mut variables = Vars::default();
    vars_of(target, false, &mut variables);
    let mut variables: Vec<Variable> = variables.into_iter().collect();
    variables.sort_unstable();
    for variable in variables {
        let Variable { name, .. } = &variable;
        let around = outer.iter().any(|other| other.outside() == variable.outside());
        if !inner.contains(&variable) {
            diags
                .error(Code::Ungrounded, target.span, format!("ungrounded variable {name}"))
                .label("has no value in the aggregate")
                .help("what a target names is the aggregate's own: give it a value in the braces");
        } else if around && !matches!(target.kind, ArgKind::Var(_)) {
            diags
                .error(
                    Code::TargetShadows,
                    target.span,
                    format!("{name} stands in a target and around the aggregate"),
                )
                .label(format!("another {name} than the one outside"))
                .help("what a target names is the aggregate's own: give one of them another name");
        } else {
            continue;
        }
        reported.insert(variable);
    }
    check_arg(target, inner, true, reported, diags);
}

fn ungrounded(name: &str, span: Span, diags: &mut Diagnostics) {
    diags
        .error(Code::Ungrounded, span, format!("ungrounded variable {name}"))
        .label("has no value")
        .help("give it one by a relation of the body that is not negated, or by `=`");
}
