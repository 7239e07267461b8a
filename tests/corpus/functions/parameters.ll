; Named, numbered and unnamed parameters, of definitions and declarations; variadic.
define i32 @parameters_keep_their_names(i32 %first, i32 %0, ptr %third, ...) {
  ret i32 %first
}
declare i32 @declarations_have_no_names(i32, ptr)
define void @aggregates_are_passed({ i32, [2 x i8] } %s, <4 x i32> %v, [3 x float] %a) {
  ret void
}
