; An invoke whose result is a phi's value, so its edge is split; a landing pad; a resume; a pointer
; that is called; an unreachable.

source_filename = "exceptions.c"
declare i32 @__gxx_personality_v0(...)
declare i32 @risky(i32)

define internal i32 @f(i32 %n, ptr %g) personality ptr @__gxx_personality_v0 {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %join, label %try
try:
  %r = invoke i32 @risky(i32 %n)
          to label %join unwind label %pad
join:
  %v = phi i32 [ 0, %entry ], [ %r, %try ]
  %s = call i32 (i32, ...) %g(i32 %v, i32 9)
  %d = sdiv i32 %s, %n
  ret i32 %d
pad:
  %e = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  %t = extractvalue { ptr, i32 } %e, 1
  %k = icmp ugt i32 %t, 1
  br i1 %k, label %on, label %dead
on:
  resume { ptr, i32 } %e
dead:
  unreachable
}
