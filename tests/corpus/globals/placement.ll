; Section, partition, alignment, on variables and functions, aliases and ifuncs.
@section = global i32 0, section ".mine,odd \22name\22", align 64
@partition = global i32 0, partition "part \221\22", align 1
@all = constant i32 0, section "a", partition "b", comdat, align 4294967296
@alias = alias i32, ptr @section, partition "part2"
@ifunc = ifunc void (), ptr @resolver, partition "part3"
$all = comdat any

define void @function() section ".text.mine" partition "part4" align 32 {
  ret void
}

define ptr @resolver() align 1 {
  ret ptr @function
}
