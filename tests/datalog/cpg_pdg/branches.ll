; Branches and switches with their labels, a phi that exchanges values, a call, a comparison with its
; sign, memory: variables, a table, a field.

source_filename = "branches.c"
%point = type { i32, [2 x i32] }
@count = global i32 7
@word = private unnamed_addr constant [3 x i8] c"hi\00"
declare i32 @puts(ptr)

define i32 @main(i32 %argc, ptr %p) {
entry:
  %x = alloca i32, align 4
  store i32 %argc, ptr %x, align 4
  %less = icmp slt i32 %argc, 3
  br i1 %less, label %loop, label %choose
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %said = call i32 @puts(ptr @word)
  %more = fcmp ult float 1.0, 2.0
  br i1 %more, label %loop, label %choose
choose:
  %n = load i32, ptr @count, align 4
  switch i32 %n, label %last [ i32 1, label %one
                               i32 -5, label %one ]
one:
  %f = getelementptr inbounds %point, ptr %p, i32 0, i32 1, i32 %n
  br label %last
last:
  %w = load i32, ptr getelementptr (i32, ptr @count, i64 1), align 4
  ret i32 %w
}
