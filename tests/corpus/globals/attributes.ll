; Attributes of variables, alone and shared with a function.
@a = global i32 0 #0
@b = constant i32 0, align 4 #1
@c = global i32 0 "alone"="1" "flag"

define void @f() #0 {
  ret void
}

attributes #0 = { "bss-section"="my_bss" "data-section"="my_data" }
attributes #1 = { "rodata-section"="my_rodata" }
