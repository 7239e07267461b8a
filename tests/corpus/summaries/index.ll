; What a linker knows of several modules.

^0 = module: (path: "a.o", hash: (1, 2, 3, 4, 4294967295))
^1 = module: (path: "dir/b.o", hash: (0, 0, 0, 0, 0))
^2 = gv: (guid: 1, summaries: (
  function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden), insts: 9,
    funcFlags: (noUnwind: 1), calls: ((callee: ^3, hotness: hot), (callee: ^4, hotness: cold),
      (callee: ^5, hotness: critical), (callee: ^6, hotness: none), (callee: ^2)),
    typeIdInfo: (typeTests: (^8, ^9)), refs: (readonly ^4)),
  function: (module: ^1, flags: (linkage: linkonce_odr, visibility: protected), insts: 7)))
^3 = gv: (guid: 20, summaries: (function: (module: ^0, flags: (linkage: internal), insts: 1)))
^4 = gv: (guid: 300, summaries: (variable: (module: ^1, flags: (linkage: common, dsoLocal: 1),
  varFlags: (readonly: 1, constant: 1), refs: (^2))))
^5 = gv: (guid: 4000, summaries: (alias: (module: ^0, flags: (linkage: weak), aliasee: ^3)))
^6 = gv: (guid: 50000, summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^7 = gv: (guid: 600000, summaries: (function: (module: ^1, flags: (linkage: external), insts: 2,
  typeIdInfo: (typeTests: (^10, ^11, ^12)))))
^8 = typeid: (name: "A", summary: (typeTestRes: (kind: byteArray, sizeM1BitWidth: 5, alignLog2: 1,
    sizeM1: 2, bitMask: 3, inlineBits: 4),
  wpdResolutions: ((offset: 0, wpdRes: (kind: branchFunnel)),
    (offset: 8, wpdRes: (kind: singleImpl, singleImplName: "f")),
    (offset: 16, wpdRes: (kind: indir, resByArg: (args: (1, 2), byArg: (kind: indir, byte: 2, bit: 3),
      args: (3), byArg: (kind: uniformRetVal, info: 1), args: (4), byArg: (kind: uniqueRetVal, info: 1),
      args: (5), byArg: (kind: virtualConstProp, byte: 6, bit: 7)))))))
^9 = typeid: (name: "B", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))
^10 = typeid: (name: "C", summary: (typeTestRes: (kind: inline, sizeM1BitWidth: 0)))
^11 = typeid: (name: "D", summary: (typeTestRes: (kind: single, sizeM1BitWidth: 0)))
^12 = typeid: (name: "E", summary: (typeTestRes: (kind: unsat, sizeM1BitWidth: 0)))
^13 = flags: 255
^14 = blockcount: 12
