; A pointer into an array that moves by more than an element, and by half of one, each time that it is
; put back: it stays in its object.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i32 @main() {
  ret i32 0
}

define ptr @walk(i64 %from) {
  %array = alloca [4 x i64], align 8
  %kept = alloca { i64, ptr }, align 8
  %place = getelementptr { i64, ptr }, ptr %kept, i64 0, i32 1
  %begin = getelementptr i64, ptr %array, i64 %from
  store ptr %begin, ptr %place
  br label %loop

loop:
  %at = load ptr, ptr %place
  %half = getelementptr i8, ptr %at, i64 4
  store ptr %half, ptr %place
  %more = load ptr, ptr %place
  %next = getelementptr i8, ptr %more, i64 20
  store ptr %next, ptr %place
  %word = load i64, ptr %at
  %done = icmp eq i64 %word, 0
  br i1 %done, label %end, label %loop

end:
  ret ptr %at
}
