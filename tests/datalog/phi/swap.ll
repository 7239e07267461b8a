declare i32 @may_throw()
declare i32 @__gxx_personality_v0(...)

define i32 @two_phis_swap(i32 %n) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %out
out:
  ret i32 %a
}

define i32 @an_invoke_yields_its_own_incoming_value(i1 %c) personality ptr @__gxx_personality_v0 {
start:
  br i1 %c, label %try, label %joined
try:
  %v = invoke i32 @may_throw()
          to label %joined unwind label %pad
joined:
  %p = phi i32 [ %v, %try ], [ 0, %start ]
  ret i32 %p
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}

define i32 @a_switch_comes_by_two_edges(i32 %n) {
head:
  switch i32 %n, label %end [
    i32 1, label %end
    i32 2, label %mid
  ]
mid:
  br label %end
end:
  %q = phi i32 [ 10, %head ], [ 10, %head ], [ 20, %mid ]
  ret i32 %q
}
