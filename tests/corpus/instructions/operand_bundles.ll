; Several bundles, tags of LLVM and others, no operands, operands of every type, on calls and invokes.
declare void @f()
declare i32 @personality(...)

define void @bundles_keep_order_and_operands(i32 %a, ptr %p) personality ptr @personality {
  call void @f() [ "deopt"(i32 1, ptr %p) ]
  call void @f() [ "tag two"(), "deopt"(i32 %a), "tag \22one\22"(ptr null, <2 x i32> undef), "tag two"(float 1.0) ]
  call void %p(i32 %a, ptr %p) [ "cfguardtarget"(ptr %p), "kcfi"(i32 1234) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %p) ]
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  invoke void @f() [ "gc-transition"(i32 %a), "gc-live"(ptr %p) ]
          to label %end unwind label %pad

pad:
  %e = landingpad ptr cleanup
  unreachable

end:
  ret void
}

declare void @llvm.assume(i1 noundef)
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
