; Typed pointers: slots are of pointer types of their own.

%list = type { %list*, i32 }
@line = private constant [4 x i8] c"%d\0A\00"
@one = private global %list { %list* null, i32 1 }
@two = private global %list { %list* @one, i32 2 }
@three = private global %list { %list* @two, i32 3 }
declare i32 @printf(i8*, ...)

define i32 @main() {
entry:
  br label %loop
loop:
  %l = phi %list* [ @three, %entry ], [ %rest, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr %list, %list* %l, i32 0, i32 1
  %n = load i32, i32* %p, align 4
  %more = add i32 %sum, %n
  %q = getelementptr %list, %list* %l, i32 0, i32 0
  %rest = load %list*, %list** %q, align 8
  %end = icmp eq %list* %rest, null
  br i1 %end, label %done, label %loop
done:
  %said = call i32 (i8*, ...) @printf(i8* getelementptr ([4 x i8], [4 x i8]* @line, i32 0, i32 0), i32 %more)
  ret i32 %more
}
