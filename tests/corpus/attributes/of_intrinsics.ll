; elementtype and immarg where intrinsics demand them.
define ptr @intrinsics_demand_attributes(ptr %p) {
  %q = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype({ i32, i8 }) %p, i32 1, i32 1)
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 -16)
  call void @llvm.prefetch.p0(ptr %r, i32 1, i32 2, i32 1)
  ret ptr %r
}

declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr, i32 immarg, i32 immarg)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32)
