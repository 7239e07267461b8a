; What a compiler says to the linker of one module.
source_filename = "thin.c"

@read = internal global i32 1
@written = internal global i32 0
@plain = external global i32
@table = hidden constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @f, ptr @g] }, !type !0

@other = alias void (), ptr @f

define void @f() {
  ret void
}

define internal void @g(ptr %p) {
  call void @h()
  ret void
}

declare void @h()

!0 = !{i64 16, !"T"}

^0 = module: (path: "thin.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0,
  flags: (linkage: external, visibility: hidden, live: 1, dsoLocal: 1, canAutoHide: 1), insts: 3,
  funcFlags: (readNone: 1, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 1, noInline: 1,
    alwaysInline: 1, noUnwind: 1, mayThrow: 1, hasUnknownCall: 1, mustBeUnreachable: 1),
  typeIdInfo: (typeTests: (5, 6),
    typeTestAssumeVCalls: (vFuncId: (guid: 7, offset: 16)),
    typeCheckedLoadVCalls: (vFuncId: (guid: 8, offset: 24), vFuncId: (guid: 9, offset: 32)),
    typeTestAssumeConstVCalls: ((vFuncId: (guid: 10, offset: 8), args: (1, 2)),
      (vFuncId: (guid: 11, offset: 0))),
    typeCheckedLoadConstVCalls: ((vFuncId: (guid: 12, offset: 8), args: (18446744073709551615)))),
  refs: (^5, readonly ^3, writeonly ^4))))
^2 = gv: (name: "g", summaries: (function: (module: ^0,
  flags: (linkage: internal, notEligibleToImport: 1), insts: 2, calls: ((callee: ^6)),
  params: ((param: 0, offset: [-8, 7], calls: ((callee: ^1, param: 3, offset: [0, 0]),
      (callee: ^6, param: 0, offset: [-9223372036854775808, 9223372036854775806]))),
    (param: 1, offset: [0, -1])))))
^3 = gv: (name: "read", summaries: (variable: (module: ^0, flags: (linkage: internal),
  varFlags: (readonly: 1, writeonly: 1))))
^4 = gv: (name: "written", summaries: (variable: (module: ^0, flags: (linkage: internal),
  varFlags: (writeonly: 1))))
^5 = gv: (name: "plain")
^6 = gv: (name: "h")
^7 = gv: (name: "table", summaries: (variable: (module: ^0, flags: (linkage: external),
  varFlags: (constant: 1, vcall_visibility: 1),
  vTableFuncs: ((virtFunc: ^1, offset: 16), (virtFunc: ^2, offset: 24)), refs: (^1, ^2))))
^8 = gv: (name: "other", summaries: (alias: (module: ^0, flags: (linkage: external), aliasee: ^1)))
^9 = typeidCompatibleVTable: (name: "T", summary: ((offset: 16, ^7)))
^10 = flags: 8
^11 = blockcount: 2
