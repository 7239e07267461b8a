; Typed pointers: structs, arrays, vectors, functions, attributes that are there already.
%list = type { i32, %list*, [4 x i8*]*, <2 x float>* }
%empty = type {}
%hidden = type opaque
%holder = type { %hidden*, void (i32, ...)*, { i8*, double* }*, %list** }

@root = global %list* null
@table = global [2 x i32 (i8*)*] zeroinitializer, !note !1
@plain = global i32 0

define %list* @walk(%list* nocapture readonly %from, i64 %count, i8** %names) !note !1 {
  %slot = alloca %list*
  %number = alloca i64, !note !1
  store %list* %from, %list** %slot
  %next = load %list*, %list** %slot
  ret %list* %next
}

define void @inner(i8* align 4 %first, [3 x x86_fp80]* sret([3 x x86_fp80]) %out, half* "note" %small) {
  ret void
}

define i8* @name(i64 %number) {
  ret i8* null
}

define noalias i8* @fresh(%holder* byval(%holder) dereferenceable(8) %holder) {
  %made = call i8* @name(i64 1)
  %other = call %list* @walk(%list* null, i64 0, i8** null)
  %called = load i32 (i8*)*, i32 (i8*)** getelementptr ([2 x i32 (i8*)*], [2 x i32 (i8*)*]* @table, i64 0, i64 0)
  %value = call i32 %called(i8* nocapture %made)
  ret i8* %made
}

declare i8* @outside(%empty*)
declare i32 @plainly(i32)

!names = !{!1}
!1 = !{!"a"}
