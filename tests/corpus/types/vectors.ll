declare void @vectors_keep_their_length(<1 x i1>, <3 x i7>, <4 x float>, <2 x ptr>, <8 x ptr addrspace(1)>, <65536 x i8>, <2 x fp128>)
