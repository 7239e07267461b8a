; Metadata that is no type. What is beside it is read all the same.

%struct.pair = type { i32, ptr }
%struct.other = type { ptr, ptr }
%struct.fine = type { ptr }

@good = internal global ptr null, !intel.dtrans.type !1
@unknown_tag = internal global ptr null, !intel.dtrans.type !2
@no_level = internal global ptr null, !intel.dtrans.type !3
@negative_level = internal global ptr null, !intel.dtrans.type !4
@huge_level = internal global ptr null, !intel.dtrans.type !5
@array_of_nothing = internal global [2 x ptr] zeroinitializer, !intel.dtrans.type !6
@array_in_itself = internal global [2 x ptr] zeroinitializer, !intel.dtrans.type !7
@cycle_of_two = internal global ptr null, !intel.dtrans.type !8
@too_few_parameters = internal global ptr null, !intel.dtrans.type !10
@pointer_of_llvm = internal global ptr null, !intel.dtrans.type !13
@empty = internal global ptr null, !intel.dtrans.type !14
@other_type = internal global ptr null, !intel.dtrans.type !15
@wrapped = internal global [2 x ptr] zeroinitializer, !intel.dtrans.type !16

define ptr @index_too_large(ptr "intel_dtrans_func_index"="3" %a, ptr "intel_dtrans_func_index"="1" %b) !intel.dtrans.func.type !20 {
  ret ptr %a
}

define void @index_no_number(ptr "intel_dtrans_func_index"="one" %a) !intel.dtrans.func.type !21 {
  ret void
}

define void @index_zero(ptr "intel_dtrans_func_index"="0" %a) !intel.dtrans.func.type !22 {
  ret void
}

define void @null_operand(ptr "intel_dtrans_func_index"="1" %a) !intel.dtrans.func.type !23 {
  ret void
}

!intel.dtrans.types = !{!30, !31, !32, !33}

!1 = !{i32 0, i32 1}
!2 = !{!"T", i32 2, !1}
!3 = !{i32 0}
!4 = !{i32 0, i32 -1}
!5 = !{i32 0, i32 1000000}
!6 = !{!"A", i32 2, null}
!7 = distinct !{!"A", i32 2, !7}
!8 = distinct !{!9, i32 1}
!9 = distinct !{!8, i32 1}
!10 = !{!11, i32 1}
!11 = !{!"F", i1 false, i32 2, !1, !1}
!13 = !{ptr null, i32 1}
!14 = !{}
!15 = !{i32 0, i32 0}
!16 = !{!"A", i32 2, !2}
!20 = distinct !{!1, !1}
!21 = distinct !{!1}
!22 = distinct !{!1}
!23 = distinct !{null}
; One field too many, a field of the wrong type, a field that is no type, and a good one.
!30 = !{!"S", %struct.pair zeroinitializer, i32 3, !34, !1, !1}
!31 = !{!"S", %struct.other zeroinitializer, i32 2, !34, !2}
!32 = !{!"S", %struct.fine zeroinitializer, i32 1, !1}
!33 = !{!"S", i32 0, i32 0}
!34 = !{i32 0, i32 0}
