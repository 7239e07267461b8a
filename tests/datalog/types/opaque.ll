; Under opaque pointers lists, nodes and roots are all the same.
%list = type { ptr, i32 }
%node = type { ptr, i32 }
%root = type { ptr, i32 }
@g = external global { %list, %node, %root, ptr addrspace(1) }
