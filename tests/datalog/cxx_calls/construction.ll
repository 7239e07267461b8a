; As optimisers leave it: the stores of `D`'s constructor, which is inlined, have the construction
; vtable of its base, and the VTT that lists it is gone.
target triple = "x86_64-unknown-linux-gnu"

@_ZTCN12_GLOBAL__N_11DE0_1B = internal constant { [4 x ptr] } { [4 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI1B, ptr @_ZN1B1fEv] }
@_ZTVN12_GLOBAL__N_11DE = internal constant { [4 x ptr] } { [4 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTIN12_GLOBAL__N_11DE, ptr @_ZN12_GLOBAL__N_11D1fEv] }
@_ZTI1B = external constant ptr
@_ZTIN12_GLOBAL__N_11DE = internal constant { ptr, ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_11DE, ptr @_ZTI1B }
@_ZTSN12_GLOBAL__N_11DE = internal constant [19 x i8] c"N12_GLOBAL__N_11DE\00"
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
; For a class that nothing else speaks of.
@_ZTCN12_GLOBAL__N_14GoneE0_1B = internal constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1B1fEv] }
; A name that tells no class.
@_ZTCodd = internal constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1B1fEv] }

declare i32 @_ZN1B1fEv(ptr)

define internal i32 @_ZN12_GLOBAL__N_11D1fEv(ptr %this) {
  ret i32 3
}

define i32 @make() {
  %object = alloca { ptr, i64 }
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTCN12_GLOBAL__N_11DE0_1B, i64 0, inrange i32 0, i64 3), ptr %object
  %table = load ptr, ptr %object
  %f = load ptr, ptr %table
  %a = call i32 %f(ptr nonnull dereferenceable(16) %object)
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTVN12_GLOBAL__N_11DE, i64 0, inrange i32 0, i64 3), ptr %object
  %again = load ptr, ptr %object
  %g = load ptr, ptr %again
  %b = call i32 %g(ptr nonnull dereferenceable(16) %object)
  %sum = add i32 %a, %b
  ret i32 %sum
}
