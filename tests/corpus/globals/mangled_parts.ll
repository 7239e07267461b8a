; Names of the Itanium ABI whose parts are told: each kind of declaration and of type once.

@_ZTV1A = external global ptr
@_ZTT1A = external global ptr
@_ZTI1A = external global ptr
@_ZTS1A = external global ptr
@_ZTC1D16_1B = external global ptr
@_ZGVZ1fvE1x = external global i64
@_ZGR1r_ = external global i32
@_ZTAXtl1AEE = external global i8

declare void @_ZN2ns1A1fB5cxx11Ev(ptr)
declare i32 @_ZN1AcviEv(ptr)
declare void @_ZN1AC2IfEET_(ptr, float)
declare void @_ZN1AD0Ev(ptr)
declare void @_ZNKO1A1gEPVKcRiOd(ptr, ptr, ptr, ptr)
declare void @_ZThn16_N1D1fEv(ptr)
declare ptr @_ZTcv0_n24_h16_N1D1fEv(ptr)
declare ptr @_ZTW1t()
declare void @_ZTH1t()
declare void @_ZGTt1fv()
declare i32 @_Z1fIicLi3EET_DpT0_(i32)
declare void @_Z1fIJicEEvDpRKT_St5tupleIJDpS1_EE(ptr, ptr, ptr)
declare void @_Z1fM1AiMS_KFvvEPA4_iPFcvEDv4_f(i64, ptr, ptr, ptr, <4 x float>)
declare void @_ZZ1fvENKUlT_E_clIiEEDaS_(ptr, i32)
declare void @_Z1fI1AEvDTcldtfp_1gEET_(i8)
declare void @_Z1fNSt9enable_ifILb1EiE4typeE(i32)
declare void @_Z1hv.cold()
declare void @_Z1fQ()
