; The order of stores over calls and returns.
@a = internal global i32 0
@b = internal global i32 0
@c = internal global i32 0
@g = internal global ptr null
@h = internal global ptr null
@k = internal global ptr null
@r = internal global ptr null
@s = internal global ptr null
@t = internal global ptr null
@u = internal global ptr null

; On all ways, on one, or not at all.
define internal void @always(i1 %c, ptr %v) {
  br i1 %c, label %one, label %two
one:
  store ptr %v, ptr @g
  ret void
two:
  store ptr %v, ptr @g
  ret void
}
define internal void @perhaps(i1 %c) {
  %in = load ptr, ptr @h
  br i1 %c, label %one, label %two
one:
  store ptr @b, ptr @h
  br label %two
two:
  ret void
}
define internal void @outer(i1 %c) {
  call void @always(i1 %c, ptr @b)
  ret void
}
define internal void @callers(i1 %c) {
  store ptr @a, ptr @g
  call void @outer(i1 %c)
  %all = load ptr, ptr @g
  store ptr @a, ptr @h
  call void @perhaps(i1 %c)
  %some = load ptr, ptr @h
  store ptr @c, ptr @h
  %one = load ptr, ptr @h
  ret void
}

; Ways come back to where they came from: what goes in at one call does not come out at another.
define internal void @looks() {
  %seen = load ptr, ptr @k
  ret void
}
define internal void @matched() {
  store ptr @a, ptr @k
  call void @looks()
  %first = load ptr, ptr @k
  store ptr @b, ptr @k
  call void @looks()
  %second = load ptr, ptr @k
  ret void
}

; In a variable of the caller.
define internal void @set(ptr %to, ptr %v) {
  store ptr @c, ptr %to
  store ptr %v, ptr %to
  ret void
}
define internal void @filled() {
  %x = alloca ptr
  store ptr @b, ptr %x
  call void @set(ptr %x, ptr @a)
  %v = load ptr, ptr %x
  ret void
}

; A call of two functions, one of which leaves what is there.
define internal void @stores() {
  store ptr @b, ptr @s
  ret void
}
define internal void @idles() {
  ret void
}
define internal void @chosen(i1 %c) {
  %f = select i1 %c, ptr @stores, ptr @idles
  store ptr @a, ptr @s
  call void %f()
  %v = load ptr, ptr @s
  ret void
}

; A call of one that is not here, or of what is not known, as well.
@out = internal global ptr null
declare void @elsewhere()
declare ptr @somewhere()
define internal void @puts_out() {
  store ptr @b, ptr @out
  ret void
}
define internal void @chosen_out(i1 %c) {
  %f = select i1 %c, ptr @puts_out, ptr @elsewhere
  store ptr @a, ptr @out
  call void %f()
  %v = load ptr, ptr @out
  ret void
}
define internal void @chosen_any(i1 %c) {
  %any = call ptr @somewhere()
  %f = select i1 %c, ptr @puts_out, ptr %any
  store ptr @c, ptr @out
  call void %f()
  %v = load ptr, ptr @out
  ret void
}

; Recursion: a global variable, a variable that only its function accesses, and one that is passed.
define internal void @again(i32 %n, ptr %from) {
  %x = alloca ptr
  %y = alloca ptr
  %done = icmp eq i32 %n, 0
  store ptr @a, ptr @r
  store ptr @a, ptr %x
  store ptr @a, ptr %y
  br i1 %done, label %end, label %deeper
deeper:
  store ptr @b, ptr %x
  store ptr @b, ptr %y
  %less = sub i32 %n, 1
  store ptr @b, ptr @r
  %before = load ptr, ptr @r
  call void @again(i32 %less, ptr %y)
  %mine = load ptr, ptr %x
  %passed = load ptr, ptr %y
  %after = load ptr, ptr @r
  ret void
end:
  %given = load ptr, ptr %from
  store ptr @c, ptr %from
  ret void
}

; A function called by what a variable holds then.
define internal void @late() {
  ret void
}
define internal void @early() {
  ret void
}
define internal void @called() {
  store ptr @early, ptr @t
  %f = load ptr, ptr @t
  call void %f()
  store ptr @late, ptr @t
  %g = load ptr, ptr @t
  call void %g()
  ret void
}

; A function that does not return on the way that overwrites.
declare void @exit(i32) noreturn
define internal void @fails(i1 %c) {
  br i1 %c, label %bad, label %good
bad:
  store ptr @b, ptr @u
  call void @exit(i32 1)
  unreachable
good:
  ret void
}
define internal void @survives(i1 %c) {
  store ptr @a, ptr @u
  call void @fails(i1 %c)
  %v = load ptr, ptr @u
  ret void
}

; It writes a copy of its own.
define internal void @copies(ptr byval(ptr) %copy) {
  store ptr @b, ptr %copy
  ret void
}
define internal void @copied() {
  %x = alloca ptr
  store ptr @a, ptr %x
  call void @copies(ptr byval(ptr) %x)
  %v = load ptr, ptr %x
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  %c = icmp eq i32 %argc, 1
  %x = alloca ptr
  call void @callers(i1 %c)
  call void @matched()
  call void @filled()
  call void @chosen(i1 %c)
  call void @again(i32 %argc, ptr %x)
  call void @called()
  call void @survives(i1 %c)
  call void @copied()
  call void @chosen_out(i1 %c)
  call void @chosen_any(i1 %c)
  ret i32 0
}
