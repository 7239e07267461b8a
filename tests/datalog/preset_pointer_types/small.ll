; Pointers of every kind of evidence, one that two things are said of, one used against its type.
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i32, ptr }
%struct.text = type { i64, i64 }

define i32 @walk(ptr %list) {
  %f = getelementptr %struct.node, ptr %list, i32 0, i32 1
  %next = load ptr, ptr %f
  %v = getelementptr %struct.node, ptr %next, i32 0, i32 0
  %n = load i32, ptr %v
  ret i32 %n
}

define i32 @passes(ptr %list, ptr %nothing) {
  %n = call i32 @walk(ptr %list)
  ret i32 %n
}

define void @both(ptr %p) {
  %a = getelementptr %struct.node, ptr %p, i32 0, i32 1
  %b = getelementptr %struct.text, ptr %p, i32 0, i32 1
  ret void
}

define double @against() {
  %v = alloca %struct.node
  %d = load double, ptr %v
  ret double %d
}
