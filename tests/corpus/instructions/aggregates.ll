define i8 @members_are_reached_by_paths({ i32, [2 x { i8, ptr }] } %s, [3 x i16] %a) {
  %1 = extractvalue { i32, [2 x { i8, ptr }] } %s, 0
  %2 = extractvalue { i32, [2 x { i8, ptr }] } %s, 1
  %3 = extractvalue { i32, [2 x { i8, ptr }] } %s, 1, 1, 0
  %4 = insertvalue { i32, [2 x { i8, ptr }] } %s, i8 7, 1, 0, 0
  %5 = insertvalue [3 x i16] %a, i16 1, 2
  %6 = insertvalue { i32, [2 x { i8, ptr }] } poison, [2 x { i8, ptr }] %2, 1
  ret i8 %3
}
