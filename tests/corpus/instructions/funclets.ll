; catchswitch, catchpad, cleanuppad, catchret, cleanupret: within none and within pads, with arguments,
; unwinding to the caller and to blocks.
@type_descriptor = external global i8

declare void @thrower(i32)
declare i32 @__CxxFrameHandler3(...)

define i32 @pads_nest(i32 %n) personality ptr @__CxxFrameHandler3 {
entry:
  %slot = alloca i32, align 4
  invoke void @thrower(i32 %n)
          to label %end unwind label %dispatch

dispatch:
  %outer = catchswitch within none [label %first, label %second] unwind label %clean

first:
  %a = catchpad within %outer [ptr @type_descriptor, i32 8, ptr %slot]
  invoke void @thrower(i32 1) [ "funclet"(token %a) ]
          to label %leave unwind label %nested

leave:
  catchret from %a to label %end

nested:
  %inner = catchswitch within %a [label %third] unwind label %clean

third:
  %c = catchpad within %inner []
  catchret from %c to label %leave

second:
  %b = catchpad within %outer [ptr null, i32 64, ptr null]
  catchret from %b to label %end

clean:
  %d = cleanuppad within none [i32 %n, ptr %slot]
  invoke void @thrower(i32 2) [ "funclet"(token %d) ]
          to label %done unwind label %clean_inside

clean_inside:
  %e = cleanuppad within %d []
  cleanupret from %e unwind label %last

done:
  cleanupret from %d unwind label %last

last:
  %f = cleanuppad within none []
  cleanupret from %f unwind to caller

end:
  ret i32 0
}

define void @a_catchswitch_may_unwind_to_the_caller() personality ptr @__CxxFrameHandler3 {
  invoke void @thrower(i32 1)
          to label %end unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %end

end:
  ret void
}
