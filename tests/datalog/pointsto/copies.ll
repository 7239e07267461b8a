; Copies of memory: of known and unknown length, of and into elements of arrays, of bytes that are
; not told apart, out of constants; tables of functions; arrays in structs, which end.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%pair = type { ptr, ptr }
%holder = type { ptr, [4 x %pair], ptr }
%entry = type { ptr, ptr }

@a = global i32 0
@b = global i32 0
@c = global i32 0
@pairs = global [4 x %pair] zeroinitializer
@others = global [4 x %pair] zeroinitializer
@.text = private unnamed_addr constant [6 x i8] c"first\00"
@.other = private unnamed_addr constant [7 x i8] c"second\00"
@table = internal constant [2 x %entry] [%entry { ptr @.text, ptr @one },
                                         %entry { ptr @.other, ptr @two }]

define internal ptr @one() {
  ret ptr @a
}

define internal ptr @two() {
  ret ptr @b
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @malloc(i64)

; Functions of one table are found together.
define ptr @tables(i64 %i) {
  %slot = getelementptr [2 x %entry], ptr @table, i64 0, i64 %i, i32 1
  %f = load ptr, ptr %slot
  %r = call ptr %f()
  ret ptr %r
}

; The whole of a struct, and a part of it.
define void @whole() {
  %from = alloca %pair
  %to = alloca %pair
  %half = alloca ptr
  store ptr @a, ptr %from
  %second = getelementptr %pair, ptr %from, i64 0, i32 1
  store ptr @b, ptr %second
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %half, ptr %second, i64 8, i1 false)
  %at = getelementptr %pair, ptr %to, i64 0, i32 1
  %x = load ptr, ptr %at
  %y = load ptr, ptr %half
  ret void
}

; One element out of an array, into one, and from one to another.
define void @elements(i64 %i, i64 %j) {
  %one = alloca %pair
  %from = getelementptr [4 x %pair], ptr @pairs, i64 0, i64 %i
  %into = getelementptr [4 x %pair], ptr @others, i64 0, i64 %j
  %second = getelementptr [4 x %pair], ptr @pairs, i64 0, i64 %i, i32 1
  store ptr @a, ptr %from
  store ptr @b, ptr %second
  call void @llvm.memcpy.p0.p0.i64(ptr %one, ptr %from, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %into, ptr %one, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %into, ptr %from, i64 8, i1 false)
  %at = getelementptr %pair, ptr %one, i64 0, i32 1
  %x = load ptr, ptr %at
  %there = getelementptr [4 x %pair], ptr @others, i64 0, i64 %i, i32 1
  %y = load ptr, ptr %there
  ret void
}

; Much of an array: to a place, and to an array.
define void @much(i64 %i, i64 %n) {
  %copy = call ptr @malloc(i64 64)
  %from = getelementptr [4 x %pair], ptr @pairs, i64 0, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %from, i64 %n, i1 false)
  %second = getelementptr %pair, ptr %copy, i64 2, i32 1
  %x = load ptr, ptr %second
  ret void
}

; Bytes: whatever lies there comes out anywhere.
define void @bytes(i64 %i, i64 %j, i64 %n) {
  %buffer = alloca [64 x i8]
  %from = alloca %pair
  %out = alloca %pair
  %second = getelementptr %pair, ptr %from, i64 0, i32 1
  store ptr @c, ptr %second
  %to = getelementptr i8, ptr %buffer, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %to, i64 16, i1 false)
  %x = load ptr, ptr %out
  ret void
}

; An array in a struct ends with it: what follows is not touched.
define void @ends(ptr %unused, i64 %i) {
  %h = alloca %holder
  %array = getelementptr %holder, ptr %h, i64 0, i32 1
  %last = getelementptr %holder, ptr %h, i64 0, i32 2
  store ptr @a, ptr %h
  store ptr @c, ptr %last
  %element = getelementptr [4 x %pair], ptr %array, i64 0, i64 %i
  store ptr @b, ptr %element
  %x = load ptr, ptr %element
  %y = load ptr, ptr %last
  %next = getelementptr %pair, ptr %element, i64 1
  %z = load ptr, ptr %next
  ret void
}

; The distance of two pointers is a number.
define void @distance(ptr %unused) {
  %p = ptrtoint ptr @a to i64
  %q = ptrtoint ptr @b to i64
  %d = sub i64 %p, %q
  %x = inttoptr i64 %d to ptr
  ret void
}

define i32 @main() {
  %r = call ptr @tables(i64 1)
  call void @whole()
  call void @elements(i64 1, i64 2)
  call void @much(i64 0, i64 64)
  call void @bytes(i64 1, i64 2, i64 16)
  call void @ends(ptr null, i64 3)
  call void @distance(ptr null)
  ret i32 0
}
