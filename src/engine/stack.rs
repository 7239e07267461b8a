//! Room for deep recursion.

/// What the deepest nesting that the parser lets pass may need.
pub(crate) const STACK: usize = 256 << 20;

/// Runs `f` with room for the deepest nesting that the parser lets pass: here, if this thread has it,
/// since memory that one thread gave back the next does not always get.
pub(crate) fn deep<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    if stacker::remaining_stack().is_some_and(|bytes| bytes >= STACK) {
        return f();
    }
    // The thread takes `f` only if it starts, so `f` is still there if it does not.
    let mut f = Some(f);
    let mut result = None;
    std::thread::scope(|scope| {
        let work = || {
            if let Some(f) = f.take() {
                result = Some(f());
            }
        };
        if let Ok(thread) = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work)
            && let Err(panic) = thread.join()
        {
            std::panic::resume_unwind(panic);
        }
    });
    match (result, f) {
        (Some(result), _) => result,
        (None, Some(f)) => f(),
        (None, None) => unreachable!("the work either ran or is still there"),
    }
}
