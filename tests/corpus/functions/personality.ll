; A function, and an expression, as the personality.
declare i32 @__gxx_personality_v0(...)

define void @handles() personality ptr @__gxx_personality_v0 {
  ret void
}

define void @has_none_but_says_so() personality ptr null {
  ret void
}

define void @all_three() prefix i32 1 prologue i8 2 personality ptr @__gxx_personality_v0 {
  ret void
}
