; Inline assembler takes a block as an argument, which is a value then.

define void @a_block_is_an_argument() {
entry:
  call void asm sideeffect "jmp ${0:l}", "X"(label %next)
  br label %next

next:
  ret void
}
