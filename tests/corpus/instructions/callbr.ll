; asm goto: no target, several, the same twice, with a result and arguments.
define i32 @targets_keep_their_order(i32 %a) {
entry:
  callbr void asm sideeffect "nop", ""()
          to label %one []

one:
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,!i,~{memory}"(i32 %a)
          to label %two [label %three, label %end]

two:
  %r = callbr i32 asm "jmp ${1:l}", "=r,!i,!i"() #0
          to label %three [label %end, label %three]

three:
  ret i32 1

end:
  ret i32 2
}

attributes #0 = { nounwind "key" }
