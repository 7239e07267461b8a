; Pairs in an order, the same predecessor twice, a value of a later block, itself, no pair at all.
define i32 @pairs_keep_their_order(i32 %n) {
entry:
  switch i32 %n, label %loop [
    i32 1, label %loop
    i32 2, label %end
  ]

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ 0, %entry ]
  %itself = phi ptr [ null, %entry ], [ %itself, %loop ], [ null, %entry ]
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, %n
  br i1 %c, label %end, label %loop

end:
  %r = phi i32 [ %next, %loop ], [ poison, %entry ]
  ret i32 %r

unreachable_block:
  %other = phi i32 [ %n, %unreachable_block ]
  br label %unreachable_block
}
