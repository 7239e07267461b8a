define void @defined_there() {
  call void @hidden_there()
  ret void
}
define internal void @hidden_there() {
  ret void
}
