; Fields, arrays, copies of memory, aggregates, vectors, atomics.
%pair = type { ptr, ptr }
%list = type { ptr, [4 x ptr], i32 }

@a = global i32 0
@b = global i32 0
@table = internal global [2 x %pair] [%pair { ptr @a, ptr null }, %pair { ptr null, ptr @b }]
@within = internal global ptr getelementptr (i8, ptr @table, i64 8)

declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare ptr @strchr(ptr, i32)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal void @compare(ptr %p, ptr %q) {
  ret void
}

define internal void @fields() {
  %s = alloca %pair
  %t = alloca %pair
  %second = getelementptr %pair, ptr %s, i64 0, i32 1
  store ptr @a, ptr %s
  store ptr @b, ptr %second
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 16, i1 false)
  %first = load ptr, ptr %t
  %moved = getelementptr %pair, ptr %t, i64 0, i32 1
  %other = load ptr, ptr %moved
  call void @compare(ptr %first, ptr %other)
  call void @compare(ptr %first, ptr @a)
  %back = getelementptr i8, ptr %moved, i64 -8
  %again = load ptr, ptr %back
  call void @compare(ptr %again, ptr %first)
  ret void
}

define internal void @arrays(i64 %i) {
  %l = alloca %list
  %one = getelementptr %list, ptr %l, i64 0, i32 1, i64 1
  %any = getelementptr %list, ptr %l, i64 0, i32 1, i64 %i
  store ptr @a, ptr %one
  %v = load ptr, ptr %any
  %w = load ptr, ptr %l
  %from = getelementptr [2 x %pair], ptr @table, i64 0, i64 %i, i32 1
  %x = load ptr, ptr %from
  %y = load ptr, ptr @within
  ret void
}

define internal ptr @walk(ptr %start, ptr %end) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %start, %entry ], [ %next, %loop ]
  %next = getelementptr %pair, ptr %p, i64 1
  %done = icmp eq ptr %next, %end
  br i1 %done, label %out, label %loop
out:
  ret ptr %p
}

define internal void @heap() {
  %m = call ptr @malloc(i64 32)
  %grown = call ptr @realloc(ptr %m, i64 64)
  %at = getelementptr i8, ptr %m, i64 8
  store ptr @b, ptr %at
  %later = getelementptr i8, ptr %grown, i64 8
  %v = load ptr, ptr %later
  %where = call ptr @strchr(ptr %m, i32 0)
  %end = call ptr @walk(ptr %m, ptr %where)
  call void @free(ptr %grown)
  ret void
}

define internal { ptr, i64 } @values(<2 x ptr> %v, i1 %c) {
  %x = alloca ptr
  %e = insertelement <2 x ptr> %v, ptr @a, i32 0
  store <2 x ptr> %e, ptr %x
  %u = extractelement <2 x ptr> %e, i32 1
  %s = select i1 %c, ptr %u, ptr @b
  %f = freeze ptr %s
  %n = ptrtoint ptr %f to i64
  %m = and i64 %n, -16
  %p = inttoptr i64 %m to ptr
  %old = atomicrmw xchg ptr %x, i64 %n seq_cst
  %q = inttoptr i64 %old to ptr
  %pair = cmpxchg ptr %x, ptr %q, ptr @b seq_cst seq_cst
  %seen = extractvalue { ptr, i1 } %pair, 0
  %r = insertvalue { ptr, i64 } undef, ptr %seen, 0
  ret { ptr, i64 } %r
}

define internal void @bytes(ptr %to, ptr %from, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = getelementptr i8, ptr %from, i64 %i
  %d = getelementptr i8, ptr %to, i64 %i
  %byte = load i8, ptr %s
  store i8 %byte, ptr %d
  %j = add i64 %i, 1
  %done = icmp eq i64 %j, %n
  br i1 %done, label %out, label %loop
out:
  ret void
}

define i32 @main() {
  call void @fields()
  call void @arrays(i64 1)
  call void @heap()
  %r = call { ptr, i64 } @values(<2 x ptr> zeroinitializer, i1 true)
  %source = alloca ptr
  %target = alloca ptr
  store ptr @a, ptr %source
  call void @bytes(ptr %target, ptr %source, i64 8)
  %v = load ptr, ptr %target
  ret i32 0
}
