//! Views of debug information that Datalog users join on: the place of an instruction, the source
//! names of functions and variables. All of it follows from the metadata itself; rebuild reads
//! none of it. <https://llvm.org/docs/SourceLevelDebugging.html>

use crate::cx::Extract;
use crate::debuginfo::reference;
use crate::error::Result;
use crate::resolved::{MetadataRef, Operands, ValueClass, ValueRef};
use facts::*;

/// Line, column and file of the DILocation of an instruction.
pub fn extract_location<'m>(
    location: MetadataRef<'m>,
    inst: Instruction,
    cx: &mut Extract<'m, '_>,
) {
    let Some((line, column, scope)) = location.location() else { return };
    let file = file_of(scope, cx);
    cx.put(InstructionLocation { inst, file, line, column });
}

/// The name of the file of a scope, empty if it has none.
fn file_of<'m>(scope: MetadataRef<'m>, cx: &mut Extract<'m, '_>) -> Symbol {
    let key = scope.id();
    if let Some((_, symbol)) = cx.source.last.filter(|&(last, _)| last == key) {
        return symbol;
    }
    let symbol = symbol_of(scope, cx);
    cx.source.last = Some((key, symbol));
    symbol
}

fn symbol_of<'m>(scope: MetadataRef<'m>, cx: &mut Extract<'m, '_>) -> Symbol {
    let name = match cx.source.files.get(&scope.id()) {
        Some(known) => *known,
        None => {
            let name = file_name(scope).unwrap_or_default();
            cx.source.files.insert(scope.id(), name);
            name
        }
    };
    let address = name.as_ptr() as usize;
    if let Some(&symbol) = cx.source.symbols.get(&address) {
        return symbol;
    }
    let symbol = cx.text(name);
    cx.source.symbols.insert(address, symbol);
    symbol
}

fn file_name<'m>(scope: MetadataRef<'m>) -> Option<&'m [u8]> {
    let file = reference(&scope.read()?, MetadataRefName::File)?;
    string(reference(&file.read()?, MetadataRefName::Filename)?)
}

fn string<'m>(md: MetadataRef<'m>) -> Option<&'m [u8]> {
    let node = md.read()?;
    (node.class() == MetadataClassName::MDString).then(|| node.string())
}

fn name_of<'m>(md: MetadataRef<'m>) -> Option<&'m [u8]> {
    string(reference(&md.read()?, MetadataRefName::Name)?)
}

fn is(md: MetadataRef<'_>, class: MetadataClassName) -> bool {
    md.class() == Some(class)
}

/// The name of a function by one of its attachments, if that is its DISubprogram.
pub fn extract_function<'m>(node: MetadataRef<'m>, r#fn: Function, cx: &mut Extract<'m, '_>) {
    if is(node, MetadataClassName::DISubprogram)
        && let Some(name) = name_of(node)
    {
        let name = cx.text(name);
        cx.put(FunctionSourceName { r#fn, name });
    }
}

/// The name of a global variable by its attachments; one with several names keeps them all.
pub fn extract_global<'m>(
    attachments: &[(u32, MetadataRef<'m>)],
    v: Value,
    cx: &mut Extract<'m, '_>,
) {
    let mut names = Vec::new();
    for &(_, node) in attachments {
        // LLVM drops the debug information of a module where a variable stands here by itself.
        let expression = node
            .read()
            .filter(|read| read.class() == MetadataClassName::DIGlobalVariableExpression);
        let variable = expression.and_then(|read| reference(&read, MetadataRefName::Var));
        if let Some(name) = variable.and_then(name_of)
            && !names.contains(&name)
        {
            names.push(name);
            let name = cx.text(name);
            cx.put(VariableSourceName { v, name });
        }
    }
}

/// The variable that a call of `llvm.dbg.declare`, `.value` or `.addr` speaks of: its first
/// argument is the value, its second the DILocalVariable.
pub fn extract_call<'m>(operands: Operands<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    if !cx.wants::<VariableSourceName>() {
        return Ok(());
    }
    let metadata = |i| -> Option<MetadataRef<'m>> {
        let operand: ValueRef<'m> = operands.get(i)?;
        (operand.class() == ValueClass::Metadata).then(|| operand.as_metadata()).flatten()
    };
    let (Some(value), Some(variable)) = (metadata(0), metadata(1)) else { return Ok(()) };
    if !is(variable, MetadataClassName::DILocalVariable) {
        return Ok(());
    }
    let (Some(value), Some(name)) = (value.value(), name_of(variable)) else {
        return Ok(());
    };
    let v = cx.value(value)?;
    if cx.source.seen.insert((v.0, name.as_ptr() as usize)) {
        let name = cx.text(name);
        cx.put(VariableSourceName { v, name });
    }
    Ok(())
}
