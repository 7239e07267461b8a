; A declaration is no entry of the program.
declare i32 @main()
