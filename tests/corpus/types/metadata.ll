declare void @llvm.dbg.label(metadata)
