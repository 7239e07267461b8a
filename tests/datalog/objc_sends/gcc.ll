target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__block_literal_generic = type { ptr, i32, i32, ptr, ptr }

$"__block_descriptor_36_e8_i12\01?0i8l" = comdat any

$.objc_sel_namealloc = comdat any

$.objc_sel_nameclassMethod = comdat any

$.objc_sel_nameinit = comdat any

$.objc_sel_nameinstanceMethod = comdat any

$.objc_sel_nameintValue = comdat any

@__objc_class_name_Top = global i64 0
@0 = private unnamed_addr constant [4 x i8] c"isa\00", align 1
@1 = private unnamed_addr constant [2 x i8] c"@\00", align 1
@__objc_ivar_offset_value_Top.isa = global i32 0
@.ivar.offsets = internal global [1 x ptr] [ptr @__objc_ivar_offset_value_Top.isa], align 8
@2 = private unnamed_addr constant [5 x i8] c"init\00", align 1
@3 = private unnamed_addr constant [8 x i8] c"@16@0:8\00", align 1
@4 = private unnamed_addr constant [9 x i8] c"intValue\00", align 1
@5 = private unnamed_addr constant [8 x i8] c"i16@0:8\00", align 1
@.objc_method_list = internal global { ptr, i32, [2 x { ptr, ptr, ptr }] } { ptr null, i32 2, [2 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @2, ptr @3, ptr @_i_Top__init }, { ptr, ptr, ptr } { ptr @4, ptr @5, ptr @_i_Top__intValue }] }, align 8
@6 = private unnamed_addr constant [6 x i8] c"alloc\00", align 1
@.objc_method_list.1 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @6, ptr @3, ptr @_c_Top__alloc }] }, align 8
@.objc_ivar_list = internal global { i32, [1 x { ptr, ptr, i32 }] } { i32 1, [1 x { ptr, ptr, i32 }] [{ ptr, ptr, i32 } { ptr @0, ptr @1, i32 0 }] }, align 8
@__objc_ivar_offset_Top.isa = local_unnamed_addr global ptr getelementptr inbounds ({ i32, [1 x { ptr, ptr, i32 }] }, ptr @.objc_ivar_list, i64 0, i32 1, i64 0, i32 2)
@.class_name = private unnamed_addr constant [4 x i8] c"Top\00", align 1
@_OBJC_METACLASS_Top = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr null, ptr null, ptr @.class_name, i64 0, i64 18, i64 144, ptr null, ptr @.objc_method_list.1, ptr null, ptr null, ptr null, ptr null, ptr null, i64 1, ptr null, ptr null, i64 0, i64 0 }, align 8
@.objc_protocol_list = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@_OBJC_CLASS_Top = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr @_OBJC_METACLASS_Top, ptr null, ptr @.class_name, i64 0, i64 17, i64 8, ptr @.objc_ivar_list, ptr @.objc_method_list, ptr null, ptr null, ptr null, ptr @.objc_protocol_list, ptr null, i64 1, ptr @.ivar.offsets, ptr null, i64 1, i64 1 }, align 8
@__objc_class_ref_Top = weak local_unnamed_addr constant ptr @__objc_class_name_Top
@__objc_class_name_Foo = global i64 0
@.ivar.offsets.2 = internal global [0 x ptr] zeroinitializer, align 8
@7 = private unnamed_addr constant [15 x i8] c"instanceMethod\00", align 1
@8 = private unnamed_addr constant [8 x i8] c"v16@0:8\00", align 1
@.objc_method_list.3 = internal global { ptr, i32, [2 x { ptr, ptr, ptr }] } { ptr null, i32 2, [2 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @7, ptr @8, ptr @_i_Foo__instanceMethod }, { ptr, ptr, ptr } { ptr @4, ptr @5, ptr @_i_Foo__intValue }] }, align 8
@9 = private unnamed_addr constant [12 x i8] c"classMethod\00", align 1
@.objc_method_list.4 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @9, ptr @3, ptr @_c_Foo__classMethod }] }, align 8
@.class_name.5 = private unnamed_addr constant [4 x i8] c"Foo\00", align 1
@_OBJC_METACLASS_Foo = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr null, ptr null, ptr @.class_name.5, i64 0, i64 18, i64 144, ptr null, ptr @.objc_method_list.4, ptr null, ptr null, ptr null, ptr null, ptr null, i64 1, ptr null, ptr null, i64 0, i64 0 }, align 8
@.objc_protocol_list.6 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@_OBJC_CLASS_Foo = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr @_OBJC_METACLASS_Foo, ptr @.class_name, ptr @.class_name.5, i64 0, i64 17, i64 8, ptr null, ptr @.objc_method_list.3, ptr null, ptr null, ptr null, ptr @.objc_protocol_list.6, ptr null, i64 1, ptr @.ivar.offsets.2, ptr null, i64 1, i64 1 }, align 8
@__objc_class_ref_Foo = weak local_unnamed_addr constant ptr @__objc_class_name_Foo
@_NSConcreteStackBlock = external global ptr
@.str = private unnamed_addr constant [9 x i8] c"i12@?0i8\00", align 1
@"__block_descriptor_36_e8_i12\01?0i8l" = linkonce_odr hidden unnamed_addr constant { i64, i64, ptr, ptr } { i64 0, i64 36, ptr @.str, ptr null }, comdat, align 8
@10 = private unnamed_addr constant [12 x i8] c"AnotherHack\00", align 1
@11 = private unnamed_addr constant [33 x i8] c"__ObjC_Protocol_Holder_Ugly_Hack\00", align 1
@.objc_protocol_list.8 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@12 = internal global { ptr, ptr, ptr, ptr, ptr } { ptr @10, ptr @11, ptr null, ptr null, ptr @.objc_protocol_list.8 }, align 8
@.objc_sel_namealloc = linkonce_odr constant [6 x i8] c"alloc\00", comdat
@.objc_sel_nameclassMethod = linkonce_odr constant [12 x i8] c"classMethod\00", comdat
@.objc_sel_nameinit = linkonce_odr constant [5 x i8] c"init\00", comdat
@.objc_sel_nameinstanceMethod = linkonce_odr constant [15 x i8] c"instanceMethod\00", comdat
@.objc_sel_nameintValue = linkonce_odr constant [9 x i8] c"intValue\00", comdat
@.objc_selector_list = internal global [7 x { ptr, ptr }] [{ ptr, ptr } { ptr @.objc_sel_namealloc, ptr @3 }, { ptr, ptr } { ptr @.objc_sel_nameclassMethod, ptr @3 }, { ptr, ptr } { ptr @.objc_sel_nameinit, ptr @3 }, { ptr, ptr } { ptr @.objc_sel_nameinstanceMethod, ptr @8 }, { ptr, ptr } { ptr @.objc_sel_nameintValue, ptr null }, { ptr, ptr } { ptr @.objc_sel_nameintValue, ptr @5 }, { ptr, ptr } zeroinitializer], align 8
@13 = internal global { i64, ptr, i16, i16, [5 x ptr] } { i64 6, ptr @.objc_selector_list, i16 2, i16 1, [5 x ptr] [ptr @_OBJC_CLASS_Top, ptr @_OBJC_CLASS_Foo, ptr @12, ptr null, ptr null] }, align 8
@.objc_source_file_name = private unnamed_addr constant [9 x i8] c"./seed.m\00", align 1
@14 = internal global { i64, i64, ptr, ptr } { i64 8, i64 32, ptr @.objc_source_file_name, ptr @13 }, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @.objc_load_function, ptr null }]

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define internal noalias ptr @_c_Top__alloc(ptr nocapture readnone %self, ptr nocapture readnone %_cmd) #0 {
entry:
  ret ptr null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define internal ptr @_i_Top__init(ptr noundef readnone returned %self, ptr nocapture readnone %_cmd) #0 {
