//! Loops over numbers, and aggregates.

use super::{Flow, Machine};
use crate::check::types::Numeric;
use crate::eval::cell::Cell;
use crate::eval::number::{max, min, sum};
use crate::ir::Expr;
use crate::plan::{Op, Part};
use crate::syntax::ast::AggregateOp;
use rustc_hash::FxHashSet;

/// An aggregate in the making.
pub(super) struct Fold<C> {
    op: AggregateOp,
    kind: Numeric,
    target: Option<Expr>,
    count: u32,
    value: C,
    /// The variables that tell combinations apart, if each counts once, and those seen.
    distinct: Option<(Vec<u32>, FxHashSet<Vec<C>>)>,
}

impl<C: Cell> Machine<'_, C> {
    pub(super) fn range(
        &mut self,
        var: u32,
        kind: Numeric,
        args: &[Expr],
        once: bool,
        rest: &[Op],
    ) -> Flow {
        let from = self.eval(&args[0]);
        let to = self.eval(&args[1]);
        let step = args.get(2).map(|e| self.eval(e));
        let mut flow = Flow::Miss;
        let mut go = |machine: &mut Self, cell: C| -> Option<Flow> {
            if machine.tick() {
                return Some(Flow::Stop);
            }
            machine.env[var as usize] = cell;
            match machine.step(rest) {
                Flow::Stop => Some(Flow::Stop),
                Flow::Hit => {
                    flow = Flow::Hit;
                    once.then_some(Flow::Hit)
                }
                Flow::Miss => None,
            }
        };
        if kind == Numeric::Float {
            let (mut x, to) = (from.float(), to.float());
            let step = step.map_or(if x <= to { 1.0 } else { -1.0 }, Cell::float);
            while (step > 0.0 && x < to) || (step < 0.0 && x > to) || (step == 0.0 && x != to) {
                if let Some(flow) = go(self, C::of_float(x)) {
                    return flow;
                }
                let next = C::of_float(x + step).float();
                if next == x {
                    break;
                }
                x = next;
            }
            return flow;
        }
        let wide = |cell: C| match kind == Numeric::Unsigned {
            true => i128::from(cell.unsigned()),
            false => i128::from(cell.signed()),
        };
        let (mut x, to) = (wide(from), wide(to));
        let step = step.map_or(if x <= to { 1 } else { -1 }, wide);
        while (step > 0 && x < to) || (step < 0 && x > to) || (step == 0 && x != to) {
            if let Some(flow) = go(self, C::cut(x as u64)) {
                return flow;
            }
            if step == 0 {
                break;
            }
            x += step;
        }
        flow
    }

    pub(super) fn aggregate(
        &mut self,
        op: AggregateOp,
        kind: Numeric,
        target: Option<&Expr>,
        distinct: Option<&[u32]>,
        body: &[Op],
    ) -> Result<Option<C>, ()> {
        if op == AggregateOp::Count
            && distinct.is_none()
            && let Some(rows) = self.all_rows(body)
        {
            return Ok(Some(C::cut(rows as u64)));
        }
        let window = self.window.take();
        self.folds.push(Fold {
            op,
            kind,
            target: target.cloned(),
            count: 0,
            value: C::default(),
            distinct: distinct.map(|list| (list.to_vec(), FxHashSet::default())),
        });
        let flow = self.step(body);
        self.window = window;
        let Some(fold) = self.folds.pop() else { return Err(()) };
        if flow == Flow::Stop || self.stopped.is_some() {
            return Err(());
        }
        Ok(match op {
            AggregateOp::Count => Some(C::cut(fold.count.into())),
            AggregateOp::Sum => Some(fold.value),
            _ if fold.count == 0 => None,
            AggregateOp::Mean => {
                let count = C::of_float(f64::from(fold.count)).float();
                Some(C::of_float(fold.value.float() / count))
            }
            AggregateOp::Min | AggregateOp::Max => Some(fold.value),
        })
    }

    /// How many rows a body finds that asks nothing of those of a relation.
    fn all_rows(&self, body: &[Op]) -> Option<usize> {
        match body {
            [Op::Scan { relation, part: Part::All, found, once: false }, Op::Emit]
                if found.same.is_empty() && found.check.is_empty() =>
            {
                Some(self.relations[*relation].holding())
            }
            _ => None,
        }
    }

    pub(super) fn fold(&mut self) -> Flow {
        let Some(mut fold) = self.folds.pop() else {
            return Flow::Stop;
        };
        if let Some((vars, seen)) = &mut fold.distinct {
            let key = vars.iter().map(|&v| self.env[v as usize]).collect();
            if !seen.insert(key) {
                self.folds.push(fold);
                return Flow::Hit;
            }
        }
        let cell = match &fold.target {
            Some(Expr::Var(v)) => self.env[*v as usize],
            Some(e) => self.compute(&e.clone()),
            None => C::default(),
        };
        match fold.op {
            AggregateOp::Count => {}
            // The bits of 0.0 are zero, so a sum starts right.
            AggregateOp::Mean => fold.value = C::of_float(fold.value.float() + cell.float()),
            AggregateOp::Sum => fold.value = sum(fold.kind, fold.value, cell),
            AggregateOp::Min | AggregateOp::Max if fold.count == 0 => fold.value = cell,
            AggregateOp::Min => fold.value = min(fold.kind, fold.value, cell),
            AggregateOp::Max => fold.value = max(fold.kind, fold.value, cell),
        }
        fold.count = fold.count.wrapping_add(1);
        self.folds.push(fold);
        if self.stopped.is_some() { Flow::Stop } else { Flow::Hit }
    }
}
