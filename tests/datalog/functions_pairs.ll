; What the bodies of functions_pairs.txt refer to.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%one = type { i32, i64 }
%two = type { i32, i64 }

@one = external global i32
@two = external global i32

declare i32 @ext(i32, i32)
declare i32 @other(i32, i32)
declare i32 @personality(...)
declare float @llvm.sqrt.f32(float)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

define i32 @h1(i32 %a, i32 %b) unnamed_addr {
  %c = mul i32 %a, %b
  %d = add i32 %c, 7
  ret i32 %d
}

define i32 @h2(i32 %a, i32 %b) unnamed_addr {
  %c = mul i32 %a, %b
  %d = add i32 %c, 7
  ret i32 %d
}

!0 = !{i32 0, i32 5}
!1 = !{i32 0, i32 6}
!2 = !{}
!3 = !{!"branch_weights", i32 1, i32 2}
