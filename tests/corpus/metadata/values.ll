; Constants of many kinds, globals and functions as metadata.
@g = global i32 0
@unused_otherwise = external global i8

declare void @f()

!named = !{!0, !1, !2}
!0 = !{i32 7, i1 true, i128 -1, float 1.5, double 0x7FF4000000000001, ptr null, ptr undef, i8 poison}
!1 = !{ptr @g, ptr @f, ptr @unused_otherwise, ptr getelementptr (i8, ptr @g, i64 3), i64 ptrtoint (ptr @f to i64)}
!2 = !{{ i32, i8 } { i32 1, i8 2 }, [2 x i8] c"ab", <2 x i32> <i32 1, i32 2>, [2 x i32] zeroinitializer}
