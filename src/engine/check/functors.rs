//! The functors that a program declares: each is one of the host.

use super::types::Types;
use crate::advice::nearest;
use crate::code::Code;
use crate::diagnostic::Diagnostics;
use crate::settings::Settings;
use crate::syntax::ast::{FunctorDecl, Name};
use crate::user::{Operand, Sort, UserCall, UserFunctor, Values};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The functors of a program, by name.
pub(super) type Functors = FxHashMap<Arc<str>, Arc<UserCall>>;

/// Finds what implements each functor. One that nobody implements is an error, and stands for one
/// without results.
pub(super) fn declare(
    decls: &[FunctorDecl],
    types: &Arc<Types>,
    settings: &Settings,
    diags: &mut Diagnostics,
) -> Functors {
    let mut known = Functors::default();
    let mut places = FxHashMap::default();
    for FunctorDecl { name, params, result } in decls {
        if let Some(&first) = places.get(&name.text) {
            let message = format!("the functor {} is declared twice", name.text);
            diags.error(Code::DeclaredTwice, name.span, message).at(first, "first here");
            continue;
        }
        places.insert(name.text.clone(), name.span);
        let mut kind = |name| types.kind(types.find(name, diags));
        let params: Vec<_> = params.iter().map(&mut kind).collect();
        let result = kind(result);
        let sorts: Vec<Sort> = params.iter().map(|&kind| Sort::of(kind)).collect();
        let found = settings.functors.iter().find(|it| it.name() == &*name.text);
        let fits = |it: &&UserFunctor| it.params() == sorts && it.result() == Sort::of(result);
        let functor = found.filter(fits).cloned().unwrap_or_else(|| {
            let names = settings.functors.iter().map(|it| (it.name(), ()));
            let near = nearest(&name.text, names).map(|(near, ())| near);
            missing(name, found, near, diags);
            let none = |_: &Values<'_>, _: &[Operand]| Err("nobody implements it".to_owned());
            UserFunctor::new(&name.text, &sorts, Sort::of(result), none)
        });
        let call = UserCall::new(functor, params, result, types.clone());
        known.insert(name.text.clone(), Arc::new(call));
    }
    known
}

/// Says that nobody implements a functor, or somebody another one of that name.
fn missing(name: &Name, other: Option<&UserFunctor>, near: Option<&str>, diags: &mut Diagnostics) {
    let text = &name.text;
    let Some(other) = other else {
        let found = diags.error(
            Code::NotImplemented,
            name.span,
            format!("nobody implements the functor {text}"),
        );
        if let Some(near) = near {
            found.help(format!("there is a functor {near}"));
        }
        found.help(
            "functors are implemented by the program that the engine is part of; \
             `--engine souffle` takes them from libraries in C++",
        );
        return;
    };
    let params: Vec<&str> = other.params().iter().map(|it| it.name()).collect();
    let is = format!("{text}({}): {}", params.join(", "), other.result().name());
    diags
        .error(Code::NotImplemented, name.span, format!("the functor {text} is another one"))
        .help(format!("it is implemented as {is}"));
}
