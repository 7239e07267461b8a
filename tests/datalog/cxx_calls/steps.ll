; One place, addressed in two ways: as the second field, and as the first of the struct after the
; first field, as an optimiser counts. What was written there last counts. Which element of an array
; is meant is not known.
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZTV1A = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1A1fEv] }
@_ZTV1B = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1B1fEv] }
@_ZTI1A = external constant ptr
@_ZTI1B = external constant ptr

declare i32 @_ZN1A1fEv(ptr)
declare i32 @_ZN1B1fEv(ptr)

define i32 @step() {
  %object = alloca { ptr, ptr }
  %field = getelementptr { ptr, ptr }, ptr %object, i64 0, i32 1
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV1A, i64 0, inrange i32 0, i64 2), ptr %field
  %next = getelementptr { ptr }, ptr %object, i64 1, i32 0
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV1B, i64 0, inrange i32 0, i64 2), ptr %next
  %table = load ptr, ptr %field
  %f = load ptr, ptr %table
  %r = call i32 %f(ptr nonnull dereferenceable(8) %field)
  ret i32 %r
}

define i32 @element(i64 %i) {
  %object = alloca [2 x { ptr }]
  %one = getelementptr [2 x { ptr }], ptr %object, i64 0, i64 %i
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV1A, i64 0, inrange i32 0, i64 2), ptr %one
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV1B, i64 0, inrange i32 0, i64 2), ptr %object
  %table = load ptr, ptr %one
  %f = load ptr, ptr %table
  %r = call i32 %f(ptr nonnull dereferenceable(8) %one)
  ret i32 %r
}
