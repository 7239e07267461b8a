; LLVM's verifier takes callbr for inline assembler only; its reader and printer take any callee.
declare void @g(i32)

define void @callbr_of_a_function(i32 %x) {
  callbr void @g(i32 %x)
          to label %next [label %other]

next:
  ret void

other:
  ret void
}
