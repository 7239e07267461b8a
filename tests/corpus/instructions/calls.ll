; Callees of every sort, function types that differ from the callee's, variadic calls.
@alias = alias void (), ptr @defined
@ifunc = ifunc void (), ptr @resolver

declare void @plain()
declare i32 @variadic(ptr, ...)
declare void @llvm.assume(i1 noundef)

define void @defined() {
  ret void
}

define ptr @resolver() {
  ret ptr null
}

define i32 @callees_of_every_sort(ptr %f, i1 %c, ptr addrspace(2) %far) {
  call void @plain()
  call void @alias()
  call void @ifunc()
  %1 = call i32 %f(i32 1, ptr %f)
  %2 = call i32 (ptr, ...) @variadic(ptr %f)
  %3 = call i32 (ptr, ...) @variadic(ptr %f, i64 2, double 3.0, { i8 } zeroinitializer)
  %4 = call i32 @plain(i32 4)
  %5 = call <2 x i64> undef()
  call void null(ptr null)
  call void inttoptr (i64 64 to ptr)()
  call addrspace(2) void %far()
  call void @llvm.assume(i1 %c)
  ret i32 %1
}
