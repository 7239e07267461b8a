//! Workers tell each other whether they can go on: where one cannot, none does.

use crate::parcel::{Mail, Parcel};
use crate::phase::Work;

/// What went wrong on any worker.
pub(crate) struct Agreeing {
    own: Option<String>,
    told: bool,
    first: Option<(u64, String)>,
}

impl Agreeing {
    pub fn new(own: Option<String>) -> Self {
        Self { own, told: false, first: None }
    }

    /// What the first worker with an error says, the same on all.
    pub fn end(self) -> Option<String> {
        self.first.map(|(_, what)| what)
    }
}

impl Work for Agreeing {
    fn take(&mut self, parcel: Parcel, _: &mut Mail) {
        let worker = parcel.cells[0];
        if self.first.as_ref().is_none_or(|(first, _)| worker < *first) {
            let what = String::from_utf8_lossy(&parcel.bytes).into_owned();
            self.first = Some((worker, what));
        }
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        if let (Some(what), false) = (&self.own, self.told) {
            for to in 0..mail.peers {
                mail.send(to, 0, &[mail.me as u64], what.as_bytes());
            }
        }
        self.told = true;
        false
    }
}
