; Orders of uses that differ from what reading the text gives: of a global, an argument, an
; instruction, and of blocks, which show as "; preds".
@g = global i32 0
@a = alias i32, ptr @g
@b = alias i32, ptr @g
@c = alias i32, ptr @g

uselistorder ptr @g, { 1, 2, 0 }

define i32 @predecessors_have_an_order(i32 %x, i32 %y) {
entry:
  switch i32 %x, label %end [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  %v = add i32 %x, %y
  br label %end

two:
  %w = add i32 %x, %y
  br label %end

end:
  %r = phi i32 [ %y, %entry ], [ %v, %one ], [ %w, %two ]
  ret i32 %r

  uselistorder i32 %x, { 2, 0, 1 }
  uselistorder i32 %y, { 2, 0, 1 }
  uselistorder label %end, { 1, 0, 2 }
}

@table = global [3 x ptr] [ptr blockaddress(@addresses_are_uses, %there), ptr blockaddress(@addresses_are_uses, %here), ptr null]

define void @addresses_are_uses(i1 %c, ptr %p) {
  br i1 %c, label %here, label %there

here:
  br label %there

there:
  indirectbr ptr %p, [label %here, label %there, label %here]
}

uselistorder_bb @addresses_are_uses, %there, { 1, 3, 0, 2 }

; Nothing but masks leads to the element that is undefined.
define <4 x i32> @masks(<4 x i32> %a, <4 x i32> %b) {
  %x = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 undef, i32 4, i32 undef>
  %y = shufflevector <4 x i32> %x, <4 x i32> %b, <4 x i32> <i32 undef, i32 5, i32 undef, i32 1>
  ret <4 x i32> %y

  uselistorder i32 undef, { 3, 1, 0, 2 }
}
