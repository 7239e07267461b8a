; Tables of the ABI that are written by hand and wrong: nothing crashes, nothing runs for ever, and each is said to
; be unreadable, or incomplete where that is all it is.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@other = external global ptr
@name = constant [2 x i8] c"1\00"

declare void @_ZN1A1fEv(ptr)
declare void @__cxa_pure_virtual()

; A good one.
@_ZTI1A = constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @name }
@_ZTV1A = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1A1fEv] }

; Only declared: not unreadable.
@_ZTI8Declared = external constant ptr
@_ZTV8Declared = external constant { [3 x ptr] }

; Derived from each other and from themselves, at growing offsets.
@_ZTI3One = constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @name, i32 0, i32 2, ptr @_ZTI3Two, i64 2050, ptr @_ZTI1A, i64 2 }
@_ZTI3Two = constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @name, ptr @_ZTI3One }
@_ZTI4Self = constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @name, i32 0, i32 1, ptr @_ZTI4Self, i64 -6141 }
@_ZTV4Self = constant { [4 x ptr] } { [4 x ptr] [ptr inttoptr (i64 8 to ptr), ptr null, ptr @_ZTI4Self, ptr @_ZN1A1fEv] }
@_ZTI5Below = constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @name, ptr @_ZTI3One }

; Type infos of the wrong shape.
@_ZTI5Short = constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @name }
@_ZTI5Count = constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @name, i32 0, i32 1000000000, ptr @_ZTI1A, i64 2 }
@_ZTI8Negative = constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @name, i32 0, i32 -1, ptr @_ZTI1A, i64 2 }
@_ZTI4Base = constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @name, ptr @other }
@_ZTI4Kind = constant { ptr, ptr } { ptr @other, ptr @name }
@_ZTI6Number = constant i64 7
@_ZTI4Zero = constant { ptr, ptr } zeroinitializer

; Vtables of the wrong shape.
@_ZTV5Empty = constant {} zeroinitializer
@_ZTV5Array = constant [2 x i8] c"ab"
@_ZTV6Struct = constant { i64, [3 x ptr] } { i64 1, [3 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1A1fEv] }
@_ZTV6Scalar = constant ptr null
@_ZTV6Nobody = constant { [0 x ptr] } zeroinitializer
@_ZTV4Huge = constant { [4000000000 x ptr] } zeroinitializer
@_ZTV5Large = constant { [100000000 x ptr] } zeroinitializer
@_ZTV9Undefined = constant { [3 x ptr] } undef
@_ZTV5NoTop = constant { [2 x ptr] } { [2 x ptr] [ptr @_ZTI1A, ptr @_ZN1A1fEv] }
@_ZTV6BadTop = constant { [3 x ptr] } { [3 x ptr] [ptr @_ZN1A1fEv, ptr @_ZTI6BadTop, ptr @_ZN1A1fEv] }
@_ZTI6BadTop = external constant ptr
@_ZTV5Wrong = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1A1fEv] }
@_ZTV4Late = constant { [4 x ptr] } { [4 x ptr] [ptr @_ZN1A1fEv, ptr null, ptr @_ZTI4Late, ptr @_ZN1A1fEv] }
@_ZTI4Late = external constant ptr
@_ZTV4Cell = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Cell, ptr inttoptr (i64 mul (i64 ptrtoint (ptr @other to i64), i64 ptrtoint (ptr @name to i64)) to ptr), ptr @other] }
@_ZTI4Cell = external constant ptr
@_ZTV9Truncated = constant { [2 x ptr], [1 x ptr] } { [2 x ptr] [ptr null, ptr @_ZTI9Truncated], [1 x ptr] [ptr inttoptr (i64 -8 to ptr)] }
@_ZTI9Truncated = external constant ptr
@_ZTV4Wide = constant { [3 x i128] } { [3 x i128] [i128 0, i128 0, i128 99999999999999999999999] }
@_ZTV5Alias = alias ptr, ptr @other2
@other2 = global ptr null
@_ZTV4Loop = alias ptr, ptr @_ZTV5Alias

; VTTs.
@_ZTT1A = constant [2 x ptr] [ptr @other, ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV1A, i32 0, inrange i32 0, i32 2)]
@_ZTT4None = constant i8 0

; A construction vtable that nothing lists, and names that stop short.
@_ZTC1A0_1B = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv] }
@_ZTV = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv] }
@_ZTI = constant ptr null
declare void @_ZTh()
declare void @_ZThn()
declare void @_ZTv0_n24()
declare void @_ZTch0_h16_()
@_ZTV5Thunk = constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZTh, ptr @_ZThn, ptr @_ZTv0_n24, ptr @_ZTch0_h16_] }

; What a call reaches all the same.
define void @_Z4callP1A(ptr nonnull dereferenceable(8) %a) {
  %t = load ptr, ptr %a
  %f = load ptr, ptr %t
  call void %f(ptr nonnull dereferenceable(8) %a)
  ret void
}
define void @_Z4loopP3One(ptr nonnull dereferenceable(8) %a) {
entry:
  br label %again
again:
  %o = phi ptr [ %a, %entry ], [ %n, %again ]
  %s = phi ptr [ null, %entry ], [ %g, %again ]
  %g = getelementptr ptr, ptr %s, i64 1
  %t = load ptr, ptr %o, !tbaa !0
  %p = getelementptr ptr, ptr %t, i64 1
  %f = load ptr, ptr %p
  call void %f(ptr nonnull dereferenceable(8) %o)
  %h = load ptr, ptr %g, !tbaa !0
  call void %h(ptr %o)
  %n = getelementptr i8, ptr %o, i64 8
  br label %again
}
!0 = !{!1, !1, i64 0}
!1 = !{!"vtable pointer", !2, i64 0}
!2 = !{!"Simple C++ TBAA"}
