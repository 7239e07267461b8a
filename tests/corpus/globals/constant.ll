; constant and global, with and without initialiser.
@a = constant i32 1
@b = global i32 1
@c = external constant i32
@d = external global i32
