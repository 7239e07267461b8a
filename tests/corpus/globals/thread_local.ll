; Each model, also of an alias.
@general = thread_local global i32 0
@local = thread_local(localdynamic) global i32 0
@initial = thread_local(initialexec) global i32 0
@exec = thread_local(localexec) global i32 0
@declared = external thread_local(initialexec) global i32
@alias = thread_local(localdynamic) alias i32, ptr @local

define ptr @address_of_this_threads_copy() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @general)
  ret ptr %p
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
