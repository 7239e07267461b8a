; A pointer into variable arguments that moves by more than an element, and by half of one, each time
; that it is put back.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare void @llvm.va_start(ptr)

define ptr @walk(i32 %n, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %list)
  %place = getelementptr i8, ptr %list, i64 8
  br label %loop

loop:
  %area = load ptr, ptr %place
  %half = getelementptr i8, ptr %area, i64 4
  store ptr %half, ptr %place
  %more = load ptr, ptr %place
  %next = getelementptr i8, ptr %more, i64 20
  store ptr %next, ptr %place
  %word = load i64, ptr %area
  %done = icmp eq i64 %word, 0
  br i1 %done, label %end, label %loop

end:
  ret ptr %area
}
