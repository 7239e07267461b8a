; Several edges between two blocks, a branch whose both ways end in one block, blocks that nothing
; reaches, writes in vain, values of many types.

@line = private constant [21 x i8] c"%d %lld %.1f %d %d%s\00"
@end = private constant [2 x i8] c"\0A\00"
@other = private constant [3 x i8] c"!\0A\00"
declare i32 @printf(ptr, ...)

define void @show(i32 %n) {
entry:
  switch i32 %n, label %join [ i32 0, label %zero
                               i32 1, label %join
                               i32 2, label %join
                               i32 3, label %both ]
zero:
  br label %join
both:
  %odd = icmp eq i32 %n, 3
  br i1 %odd, label %join, label %join
dead:
  br label %join
join:
  %i = phi i32 [ 10, %entry ], [ 10, %entry ], [ 10, %entry ], [ 20, %zero ], [ 30, %both ], [ 30, %both ], [ 40, %dead ]
  %w = phi i128 [ 1, %entry ], [ 1, %entry ], [ 1, %entry ], [ -2, %zero ], [ 18446744073709551616, %both ], [ 18446744073709551616, %both ], [ 4, %dead ]
  %d = phi nnan ninf double [ 1.5, %entry ], [ 1.5, %entry ], [ 1.5, %entry ], [ 2.5, %zero ], [ 3.5, %both ], [ 3.5, %both ], [ 4.5, %dead ]
  %s = phi { i8, i32 } [ { i8 1, i32 2 }, %entry ], [ { i8 1, i32 2 }, %entry ], [ { i8 1, i32 2 }, %entry ], [ zeroinitializer, %zero ], [ { i8 5, i32 6 }, %both ], [ { i8 5, i32 6 }, %both ], [ undef, %dead ]
  %v = phi <3 x i16> [ <i16 1, i16 2, i16 3>, %entry ], [ <i16 1, i16 2, i16 3>, %entry ], [ <i16 1, i16 2, i16 3>, %entry ], [ zeroinitializer, %zero ], [ <i16 7, i16 8, i16 9>, %both ], [ <i16 7, i16 8, i16 9>, %both ], [ undef, %dead ]
  %p = phi ptr [ @end, %entry ], [ @end, %entry ], [ @end, %entry ], [ @other, %zero ], [ @end, %both ], [ @end, %both ], [ null, %dead ]
  %shift = lshr i128 %w, 64
  %high = trunc i128 %shift to i64
  %field = extractvalue { i8, i32 } %s, 1
  %element = extractelement <3 x i16> %v, i32 2
  %wide = sext i16 %element to i32
  %said = call i32 (ptr, ...) @printf(ptr @line, i32 %i, i64 %high, double %d, i32 %field, i32 %wide, ptr %p)
  ret void
}

define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  call void @show(i32 %n)
  %m = add i32 %n, 1
  %more = icmp ult i32 %m, 6
  br i1 %more, label %loop, label %done
done:
  ret i32 %n
}