entry:
  ret ptr %self
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define internal i32 @_i_Top__intValue(ptr nocapture readnone %self, ptr nocapture readnone %_cmd) #0 {
entry:
  ret i32 1
}

; Function Attrs: nounwind uwtable
define internal ptr @_c_Foo__classMethod(ptr noundef %self, ptr nocapture readnone %_cmd) #1 {
entry:
  %0 = tail call ptr @objc_msg_lookup(ptr %self, ptr nonnull @.objc_selector_list) #3, !GNUObjCMessageSend !5
  %call = tail call ptr %0(ptr noundef %self, ptr noundef nonnull @.objc_selector_list) #3, !GNUObjCMessageSend !5
  %1 = tail call ptr @objc_msg_lookup(ptr %call, ptr getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 2)) #3, !GNUObjCMessageSend !6
  %call1 = tail call ptr %1(ptr noundef %call, ptr noundef getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 2)) #3, !GNUObjCMessageSend !6
  ret ptr %call1
}

declare ptr @objc_msg_lookup(ptr, ptr) local_unnamed_addr

; Function Attrs: nounwind uwtable
define internal void @_i_Foo__instanceMethod(ptr noundef %self, ptr nocapture readnone %_cmd) #1 {
entry:
  %tmp = alloca { ptr, ptr }, align 8
  %0 = load ptr, ptr getelementptr inbounds ({ ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 }, ptr @_OBJC_CLASS_Foo, i64 0, i32 1), align 8
  store ptr %self, ptr %tmp, align 8
  %1 = getelementptr inbounds { ptr, ptr }, ptr %tmp, i64 0, i32 1
  store ptr %0, ptr %1, align 8
  %2 = call ptr @objc_msg_lookup_super(ptr nonnull %tmp, ptr getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 4)) #3
  %call = call i32 %2(ptr noundef %self, ptr noundef getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 4)) #3, !GNUObjCMessageSend !7
  ret void
}

