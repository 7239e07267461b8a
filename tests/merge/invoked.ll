; Calls of merged functions that may throw, as call, as invoke and as last act of a function: each
; becomes a call of the one that is kept. An exception passes through a thunk.

; MERGE @throw_if @raise_if thunk
; MERGE @guarded @shielded deleted
; MERGE @pass @hand deleted

@format = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00"
@_ZTIi = external constant ptr
declare i32 @printf(ptr, ...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)

define i32 @throw_if(i32 %a) {
entry:
  %odd = trunc i32 %a to i1
  br i1 %odd, label %throw, label %back
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %a, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
back:
  %b = add i32 %a, 100
  ret i32 %b
}

define i32 @raise_if(i32 %a) {
entry:
  %odd = trunc i32 %a to i1
  br i1 %odd, label %throw, label %back
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %a, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
back:
  %b = add i32 %a, 100
  ret i32 %b
}

define internal i32 @pass(i32 %a) {
  %b = mul i32 %a, 3
  %r = tail call i32 @throw_if(i32 %b)
  ret i32 %r
}

define internal i32 @hand(i32 %a) {
  %b = mul i32 %a, 3
  %r = tail call i32 @raise_if(i32 %b)
  ret i32 %r
}

define internal i32 @guarded(i32 %a) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @pass(i32 %a) to label %fine unwind label %caught
fine:
  ret i32 %r
caught:
  %pad = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %pad, 0
  %p = call ptr @__cxa_begin_catch(ptr %e)
  %v = load i32, ptr %p
  call void @__cxa_end_catch()
  %n = sub i32 0, %v
  ret i32 %n
}

define internal i32 @shielded(i32 %a) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @hand(i32 %a) to label %fine unwind label %caught
fine:
  ret i32 %r
caught:
  %pad = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %pad, 0
  %p = call ptr @__cxa_begin_catch(ptr %e)
  %v = load i32, ptr %p
  call void @__cxa_end_catch()
  %n = sub i32 0, %v
  ret i32 %n
}

define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  %a = call i32 @guarded(i32 2)
  %b = call i32 @shielded(i32 4)
  %c = call i32 @guarded(i32 5)
  %d = call i32 @shielded(i32 7)
  %e = invoke i32 @raise_if(i32 8) to label %next unwind label %never
next:
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  ret i32 0
never:
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 1
}
