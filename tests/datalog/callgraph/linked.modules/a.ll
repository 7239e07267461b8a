; Calls of what the other module defines, and of what it hides.
declare void @defined_there()
declare void @defined_nowhere()
declare void @hidden_there()
define void @main() {
  call void @defined_there()
  call void @defined_nowhere()
  call void @hidden_there()
  ret void
}
