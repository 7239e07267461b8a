define void @nothing_but_a_return() {
  ret void
}
