module asm ".section .mine, \22aw\22"
module asm ""
module asm "\09.ascii \22caf\C3\A9 \5C\5C\22"
module asm "started:"
module asm "\09nop"

define void @module_assembler_stands_before_functions() {
  ret void
}
