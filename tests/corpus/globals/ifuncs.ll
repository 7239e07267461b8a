@plain = ifunc void (i32), ptr @resolver
@linkage = internal ifunc i32 (ptr, ...), ptr @resolver
@weak = weak ifunc void (), ptr @resolver
@dso_local = dso_local ifunc void (), ptr @resolver

define internal ptr @resolver() {
  ret ptr null
}

define void @ifuncs_are_called_by_name() {
  call void @plain(i32 1)
  ret void
}
