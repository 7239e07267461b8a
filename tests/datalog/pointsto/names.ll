; A program that looks up its own names: what others can name is known outside.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@named = global ptr null
@hidden = internal global i64 1
@name = internal constant [6 x i8] c"named\00"

declare ptr @dlsym(ptr, ptr)

define i32 @main() {
  store ptr @hidden, ptr @named
  %place = call ptr @dlsym(ptr null, ptr @name)
  %found = load ptr, ptr %place
  ret i32 0
}

define ptr @offered(ptr %pointer) {
  ret ptr %pointer
}
