//! Views of mangled names: what they stand for. Rebuild reads none of it.

use crate::cx::Extract;
use crate::demangle::{self, Names};
use facts::*;

pub fn extract_function(name: &[u8], r#fn: Function, cx: &mut Extract<'_, '_>) {
    let wanted = cx.wants::<FunctionDemangledName>()
        || cx.wants::<FunctionDemangledQualifiedName>()
        || cx.wants::<FunctionDemangledShortName>();
    let Some(Names { full, qualified, short }) = demangled(name, wanted) else { return };
    let name = cx.text(&full);
    cx.put(FunctionDemangledName { r#fn, name });
    let name = cx.text(&qualified);
    cx.put(FunctionDemangledQualifiedName { r#fn, name });
    let name = cx.text(&short);
    cx.put(FunctionDemangledShortName { r#fn, name });
}

pub fn extract_variable(name: &[u8], v: Value, cx: &mut Extract<'_, '_>) {
    let wanted = cx.wants::<VariableDemangledName>()
        || cx.wants::<VariableDemangledQualifiedName>()
        || cx.wants::<VariableDemangledShortName>();
    let Some(Names { full, qualified, short }) = demangled(name, wanted) else { return };
    let name = cx.text(&full);
    cx.put(VariableDemangledName { v, name });
    let name = cx.text(&qualified);
    cx.put(VariableDemangledQualifiedName { v, name });
    let name = cx.text(&short);
    cx.put(VariableDemangledShortName { v, name });
}

/// Demangling takes longer than all else about a name: not for a query that does not ask.
fn demangled(name: &[u8], wanted: bool) -> Option<Names> {
    if wanted { demangle::names(name) } else { None }
}
