; Clauses of both kinds in an order, cleanup or not, several pads, resume.
@type_info = external constant ptr
@other_info = external constant { ptr, ptr }

declare void @thrower()
declare i32 @__gxx_personality_v0(...)

define i32 @clauses_keep_their_order(ptr %f) personality ptr @__gxx_personality_v0 {
entry:
  %v = invoke i32 %f(i32 1, ptr null)
          to label %next unwind label %catch

next:
  invoke fastcc void @thrower()
          to label %last unwind label %filter

last:
  invoke void (i32, ...) @variadic(i32 1, i32 2)
          to label %end unwind label %cleanup

end:
  ret i32 %v

catch:
  %a = landingpad { ptr, i32 }
          catch ptr @type_info
          catch ptr @other_info
          catch ptr null
  ret i32 1

filter:
  %b = landingpad { ptr, i32 }
          cleanup
          catch ptr @type_info
          filter [2 x ptr] [ptr @type_info, ptr @other_info]
          filter [0 x ptr] zeroinitializer
          catch ptr @other_info
  resume { ptr, i32 } %b

cleanup:
  %c = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %c
}

declare void @variadic(i32, ...)
