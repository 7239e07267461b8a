; Globals, functions, aliases and ifuncs have an order each; here they are shuffled.
@last_in_the_alphabet = global i32 1
declare void @used_before_it_is_defined()
@alias_of_what_follows = alias i32, ptr @first_in_the_alphabet
@first_in_the_alphabet = global i32 2
define void @middle() {
  call void @defined_after_use()
  ret void
}
@ifunc_between = ifunc void (), ptr @resolver
@a_second_alias = alias i32, ptr @last_in_the_alphabet
define void @defined_after_use() {
  ret void
}
define ptr @resolver() {
  ret ptr @middle
}
