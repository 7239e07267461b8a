; A summary for link-time optimisation stands beside the module.
source_filename = "summary.c"

define void @f() {
  ret void
}

^0 = module: (path: "summary.bc", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), insts: 1, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 1
^2 = flags: 0
^3 = blockcount: 1
