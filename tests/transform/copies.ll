; Phis that exchange their values (the swap problem), one whose old value is used after it has a new
; one (the lost copy), phis of phis of the same block, a block that is its own predecessor.

@numbers = private constant [10 x i8] c"%d %d %d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @main() {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %c, %loop ]
  %c = phi i32 [ 3, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %said = call i32 (ptr, ...) @printf(ptr @numbers, i32 %a, i32 %b, i32 %c)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 7
  br i1 %more, label %loop, label %lost
lost:
  %x = phi i32 [ %i, %loop ], [ %y, %lost ]
  %y = add i32 %x, 1
  %big = icmp ugt i32 %y, 20
  br i1 %big, label %done, label %lost
done:
  %again = call i32 (ptr, ...) @printf(ptr @numbers, i32 %x, i32 %y, i32 %i)
  ret i32 %x
}
