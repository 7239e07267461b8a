define void @inalloca_and_swifterror_are_kept() {
  %1 = alloca inalloca <{ i32, ptr }>, align 4
  %2 = alloca swifterror ptr, align 8
  call void @takes(ptr inalloca(<{ i32, ptr }>) %1)
  call swiftcc void @fails(ptr swifterror %2)
  ret void
}

declare void @takes(ptr inalloca(<{ i32, ptr }>))
declare swiftcc void @fails(ptr swifterror)
