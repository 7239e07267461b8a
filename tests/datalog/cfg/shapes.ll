declare void @may_throw()
declare i32 @__gxx_personality_v0(...)

define void @a_diamond_joins_at_its_frontier(i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  ret void
}

define void @an_inner_loop_has_a_parent(i1 %c) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %exit
exit:
  ret void
}

define void @two_latches_make_one_loop(i1 %c) {
entry:
  br label %head
head:
  br i1 %c, label %body, label %exit
body:
  br i1 %c, label %head, label %more
more:
  br label %head
exit:
  ret void
}

define void @a_cycle_with_two_entries_is_no_loop(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %c, label %b, label %exit
b:
  br i1 %c, label %a, label %exit
exit:
  ret void
}

define void @an_endless_loop_ends_at_its_latch(i1 %c) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  br label %latch
latch:
  br label %loop
exit:
  ret void
}

define void @switch_edges_name_their_cases(i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 -1, label %zero
    i32 7, label %seven
  ]
zero:
  br label %seven
seven:
  ret void
other:
  unreachable
}

define void @an_unreachable_block_has_no_dominator() {
entry:
  br label %exit
dead:
  br label %exit
exit:
  ret void
}

define void @invoke_has_two_edges() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw()
          to label %normal unwind label %pad
normal:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}

define void @indirectbr_goes_to_all(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b, label %a]
a:
  ret void
b:
  ret void
}
