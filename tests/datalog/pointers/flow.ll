; Where the types of opaque pointers come from.

%struct.node = type { ptr, i32, ptr }
%struct.outer = type { %struct.inner, i32 }
%struct.inner = type { i32, i64 }

@head = internal global ptr null
@names = internal constant [2 x ptr] [ptr @.one, ptr @.two]
@.one = private constant [4 x i8] c"one\00"
@.two = private constant [4 x i8] c"two\00"
@operations = internal global ptr @apply

declare noalias ptr @malloc(i64) allocsize(0)
declare void @free(ptr)

; As the front end writes it: a parameter is stored into the variable that it is.
define internal i32 @sum(ptr %list) {
  %list.addr = alloca ptr, align 8
  %total = alloca i32, align 4
  store ptr %list, ptr %list.addr, align 8
  store i32 0, ptr %total, align 4
  br label %loop
loop:
  %p = load ptr, ptr %list.addr, align 8
  %more = icmp ne ptr %p, null
  br i1 %more, label %body, label %done
body:
  %q = load ptr, ptr %list.addr, align 8
  %value = getelementptr inbounds %struct.node, ptr %q, i32 0, i32 1
  %v = load i32, ptr %value, align 4
  %r = load ptr, ptr %list.addr, align 8
  %next = getelementptr inbounds %struct.node, ptr %r, i32 0, i32 0
  %n = load ptr, ptr %next, align 8
  store ptr %n, ptr %list.addr, align 8
  br label %loop
done:
  %t = load i32, ptr %total, align 4
  ret i32 %t
}

; Only what it calls tells what its parameter is, and what @head holds.
define i32 @passes(ptr %x) {
  %a = call i32 @sum(ptr %x)
  %h = load ptr, ptr @head, align 8
  %b = call i32 @sum(ptr %h)
  ret i32 %b
}

; New memory is put where nodes are.
define ptr @make(ptr %name) {
  %new = call ptr @malloc(i64 24)
  %field = getelementptr inbounds %struct.node, ptr %new, i32 0, i32 2
  store ptr %name, ptr %field, align 8
  %copy = load ptr, ptr %field, align 8
  %first = load i8, ptr %copy, align 1
  store ptr %new, ptr @head, align 8
  ret ptr %new
}

; A void*: it becomes three things.
define internal void @three(ptr %any) {
  %any.addr = alloca ptr, align 8
  %as.node = alloca ptr, align 8
  %as.outer = alloca ptr, align 8
  %as.long = alloca ptr, align 8
  store ptr %any, ptr %any.addr, align 8
  %a = load ptr, ptr %any.addr, align 8
  store ptr %a, ptr %as.node, align 8
  %b = load ptr, ptr %any.addr, align 8
  store ptr %b, ptr %as.outer, align 8
  %c = load ptr, ptr %any.addr, align 8
  store ptr %c, ptr %as.long, align 8
  %n = load ptr, ptr %as.node, align 8
  %nf = getelementptr inbounds %struct.node, ptr %n, i32 0, i32 1
  %o = load ptr, ptr %as.outer, align 8
  %of = getelementptr inbounds %struct.outer, ptr %o, i32 0, i32 1
  %l = load ptr, ptr %as.long, align 8
  %x = load i64, ptr %l, align 8
  ret void
}

define void @uses_three(ptr %outer) {
  %f = getelementptr inbounds %struct.outer, ptr %outer, i32 0, i32 1
  call void @three(ptr %outer)
  ret void
}

; Element zero: an outer begins with an inner, and that with an i32.
define i32 @element_zero(ptr %p) {
  %later = getelementptr inbounds %struct.outer, ptr %p, i32 0, i32 1
  %inner = getelementptr inbounds %struct.inner, ptr %p, i32 0, i32 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; A pointer to one field or another.
define void @either(i1 %c, ptr %s) {
  %a = getelementptr inbounds %struct.outer, ptr %s, i32 0, i32 1
  %b = getelementptr inbounds %struct.inner, ptr %s, i32 0, i32 0
  %p = select i1 %c, ptr %a, ptr %b
  br i1 %c, label %left, label %right
left:
  br label %right
right:
  %q = phi ptr [ %p, %left ], [ %a, %0 ]
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %b, align 4
  ret void
}

; Integers that hold pointers.
define ptr @aligned(ptr %p) {
  %f = getelementptr inbounds %struct.node, ptr %p, i32 0, i32 1
  %i = ptrtoint ptr %p to i64
  %up = add i64 %i, 15
  %masked = and i64 %up, -16
  %q = inttoptr i64 %masked to ptr
  %g = getelementptr inbounds %struct.node, ptr %q, i32 0, i32 1
  ret ptr %q
}

define internal i32 @apply(ptr %n, ptr %text) {
  %f = getelementptr inbounds %struct.node, ptr %n, i32 0, i32 1
  %c = load i8, ptr %text, align 1
  ret i32 0
}

define i32 @indirect(ptr %n) {
  %f = load ptr, ptr @operations, align 8
  %s = load ptr, ptr @names, align 8
  %v = call i32 %f(ptr %n, ptr %s)
  ret i32 %v
}

; Bytes at an odd address say nothing of the declaration.
define i32 @unaligned(ptr %bytes) {
  %v = load i32, ptr %bytes, align 1
  %next = getelementptr i8, ptr %bytes, i64 4
  ret i32 %v
}

; Two uses that have nothing in common, and what a variable is against what it is used as.
define void @against(ptr %p) {
  %v = alloca %struct.inner, align 8
  %a = getelementptr inbounds %struct.node, ptr %p, i32 0, i32 1
  %b = getelementptr inbounds %struct.outer, ptr %p, i32 0, i32 1
  %c = getelementptr inbounds %struct.node, ptr %v, i32 0, i32 1
  ret void
}

define void @attributes(ptr sret(%struct.inner) %result, ptr byval(%struct.outer) %copy) {
  ret void
}
