; Each linkage of a variable, and that declarations have two.
@external = global i32 0
@declared = external global i32
@available_externally = available_externally global i32 0
@linkonce = linkonce global i32 0
@linkonce_odr = linkonce_odr global i32 0
@weak = weak global i32 0
@weak_odr = weak_odr global i32 0
@appending = appending global [1 x i32] zeroinitializer
@internal = internal global i32 0
@private = private global i32 0
@extern_weak = extern_weak global i32
@common = common global i32 0
@llvm.used = appending global [1 x ptr] [ptr @internal], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @construct, ptr null }]

define internal void @construct() {
  ret void
}
