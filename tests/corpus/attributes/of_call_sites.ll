; A call has attributes of its own, other than its callee's: of the function, the return, arguments.
declare ptr @f(ptr, i32)
declare i32 @personality(...)

define ptr @call_sites_have_attributes(ptr %g, i32 %n) personality ptr @personality {
  %a = call noalias nonnull ptr @f(ptr nocapture align 4 %g, i32 signext "arg" %n) #0
  %b = call ptr @f(ptr byval(i64) align 8 %a, i32 %n) builtin nounwind allocsize(1) "key"="value"
  call void %g(ptr inreg %b, ptr sret(i32) %a) #1
  call void asm sideeffect "", "*m"(ptr elementtype(i32) %b)
  %c = invoke noundef ptr @f(ptr nonnull %a, i32 zeroext %n) #0
          to label %end unwind label %pad

pad:
  %e = landingpad ptr cleanup
  unreachable

end:
  ret ptr %c
}

attributes #0 = { nounwind readonly "call-site" }
attributes #1 = { nomerge cold }
