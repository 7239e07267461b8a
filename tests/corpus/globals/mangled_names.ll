; Names of C++, Microsoft's C++, Rust, D and Objective-C, of functions and of variables.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN2ns5countE = global i32 0
@_ZZN2ns1fIiEEvT_E4last = internal global i32 0
@_ZTVN2ns1AE = external constant { [3 x ptr] }
@"?count@ns@@3HA" = global i32 0
@_D6shapes11__moduleRefZ = external global ptr
@plain = global i32 0
@_ZN2ns5otherE = alias i32, ptr @_ZN2ns5countE

declare void @_ZN2ns1fIiEEvT_(i32)
declare void @_ZN2ns1fINS_1AIiEEEEvT_(ptr)
declare i32 @_ZNK2ns1A3getEv(ptr)
declare zeroext i1 @_ZN2ns1AltERKS0_(ptr, ptr)
declare void @_ZN2ns1fIiEEvT_.cold(i32)
declare void @"?f@A@ns@@QEBAHH@Z"(ptr, i32)
declare void @_ZN6shapes4area17h0123456789abcdefE()
declare void @_RNvC7mycrate3foo()
declare void @"\01-[Square(Extra) scale:by:]"(ptr, ptr, i32, i32)
declare void @"_ZN not a name"()
declare void @plain_function()
