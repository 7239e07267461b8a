; null, none, zeroinitializer, undef and poison of every sort of type.
@null = global ptr null
@far_null = global ptr addrspace(4) null
@zero_array = global [4 x i32] zeroinitializer
@zero_struct = global { i32, ptr } zeroinitializer
@zero_vector = global <4 x i32> zeroinitializer
@zero_length = global [0 x i8] zeroinitializer
@empty_struct = global {} zeroinitializer
@undef_int = global i32 undef
@undef_struct = global { i8, [2 x i8] } undef
@undef_array = global [2 x i8] undef
@poison_int = global i32 poison
@poison_vector = global <2 x float> poison
@mixed = global [4 x i32] [i32 1, i32 undef, i32 poison, i32 0]
@mixed_bytes = global [3 x i8] [i8 97, i8 undef, i8 98]
@mixed_vector = global <3 x i32> <i32 undef, i32 1, i32 poison>

define void @scalable_zero_and_undef_have_no_length(ptr %p) {
  store <vscale x 4 x i32> zeroinitializer, ptr %p, align 16
  store <vscale x 4 x i32> undef, ptr %p, align 16
  store <vscale x 2 x ptr> poison, ptr %p, align 16
  ret void
}
