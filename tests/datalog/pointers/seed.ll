; The examples of the document that describes the encoding, as LLVM 15 reads them.

%struct.foo = type opaque
%struct.empty = type {}
%struct.bar = type { ptr, i32, ptr }
%struct.bar2 = type { %struct.bar, i32, { i32, ptr } }
%struct.op = type { i32, ptr }
%struct.self = type { i32, ptr, ptr, ptr }

@list = internal global [20 x ptr] zeroinitializer, !intel.dtrans.type !5
@table = internal global [8 x [20 x ptr]] zeroinitializer, !intel.dtrans.type !6
@handler = internal global ptr null, !intel.dtrans.type !15

; %struct.op* bitop(%struct.op*, i32, i32*)
define "intel_dtrans_func_index"="1" ptr @bitop(
    ptr "intel_dtrans_func_index"="2" %0, i32 %1,
    ptr "intel_dtrans_func_index"="3" %2) !intel.dtrans.func.type !25 {
  %local = alloca ptr, align 8, !intel.dtrans.type !14
  store ptr null, ptr %local, align 8
  %bar = load ptr, ptr %local, align 8
  %field = getelementptr %struct.bar, ptr %bar, i64 0, i32 2
  %i64s = load ptr, ptr %field, align 8
  %element = load ptr, ptr %i64s, align 8
  %f = load ptr, ptr @handler, align 8
  %g = load ptr, ptr %f, align 8
  %v = call i32 (...) %g(ptr %bar), !intel.dtrans.type !8
  ret ptr %0
}

define void @walk(ptr "intel_dtrans_func_index"="1" %s) !intel.dtrans.func.type !26 {
  %next = getelementptr %struct.self, ptr %s, i64 0, i32 3
  %n = load ptr, ptr %next, align 8
  %other = getelementptr %struct.self, ptr %n, i64 0, i32 2
  %o = load ptr, ptr %other, align 8
  ret void
}

!intel.dtrans.types = !{!9, !10, !11, !12, !20}

!0 = !{double 0.000000e+00, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i64 0, i32 2}
!3 = !{!"void", i32 0}
!5 = !{!"A", i32 20, !2}
!6 = !{!"A", i32 8, !5}
!7 = !{!"F", i1 false, i32 1, !3, !1}
!8 = !{!"F", i1 true, i32 0, !1}
!9 = !{!"S", %struct.foo zeroinitializer, i32 -1}
!10 = !{!"S", %struct.empty zeroinitializer, i32 0}
!11 = !{!"S", %struct.bar zeroinitializer, i32 3, !17, !1, !2}
!12 = !{!"S", %struct.bar2 zeroinitializer, i32 3, !16, !1, !13}
!13 = !{!"L", i32 2, !1, !2}
!14 = !{%struct.bar zeroinitializer, i32 1}
!15 = !{!8, i32 2}
!16 = !{%struct.bar zeroinitializer, i32 0}
!17 = !{!8, i32 2}
; A struct that refers to itself and to one that is opaque.
!20 = !{!"S", %struct.self zeroinitializer, i32 4, !1, !2, !21, !22}
!21 = !{%struct.foo zeroinitializer, i32 1}
!22 = !{%struct.self zeroinitializer, i32 1}
!23 = !{i32 0, i32 1}
!24 = !{%struct.op zeroinitializer, i32 1}
!25 = distinct !{!24, !24, !23}
!26 = distinct !{!22}
