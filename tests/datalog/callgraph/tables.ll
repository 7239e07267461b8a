; Function pointers in constant tables: by place, by index, anywhere; tables that may be replaced;
; a call without prototype.
@ops = internal constant { i32, ptr, ptr } { i32 1, ptr @first, ptr @second }
@row = internal constant [2 x { ptr, ptr }] [{ ptr, ptr } { ptr @name, ptr @of_i32 }, { ptr, ptr } { ptr @name, ptr @of_i64 }]
@name = private constant [2 x i8] c"x\00"
@replaced = weak constant [1 x ptr] [ptr @first]
@changed = externally_initialized constant [1 x ptr] [ptr @first]
@bytes = internal constant [2 x ptr] [ptr @first, ptr @of_i64]
define internal void @first() { 
  ret void
}
define internal void @second() { 
  ret void
}
define internal i32 @of_i32(i32 %x) { 
  ret i32 %x
}
define internal i64 @of_i64(i64 %x) { 
  ret i64 %x
}
define void @main(i32 %i, i64 %o) {
  %a = getelementptr { i32, ptr, ptr }, ptr @ops, i32 0, i32 2
  %f = load ptr, ptr %a
  call void %f()
  %b = getelementptr [2 x { ptr, ptr }], ptr @row, i32 0, i32 %i, i32 1
  %g = load ptr, ptr %b
  %x = call i32 %g(i32 0)
  %h = load ptr, ptr @replaced
  call void %h()
  %k = load ptr, ptr @changed
  call void %k()
  %c = getelementptr i8, ptr @bytes, i64 %o
  %l = load ptr, ptr %c
  call void %l()
  %d = getelementptr ptr, ptr @bytes, i64 1
  %m = load ptr, ptr %d
  call void %m()
  %n = load ptr, ptr @bytes
  %y = call i32 (i32, ...) %n(i32 1)
  %z = inttoptr i64 %o to ptr
  %q = call i32 (i32, ...) %z(i32 1)
  ret void
}
