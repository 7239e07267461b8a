define i32 @calls_itself_and_one_that_follows(i32 %n) {
  %a = call i32 @calls_itself_and_one_that_follows(i32 %n)
  %b = call i32 @follows(i32 %a)
  ret i32 %b
}

define i32 @follows(i32 %n) {
  %a = call i32 @calls_itself_and_one_that_follows(i32 %n)
  ret i32 %a
}
