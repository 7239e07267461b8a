; Accesses of different members do not meet in memory that may be of either struct; those of any
; pointer, of characters, and without a type meet all. Nor do they in what is copied as a struct; what
; is copied as bytes may be read as a member of any.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@one = global i32 1
@two = global i32 2
@three = global i32 3
@four = global i32 4
@five = global i32 5

declare noalias ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @main() {
  %memory = call ptr @malloc(i64 16)
  %copy = call ptr @malloc(i64 16)
  store ptr @one, ptr %memory, !tbaa !0
  store ptr @two, ptr %memory, !tbaa !1
  store ptr @three, ptr %memory, !tbaa !2
  store i64 ptrtoint (ptr @four to i64), ptr %memory, !tbaa !3
  store ptr @five, ptr %memory
  %first = load ptr, ptr %memory, !tbaa !0
  %second = load ptr, ptr %memory, !tbaa !1
  %any = load ptr, ptr %memory, !tbaa !2
  %outer = load ptr, ptr %memory, !tbaa !4
  %other = load ptr, ptr %memory, !tbaa !5
  %bits = load i64, ptr %memory, !tbaa !3
  %untyped = load ptr, ptr %memory
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %memory, i64 16, i1 false)
  %copied = load ptr, ptr %copy, !tbaa !1
  %assigned = call ptr @malloc(i64 16)
  %source = call ptr @malloc(i64 16)
  store ptr @one, ptr %source, !tbaa !0
  store ptr @two, ptr %source, !tbaa !1
  call void @llvm.memcpy.p0.p0.i64(ptr %assigned, ptr %source, i64 16, i1 false), !tbaa.struct !19
  %member = load ptr, ptr %assigned, !tbaa !1
  ret i32 0
}

; struct first { int *p; }, struct second { int *p; }, struct outer { struct first inner; }, and
; struct late { long n; int *p; }, of which an access is at the place of its second member.
!0 = !{!10, !12, i64 0}
!1 = !{!11, !12, i64 0}
!2 = !{!12, !12, i64 0}
!3 = !{!16, !16, i64 0}
!4 = !{!17, !12, i64 0}
!5 = !{!18, !12, i64 8}
!10 = !{!"first", !12, i64 0}
!11 = !{!"second", !12, i64 0}
!12 = !{!"any pointer", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
!16 = !{!"long", !13}
!17 = !{!"outer", !10, i64 0}
!18 = !{!"late", !16, i64 0, !12, i64 8}
!19 = !{i64 0, i64 8, !2, i64 8, i64 8, !2}
