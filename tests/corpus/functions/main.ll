define i32 @main(i32 %argc, ptr %argv) {
  ret i32 %argc
}
