//! Whether things that refer to each other do so in a circle.

/// Looks for a circle in a graph of `count` nodes whose edges are `edges`; only nodes that
/// `through` holds for are followed. Without recursion, for graphs are deep.
///
/// # Errors
/// A node that leads to itself.
pub(crate) fn find<I: Iterator<Item = u32>>(
    count: usize,
    edges: impl Fn(u32) -> I,
    through: impl Fn(u32) -> bool,
) -> Result<(), u32> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut states = vec![State::New; count];
    let mut open: Vec<(u32, I)> = Vec::new();
    for first in 0..count as u32 {
        if states[first as usize] != State::New || !through(first) {
            continue;
        }
        states[first as usize] = State::Open;
        open.push((first, edges(first)));
        while let Some((node, rest)) = open.last_mut() {
            match rest.next() {
                Some(next) => match states.get(next as usize) {
                    Some(State::Open) => return Err(next),
                    Some(State::New) if through(next) => {
                        states[next as usize] = State::Open;
                        open.push((next, edges(next)));
                    }
                    _ => {}
                },
                None => {
                    states[*node as usize] = State::Done;
                    open.pop();
                }
            }
        }
    }
    Ok(())
}
