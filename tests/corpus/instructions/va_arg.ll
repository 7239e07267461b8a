define i32 @the_next_argument_has_a_type(ptr %list) {
  %1 = va_arg ptr %list, i32
  %2 = va_arg ptr %list, { i8, ptr }
  call void @llvm.va_end(ptr %list)
  ret i32 %1
}

declare void @llvm.va_end(ptr)
