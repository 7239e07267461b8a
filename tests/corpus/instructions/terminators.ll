; ret, br, switch, indirectbr, unreachable in each form.
define void @returns_nothing() {
  ret void
}

define { i32, ptr } @returns_an_aggregate() {
  ret { i32, ptr } { i32 1, ptr null }
}

define i32 @branches(i1 %c, i32 %n, i128 %wide, ptr %where) {
entry:
  br label %first

first:
  br i1 %c, label %second, label %third

second:
  switch i32 %n, label %third [
  ]

third:
  switch i128 %wide, label %end [
    i128 -1, label %fourth
    i128 170141183460469231731687303715884105727, label %second
    i128 0, label %fourth
  ], !prof !0

fourth:
  indirectbr ptr %where, [label %first, label %end, label %first]

fifth:
  indirectbr ptr %where, []

sixth:
  unreachable

end:
  ret i32 undef
}

!0 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
