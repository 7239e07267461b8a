; Places of tables of tables: a known index that leaves its row, one that is not known in a row, and
; fields of a struct, which none leaves.
@rows = internal constant [2 x [2 x ptr]] [[2 x ptr] [ptr @a, ptr @b], [2 x ptr] [ptr @c, ptr @d]]
@groups = internal constant { [2 x ptr], ptr } { [2 x ptr] [ptr @a, ptr @b], ptr @c }
define internal void @a() {
  ret void
}
define internal void @b() {
  ret void
}
define internal void @c() {
  ret void
}
define internal void @d() {
  ret void
}
define void @in_the_row() {
  %at = getelementptr [2 x [2 x ptr]], ptr @rows, i64 0, i64 1, i64 0
  %f = load ptr, ptr %at
  call void %f()
  ret void
}
define void @behind_the_row() {
  %at = getelementptr [2 x [2 x ptr]], ptr @rows, i64 0, i64 0, i64 3
  %f = load ptr, ptr %at
  call void %f()
  ret void
}
define void @before_the_row() {
  %row = getelementptr [2 x [2 x ptr]], ptr @rows, i64 0, i64 1
  %at = getelementptr [2 x ptr], ptr %row, i64 0, i64 -1
  %f = load ptr, ptr %at
  call void %f()
  ret void
}
define void @over_all_rows(i64 %i) {
  %at = getelementptr [2 x [2 x ptr]], ptr @rows, i64 0, i64 0, i64 %i
  %f = load ptr, ptr %at
  call void %f()
  ret void
}
define void @from_the_first_element() {
  %at = getelementptr ptr, ptr getelementptr ([2 x [2 x ptr]], ptr @rows, i64 0, i64 1), i64 -2
  %f = load ptr, ptr %at
  call void %f()
  ret void
}
define void @in_a_field(i64 %i) {
  %at = getelementptr { [2 x ptr], ptr }, ptr @groups, i64 0, i32 0, i64 %i
  %f = load ptr, ptr %at
  call void %f()
  ret void
}
define void @behind_a_field() {
  %at = getelementptr { [2 x ptr], ptr }, ptr @groups, i64 0, i32 0, i64 2
  %f = load ptr, ptr %at
  call void %f()
  ret void
}
define void @over_all_rows_from_the_second(i64 %i) {
  %row = getelementptr [2 x [2 x ptr]], ptr @rows, i64 0, i64 1
  %at = getelementptr [2 x ptr], ptr %row, i64 0, i64 %i
  %f = load ptr, ptr %at
  call void %f()
  ret void
}
define void @over_all_rows_by_elements(i64 %i) {
  %row = getelementptr [2 x [2 x ptr]], ptr @rows, i64 0, i64 1
  %same = addrspacecast ptr %row to ptr addrspace(1)
  %at = getelementptr ptr, ptr addrspace(1) %same, i64 %i
  %f = load ptr, ptr addrspace(1) %at
  call void %f()
  ret void
}
define void @back_from_behind() {
  %behind = getelementptr [2 x [2 x ptr]], ptr @rows, i64 0, i64 0, i64 3
  %same = addrspacecast ptr %behind to ptr addrspace(1)
  %at = getelementptr ptr, ptr addrspace(1) %same, i64 -1
  %f = load ptr, ptr addrspace(1) %at
  call void %f()
  ret void
}
