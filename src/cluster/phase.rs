//! A phase: all workers send each other parcels until none is on its way and none has anything left to
//! do. One operator of timely dataflow whose output is its input, by way of the parcels' workers; that it
//! has come to an end is what timely's progress tracking tells.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use timely::container::NoopBuilder;
use timely::dataflow::channels::pact::DistributorPact;
use timely::dataflow::operators::generic::OutputBuilder;
use timely::dataflow::operators::generic::builder_rc::OperatorBuilder;
use timely::dataflow::operators::{Capability, ConnectLoop, Feedback, Probe};
use timely::worker::Worker;

use crate::parcel::{Mail, Parcel, ToWorker};

/// What a worker does in a phase.
pub(crate) trait Work: 'static {
    /// Takes a parcel.
    fn take(&mut self, parcel: Parcel, mail: &mut Mail);

    /// Does a part of what is to be done unasked; answers whether there is more.
    fn go_on(&mut self, mail: &mut Mail) -> bool;
}

/// What a phase took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effort {
    /// How often parcels went from worker to worker, one after the other.
    pub rounds: u64,
    /// How many bytes went to other workers.
    pub sent: u64,
    /// How many steps an earlier run had kept: what is given, and strata.
    pub resumed: usize,
}

/// Runs a phase; all workers do.
pub(crate) fn run<W: Work>(worker: &mut Worker, work: W) -> (W, Effort) {
    let state = Rc::new(RefCell::new(work));
    let effort = run_any(worker, Rc::<RefCell<W>>::clone(&state));
    match Rc::try_unwrap(state) {
        Ok(state) => (state.into_inner(), effort),
        Err(_) => unreachable!("the dataflow has ended"),
    }
}

/// The same for any work, so that timely's code is there once.
fn run_any(worker: &mut Worker, work: Rc<RefCell<dyn Work>>) -> Effort {
    let state = Rc::new(Cell::new(Effort::default()));
    let own = Rc::clone(&state);
    let (me, peers) = (worker.index(), worker.peers());
    let probe = worker.dataflow::<u64, _, _>(|scope| {
        let (handle, cycle) = scope.feedback::<Parcel>(1);
        let mut builder = OperatorBuilder::new("phase".to_owned(), scope);
        let mut input = builder.new_input(cycle, DistributorPact(|_| ToWorker));
        let (output, stream) = builder.new_output::<Parcel>();
        let mut output = OutputBuilder::<_, NoopBuilder<Parcel>>::from(output);
        let again = scope.activator_for(builder.operator_info().address);
        builder.build_reschedule(move |mut capabilities| {
            // The right to send parcels, as long as there is something to be done.
            let mut right: Option<Capability<u64>> = capabilities.pop();
            let mut mail = Mail::new(me, peers);
            move |_frontiers| {
                let mut work = work.borrow_mut();
                let mut effort = own.get();
                input.for_each(|stamp, parcel| {
                    let own = stamp.retain_least(0);
                    if let Some(own) = &own {
                        effort.rounds = effort.rounds.max(*own.time());
                    }
                    // Any right does: what follows of a parcel may be sent at an earlier time.
                    if right.is_none() {
                        right = own;
                    }
                    work.take(std::mem::take(parcel), &mut mail);
                });
                let Some(capability) = &right else { return false };
                let more = work.go_on(&mut mail);
                let parcels = mail.take(!more);
                if !parcels.is_empty() {
                    let mut output = output.activate();
                    let mut session = output.session_with_builder(capability);
                    for mut parcel in parcels {
                        session.give_container(&mut parcel);
                    }
                }
                effort.sent = mail.sent;
                own.set(effort);
                match more {
                    true => again.activate(),
                    false => right = None,
                }
                false
            }
        });
        let (probe, stream) = stream.probe();
        stream.connect_loop(handle);
        probe
    });
    worker.step_or_park_while(None, || !probe.done());
    // The dataflow is dropped when its worker sees that it is complete.
    while Rc::strong_count(&state) > 1 {
        worker.step();
    }
    state.get()
}
