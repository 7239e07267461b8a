; Initialisers that refer to each other, to themselves, and to functions.
@a = global ptr @b
@b = global { ptr, ptr } { ptr @a, ptr getelementptr inbounds ({ ptr, ptr }, ptr @b, i32 0, i32 1) }
@c = constant [2 x ptr] [ptr @f, ptr @d]
@d = alias ptr, getelementptr inbounds ([2 x ptr], ptr @c, i64 0, i64 1)

define ptr @f() prefix ptr @c {
  ret ptr @f
}
