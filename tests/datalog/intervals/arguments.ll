define void @none() {
  ret void
}

define i32 @one(i32 %a) {
  ret i32 %a
}

define i32 @three(i32 %a, i32 %b, i32 %c) {
  ret i32 %c
}
