; Nothing has a name.
%0 = type { i32, ptr }
%1 = type { %0, %1* }
%2 = type opaque

@0 = global i32 1
@1 = private constant [2 x i8] c"a\00"
@2 = external global %2

@3 = alias i32, i32* @0

define i32 @4(i32 %0, i32 %1) {
  %3 = add i32 %0, %1
  br label %4

4:
  %5 = phi i32 [ %3, %2 ], [ %6, %4 ]
  %6 = sub i32 %5, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %4

8:
  call void @5()
  ret i32 %6
}

declare void @5()
