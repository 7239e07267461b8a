; The order of stores within functions: what overwrites, and what must not.
@a = internal global i32 0
@b = internal global i32 0
@c = internal global i32 0
@g = internal global ptr @a
@h = internal global ptr null
@pair = internal global { ptr, ptr } { ptr @a, ptr @b }
@table = internal global [4 x ptr] zeroinitializer
@each = internal thread_local global ptr @a

declare void @compare(ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; The initial value, until it is overwritten; a null overwrites as well.
define internal void @straight() {
  %first = load ptr, ptr @g
  %unset = load ptr, ptr @h
  call void @compare(ptr %first, ptr %unset)
  store ptr @b, ptr @g
  %second = load ptr, ptr @g
  call void @compare(ptr %first, ptr %second)
  store ptr null, ptr @g
  %none = load ptr, ptr @g
  call void @compare(ptr %none, ptr %unset)
  store ptr @a, ptr @g
  ret void
}

; On one way only, and around a loop.
define internal void @ways(i1 %c) {
entry:
  %x = alloca ptr
  %px = alloca ptr
  store ptr %x, ptr %px
  %p = load ptr, ptr %px
  store ptr @a, ptr %p
  br i1 %c, label %then, label %join
then:
  store ptr @b, ptr %p
  %one = load ptr, ptr %x
  br label %join
join:
  %both = load ptr, ptr %x
  store ptr @c, ptr %x
  br label %loop
loop:
  %around = load ptr, ptr %p
  store ptr @b, ptr %p
  br i1 %c, label %loop, label %done
done:
  %last = load ptr, ptr %x
  ret void
}

; A pointer to one of two places overwrites neither.
define internal void @either(i1 %c) {
  %x = alloca ptr
  %y = alloca ptr
  store ptr @a, ptr %x
  store ptr @a, ptr %y
  %p = select i1 %c, ptr %x, ptr %y
  store ptr @b, ptr %p
  %weak = load ptr, ptr %x
  store ptr @c, ptr %x
  %strong = load ptr, ptr %x
  %other = load ptr, ptr %y
  ret void
}

; Fields are places of their own; elements that are not told apart are not overwritten.
define internal void @parts(i64 %i) {
  %second = getelementptr { ptr, ptr }, ptr @pair, i32 0, i32 1
  store ptr @c, ptr %second
  %one = load ptr, ptr @pair
  %two = load ptr, ptr %second
  %at = getelementptr [4 x ptr], ptr @table, i64 0, i64 %i
  store ptr @a, ptr %at
  %early = load ptr, ptr %at
  store ptr @b, ptr %at
  %late = load ptr, ptr %at
  ret void
}

; As a whole.
define internal void @whole({ ptr, ptr } %in) {
  %x = alloca { ptr, ptr }
  %x1 = getelementptr { ptr, ptr }, ptr %x, i32 0, i32 1
  store ptr @a, ptr %x
  store ptr @a, ptr %x1
  %v = insertvalue { ptr, ptr } zeroinitializer, ptr @b, 1
  store { ptr, ptr } %v, ptr %x
  %two = load ptr, ptr %x1
  ret void
}

; Copied memory is there from the copy on, whatever the source has at any time, and takes the place
; of what it covers.
define internal void @copied(i1 %c) {
  %x = alloca { ptr, ptr }
  %x1 = getelementptr { ptr, ptr }, ptr %x, i32 0, i32 1
  %y = alloca ptr
  store ptr @a, ptr %x
  store ptr @a, ptr %x1
  store ptr @b, ptr %y
  %before = load ptr, ptr %x
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %y, i64 8, i1 false)
  %v = load ptr, ptr %x
  %beside = load ptr, ptr %x1
  store ptr @c, ptr %x
  %after = load ptr, ptr %x
  store ptr @c, ptr %y
  br i1 %c, label %then, label %join
then:
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %y, i64 8, i1 false)
  br label %join
join:
  %either = load ptr, ptr %x
  call void @llvm.memcpy.p0.p0.i64(ptr %x1, ptr %y, i64 4, i1 false)
  %half = load ptr, ptr %x1
  ret void
}

; By a function that it is passed to, which calls itself.
define internal void @copies(ptr %to, ptr %from, i1 %c) {
  %mine = alloca ptr
  store ptr @c, ptr %mine
  br i1 %c, label %more, label %done
more:
  call void @copies(ptr %mine, ptr %from, i1 false)
  br label %done
done:
  %v = load ptr, ptr %mine
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  ret void
}
define internal void @lends(i1 %c) {
  %x = alloca ptr
  %y = alloca ptr
  store ptr @a, ptr %x
  store ptr @b, ptr %y
  call void @copies(ptr %x, ptr %y, i1 %c)
  %v = load ptr, ptr %x
  ret void
}

; A variable that is made again and again is not one piece of memory: `before` is the one of the
; round before.
define internal void @rounds(i1 %c) {
entry:
  br label %loop
loop:
  %before = phi ptr [ @h, %entry ], [ %x, %loop ]
  %x = alloca ptr
  store ptr @b, ptr %x
  store ptr @a, ptr %before
  store ptr @c, ptr %x
  %old = load ptr, ptr %before
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Each thread has one.
define internal void @own() {
  store ptr @b, ptr @each
  %v = load ptr, ptr @each
  ret void
}

; An atomic exchange may not happen.
define internal void @atomic() {
  %x = alloca ptr
  store ptr @a, ptr %x
  %r = cmpxchg ptr %x, ptr null, ptr @b seq_cst seq_cst
  %v = load ptr, ptr %x
  ret void
}

; What an address is loaded from tells where it leads.
define internal void @twice() {
  %p = alloca ptr
  %pp = alloca ptr
  %x = alloca ptr
  %y = alloca ptr
  store ptr %p, ptr %pp
  store ptr @a, ptr %x
  store ptr @b, ptr %y
  store ptr %x, ptr %p
  %direct = load ptr, ptr %pp
  store ptr %y, ptr %direct
  %address = load ptr, ptr %p
  %v = load ptr, ptr %address
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  %c = icmp eq i32 %argc, 1
  %i = sext i32 %argc to i64
  call void @straight()
  call void @ways(i1 %c)
  call void @either(i1 %c)
  call void @parts(i64 %i)
  call void @whole({ ptr, ptr } zeroinitializer)
  call void @copied(i1 %c)
  call void @lends(i1 %c)
  call void @rounds(i1 %c)
  call void @own()
  call void @atomic()
  call void @twice()
  ret i32 0
}
