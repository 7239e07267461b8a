; Zeros, extremes, infinities, quiet and signalling NaNs with payloads, in each format.
@half = global [8 x half] [half 0xH0000, half 0xH8000, half 0xH3C00, half 0xH7C00, half 0xHFC00, half 0xH7E01, half 0xH7D01, half 0xH0001]
@bfloat = global [8 x bfloat] [bfloat 0xR0000, bfloat 0xR8000, bfloat 0xR3F80, bfloat 0xR7F80, bfloat 0xRFF80, bfloat 0xR7FC1, bfloat 0xR7FA1, bfloat 0xR0001]
@float = global [6 x float] [float 0.0, float -0.0, float 1.0, float 0x7FF0000000000000, float 0x7FF8000020000000, float 0x36A0000000000000]
@float_snan = global float 0x7FF4000000000000
@double = global [8 x double] [double 0.0, double -0.0, double 1.0e300, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000001, double 0x7FF4000000000001, double 0x0000000000000001]
@x86_fp80_one = global x86_fp80 0xK3FFF8000000000000000
@x86_fp80_infinity = global x86_fp80 0xK7FFF8000000000000000
@x86_fp80_snan = global x86_fp80 0xK7FFFA000000000000001
@x86_fp80_unnormal = global x86_fp80 0xK3FFF0000000000000001
@fp128_one = global fp128 0xL00000000000000003FFF000000000000
@fp128_snan = global fp128 0xL00000000000000017FFF400000000000
@fp128_small = global fp128 0xL00000000000000010000000000000000
@ppc_fp128_one = global ppc_fp128 0xM3FF00000000000000000000000000000
@ppc_fp128_pair = global ppc_fp128 0xM400921FB54442D183CA1A62633145C07
@ppc_fp128_nan = global ppc_fp128 0xM7FF80000000000017FF4000000000001
@ppc_fp128_odd = global ppc_fp128 0xM00000000000000018000000000000001
