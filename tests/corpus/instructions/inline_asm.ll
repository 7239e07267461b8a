; Each flag, both dialects, outputs, memory, text with odd bytes.
define i32 @assembler_keeps_its_flags(i32 %a, ptr %p) {
  call void asm "", ""()
  call void asm sideeffect "nop", ""()
  call void asm alignstack "push $$1", "~{memory}"()
  call void asm inteldialect "mov eax, ebx", "~{eax},~{dirflag},~{fpsr},~{flags}"()
  call void asm unwind "call thrower", ""()
  call void asm sideeffect alignstack inteldialect unwind "nop", ""()
  %1 = call i32 asm "bswap $0", "=r,0"(i32 %a)
  %2 = call { i32, i32 } asm "\09xchg $0, $1\0A\22quoted\22 \5C \FF", "=&r,=r,0,1,~{cc}"(i32 %a, i32 %1)
  %3 = call i32 asm sideeffect "mov $1, $0", "=r,*m,i,n"(ptr elementtype(i32) %p, i32 7, i32 8) #0, !srcloc !0
  %4 = tail call i32 asm "bswap $0", "=r,0"(i32 %3)
  ret i32 %4
}

attributes #0 = { nounwind }

!0 = !{i64 12, i64 34}
