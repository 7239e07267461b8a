source_filename = "main.c"
define i32 @main() {
  ret i32 0
}
