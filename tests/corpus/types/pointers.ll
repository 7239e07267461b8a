declare void @pointers_keep_their_address_space(ptr, ptr addrspace(1), ptr addrspace(5), ptr addrspace(16777215))
