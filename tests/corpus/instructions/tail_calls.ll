; Each mark; a mark with a calling convention.
declare void @f(ptr)
declare tailcc void @t(ptr)

define void @marks_are_four(ptr %p) {
  call void @f(ptr %p)
  tail call void @f(ptr %p)
  notail call void @f(ptr %p)
  musttail call void @f(ptr %p)
  ret void
}

define tailcc void @mark_and_convention(ptr %p) {
  tail call fastcc void @f(ptr null)
  musttail call tailcc void @t(ptr %p)
  ret void
}

define void @variadic_musttail(ptr %p, ...) {
  musttail call void (ptr, ...) %p(ptr %p, ...)
  ret void
}
