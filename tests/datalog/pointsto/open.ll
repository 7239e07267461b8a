; A module that others use, and what is not followed.
@shown = global ptr null
@hidden = internal global ptr null
@elsewhere = external global ptr

declare ptr @nobody_knows(ptr)
declare void @reads(ptr nocapture readonly)

define ptr @exported(ptr %p, i64 %n) {
  %local = alloca ptr
  %kept = alloca ptr
  store ptr @hidden, ptr %local
  %r = call ptr @nobody_knows(ptr %local)
  call void @reads(ptr %kept)
  %v = load ptr, ptr %local
  %w = load ptr, ptr %kept
  %s = load ptr, ptr @shown
  %e = load ptr, ptr @elsewhere
  %high = shl i64 %n, 32
  %q = inttoptr i64 %high to ptr
  %z = call ptr asm "mov $1, $0", "=r,r"(ptr %q)
  %called = call ptr %p(ptr @called_back)
  %nothing = load ptr, ptr %r
  ret ptr %z
}

define internal void @called_back(ptr %given) {
  store ptr %given, ptr @hidden
  ret void
}

declare void @llvm.va_start(ptr)

define ptr @takes_more(i32 %n, ...) {
  %list = alloca [24 x i8]
  call void @llvm.va_start(ptr %list)
  %more = va_arg ptr %list, ptr
  ret ptr %more
}
