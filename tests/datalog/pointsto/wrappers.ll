; Allocating wrappers: what a function hands out is told apart by its calls, what it keeps is not the
; same as that.
%packet = type { i64, ptr }

declare ptr @malloc(i64)
declare void @free(ptr)

; Hands out all that it allocates: one object for each call, whichever way it takes.
define internal ptr @either(i32 %n) {
  %size = zext i32 %n to i64
  %big = icmp ugt i32 %n, 9
  br i1 %big, label %large, label %small
large:
  %l = call ptr @malloc(i64 %size)
  ret ptr %l
small:
  %s = call ptr @malloc(i64 8)
  ret ptr %s
}
; Hands out one object with another in it: two objects, of which the first is told apart by the call.
define internal ptr @packet(i32 %n) {
  %p = call ptr @malloc(i64 16)
  %d = call ptr @malloc(i64 512)
  %f = getelementptr %packet, ptr %p, i32 0, i32 1
  store ptr %d, ptr %f
  ret ptr %p
}
; The same by wrappers: both are told apart by their calls here, and not by those of this.
define internal ptr @packet_by_wrapper(i32 %n) {
  %p = call ptr @either(i32 16)
  %d = call ptr @either(i32 %n)
  %f = getelementptr %packet, ptr %p, i32 0, i32 1
  store ptr %d, ptr %f
  ret ptr %p
}
; Hands it out where a parameter points, as posix_memalign does.
define internal i32 @by_parameter(ptr %place, i64 %n) {
  %m = call ptr @malloc(i64 %n)
  store ptr %m, ptr %place
  ret i32 0
}
define ptr @start() {
  %first = alloca ptr
  %second = alloca ptr
  %i = call i32 @by_parameter(ptr %first, i64 1)
  %j = call i32 @by_parameter(ptr %second, i64 2)
  %f1 = load ptr, ptr %first
  %s1 = load ptr, ptr %second
  %a = call ptr @either(i32 1)
  %b = call ptr @either(i32 20)
  %p = call ptr @packet(i32 1)
  %q = call ptr @packet(i32 2)
  %pf = getelementptr %packet, ptr %p, i32 0, i32 1
  %data = load ptr, ptr %pf
  %r = call ptr @packet_by_wrapper(i32 3)
  %rf = getelementptr %packet, ptr %r, i32 0, i32 1
  %inner = load ptr, ptr %rf
  store ptr %a, ptr %b
  call void @free(ptr %data)
  ret ptr %inner
}
