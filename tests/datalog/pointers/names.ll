; What mangled names say of parameters.

%class.Box = type { i32, ptr }
%"class.ns::Many" = type { ptr }
%"class.ns::Many.0" = type { i64, i64 }

; Box::get() const, of which nothing but the name tells the class; Box::set(char const*), which uses it.
define i32 @_ZNK3Box3getEv(ptr %this) {
  ret i32 0
}

define void @_ZN3Box3setEPKc(ptr %this, ptr %text) {
  %p = getelementptr inbounds %class.Box, ptr %this, i32 0, i32 1
  ret void
}

; f(int*, double&, Box**, void*)
define void @_Z1fPiRdPP3BoxPv(ptr %a, ptr %b, ptr %c, ptr %d) {
  ret void
}

; ns::Many<int>::Many() uses the second struct, and so is ns::Many<int>::size() of the second.
define void @_ZN2ns4ManyIiEC2Ev(ptr %this) {
  %p = getelementptr inbounds %"class.ns::Many.0", ptr %this, i32 0, i32 1
  ret void
}

define i64 @_ZNK2ns4ManyIiE4sizeEv(ptr %this) {
  ret i64 0
}

; Box& h<Box>(Box&)
define ptr @_Z1hI3BoxERT_S2_(ptr %box) {
  ret ptr %box
}

define void @caller(ptr %x) {
  %r = call ptr @_Z1hI3BoxERT_S2_(ptr %x)
  ret void
}
