define i32 @volatile_load_keeps_its_alignment(ptr %p) {
  %v = load volatile i32, ptr %p, align 16
  ret i32 %v
}
