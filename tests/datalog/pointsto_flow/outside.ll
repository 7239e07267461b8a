; Where control comes from elsewhere: callbacks, threads, functions that nobody calls, functions that
; come back twice, and what throws.
@a = internal global i32 0
@b = internal global i32 0
@c = internal global i32 0
@shared = internal global ptr null
@kept = internal global ptr null
@jumped = internal global ptr null
@thrown = internal global ptr null
@given = internal global ptr null
@buffer = internal global [40 x ptr] zeroinitializer

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare void @unknown(ptr)
declare i32 @__gxx_personality_v0(...)

; A thread stores and loads at any time; so does a callback.
define internal ptr @thread(ptr %arg) {
  %mine = alloca ptr
  %seen = load ptr, ptr @shared
  store ptr @b, ptr @shared
  store ptr @c, ptr @shared
  store ptr @a, ptr %mine
  store ptr @b, ptr %mine
  %own = load ptr, ptr %mine
  ret ptr null
}
define internal void @threads() {
  %id = alloca i64
  store ptr @a, ptr @shared
  %r = call i32 @pthread_create(ptr %id, ptr null, ptr @thread, ptr null)
  store ptr null, ptr @shared
  %any = load ptr, ptr @shared
  ret void
}
define internal i32 @order(ptr %x, ptr %y) {
  store ptr @b, ptr @kept
  ret i32 0
}
define internal void @sorts() {
  store ptr @a, ptr @kept
  call void @qsort(ptr @buffer, i64 2, i64 8, ptr @order)
  %v = load ptr, ptr @kept
  ret void
}

; Back to where `setjmp` was called, with what was stored until then.
define internal void @deep() {
  store ptr @b, ptr @jumped
  call void @longjmp(ptr @buffer, i32 1)
  unreachable
}
define internal void @jumps() {
  store ptr @a, ptr @jumped
  %r = call i32 @_setjmp(ptr @buffer)
  %back = load ptr, ptr @jumped
  %x = icmp eq i32 %r, 0
  br i1 %x, label %go, label %done
go:
  call void @deep()
  store ptr @c, ptr @jumped
  br label %done
done:
  %end = load ptr, ptr @jumped
  ret void
}

; What throws leaves what it stored, and what was there.
define internal void @throws() {
  store ptr @b, ptr @thrown
  call void @unknown(ptr null)
  store ptr @c, ptr @thrown
  ret void
}
define internal void @catches() personality ptr @__gxx_personality_v0 {
  store ptr @a, ptr @thrown
  invoke void @throws() to label %fine unwind label %bad
fine:
  %one = load ptr, ptr @thrown
  ret void
bad:
  %pad = landingpad { ptr, i32 } cleanup
  %some = load ptr, ptr @thrown
  ret void
}

; Others have its address.
define internal void @lends() {
  %x = alloca ptr
  store ptr @a, ptr %x
  call void @unknown(ptr %x)
  store ptr @b, ptr %x
  %v = load ptr, ptr %x
  ret void
}

; Nobody calls it.
define internal void @dead() {
  %found = load ptr, ptr @given
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  store ptr @a, ptr @given
  store ptr @b, ptr @given
  %v = load ptr, ptr @given
  call void @threads()
  call void @sorts()
  call void @jumps()
  call void @catches()
  call void @lends()
  ret i32 0
}
