; What names say of classes that the module has no struct for, and what else C++ leaves behind.

target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Box = type { double }
%class.Key = type { i32 }
%class.anon = type { ptr }
%class.anon.1 = type { i32 }
%struct.Slice = type { ptr, i64 }
%struct.Outer = type { %struct.Slice }
%class.Base = type { i32 }
%class.Derived = type { %class.Base, i32 }
%class.Holder = type { ptr }

; Empty::Empty(): no struct is called so.
define void @_ZN5EmptyC2Ev(ptr %this) {
  ret void
}

; get(Tint const&): an enumeration, by its use.
define i32 @_Z3getRK4Tint(ptr %t) {
  %v = load i32, ptr %t
  ret i32 %v
}

; pass(Tint const&, Opaque&): the same, and a class that nothing looks into.
define void @_Z4passRK4TintR6Opaque(ptr %t, ptr %o) {
  %v = call i32 @_Z3getRK4Tint(ptr %t)
  ret void
}

; Box<double>::put() and Box<int>::put(): only the first has a struct.
define void @_ZN3BoxIdE3putEv(ptr %this) {
  %d = getelementptr %struct.Box, ptr %this, i32 0, i32 0
  store double 0.0, ptr %d
  ret void
}
define void @_ZN3BoxIiE3putEv(ptr %this) {
  ret void
}

; f()::$_0::operator()() const and f()::$_1::operator()() const: closures.
define i32 @_ZZ1fvENK3$_0clEv(ptr %this) {
  %c = getelementptr %class.anon, ptr %this, i32 0, i32 0
  %p = load ptr, ptr %c
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @_ZZ1fvENK3$_1clEv(ptr %this) {
  ret i32 0
}
define void @_Z1fv() {
  %a = alloca %class.anon.1
  %v = call i32 @_ZZ1fvENK3$_1clEv(ptr %a)
  ret void
}

; Key::operator Box<int>*() const: a conversion.
define ptr @_ZNK3KeycvP3BoxIiEEv(ptr %this) {
  %i = getelementptr %class.Key, ptr %this, i32 0, i32 0
  store i32 0, ptr %i
  ret ptr null
}

; g(char const* const&, std::nullptr_t&): what is pointed to is named as well.
define void @_Z1gRKPKcRDn(ptr %s, ptr %n) {
  %c = load ptr, ptr %s
  %z = load ptr, ptr %n
  ret void
}

; A class that names tell of may be the base of any: no contradiction.
define void @derived() {
  %b = alloca %struct.Box
  call void @_ZN5EmptyC2Ev(ptr %b)
  ret void
}
define void @both(ptr %p) {
  call void @_ZN5EmptyC2Ev(ptr %p)
  call void @_ZN3BoxIdE3putEv(ptr %p)
  ret void
}

; A struct in registers: the pieces are fields of the local variable.
define void @pieces(ptr %data, i64 %n) {
  %o = alloca %struct.Outer
  %p = getelementptr { ptr, i64 }, ptr %o, i32 0, i32 0
  store ptr %data, ptr %p
  %q = getelementptr { ptr, i64 }, ptr %o, i32 0, i32 1
  store i64 %n, ptr %q
  %f = getelementptr %struct.Slice, ptr %o, i32 0, i32 0
  %d = load ptr, ptr %f
  %v = load float, ptr %d
  ret void
}
define void @other_pieces(i64 %n, ptr %data) {
  %o = alloca %class.Key
  %p = getelementptr { i64, ptr }, ptr %o, i32 0, i32 1
  store ptr %data, ptr %p
  ret void
}

; A field that gets pointers to the base holds these, though it is cast to the class.
define void @_ZN7Derived4workEv(ptr %this) {
  %x = getelementptr %class.Derived, ptr %this, i32 0, i32 1
  store i32 1, ptr %x
  ret void
}
define void @_ZN4Base4workEv(ptr %this) {
  %x = getelementptr %class.Base, ptr %this, i32 0, i32 0
  store i32 1, ptr %x
  ret void
}
define void @holds(ptr %h) {
  %b = alloca %class.Base
  %f = getelementptr %class.Holder, ptr %h, i32 0, i32 0
  store ptr %b, ptr %f
  %d = load ptr, ptr %f
  call void @_ZN7Derived4workEv(ptr %d)
  ret void
}

; Casts that do nothing are other names of the same pointer.
define void @renamed(ptr %p) {
  %q = bitcast ptr %p to ptr
  %r = bitcast ptr %q to ptr
  %i = getelementptr %class.Key, ptr %r, i32 0, i32 0
  %a = alloca ptr
  %b = bitcast ptr %a to ptr
  store ptr %q, ptr %b
  %l = load ptr, ptr %a
  ret void
}
