; Of variables and of functions.
target datalayout = "P2-G1"
@a = addrspace(3) global i32 0
@b = addrspace(1) constant i32 0
@default = global i32 0
@points = global ptr addrspace(2) @default_function
declare void @default_function() addrspace(2)
define void @zero() addrspace(0) {
  call addrspace(2) void @default_function()
  ret void
}
declare void @far() addrspace(7)
