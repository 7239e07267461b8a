; Calls: through pointers, variable arguments, callbacks, threads, exceptions, wrappers.
%ops = type { ptr, ptr }
@ops = internal constant %ops { ptr @left, ptr @right }
@x = internal global i32 0
@y = internal global i32 0

declare ptr @malloc(i64)
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @my_pool_alloc(ptr, i64, ptr)
declare void @llvm.va_start(ptr)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare i32 @__gxx_personality_v0(...)

; A function of which the address is nowhere but in an alias, which is called.
@by_other_name = alias void (ptr, ptr), ptr @named

define internal void @named(ptr %to, ptr %what) {
  store ptr %what, ptr %to
  ret void
}

define void @calls_alias(ptr %what) {
  %got = alloca { ptr, ptr }
  call void @by_other_name(ptr %got, ptr %what)
  ret void
}

define internal ptr @left(ptr %p) {
  ret ptr %p
}
define internal ptr @right(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  ret ptr %q
}
define internal double @of_another_kind(double %d) {
  ret double %d
}
define internal i32 @order(ptr %a, ptr %b) {
  ret i32 0
}
define internal ptr @thread(ptr %given) {
  ret ptr %given
}
define internal ptr @wrapper(i64 %size) {
  %m = call ptr @malloc(i64 %size)
  ret ptr %m
}
define internal ptr @outer(i64 %size) {
  %m = call ptr @wrapper(i64 %size)
  ret ptr %m
}
define internal ptr @variable(i32 %n, ...) {
  %list = alloca [24 x i8]
  call void @llvm.va_start(ptr %list)
  %area = getelementptr i8, ptr %list, i64 16
  %at = load ptr, ptr %area
  %v = load ptr, ptr %at
  %w = va_arg ptr %list, ptr
  ret ptr %v
}
define internal void @throws() {
  %e = call ptr @__cxa_allocate_exception(i64 8)
  store ptr @x, ptr %e
  call void @__cxa_throw(ptr %e, ptr null, ptr null)
  unreachable
}
define internal ptr @catches() personality ptr @__gxx_personality_v0 {
  invoke void @throws() to label %done unwind label %pad
done:
  ret ptr null
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %p, 0
  %c = call ptr @__cxa_begin_catch(ptr %e)
  %v = load ptr, ptr %c
  ret ptr %v
}
define i32 @main(i32 %argc, ptr %argv) {
  %slot = getelementptr %ops, ptr @ops, i64 0, i32 1
  %f = load ptr, ptr %slot
  %r = call ptr %f(ptr @x)
  %n = call double %f(double 0.0)
  %m1 = call ptr @outer(i64 8)
  %m2 = call ptr @outer(i64 16)
  store ptr @x, ptr %m1
  store ptr @y, ptr %m2
  %v1 = load ptr, ptr %m1
  call void @qsort(ptr %m1, i64 4, i64 8, ptr @order)
  %id = alloca i64
  %t = call i32 @pthread_create(ptr %id, ptr null, ptr @thread, ptr @y)
  %result = alloca ptr
  %j = call i32 @pthread_join(i64 0, ptr %result)
  %back = load ptr, ptr %result
  %arguments = call ptr (i32, ...) @variable(i32 1, ptr @y)
  %caught = call ptr @catches()
  %pool = alloca ptr
  %mine = call ptr @my_pool_alloc(ptr %pool, i64 24, ptr @x)
  %kept = load ptr, ptr %pool
  %word = load ptr, ptr %argv
  ret i32 0
}
