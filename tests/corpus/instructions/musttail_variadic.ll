; A forwarded variadic call without a fixed argument: LLVM prints "(, ...)", which it cannot read.
define void @forwards_everything(...) {
  musttail call void (...) @target(...)
  ret void
}

declare void @target(...)
