//! Room for deep recursion.

/// Runs `f` with room for the deepest nesting that the parser lets pass.
pub(crate) fn deep<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    const STACK: usize = 256 << 20;
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
