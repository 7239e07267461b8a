; One expression within another, the same one in several places, and in instructions.
@g = external global [4 x i32]
@deep = global i64 add (i64 mul (i64 ptrtoint (ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1) to i64), i64 3), i64 xor (i64 ptrtoint (ptr @deep to i64), i64 -1))
@shared = global [2 x ptr] [ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1), ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1)]

define i64 @expressions_are_operands(i1 %c) {
  %p = select i1 %c, ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1), ptr @shared
  store i64 ptrtoint (ptr @g to i64), ptr getelementptr (i8, ptr @g, i64 5), align 1
  switch i64 ptrtoint (ptr @g to i64), label %end [ i64 7, label %seven ]
seven:
  br label %end
end:
  %r = phi i64 [ ptrtoint (ptr @deep to i64), %0 ], [ 0, %seven ]
  ret i64 %r
}
