; What programs of C do with structs, unions and void*.

%struct.config = type { %struct.methods, i32 }
%struct.methods = type { ptr, ptr }
%struct.node = type { ptr, i32 }
%struct.slot = type { i64, i64 }
%struct.alpha = type { i32, [3 x i8] }
%struct.beta = type { double, i16 }
%union.cell = type { %struct.large }
%struct.large = type { i64, i64 }
%struct.small = type { i32, i32 }
%struct.header = type { ptr, i8 }
%struct.string = type { ptr, i8, i32 }
%struct.state = type { i32, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@config = internal global %struct.config zeroinitializer

; The first field, at any depth, without an address computation: of a variable.
define internal i32 @first_of_variable() {
  %allocate = load ptr, ptr @config
  %r = call i32 %allocate(i64 1)
  ret i32 %r
}
define internal i1 @first_of_variable_again() {
  %silent = load ptr, ptr @config
  %unset = icmp eq ptr %silent, null
  ret i1 %unset
}

; And of what a pointer points to. Nothing but the struct tells that %rest is a node.
define internal i1 @first_of_pointer(ptr %list) {
  %list.addr = alloca ptr
  store ptr %list, ptr %list.addr
  %l = load ptr, ptr %list.addr
  %number = getelementptr %struct.node, ptr %l, i32 0, i32 1
  store i32 1, ptr %number
  %m = load ptr, ptr %list.addr
  %rest = load ptr, ptr %m
  %kept = alloca ptr
  store ptr %rest, ptr %kept
  %last = icmp eq ptr %rest, null
  ret i1 %last
}
define internal void @next(ptr %node) {
  %field = getelementptr %struct.node, ptr %node, i32 0, i32 0
  %next = load ptr, ptr %field
  %number = getelementptr %struct.node, ptr %next, i32 0, i32 1
  store i32 2, ptr %number
  ret void
}

; All that becomes of %memory is a slot, but it gets pointers to other things: a void*.
define internal void @release(ptr %memory) {
  %memory.addr = alloca ptr
  store ptr %memory, ptr %memory.addr
  %given = load ptr, ptr %memory.addr
  %slot = alloca ptr
  store ptr %given, ptr %slot
  %s = load ptr, ptr %slot
  %p = getelementptr %struct.slot, ptr %s, i32 0, i32 1
  store i64 0, ptr %p
  ret void
}
; Here it gets one other thing only, which may be a cast.
define internal void @put(ptr %memory) {
  %memory.addr = alloca ptr
  store ptr %memory, ptr %memory.addr
  %given = load ptr, ptr %memory.addr
  %slot = alloca ptr
  store ptr %given, ptr %slot
  %s = load ptr, ptr %slot
  %p = getelementptr %struct.slot, ptr %s, i32 0, i32 1
  store i64 0, ptr %p
  ret void
}
define internal void @releases() {
  %a = alloca %struct.alpha
  %b = alloca %struct.beta
  call void @release(ptr %a)
  call void @release(ptr %b)
  call void @put(ptr %a)
  ret void
}

; A step over unions, and more accesses to a member that LLVM does not have: an array of unions.
define internal i32 @members(ptr %cells) {
  %at = alloca ptr
  store ptr %cells, ptr %at
  %c = load ptr, ptr %at
  %x = getelementptr %struct.small, ptr %c, i32 0, i32 1
  %v = load i32, ptr %x
  %d = load ptr, ptr %at
  %y = getelementptr %struct.small, ptr %d, i32 0, i32 0
  %w = load i32, ptr %y
  %e = load ptr, ptr %at
  %next = getelementptr %union.cell, ptr %e, i32 1
  store ptr %next, ptr %at
  %r = add i32 %v, %w
  ret i32 %r
}

; Of structs that begin alike the longer one. The field itself is not used.
define internal void @mark(ptr %h) {
  %m = getelementptr %struct.header, ptr %h, i32 0, i32 1
  store i8 1, ptr %m
  ret void
}
define internal i32 @length(ptr %s) {
  %n = getelementptr %struct.string, ptr %s, i32 0, i32 2
  %r = load i32, ptr %n
  ret i32 %r
}
define internal i32 @held(ptr %state) {
  %field = getelementptr %struct.state, ptr %state, i32 0, i32 1
  %a = load ptr, ptr %field
  call void @mark(ptr %a)
  %b = load ptr, ptr %field
  %r = call i32 @length(ptr %b)
  ret i32 %r
}

; Arguments that are left lie behind a void*, whatever is read there.
define internal i32 @arguments(ptr %list) {
  %area = getelementptr %struct.__va_list_tag, ptr %list, i32 0, i32 2
  %p = load ptr, ptr %area
  %v = load i32, ptr %p
  ret i32 %v
}
