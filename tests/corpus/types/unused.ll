; Types that nothing uses are no part of the module; one that only a call uses is.
%unused = type { i8 }
%used_by_alloca = type { i64, i64 }

define void @types_are_found_through_instructions() {
  %a = alloca %used_by_alloca, align 8
  ret void
}
