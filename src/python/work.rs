//! Work with the interpreter's lock released, which an interrupt stops.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::Builder;
use std::time::Duration;

use engine::Cancel;
use pyo3::prelude::*;

use crate::failure::{Class, Failure};

/// How often somebody looks whether there was an interrupt.
const LOOK: Duration = Duration::from_millis(50);

/// Does the work on a thread with a deep stack. `look` is called now and then meanwhile. An
/// interrupt, or an error of `look`, cancels the work, of which nothing remains.
///
/// # Errors
/// Those of the work, of `look`, and `KeyboardInterrupt`.
pub fn run<R: Send + 'static>(
    py: Python<'_>,
    cancel: &Cancel,
    look: &mut dyn FnMut(Python<'_>) -> PyResult<()>,
    work: impl FnOnce() -> Result<R, Failure> + Send + 'static,
) -> PyResult<R> {
    let (send, receive) = channel();
    let receive = Mutex::new(receive);
    let deep = || stack::deep(work);
    let work = move || {
        // Nobody waits any more after an interrupt.
        let _ = send.send(catch_unwind(AssertUnwindSafe(deep)));
    };
    Builder::new().name("llvm-facts".into()).spawn(work)?;
    loop {
        let done =
            py.detach(|| receive.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(LOOK));
        match done {
            Ok(Ok(done)) => {
                look(py)?;
                return done.map_err(|failure| failure.raise(py));
            }
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => {
                let words = "a mistake of llvm-facts; what is above says where: please report it";
                return Err(Failure::new(Class::Error, words).raise(py));
            }
            Err(RecvTimeoutError::Timeout) => {
                if let Err(error) = py.check_signals().and_then(|()| look(py)) {
                    cancel.cancel();
                    return Err(error);
                }
            }
        }
    }
}
