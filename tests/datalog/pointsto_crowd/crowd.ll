; Variables that can be written and memory of the heap are one object, in a program that is whole also
; exported variables; constants and functions are told apart, and what was stored in which fields.
; Calls are of functions of their type.

%pair = type { ptr, ptr }

@kept = internal global %pair { ptr @first, ptr @shown }
@shown = global i32 0
@table = internal constant [2 x ptr] [ptr @second, ptr @number]

declare ptr @malloc(i64)

define internal void @first(ptr %it) {
  ret void
}

define internal void @second(ptr %it) {
  ret void
}

; Its address is in a table; the type is another.
define internal i32 @number(i32 %n) {
  ret i32 %n
}

; It is called by name only: no pointer leads there.
define internal void @named(ptr %only) {
  ret void
}

; A wrapper, which is not followed apart for each call.
define internal ptr @wrap(i64 %size) {
  %made = call ptr @malloc(i64 %size)
  ret ptr %made
}

define i32 @main() {
  %local = alloca %pair
  %a = call ptr @wrap(i64 16)
  %b = call ptr @wrap(i64 16)
  store ptr @shown, ptr %a
  %out = load ptr, ptr %b
  %field = getelementptr %pair, ptr %local, i32 0, i32 1
  store ptr %a, ptr %field
  call void @named(ptr %field)
  call void @named(ptr @shown)
  %f = load ptr, ptr @kept
  call void %f(ptr @shown)
  %entry = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
  %g = load ptr, ptr %entry
  %n = call i32 %g(i32 1)
  ret i32 %n
}
