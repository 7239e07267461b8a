; allocsize with one and two parameters, alignstack, uwtable of each kind, vscale_range bounded or not.
declare ptr @allocsize_one(i64) allocsize(0)
declare ptr @allocsize_two(i64, i64) allocsize(0, 1)
declare ptr @allocsize_reversed(i64, i64) allocsize(1, 0)
declare void @alignstack() alignstack(16)
declare void @uwtable() uwtable
declare void @uwtable_sync() uwtable(sync)
declare void @uwtable_async() uwtable(async)
declare void @vscale_range_bounded() vscale_range(2,16)
declare void @vscale_range_unbounded() vscale_range(1,0)
declare void @vscale_range_exact() vscale_range(4)
declare void @preallocates() preallocated(i32)
