@a = externally_initialized global i32 0
@b = external externally_initialized constant i32
