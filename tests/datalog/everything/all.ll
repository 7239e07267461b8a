; A little for every analysis: branches, a phi, equal functions, a class with a virtual call.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%class.Shape = type { ptr }

@_ZTV5Shape = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5Shape4areaEv] }
@_ZTS5Shape = constant [7 x i8] c"5Shape\00"
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTI5Shape = constant { ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }

define void @_ZN5ShapeC2Ev(ptr %this) {
  %vptr = getelementptr inbounds %class.Shape, ptr %this, i32 0, i32 0
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV5Shape, i32 0, inrange i32 0, i32 2), ptr %vptr
  ret void
}

define i32 @_ZN5Shape4areaEv(ptr %this) {
  ret i32 0
}

define i32 @virtual(ptr %s) {
  %vtable = load ptr, ptr %s
  %slot = getelementptr inbounds ptr, ptr %vtable, i64 0
  %f = load ptr, ptr %slot
  %r = call i32 %f(ptr %s)
  ret i32 %r
}

define internal i32 @once(i32 %a, ptr %p) {
entry:
  %c = icmp sgt i32 %a, 0
  br i1 %c, label %positive, label %end
positive:
  %v = load i32, ptr %p
  br label %end
end:
  %r = phi i32 [ %v, %positive ], [ 0, %entry ]
  ret i32 %r
}

define internal i32 @again(i32 %x, ptr %q) {
start:
  %d = icmp sgt i32 %x, 0
  br i1 %d, label %more, label %out
more:
  %w = load i32, ptr %q
  br label %out
out:
  %s = phi i32 [ %w, %more ], [ 0, %start ]
  ret i32 %s
}

define i32 @main() {
  %v = alloca i32
  store i32 5, ptr %v
  %a = call i32 @once(i32 1, ptr %v)
  %b = call i32 @again(i32 2, ptr %v)
  %o = alloca %class.Shape
  call void @_ZN5ShapeC2Ev(ptr %o)
  %c = call i32 @virtual(ptr %o)
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  ret i32 %e
}
