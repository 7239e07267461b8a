declare void @pointees_are_kept(i32*, i32**, [2 x i8]*, void (i32, ...)*, <2 x i64*>, i8 addrspace(1)* addrspace(2)*, {}*)
