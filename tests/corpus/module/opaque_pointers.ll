@g = global ptr @g
@far = addrspace(3) global ptr addrspace(1) null

define ptr @opaque_pointers_are_kept(ptr %p, ptr addrspace(3) %q) {
  %r = load ptr, ptr %p, align 8
  %s = addrspacecast ptr addrspace(3) %q to ptr
  ret ptr %r
}
