; Which store a load reads.

%pair = type { i32, i32 }

@g = internal global i32 0
@h = internal global i32 0
@list = internal global ptr null

declare void @unknown()
declare ptr @elsewhere(ptr)
declare i64 @strlen(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @main(i32 %n, ptr %arguments) {
  %line = call i32 @line(i32 %n)
  %branch = call i32 @branch(i32 %n)
  %loop = call i32 @loop(i32 %n)
  %fields = call i32 @fields(i32 %n)
  %parts = call i8 @parts(i32 %n)
  %calls = call i32 @calls(i32 %n)
  %copy = call i32 @copy(i32 %n)
  %walk = call i32 @walk(i32 %n)
  %before = call i32 @before()
  %p = call ptr @elsewhere(ptr @shown)
  %outside = call i32 @outside(ptr %p, i32 %n)
  %filled = call i32 @filled(ptr %p)
  %again = call i32 @again(i32 %n)
  ret i32 %line
}

; The later of two stores.
define internal i32 @line(i32 %n) {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  store i32 %n, ptr %x
  %last = load i32, ptr %x
  store i32 2, ptr %x
  %again = load i32, ptr %x
  ret i32 %last
}

; One of two, or the one before both.
define internal i32 @branch(i32 %n) {
entry:
  %x = alloca i32
  store i32 0, ptr %x
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %other
then:
  store i32 1, ptr %x
  br label %end
other:
  %still = load i32, ptr %x
  br label %end
end:
  %either = load i32, ptr %x
  ret i32 %either
}

; The one of the round before, or of before the loop.
define internal i32 @loop(i32 %n) {
entry:
  %x = alloca i32
  store i32 0, ptr %x
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %sum = load i32, ptr %x
  %more = add i32 %sum, %i
  store i32 %more, ptr %x
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %head, label %end
end:
  %all = load i32, ptr %x
  ret i32 %all
}

; Fields are apart.
define internal i32 @fields(i32 %n) {
entry:
  %p = alloca %pair
  %a = getelementptr %pair, ptr %p, i32 0, i32 0
  %b = getelementptr %pair, ptr %p, i32 0, i32 1
  store i32 %n, ptr %a
  store i32 1, ptr %b
  %first = load i32, ptr %p
  %both = load i64, ptr %p
  ret i32 %first
}

; A byte of what was stored; a byte that takes the place of one.
define internal i8 @parts(i32 %n) {
entry:
  %x = alloca i32
  store i32 %n, ptr %x
  %byte = getelementptr i8, ptr %x, i64 1
  store i8 7, ptr %byte
  %low = load i8, ptr %x
  %high = load i8, ptr %byte
  %whole = load i32, ptr %x
  ret i8 %low
}

define internal void @set(ptr %p, i32 %v) {
  store i32 %v, ptr %p
  ret void
}
define internal i32 @get(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; What calls write; what is private to the function no call writes.
define internal i32 @calls(i32 %n) {
entry:
  %x = alloca i32
  %own = alloca i32
  store i32 0, ptr %x
  store i32 0, ptr %own
  store i32 0, ptr @g
  store i32 0, ptr @h
  call void @set(ptr %x, i32 %n)
  call void @set(ptr @g, i32 %n)
  %in_x = load i32, ptr %x
  %in_own = load i32, ptr %own
  %in_h = load i32, ptr @h
  %length = call i64 @strlen(ptr %x)
  %same = load i32, ptr @h
  call void @unknown()
  %after = load i32, ptr @h
  %own_after = load i32, ptr %own
  %got = call i32 @get(ptr @g)
  ret i32 %in_x
}

define internal i32 @copy(i32 %n) {
entry:
  %from = alloca %pair
  %to = alloca %pair
  store i32 %n, ptr %from
  store i32 0, ptr %to
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  %copied = load i32, ptr %to
  %kept = load i32, ptr %from
  ret i32 %copied
}

; An address that is computed anew in each round is another.
define internal i32 @walk(i32 %n) {
entry:
  %array = alloca [8 x i32]
  store i32 5, ptr %array
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %p = getelementptr [8 x i32], ptr %array, i64 0, i64 %i
  %found = load i32, ptr %p
  store i32 %n, ptr %p
  %stored = load i32, ptr %p
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, 8
  br i1 %c, label %head, label %end
end:
  ret i32 %stored
}

define internal i32 @before() {
  %old = load i32, ptr @g
  ret i32 %old
}

; Where nothing is known of an address: bytes beside it are others, but one round before.
define internal i32 @outside(ptr %from, i32 %n) {
entry:
  br label %head
head:
  %p = phi ptr [ %from, %entry ], [ %further, %head ]
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %behind = getelementptr i8, ptr %p, i64 -4
  %above = getelementptr i8, ptr %p, i64 4
  store i32 %i, ptr %above
  %last = load i32, ptr %behind
  %step = sext i32 %last to i64
  %further = getelementptr i32, ptr %p, i64 %step
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %head, label %end
end:
  store i32 1, ptr %from
  %second = getelementptr i8, ptr %from, i64 4
  store i32 2, ptr %second
  %first = load i32, ptr %from
  ret i32 %first
}

; What is copied to where nothing is known of may be any variable that others know of.
@shown = internal global i32 0
define internal void @fill(ptr %to, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %to, i8 0, i64 %n, i1 false)
  ret void
}
define internal i32 @filled(ptr %to) {
  store i32 1, ptr @shown
  call void @fill(ptr %to, i64 4)
  %now = load i32, ptr @shown
  ret i32 %now
}

; Variables of another activation are others.
define internal i32 @again(i32 %n) {
entry:
  %mine = alloca i32
  store i32 %n, ptr %mine
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %deeper, label %end
deeper:
  %less = sub i32 %n, 1
  %below = call i32 @again(i32 %less)
  br label %end
end:
  %still = load i32, ptr %mine
  ret i32 %still
}
