; One function with all that its first line can say.
$f = comdat any

define weak_odr hidden dllexport noundef signext i32 @f(ptr noalias nocapture readonly align 8 %p, i32 zeroext %0, ...) unnamed_addr addrspace(0) #0 section ".text.f" partition "part" comdat align 16 gc "statepoint-example" prefix i32 1 prologue i8 2 personality ptr @personality !mine !0 {
  ret i32 %0
}

declare i32 @personality(...)

attributes #0 = { nounwind "key"="value" }

!0 = !{}
