define external void @external() {
  ret void
}
define available_externally void @available_externally() {
  ret void
}
define linkonce void @linkonce() {
  ret void
}
define linkonce_odr void @linkonce_odr() {
  ret void
}
define weak void @weak() {
  ret void
}
define weak_odr void @weak_odr() {
  ret void
}
define internal void @internal() {
  ret void
}
define private void @private() {
  ret void
}
declare extern_weak void @extern_weak()
declare void @declared()