declare ptr @objc_msg_lookup_super(ptr, ptr) local_unnamed_addr

; Function Attrs: nounwind uwtable
define internal i32 @_i_Foo__intValue(ptr noundef %self, ptr nocapture readnone %_cmd) #1 {
entry:
  %tmp = alloca { ptr, ptr }, align 8
  %0 = load ptr, ptr getelementptr inbounds ({ ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 }, ptr @_OBJC_CLASS_Foo, i64 0, i32 1), align 8
  store ptr %self, ptr %tmp, align 8
  %1 = getelementptr inbounds { ptr, ptr }, ptr %tmp, i64 0, i32 1
  store ptr %0, ptr %1, align 8
  %2 = call ptr @objc_msg_lookup_super(ptr nonnull %tmp, ptr getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 4)) #3
  %call = call i32 %2(ptr noundef %self, ptr noundef getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 4)) #3, !GNUObjCMessageSend !7
  %add = add nsw i32 %call, 1
  ret i32 %add
}

; Function Attrs: nounwind uwtable
define dso_local i32 @use(i32 noundef %n, ptr noundef %s) local_unnamed_addr #1 {
entry:
  %block = alloca <{ ptr, i32, i32, ptr, ptr, i32 }>, align 8
  %0 = tail call ptr (ptr, ...) @objc_lookup_class(ptr nonnull @.class_name.5) #3
  %1 = tail call ptr @objc_msg_lookup(ptr %0, ptr getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 1)) #3, !GNUObjCMessageSend !8
  %call = tail call ptr %1(ptr noundef %0, ptr noundef getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 1)) #3, !GNUObjCMessageSend !8
  %2 = tail call ptr @objc_msg_lookup(ptr %call, ptr getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 3)) #3, !GNUObjCMessageSend !9
  tail call void %2(ptr noundef %call, ptr noundef getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 3)) #3, !GNUObjCMessageSend !9
  %3 = tail call ptr @objc_msg_lookup(ptr %s, ptr getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 5)) #3, !GNUObjCMessageSend !10
  %call1 = tail call i32 %3(ptr noundef %s, ptr noundef getelementptr inbounds ([7 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 5)) #3, !GNUObjCMessageSend !10
  %add = add nsw i32 %call1, %n
  store ptr @_NSConcreteStackBlock, ptr %block, align 8
  %block.flags = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %block, i64 0, i32 1
  store i32 -1073741824, ptr %block.flags, align 8
  %block.reserved = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %block, i64 0, i32 2
  store i32 0, ptr %block.reserved, align 4
  %block.invoke = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %block, i64 0, i32 3
  store ptr @__use_block_invoke, ptr %block.invoke, align 8
  %block.descriptor = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %block, i64 0, i32 4
  store ptr @"__block_descriptor_36_e8_i12\01?0i8l", ptr %block.descriptor, align 8
  %block.captured = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %block, i64 0, i32 5
  store i32 %n, ptr %block.captured, align 8, !tbaa !11
  %4 = getelementptr inbounds %struct.__block_literal_generic, ptr %block, i64 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %call2 = call i32 %5(ptr noundef nonnull %block, i32 noundef 1) #3
  %add3 = add nsw i32 %add, %call2
  ret i32 %add3
}

declare ptr @objc_lookup_class(ptr, ...) local_unnamed_addr

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define internal i32 @__use_block_invoke(ptr nocapture noundef readonly %.block_descriptor, i32 noundef %k) #2 {
entry:
  %block.capture.addr = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %.block_descriptor, i64 0, i32 5
  %0 = load i32, ptr %block.capture.addr, align 8, !tbaa !11
  %add = add nsw i32 %0, %k
  ret i32 %add
}

define internal void @.objc_load_function() {
entry:
  tail call void (ptr, ...) @__objc_exec_class(ptr nonnull @14)
  ret void
}

declare void @__objc_exec_class(ptr, ...) local_unnamed_addr

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!"alloc", !"", i1 false}
!6 = !{!"init", !"", i1 false}
!7 = !{!"intValue", !"Top", i1 false}
!8 = !{!"classMethod", !"Foo", i1 true}
!9 = !{!"instanceMethod", !"", i1 false}
!10 = !{!"intValue", !"", i1 false}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
