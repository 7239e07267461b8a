; Each kind of selection, a name that needs quotes, members of every sort.
$any = comdat any
$exactmatch = comdat exactmatch
$largest = comdat largest
$nodeduplicate = comdat nodeduplicate
$samesize = comdat samesize
$"odd name \22\01\FF" = comdat any
$function_in_its_own_comdat = comdat any

@any = global i32 1, comdat
@in_another_comdat = global i32 2, comdat($any)
@exactmatch = global i32 3, comdat
@largest = global i32 4, comdat
@nodeduplicate = global i32 5, comdat
@samesize = global i32 6, section ".mine", comdat
@odd = global i32 7, comdat($"odd name \22\01\FF")

define void @function_in_its_own_comdat() comdat {
  ret void
}

define linkonce_odr void @function_in_a_comdat_of_variables() comdat($any) {
  ret void
}
