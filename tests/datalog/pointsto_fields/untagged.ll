; Fields in a crowd, without types of accesses: structs that begin alike share fields.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Close = type { i64, i64, i64, ptr }
%struct.Outer = type { float, float, double, double, double, %struct.Node }
%struct.Node = type { ptr, ptr }
%struct.Open = type { i64, ptr, ptr }
%struct.From = type { [16 x i32], ptr }
%struct.To = type { [64 x i8], ptr }
%struct.Whole = type { i32, i32, i32, i32, ptr }
%struct.Same = type { i64, ptr }
%struct.Tail = type { i32, i32, [0 x ptr] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@which = dso_local global i32 0, align 4
@fixed = internal constant %struct.Close { i64 1, i64 2, i64 3, ptr @h }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @a(i64 noundef %x) #0 {
entry:
  ret i64 %x
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @b(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 1
  ret i64 %add
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @c(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 2
  ret i64 %add
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @d(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 3
  ret i64 %add
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @e(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 4
  ret i64 %add
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @g(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 5
  ret i64 %add
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @h(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 6
  ret i64 %add
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %call = call noalias ptr @malloc(i64 noundef 24) #4
  %call1 = call noalias ptr @malloc(i64 noundef 32) #4
  %call2 = call noalias ptr @malloc(i64 noundef 24) #4
  %call3 = call noalias ptr @malloc(i64 noundef 48) #4
  %call4 = call noalias ptr @malloc(i64 noundef 72) #4
  %call5 = call noalias ptr @malloc(i64 noundef 72) #4
  %call6 = call noalias ptr @malloc(i64 noundef 24) #4
  store i32 %argc, ptr @which, align 4
  call void @open_run(ptr noundef %call, ptr noundef @a)
  call void @open_stop(ptr noundef %call, ptr noundef @b)
  call void @by_union(ptr noundef %call2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %call1, ptr align 8 @fixed, i64 32, i1 false)
  %call7 = call ptr @place(ptr noundef %call3)
  store ptr @d, ptr %call7, align 8
  call void @set_from(ptr noundef %call4)
  call void @recast(ptr noundef %call5, ptr noundef %call4)
  call void @set_whole(ptr noundef %call6)
  %call8 = call i64 @by_open_stop(ptr noundef %call)
  %call9 = call i64 @by_union_run(ptr noundef %call2)
  %add = add nsw i64 %call8, %call9
  %call10 = call i64 @by_close(ptr noundef %call1)
  %add11 = add nsw i64 %add, %call10
  %in = getelementptr inbounds %struct.Outer, ptr %call3, i32 0, i32 5
  %call12 = call i64 @by_visit(ptr noundef %in)
  %add13 = add nsw i64 %add11, %call12
  %call14 = call i64 @by_words(ptr noundef %call1)
  %add15 = add nsw i64 %add13, %call14
  %call16 = call i64 @by_bytes(ptr noundef %call1)
  %add17 = add nsw i64 %add15, %call16
  %call18 = call i64 @by_recast(ptr noundef %call5)
  %add19 = add nsw i64 %add17, %call18
  %call20 = call i64 @by_tail(ptr noundef %call6)
  %add21 = add nsw i64 %add19, %call20
  %call22 = call i64 (i32, ...) @by_argument(i32 noundef 1, ptr noundef @b)
  %add23 = add nsw i64 %add21, %call22
  %call24 = call i64 (i32, ...) @by_argument(i32 noundef 2, ptr noundef @g)
  %add25 = add nsw i64 %add23, %call24
  %conv = trunc i64 %add25 to i32
  ret i32 %conv
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @open_run(ptr noundef %o, ptr noundef %x) #0 {
entry:
  %run = getelementptr inbounds %struct.Open, ptr %o, i32 0, i32 1
  store ptr %x, ptr %run, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @open_stop(ptr noundef %o, ptr noundef %x) #0 {
entry:
  %stop = getelementptr inbounds %struct.Open, ptr %o, i32 0, i32 2
  store ptr %x, ptr %stop, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @by_union(ptr noundef %u) #0 {
entry:
  %run = getelementptr inbounds %struct.Open, ptr %u, i32 0, i32 1
  store ptr @a, ptr %run, align 8
  ret void
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @place(ptr noundef %o) #0 {
entry:
  %in = getelementptr inbounds %struct.Outer, ptr %o, i32 0, i32 5
  %visit = getelementptr inbounds %struct.Node, ptr %in, i32 0, i32 1
  ret ptr %visit
}

; Function Attrs: noinline nounwind uwtable
define internal void @set_from(ptr noundef %from) #0 {
entry:
  %from1 = getelementptr inbounds %struct.From, ptr %from, i32 0, i32 1
  store ptr @e, ptr %from1, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @recast(ptr noundef %to, ptr noundef %from) #0 {
entry:
  %n = getelementptr inbounds %struct.To, ptr %to, i32 0, i32 0
  %arraydecay = getelementptr inbounds [64 x i8], ptr %n, i64 0, i64 0
  %n1 = getelementptr inbounds %struct.From, ptr %from, i32 0, i32 0
  %arraydecay2 = getelementptr inbounds [16 x i32], ptr %n1, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arraydecay, ptr align 8 %arraydecay2, i64 72, i1 false)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @set_whole(ptr noundef %w) #0 {
entry:
  %whole = getelementptr inbounds %struct.Whole, ptr %w, i32 0, i32 4
  store ptr @g, ptr %whole, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_open_stop(ptr noundef %o) #0 {
entry:
  %stop = getelementptr inbounds %struct.Open, ptr %o, i32 0, i32 2
  %0 = load ptr, ptr %stop, align 8
  %call = call i64 %0(i64 noundef 1)
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_union_run(ptr noundef %u) #0 {
entry:
  %run = getelementptr inbounds %struct.Same, ptr %u, i32 0, i32 1
  %0 = load ptr, ptr %run, align 8
  %call = call i64 %0(i64 noundef 1)
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_close(ptr noundef %k) #0 {
entry:
  %run = getelementptr inbounds %struct.Close, ptr %k, i32 0, i32 3
  %0 = load ptr, ptr %run, align 8
  %call = call i64 %0(i64 noundef 1)
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_visit(ptr noundef %n) #0 {
entry:
  %visit = getelementptr inbounds %struct.Node, ptr %n, i32 0, i32 1
  %0 = load ptr, ptr %visit, align 8
  %call = call i64 %0(i64 noundef 1)
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_words(ptr noundef %k) #0 {
entry:
  %m = getelementptr inbounds %struct.Close, ptr %k, i32 0, i32 1
  %0 = load i64, ptr %m, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr @which, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds ptr, ptr %k, i64 %idxprom
  %2 = load ptr, ptr %arrayidx, align 8
  %call = call i64 %2(i64 noundef 1)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_bytes(ptr noundef %k) #0 {
entry:
  %m = getelementptr inbounds %struct.Close, ptr %k, i32 0, i32 1
  %0 = load i64, ptr %m, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %add.ptr = getelementptr inbounds i8, ptr %k, i64 24
  %1 = load ptr, ptr %add.ptr, align 8
  %call = call i64 %1(i64 noundef 1)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_recast(ptr noundef %to) #0 {
entry:
  %to1 = getelementptr inbounds %struct.To, ptr %to, i32 0, i32 1
  %0 = load ptr, ptr %to1, align 8
  %call = call i64 %0(i64 noundef 1)
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_tail(ptr noundef %w) #0 {
entry:
  %k = getelementptr inbounds %struct.Whole, ptr %w, i32 0, i32 2
  %0 = load i32, ptr %k, align 8
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %rest = getelementptr inbounds %struct.Tail, ptr %w, i32 0, i32 2
  %1 = load i32, ptr @which, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [0 x ptr], ptr %rest, i64 0, i64 %idxprom
  %2 = load ptr, ptr %arrayidx, align 8
  %call = call i64 %2(i64 noundef 1)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_argument(i32 noundef %n, ...) #0 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start(ptr %arraydecay)
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0
  %gp_offset = load i32, ptr %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %entry
  %0 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3
  %reg_save_area = load ptr, ptr %0, align 16
  %1 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %2 = add i32 %gp_offset, 8
  store i32 %2, ptr %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %entry
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %1, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %3 = load ptr, ptr %vaarg.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end(ptr %arraydecay2)
  %call = call i64 %3(i64 noundef 1)
  ret i64 %call
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nocallback nofree nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
