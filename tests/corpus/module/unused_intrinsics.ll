; Declarations of intrinsics carry the attributes that LLVM knows for them.
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
declare i32 @llvm.ctpop.i32(i32)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.assume(i1 noundef)
