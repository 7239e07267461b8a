; Of variables, functions, other aliases and expressions; each linkage; a value type of its own.
@g = global { i32, i32 } zeroinitializer
@whole = alias { i32, i32 }, ptr @g
@second = alias i32, getelementptr inbounds ({ i32, i32 }, ptr @g, i32 0, i32 1)
@of_alias = alias i32, ptr @second
@function = alias void (), ptr @f
@other_type = alias i64, ptr @g
@cast = alias i32, addrspacecast (ptr addrspace(2) @far to ptr)
@far_alias = alias i32, ptr addrspace(2) @far
@number = alias i8, inttoptr (i64 4096 to ptr)
@far = addrspace(2) global i32 0

@external = external alias i32, ptr @g
@linkonce = linkonce alias i32, ptr @g
@linkonce_odr = linkonce_odr alias i32, ptr @g
@weak = weak alias i32, ptr @g
@weak_odr = weak_odr alias i32, ptr @g
@internal = internal alias i32, ptr @g
@private = private alias i32, ptr @g

define void @f() {
  ret void
}
