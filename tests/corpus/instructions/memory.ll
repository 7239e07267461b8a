; alloca: element type, count and the count's type, alignment, address space; loads and stores.
target datalayout = "A5"

define void @allocas_keep_everything(i32 %n, i64 %wide, i8 %narrow) {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca { i8, i64 }, i32 %n, align 8, addrspace(5)
  %4 = alloca [4 x i8], i64 %wide, align 64, addrspace(5)
  %5 = alloca i8, i8 %narrow, align 1, addrspace(0)
  %6 = alloca i8, i64 1, align 1, addrspace(5)
  %7 = alloca <vscale x 4 x i32>, align 16, addrspace(5)
  %8 = alloca i32, i32 0, align 1073741824, addrspace(5)
  ret void
}

define i32 @loads_and_stores_keep_type_alignment_and_volatility(ptr %p, i32 %v) {
  %1 = load i32, ptr %p, align 4
  %2 = load i32, ptr %p, align 1
  %3 = load volatile i64, ptr %p, align 4294967296
  %4 = load { i32, ptr }, ptr %p, align 8
  store i32 %v, ptr %p, align 2
  store volatile <4 x float> zeroinitializer, ptr %p, align 16
  store ptr %p, ptr %p, align 8
  ret i32 %1
}
