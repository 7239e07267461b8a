@imported = external dllimport global i32
@exported = dllexport global i32 0
@exported_alias = dllexport alias i32, ptr @exported
declare dllimport void @imported_function()
define dllexport void @exported_function() {
  ret void
}
