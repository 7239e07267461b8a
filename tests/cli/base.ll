source_filename = "base.c"

%pair = type { i32, ptr }

@g = global i32 7, align 4

define i32 @f(i32 %a, i1 %c) {
entry:
  br i1 %c, label %then, label %join

then:
  %x = add nsw i32 %a, 1
  br label %join

join:
  %p = phi i32 [ %x, %then ], [ %a, %entry ]
  %m = load i32, ptr @g, align 4
  %s = sub i32 %p, %m
  ret i32 %s
}

define i32 @other(i32 %b) {
  ret i32 %b
}

declare void @takes(ptr sret(%pair))
