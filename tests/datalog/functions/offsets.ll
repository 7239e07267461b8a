; Offsets that are equal though no 32-bit number and no layout of fixed size says so, and functions
; that have their own address. What opt-15 -passes=mergefunc makes of each is at its name: `one_` of a pair
; is merged with `other_`.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

; 2^62 + 1 elements of 4 bytes are 4 bytes, modulo 2^64.
define ptr @one_wraps(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 4611686018427387905
  %v = load ptr, ptr %q
  ret ptr %v
}

define ptr @other_wraps(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load ptr, ptr %q
  ret ptr %v
}

; Of an index, as many bits count as an address has.
define i16 @one_wide(ptr %p) {
  %q = getelementptr i8, ptr %p, i128 18446744073709551620
  %v = load i16, ptr %q
  ret i16 %v
}

define i16 @other_wide(ptr %p) {
  %q = getelementptr { i32, i32 }, ptr %p, i8 0, i32 1
  %v = load i16, ptr %q
  ret i16 %v
}

; More than 2^31 bytes.
define i8 @one_far(ptr %p) {
  %q = getelementptr [4294967296 x i32], ptr %p, i64 1, i64 -1
  %v = load i8, ptr %q
  ret i8 %v
}

define i8 @other_far(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 4294967295
  %v = load i8, ptr %q
  ret i8 %v
}

; No elements of a size that is not known are no bytes.
define i24 @one_scalable(ptr %p) {
  %q = getelementptr <vscale x 4 x i32>, ptr %p, i64 0
  %v = load i24, ptr %q
  ret i24 %v
}

define i24 @other_scalable(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 0
  %v = load i24, ptr %q
  ret i24 %v
}

; One is as many bytes as it is.
define i24 @scalable_step(ptr %p) {
  %q = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %v = load i24, ptr %q
  ret i24 %v
}

; Each stores its own address: equal for LLVM's comparator, but not strictly.
define void @one_itself(ptr %p) {
  store volatile i32 0, ptr %p
  store ptr @one_itself, ptr %p
  ret void
}

define void @other_itself(ptr %p) {
  store volatile i32 0, ptr %p
  store ptr @other_itself, ptr %p
  ret void
}

; This one stores another's.
define void @not_itself(ptr %p) {
  store volatile i32 0, ptr %p
  store ptr @one_itself, ptr %p
  ret void
}

; Its address does not count, that of the next does.
define void @one_insignificant(ptr %p) unnamed_addr {
  store volatile i32 0, ptr %p
  store volatile ptr @one_insignificant, ptr %p
  ret void
}

define void @other_insignificant(ptr %p) {
  store volatile i32 0, ptr %p
  store volatile ptr @other_insignificant, ptr %p
  ret void
}

; Calls itself, though another definition may take its place.
define weak i32 @one_weak(i32 %n) {
  %m = sub i32 %n, 7
  %r = call i32 @one_weak(i32 %m)
  ret i32 %r
}

define i32 @other_weak(i32 %n) {
  %m = sub i32 %n, 7
  %r = call i32 @other_weak(i32 %m)
  ret i32 %r
}
