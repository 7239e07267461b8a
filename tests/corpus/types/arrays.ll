; Empty, nested, and longer than 32 bits can say.
@empty = external global [0 x i32]
@nested = external global [2 x [3 x [4 x i8]]]
@of_structs = external global [5 x { i8, [1 x i64] }]
@long = external global [4294967296 x i8]
@longer = external global [1099511627777 x [0 x i8]]
@longest = external global [18446744073709551615 x i8]
