@hidden = hidden global i32 0
@protected = protected global i32 0
@hidden_declared = external hidden global i32
@hidden_alias = hidden alias i32, ptr @hidden
@hidden_ifunc = hidden ifunc void (), ptr @protected_function

define protected ptr @protected_function() {
  ret ptr null
}
