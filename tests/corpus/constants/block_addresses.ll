; Of a block of this function, of another one, of one that is named later, and of an unnamed one.
@table = global [3 x ptr] [ptr blockaddress(@jumps, %one), ptr blockaddress(@jumps, %two), ptr blockaddress(@unnamed_blocks, %1)]

define void @uses_a_later_function(ptr %p) {
  store ptr blockaddress(@jumps, %two), ptr %p, align 8
  ret void
}

define void @jumps(ptr %where) {
  indirectbr ptr %where, [label %one, label %two]

one:
  br label %two

two:
  ret void
}

define ptr @unnamed_blocks() {
  br label %1

1:
  ret ptr blockaddress(@unnamed_blocks, %1)
}

define void @far_code(ptr addrspace(1) %where) addrspace(1) {
  br label %there

there:
  store ptr addrspace(1) blockaddress(@far_code, %there), ptr null, align 8
  ret void
}
