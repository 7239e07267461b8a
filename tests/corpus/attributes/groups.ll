; Groups are only a way of writing: sets are merged, shared and numbered anew.
declare void @a() #7
declare void @b() #7 nounwind
declare void @c() #7 #3
declare void @d() cold nounwind "x"="y"

attributes #3 = { nounwind alignstack=32 }
attributes #7 = { cold "x"="y" }
