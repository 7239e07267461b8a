//! The parameters of `.input` and `.output`.

use std::sync::Arc;

/// The value of an IO parameter.
pub(super) fn param<'a>(params: &'a [(Arc<str>, Arc<str>)], key: &str) -> Option<&'a str> {
    params.iter().find(|p| &*p.0 == key).map(|p| &*p.1)
}
