; extractelement, insertelement and shufflevector as constants, masks with undefined elements, and a
; scalable splat.
@g = external global i8

@extract = global i64 extractelement (<2 x i64> ptrtoint (<2 x ptr> getelementptr (i8, ptr @g, <2 x i64> <i64 1, i64 2>) to <2 x i64>), i64 ptrtoint (ptr @g to i64))
@insert = global <2 x i64> insertelement (<2 x i64> ptrtoint (<2 x ptr> getelementptr (i8, ptr @g, <2 x i64> <i64 1, i64 2>) to <2 x i64>), i64 9, i64 ptrtoint (ptr @g to i64))
@shuffle = global <4 x i16> shufflevector (<2 x i16> bitcast (i32 ptrtoint (ptr @g to i32) to <2 x i16>), <2 x i16> <i16 7, i16 8>, <4 x i32> <i32 3, i32 undef, i32 0, i32 1>)

define <vscale x 4 x i32> @a_scalable_splat_is_an_expression() {
  ret <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i32 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer)
}
