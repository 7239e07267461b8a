; Arrays that the library sorts: what one element holds, any may afterwards, but for another field.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%item = type { ptr, ptr }

@x = internal global i8 0
@y = internal global i8 0
@m = internal global i8 0
@n = internal global i8 0
@items = internal global [3 x %item] [%item { ptr @x, ptr @m }, %item { ptr @y, ptr @n }, %item zeroinitializer]
@others = internal global [2 x %item] [%item { ptr @x, ptr @m }, %item { ptr @y, ptr @n }]

declare void @qsort(ptr, i64, i64, ptr)

define internal i32 @order(ptr %a, ptr %b) {
  ret i32 0
}

define i32 @main(i32 %argc, ptr %argv) {
  call void @qsort(ptr @items, i64 3, i64 16, ptr @order)
  %first = load ptr, ptr @items
  %last = load ptr, ptr getelementptr ([3 x %item], ptr @items, i64 0, i64 2, i32 1)
  %size = sext i32 %argc to i64
  call void @qsort(ptr @others, i64 2, i64 %size, ptr @order)
  %any = load ptr, ptr getelementptr ([2 x %item], ptr @others, i64 0, i64 1)
  ret i32 0
}
