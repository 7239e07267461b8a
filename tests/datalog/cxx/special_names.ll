; Names of tables and type infos to which something was added, or that are of a class that only its
; module has.
target triple = "x86_64-unknown-linux-gnu"

@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr

; Two classes of anonymous namespaces, of modules that were linked: the second has a number.
@_ZTVN12_GLOBAL__N_16SecretE = internal constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_16SecretE, ptr @_ZN12_GLOBAL__N_16Secret1fEv] }
@_ZTSN12_GLOBAL__N_16SecretE = internal constant [24 x i8] c"N12_GLOBAL__N_16SecretE\00"
@_ZTIN12_GLOBAL__N_16SecretE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_16SecretE }
@_ZTVN12_GLOBAL__N_16SecretE.3 = internal constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_16SecretE.4, ptr @_ZN12_GLOBAL__N_16Secret1fEv.6] }
@_ZTSN12_GLOBAL__N_16SecretE.5 = internal constant [24 x i8] c"N12_GLOBAL__N_16SecretE\00"
@_ZTIN12_GLOBAL__N_16SecretE.4 = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_16SecretE.5 }

; Of a class template of a namespace, `std::string`, and no class.
@_ZTVN2ns5ShelfINS_4BookEEE = external constant ptr
@_ZTISs = external constant ptr
@_ZTIPKc = external constant ptr
@_ZTIFvvE = external constant ptr

; As relative vtables have them: an alias for its own module, and the address of a type info.
@_ZTV8Relative.local = private constant { [3 x i32] } { [3 x i32] [i32 0, i32 trunc (i64 sub (i64 ptrtoint (ptr @_ZTI8Relative.rtti_proxy to i64), i64 ptrtoint (ptr getelementptr inbounds ({ [3 x i32] }, ptr @_ZTV8Relative.local, i32 0, i32 0, i32 2) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @_ZN8Relative1fEv to i64), i64 ptrtoint (ptr getelementptr inbounds ({ [3 x i32] }, ptr @_ZTV8Relative.local, i32 0, i32 0, i32 2) to i64)) to i32)] }
@_ZTV8Relative = unnamed_addr alias { [3 x i32] }, ptr @_ZTV8Relative.local
@_ZTS8Relative = constant [10 x i8] c"8Relative\00"
@_ZTI8Relative = constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS8Relative }
@_ZTI8Relative.rtti_proxy = linkonce_odr hidden unnamed_addr constant ptr @_ZTI8Relative

; What the reader of names does not understand.
@_ZTV = constant [1 x ptr] zeroinitializer
@_ZTVQ = constant { [3 x ptr] } zeroinitializer

define internal void @_ZN12_GLOBAL__N_16Secret1fEv(ptr %this) {
  ret void
}

define internal void @_ZN12_GLOBAL__N_16Secret1fEv.6(ptr %this) {
  ret void
}

define void @_ZN8Relative1fEv(ptr %this) {
  ret void
}

define internal void @_ZN12_GLOBAL__N_16SecretC2Ev(ptr %this) {
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16SecretE.3, i64 0, inrange i32 0, i64 2), ptr %this
  ret void
}
