; What carries an address without being a pointer: numbers in floating point, vectors of bytes, what is
; passed by value among variable arguments, sections, resolvers, pipes, events, mappings and text.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.wide = type { [4 x i64], ptr }

@one = internal global i64 1
@two = internal global i64 2
@kept = internal global i64 3
@entry = internal global ptr @one, section "entries"
@__start_entries = external global [0 x ptr]
@quick = ifunc ptr (ptr), ptr @choose
@written = internal constant [4 x i8] c"%p\0A\00"
@format = internal constant [3 x i8] c"%p\00"
@text = internal constant [3 x i8] c"%s\00"
@longer = internal constant [5 x i8] c"x %p\00"
@optarg = external global ptr
@copier = internal global ptr @memcpy
@writer = internal global ptr @write
@parts = internal global ptr inttoptr (i64 or (i64 shl (i64 zext (i32 trunc (i64 lshr (i64 ptrtoint (ptr @kept to i64), i64 32) to i32) to i64), i64 32), i64 zext (i32 ptrtoint (ptr @kept to i32) to i64)) to ptr)

declare noalias ptr @malloc(i64)
declare i64 @write(i32, ptr, i64)
declare i64 @fwrite(ptr, i64, i64, ptr)
declare i64 @read(i32, ptr, i64)
declare i32 @epoll_ctl(i32, i32, i32, ptr)
declare i32 @epoll_wait(i32, ptr, i32, i32)
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @printf(ptr, ...)
declare i32 @sscanf(ptr, ptr, ...)
declare i32 @getopt(i32, ptr, ptr)
declare ptr @memcpy(ptr, ptr, i64)
declare i64 @writev(i32, ptr, i32)
declare void @llvm.va_start(ptr)

define i32 @main() {
  ret i32 0
}

define void @in_numbers() {
  %memory = call ptr @malloc(i64 16)
  store ptr @one, ptr %memory
  %number = load double, ptr %memory
  store double %number, ptr %memory
  %bytes = load <16 x i8>, ptr %memory
  %copy = call ptr @malloc(i64 16)
  store <16 x i8> %bytes, ptr %copy
  %back = load ptr, ptr %copy
  ret void
}

define ptr @rest(i32 %n, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %list)
  %place = getelementptr i8, ptr %list, i64 8
  %area = load ptr, ptr %place
  %member = getelementptr %struct.wide, ptr %area, i64 0, i32 1
  %argument = load ptr, ptr %member
  ret ptr %argument
}

define void @by_value() {
  %wide = alloca %struct.wide, align 8
  %member = getelementptr %struct.wide, ptr %wide, i64 0, i32 1
  store ptr @one, ptr %member
  %result = call ptr (i32, ...) @rest(i32 1, ptr byval(%struct.wide) align 8 %wide)
  ret void
}

define internal ptr @choose() {
  ret ptr @same
}

define internal ptr @same(ptr %pointer) {
  ret ptr %pointer
}

define void @linked() {
  %resolved = call ptr @quick(ptr @two)
  %first = load ptr, ptr @__start_entries
  ret void
}

define void @through_pipe() {
  %memory = call ptr @malloc(i64 8)
  store ptr @one, ptr %memory
  %sent = call i64 @write(i32 1, ptr %memory, i64 8)
  %to = call ptr @malloc(i64 8)
  %received = call i64 @read(i32 0, ptr %to, i64 8)
  %back = load ptr, ptr %to
  ret void
}

; Text, of no constant length.
define void @in_text(i64 %length, ptr %file) {
  %memory = call ptr @malloc(i64 8)
  store ptr @kept, ptr %memory
  %sent = call i64 @write(i32 1, ptr %memory, i64 %length)
  %printed = call i64 @fwrite(ptr %memory, i64 1, i64 %length, ptr %file)
  ret void
}

define void @through_event() {
  %event = alloca { i32, ptr }, align 8
  %data = getelementptr { i32, ptr }, ptr %event, i64 0, i32 1
  store ptr @two, ptr %data
  %added = call i32 @epoll_ctl(i32 3, i32 1, i32 4, ptr %event)
  %events = call ptr @malloc(i64 16)
  %happened = call i32 @epoll_wait(i32 3, ptr %events, i32 1, i32 -1)
  %place = getelementptr { i32, ptr }, ptr %events, i64 0, i32 1
  %back = load ptr, ptr %place
  ret void
}

define void @through_file(i32 %file) {
  %first = call ptr @mmap(ptr null, i64 8, i32 3, i32 1, i32 %file, i64 0)
  %second = call ptr @mmap(ptr null, i64 8, i32 3, i32 1, i32 %file, i64 0)
  store ptr @one, ptr %first
  %back = load ptr, ptr %second
  %alone = call ptr @mmap(ptr null, i64 8, i32 3, i32 34, i32 -1, i64 0)
  store ptr @two, ptr %alone
  %own = load ptr, ptr %alone
  ret void
}

define void @as_text(ptr %line) {
  %said = call i32 (ptr, ...) @printf(ptr @written, ptr @one)
  %again = call i32 (ptr, ...) @printf(ptr @text, ptr @kept)
  %place = alloca ptr, align 8
  %scanned = call i32 (ptr, ptr, ...) @sscanf(ptr %line, ptr @format, ptr %place)
  %back = load ptr, ptr %place
  ret void
}

define void @option() {
  %arguments = alloca [2 x ptr], align 8
  %second = getelementptr [2 x ptr], ptr %arguments, i64 0, i64 1
  store ptr null, ptr %arguments
  store ptr @two, ptr %second
  %letter = call i32 @getopt(i32 2, ptr %arguments, ptr @text)
  %value = load ptr, ptr @optarg
  ret void
}

define void @by_pointer() {
  %memory = call ptr @malloc(i64 24)
  store ptr @one, ptr %memory
  %to = call ptr @malloc(i64 24)
  %copier = load ptr, ptr @copier
  %copied = call ptr %copier(ptr %to, ptr %memory, i64 24)
  %back = load ptr, ptr %to
  %writer = load ptr, ptr @writer
  %sent = call i64 %writer(i32 1, ptr %memory, i64 24)
  ret void
}

define void @in_pieces() {
  %memory = call ptr @malloc(i64 8)
  store ptr @two, ptr %memory
  %pieces = alloca [2 x { ptr, i64 }], align 8
  store ptr null, ptr %pieces
  %second = getelementptr { ptr, i64 }, ptr %pieces, i64 1
  store ptr %memory, ptr %second
  %sent = call i64 @writev(i32 1, ptr %pieces, i32 2)
  %said = call i32 (ptr, ...) @printf(ptr getelementptr ([5 x i8], ptr @longer, i64 0, i64 2), ptr @two)
  ret void
}

define void @of_parts() {
  %part = load ptr, ptr @parts
  ret void
}
