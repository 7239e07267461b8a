; Sizes, alignments and offsets that the data layout decides: pointers of two widths, i64 aligned to
; 4 bytes, a long double of 12, padding, packing, nothing at all, and types without a size.
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-unknown-linux-gnu"

%padded = type { i8, i64, ptr, i1, x86_fp80 }
%packed = type <{ i8, i64, ptr, i1, x86_fp80 }>
%nested = type { i8, %padded, [3 x %packed], <3 x i16> }
%wide = type { ptr addrspace(272), i128, i7 }
%empty = type {}
%unknown = type opaque

@padded = external global %padded
@packed = external global %packed
@nested = external global %nested
@wide = external global %wide
@empty = external global %empty
@unknown = external global %unknown
@bits = external global [5 x i1]

declare void @f(<vscale x 4 x i32>, <5 x i1>)
declare ptr @g(ptr byval(%padded))
@huge = external global [18446744073709551615 x i8]
