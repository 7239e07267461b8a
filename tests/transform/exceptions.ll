; The value of an invoke as that of a phi, so that its edge is split; a landing pad with phis, which
; comes first in its block; two invokes with one pad; a value that is written although the call
; unwinds.

@line = private constant [10 x i8] c"%d %d %d\0A\00"
@_ZTIi = external constant ptr
declare i32 @printf(ptr, ...)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()

define i32 @risky(i32 %n) {
entry:
  %odd = and i32 %n, 1
  %fails = icmp eq i32 %odd, 1
  br i1 %fails, label %throw, label %fine
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %n, ptr %e, align 4
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
fine:
  %m = mul i32 %n, 10
  ret i32 %m
}

define i32 @try(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %large = icmp ugt i32 %n, 5
  br i1 %large, label %join, label %first
first:
  %half = lshr i32 %n, 1
  %a = invoke i32 @risky(i32 %half)
          to label %second unwind label %pad
second:
  %sum = add i32 %a, %n
  %b = invoke i32 @risky(i32 %n)
          to label %join unwind label %pad
pad:
  %where = phi i32 [ 1, %first ], [ 2, %second ]
  %what = phi i32 [ %half, %first ], [ %sum, %second ]
  %l = landingpad { ptr, i32 }
          catch ptr null
  %x = extractvalue { ptr, i32 } %l, 0
  %o = call ptr @__cxa_begin_catch(ptr %x)
  %thrown = load i32, ptr %o, align 4
  call void @__cxa_end_catch()
  %said = call i32 (ptr, ...) @printf(ptr @line, i32 %where, i32 %what, i32 %thrown)
  br label %join
join:
  %v = phi i32 [ %n, %entry ], [ %b, %second ], [ %thrown, %pad ]
  %k = phi i32 [ 0, %entry ], [ 1, %second ], [ %where, %pad ]
  %again = call i32 (ptr, ...) @printf(ptr @line, i32 %n, i32 %v, i32 %k)
  ret i32 %v
}

define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %t = phi i32 [ 0, %entry ], [ %u, %loop ]
  %r = call i32 @try(i32 %n)
  %u = add i32 %t, %r
  %m = add i32 %n, 1
  %more = icmp ult i32 %m, 8
  br i1 %more, label %loop, label %done
done:
  ret i32 %u
}
