; Constants that lead out of an array whose type says where it ends, and neighbours that never meet.
%arrays = type { [3 x ptr], [3 x ptr], [4 x ptr] }
%inner = type { [10 x i32], i8, double }
%outer = type { i8, [5 x %inner], [20 x double] }

@one = internal global i32 0

declare void @compare(ptr, ptr)

define i32 @main() {
  %s = alloca %arrays
  %t = alloca %outer
  %middle = getelementptr inbounds %arrays, ptr %s, i64 0, i32 1
  %after = getelementptr inbounds [3 x ptr], ptr %middle, i64 1, i64 0
  %before = getelementptr inbounds [3 x ptr], ptr %middle, i64 -1, i64 0
  %far = getelementptr inbounds i8, ptr %middle, i64 24
  %near = getelementptr inbounds i8, ptr %middle, i64 16
  %last = getelementptr inbounds %arrays, ptr %s, i64 0, i32 2, i64 0
  store ptr @one, ptr %last
  %first = load ptr, ptr %after
  store i32 1, ptr %first
  %again = load ptr, ptr %far
  store i32 2, ptr %again
  %number = getelementptr inbounds %outer, ptr %t, i64 0, i32 1, i64 3, i32 2
  %double = getelementptr inbounds %outer, ptr %t, i64 0, i32 2, i64 2
  %sum = load double, ptr %number
  store double %sum, ptr %double
  call void @compare(ptr %after, ptr %last)
  call void @compare(ptr %near, ptr %last)
  call void @compare(ptr %number, ptr %double)
  ret i32 0
}
