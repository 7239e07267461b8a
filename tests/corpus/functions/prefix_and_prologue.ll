define void @prefix() prefix { i32, ptr } { i32 1, ptr @prefix } {
  ret void
}
define void @prologue() prologue [2 x i8] c"\90\90" {
  ret void
}
define void @both() prefix i64 -1 prologue i8 -112 {
  ret void
}
