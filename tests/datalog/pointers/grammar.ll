; Types spelled with underscores; zeros, levels and flags that are none; structs described twice.

%struct.pair = type { i32, ptr }
%struct.two = type { ptr }
%struct.same = type { ptr }
%struct.op = type opaque
@under = internal global ptr null, !intel_dtrans_type !1
@seven = internal global ptr null, !intel.dtrans.type !2
@poisoned = internal global ptr null, !intel.dtrans.type !3
@wide = internal global ptr null, !intel.dtrans.type !4
@flag32 = internal global ptr null, !intel.dtrans.type !6
@minus = internal global ptr null, !intel.dtrans.type !7
@fl = internal global ptr null, !intel.dtrans.type !8
define void @f(ptr "intel_dtrans_func_index"="1" %a) !intel_dtrans_func_type !9 {
  ret void
}
!intel.dtrans.types = !{!30, !31, !32, !33, !34, !35}
!1 = !{i32 0, i32 1}
!2 = !{i32 7, i32 1}
!3 = !{i32 poison, i32 1}
!4 = !{i32 0, i64 1}
!5 = !{!"F", i32 1, i32 0, !1}
!6 = !{!5, i32 1}
!7 = !{double -0.0, i32 1}
!8 = !{double 0.0, i32 1}
!9 = distinct !{!1}
!10 = !{i64 0, i32 1}
!30 = !{!"S", %struct.two zeroinitializer, i32 1, !1}
!31 = !{!"S", %struct.two zeroinitializer, i32 1, !10}
!32 = !{!"S", %struct.same zeroinitializer, i32 1, !1}
!33 = distinct !{!"S", %struct.same zeroinitializer, i32 1, !1}
!34 = !{!"S", %struct.pair undef, i32 2, !11, !1}
!35 = !{!"S", %struct.op zeroinitializer, i32 -1}
!11 = !{i32 0, i32 0}
