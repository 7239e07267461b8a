@address = global i32 0, no_sanitize_address
@hwaddress = global i32 0, no_sanitize_hwaddress
@memtag = global i32 0, sanitize_memtag
@dyninit = global i32 0, sanitize_address_dyninit
@all = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit, align 8
