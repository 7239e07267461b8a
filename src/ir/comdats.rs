//! Comdats. <https://llvm.org/docs/LangRef.html#comdats>
//!
//! Those that no global value belongs to are dropped by LLVM itself.

use crate::cx::{Extract, Rebuild};
use crate::error::Result;
use facts::*;

pub fn extract_all(cx: &mut Extract<'_, '_>) -> Result<()> {
    let numbering = cx.numbering;
    for comdat in numbering.comdats() {
        let c = cx.comdat(comdat)?;
        let name = cx.text(comdat.name());
        cx.put(ComdatName { c, name });
        cx.put(ComdatModule { c, m: cx.module_id() });
        cx.put(ComdatSelectionKind { c, kind: comdat.kind() });
    }
    Ok(())
}

pub fn rebuild_all(cx: &mut Rebuild<'_>) -> Result<()> {
    let (index, id) = (cx.index, cx.id);
    let here: Vec<_> = index.rows::<ComdatModule>().filter(|row| row.m == id).collect();
    for row in here {
        cx.need::<ComdatModule>(row.c)?;
        let name = cx.need::<ComdatName>(row.c)?;
        let kind = cx.need::<ComdatSelectionKind>(row.c)?.kind;
        let name = cx.bytes(name.name);
        let made = cx.module.add_comdat(&name, kind);
        let made = made.map_err(|why| cx.bad::<ComdatName>(row.c, why))?;
        cx.bind_comdat(row.c, made)?;
    }
    Ok(())
}
