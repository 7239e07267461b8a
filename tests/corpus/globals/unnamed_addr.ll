@everywhere = unnamed_addr constant i32 0
@here = local_unnamed_addr constant i32 0
@alias = unnamed_addr alias i32, ptr @everywhere
@local_alias = local_unnamed_addr alias i32, ptr @here
define void @function() unnamed_addr {
  ret void
}
declare void @declared() local_unnamed_addr
