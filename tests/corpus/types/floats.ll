declare void @floats_keep_their_format(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128)
