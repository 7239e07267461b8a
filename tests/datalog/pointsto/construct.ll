; Constructors: that of a base class stores its table, and the caller its own in the same place.
@base = internal unnamed_addr constant { [1 x ptr] } { [1 x ptr] [ptr @base_f] }
@derived = internal unnamed_addr constant { [1 x ptr] } { [1 x ptr] [ptr @derived_f] }
@hook = internal global ptr null
@last = internal global ptr null

declare ptr @malloc(i64)
declare i32 @puts(ptr)

define internal void @base_f(ptr %this) {
  ret void
}
define internal void @derived_f(ptr %this) {
  ret void
}

define internal void @run(ptr %this) {
  %table = load ptr, ptr %this
  %f = load ptr, ptr %table
  call void %f(ptr %this)
  ret void
}

; What it stores, some callers replace; it is not optimised.
define internal void @quiet(ptr %this) {
  %addr = alloca ptr
  store ptr %this, ptr %addr
  %self = load ptr, ptr %addr
  store ptr @base, ptr %self
  %field = getelementptr { ptr, ptr }, ptr %self, i32 0, i32 1
  store ptr null, ptr %field
  %unused = load ptr, ptr %field
  %n = call i32 @puts(ptr @hook)
  ret void
}
define internal void @quiet_derived(ptr %this) {
  %addr = alloca ptr
  store ptr %this, ptr %addr
  %self = load ptr, ptr %addr
  call void @quiet(ptr %self)
  store ptr @derived, ptr %self
  ret void
}
define internal void @as_derived() {
  %o = call ptr @malloc(i64 16)
  call void @quiet_derived(ptr %o)
  %table = load ptr, ptr %o
  ret void
}
define internal void @as_base() {
  %o = call ptr @malloc(i64 16)
  call void @quiet(ptr %o)
  %table = load ptr, ptr %o
  ret void
}

; It calls a virtual function: of the base class, whatever the object becomes.
define internal void @talks(ptr %this) {
  store ptr @base, ptr %this
  call void @run(ptr %this)
  ret void
}
define internal void @talks_derived(ptr %this) {
  call void @talks(ptr %this)
  store ptr @derived, ptr %this
  ret void
}
define internal void @talked() {
  %o = call ptr @malloc(i64 16)
  call void @talks_derived(ptr %o)
  %table = load ptr, ptr %o
  ret void
}

; The caller looks before it stores, or calls what does, or stores elsewhere.
define internal void @looked(ptr %this) {
  call void @quiet(ptr %this)
  %table = load ptr, ptr %this
  store ptr @derived, ptr %this
  ret void
}
define internal void @asked(ptr %this) {
  call void @quiet(ptr %this)
  call void @run(ptr %this)
  store ptr @derived, ptr %this
  ret void
}
define internal void @elsewhere(ptr %this) {
  call void @quiet(ptr %this)
  %field = getelementptr { ptr, ptr }, ptr %this, i32 0, i32 1
  store ptr @derived, ptr %field
  ret void
}
define internal void @perhaps(ptr %this, i1 %c) {
  call void @quiet(ptr %this)
  br i1 %c, label %yes, label %no
yes:
  store ptr @derived, ptr %this
  br label %no
no:
  ret void
}
define internal void @careful(i1 %c) {
  %o = call ptr @malloc(i64 16)
  call void @looked(ptr %o)
  %p = call ptr @malloc(i64 16)
  call void @asked(ptr %p)
  %p_table = load ptr, ptr %p
  %q = call ptr @malloc(i64 16)
  call void @elsewhere(ptr %q)
  %q_table = load ptr, ptr %q
  %r = call ptr @malloc(i64 16)
  call void @perhaps(ptr %r, i1 %c)
  %r_table = load ptr, ptr %r
  ret void
}

; Others may call it, by its address.
define internal void @taken(ptr %this) {
  store ptr @base, ptr %this
  ret void
}
define internal void @taken_derived(ptr %this) {
  call void @taken(ptr %this)
  store ptr @derived, ptr %this
  ret void
}
define internal void @by_pointer() {
  store ptr @taken, ptr @hook
  %o = call ptr @malloc(i64 16)
  call void @taken_derived(ptr %o)
  %table = load ptr, ptr %o
  ret void
}

; It keeps the address where what is called next finds it.
define internal void @keeps(ptr %this) {
  store ptr @base, ptr %this
  store ptr %this, ptr @last
  call void @finds()
  ret void
}
define internal void @finds() {
  %o = load ptr, ptr @last
  %table = load ptr, ptr %o
  ret void
}
define internal void @keeps_derived(ptr %this) {
  call void @keeps(ptr %this)
  store ptr @derived, ptr %this
  ret void
}
define internal void @kept() {
  %o = call ptr @malloc(i64 16)
  call void @keeps_derived(ptr %o)
  ret void
}

; It looks on some way, or in one step with a store.
define internal void @later(ptr %this, i1 %c) {
  store ptr @base, ptr %this
  br i1 %c, label %look, label %done
look:
  %table = load ptr, ptr %this
  br label %done
done:
  ret void
}
define internal void @later_derived(ptr %this, i1 %c) {
  call void @later(ptr %this, i1 %c)
  store ptr @derived, ptr %this
  ret void
}
define internal void @swaps(ptr %this, ptr %with) {
  store ptr @base, ptr %this
  %old = atomicrmw xchg ptr %with, ptr null seq_cst
  ret void
}
define internal void @swaps_derived(ptr %this) {
  call void @swaps(ptr %this, ptr %this)
  store ptr @derived, ptr %this
  ret void
}
define internal void @some_way(i1 %c) {
  %o = call ptr @malloc(i64 16)
  call void @later_derived(ptr %o, i1 %c)
  %p = call ptr @malloc(i64 16)
  call void @swaps_derived(ptr %p)
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  %c = icmp eq i32 %argc, 1
  call void @as_derived()
  call void @as_base()
  call void @talked()
  call void @careful(i1 %c)
  call void @by_pointer()
  call void @kept()
  call void @some_way(i1 %c)
  ret i32 0
}
