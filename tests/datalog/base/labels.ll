%pair = type { i32, ptr }
@0 = private constant [2 x ptr] [ptr @1, ptr @named]
@1 = global i32 -2147483648
@named = global %pair { i32 2147483647, ptr getelementptr inbounds (%pair, ptr @named, i32 0, i32 1) }
@wide = global i64 2147483648
@2 = alias i32, ptr @1

define i32 @numbers_follow_the_text(i32 %0, i32 %n) {
  %2 = add i32 %0, %n
  br label %loop

loop:
  %3 = phi i32 [ 0, %1 ], [ %4, %loop ]
  %4 = add i32 %3, 1000000000
  %done = icmp eq i32 %4, %2
  br i1 %done, label %5, label %loop

5:
  store i32 %4, ptr @1
  ret i32 %3
}

define void @3() {
  %1 = alloca <{ i8, [3 x <4 x i32>] }>, addrspace(0)
  call void (i32, ...) null(i32 1)
  ret void
}
