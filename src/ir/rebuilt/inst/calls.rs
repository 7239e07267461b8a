//! Calls of all kinds, and what handles exceptions.

use bitcode::{Bundle, CallSite, Instruction, Span, TailKind, Type};
use facts::Opcode;

use super::super::codes::fast_math;
use super::super::handles::AttributeListRef;
use super::super::made::Made;
use super::super::made::wrong;
use super::super::module::Module;
use super::super::new::New;
use super::{Yields, counts};
use crate::flags::Flags;

impl Module {
    pub(super) fn call(&mut self, new: &New) -> Made<(Instruction, Yields)> {
        const WRONG: &str = "a call has a function type, arguments, bundle operands and a callee";
        let bundled: usize = new.bundles.iter().map(|&(_, n)| n).sum();
        let Some(function_type) = new.aux_type else { return wrong(WRONG) };
        let Some((result, parameters, var_args)) = self.types.signature(function_type) else {
            return wrong(WRONG);
        };
        let parameters: Vec<u32> = parameters.to_vec();
        let (Some((&callee, others)), true) =
            (new.values.split_last(), new.values.len() == new.n_args + bundled + 1)
        else {
            return wrong(WRONG);
        };
        let (arguments, mut rest) = others.split_at(new.n_args);
        if !self.leads_to(callee, function_type) {
            return wrong("the callee is no pointer to the function type of the call");
        }
        if arguments.len() < parameters.len() || arguments.len() > parameters.len() && !var_args {
            return wrong(
                "the call passes another number of arguments than its function type takes",
            );
        }
        for (i, &argument) in arguments.iter().enumerate() {
            let ty = self.type_of(argument);
            let fits = match parameters.get(i) {
                // Of metadata and blocks the numbers are written: nothing else has their types.
                Some(&parameter) => {
                    let only_there = matches!(self.types.get(ty), Type::Metadata | Type::Label);
                    parameter == ty.0 && only_there == argument.is_argument_only()
                }
                None => self.types.is_first_class(ty) && !argument.is_argument_only(),
            };
            if !fits {
                return wrong(
                    "an argument has another type than the function type of the call says",
                );
            }
        }
        let arguments = self.list(arguments.iter().map(|value| value.0))?;
        let mut bundles = Vec::with_capacity(new.bundles.len());
        for &(tag, n) in &new.bundles {
            let (operands, after) = rest.split_at(n);
            rest = after;
            let operands = self.list(operands.iter().map(|value| value.0))?;
            bundles.push(Bundle { tag, operands });
        }
        let targets: Vec<u32> = new.blocks.iter().map(|block| block.index).collect();
        let indirect = match new.op {
            Opcode::Callbr => self.list(targets.iter().skip(1).copied())?,
            _ => Span::default(),
        };
        let body = &mut self.filling.as_mut().ok_or("an instruction is in a function")?.body;
        let site = CallSite {
            attributes: new.attributes.map(AttributeListRef::place),
            calling_convention: new.calling_convention,
            function_type: function_type.0,
            callee: callee.0,
            arguments,
            bundles: Span::push(&mut body.bundles, bundles),
        };
        let call = body.calls.len() as u32;
        body.calls.push(site);
        let made = match (new.op, &targets[..]) {
            (Opcode::Call, []) => {
                let tail = match new.tail {
                    0 => TailKind::None,
                    1 => TailKind::Tail,
                    2 => TailKind::MustTail,
                    3 => TailKind::NoTail,
                    _ => return wrong("no such tail call kind"),
                };
                Instruction::Call { call, tail, flags: fast_math(new.flags) }
            }
            (Opcode::Call, _) => return wrong("call has no destinations"),
            (Opcode::Invoke, &[normal, unwind]) => Instruction::Invoke { call, normal, unwind },
            (Opcode::Invoke, _) => return wrong("invoke has two destinations"),
            (_, &[default, ..]) => Instruction::CallBr { call, default, indirect },
            (_, []) => return wrong("callbr has a destination to fall through to"),
        };
        Ok((made, Some(result).filter(|&ty| !self.types.is_void(ty))))
    }

    pub(super) fn pad(&mut self, new: &New) -> Made<(Instruction, Yields)> {
        let token = self.types.simple(facts::TypeKind::Token, 0)?;
        match new.op {
            Opcode::Landingpad => {
                counts(new, new.values.len(), 0)?;
                let Some(ty) = new.ty.filter(|&ty| self.types.is_first_class(ty)) else {
                    return wrong("landingpad yields a first-class value");
                };
                if new.values.iter().any(|&value| !self.is_constant(value)) {
                    return wrong("a clause of landingpad is a constant");
                }
                let mut clauses = Vec::with_capacity(new.values.len() * 2);
                for &value in &new.values {
                    let clause = self.type_of(value);
                    let filter = matches!(self.types.get(clause), Type::Array { .. });
                    clauses.extend([u32::from(filter), value.0]);
                }
                let clauses = self.list(clauses)?;
                let cleanup = new.flags.contains(Flags::CLEANUP);
                Ok((Instruction::LandingPad { ty: ty.0, cleanup, clauses }, Some(ty)))
            }
            Opcode::Catchswitch => {
                let (&[parent], true) = (
                    &new.values[..],
                    new.n_args > 0 && (new.n_args..=new.n_args + 1).contains(&new.blocks.len()),
                ) else {
                    return wrong(
                        "catchswitch has a parent, at least one handler and one destination at most",
                    );
                };
                self.token(parent, "the parent of catchswitch is a token")?;
                let (handlers, unwind) = new.blocks.split_at(new.n_args);
                let handlers = self.list(handlers.iter().map(|block| block.index))?;
                let unwind = unwind.first().map(|block| block.index);
                let parent = parent.0;
                Ok((Instruction::CatchSwitch { parent, handlers, unwind }, Some(token)))
            }
            op => {
                counts(new, new.n_args + 1, 0)?;
                let Some((&parent, arguments)) = new.values.split_last() else {
                    return wrong("a pad has arguments and a parent");
                };
                let is_catch = op == Opcode::Catchpad;
                self.token(
                    parent,
                    match is_catch {
                        true => "the parent of catchpad is the token of a catchswitch",
                        false => "the parent of cleanuppad is a token",
                    },
                )?;
                let arguments = self.list(arguments.iter().map(|value| value.0))?;
                let parent = parent.0;
                let pad = match is_catch {
                    true => Instruction::CatchPad { parent, arguments },
                    false => Instruction::CleanupPad { parent, arguments },
                };
                Ok((pad, Some(token)))
            }
        }
    }
}
