target datalayout = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-apple-macosx11.0.0"

%struct._objc_cache = type opaque
%struct._class_t = type { ptr, ptr, ptr, ptr, ptr }
%struct._objc_method = type { ptr, ptr, ptr }
%struct._class_ro_t = type { i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct._ivar_t = type { ptr, ptr, ptr, i32, i32 }
%struct._objc_super = type { ptr, ptr }
%struct.__block_literal_generic = type { ptr, i32, i32, ptr, ptr }

@_objc_empty_cache = external global %struct._objc_cache
@"OBJC_CLASS_$_Top" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Top", ptr null, ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Top" }, section "__DATA, __objc_data", align 8
@"OBJC_METACLASS_$_Top" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Top", ptr @"OBJC_CLASS_$_Top", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Top" }, section "__DATA, __objc_data", align 8
@OBJC_CLASS_NAME_ = private unnamed_addr constant [4 x i8] c"Top\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_ = private unnamed_addr constant [6 x i8] c"alloc\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_ = private unnamed_addr constant [8 x i8] c"@16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_CLASS_METHODS_Top" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_TYPE_, ptr @"\01+[Top alloc]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_METACLASS_RO_$_Top" = internal global %struct._class_ro_t { i32 3, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_CLASS_METHODS_Top", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@OBJC_METH_VAR_NAME_.1 = private unnamed_addr constant [5 x i8] c"init\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.2 = private unnamed_addr constant [9 x i8] c"intValue\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.3 = private unnamed_addr constant [8 x i8] c"i16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_METHODS_Top" = internal global { i32, i32, [2 x %struct._objc_method] } { i32 24, i32 2, [2 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.1, ptr @OBJC_METH_VAR_TYPE_, ptr @"\01-[Top init]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr @"\01-[Top intValue]" }] }, section "__DATA, __objc_const", align 8
@"OBJC_IVAR_$_Top.isa" = global i64 0, section "__DATA, __objc_ivar", align 8
@OBJC_METH_VAR_NAME_.4 = private unnamed_addr constant [4 x i8] c"isa\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.5 = private unnamed_addr constant [2 x i8] c"@\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_VARIABLES_Top" = internal global { i32, i32, [1 x %struct._ivar_t] } { i32 32, i32 1, [1 x %struct._ivar_t] [%struct._ivar_t { ptr @"OBJC_IVAR_$_Top.isa", ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.5, i32 3, i32 8 }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Top" = internal global %struct._class_ro_t { i32 2, i32 0, i32 8, ptr null, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_INSTANCE_METHODS_Top", ptr null, ptr @"_OBJC_$_INSTANCE_VARIABLES_Top", ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_CLASS_$_Foo" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Foo", ptr @"OBJC_CLASS_$_Top", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Foo" }, section "__DATA, __objc_data", align 8
@"OBJC_CLASSLIST_SUP_REFS_$_" = private global ptr @"OBJC_CLASS_$_Foo", section "__DATA,__objc_superrefs,regular,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_ = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.2, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_CLASS_NAME_.6 = private unnamed_addr constant [4 x i8] c"Foo\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.7 = private unnamed_addr constant [12 x i8] c"classMethod\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@"_OBJC_$_CLASS_METHODS_Foo" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.7, ptr @OBJC_METH_VAR_TYPE_, ptr @"\01+[Foo classMethod]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_METACLASS_RO_$_Foo" = internal global %struct._class_ro_t { i32 1, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_.6, ptr @"_OBJC_$_CLASS_METHODS_Foo", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_METACLASS_$_Foo" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Top", ptr @"OBJC_METACLASS_$_Top", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Foo" }, section "__DATA, __objc_data", align 8
@OBJC_METH_VAR_NAME_.8 = private unnamed_addr constant [15 x i8] c"instanceMethod\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.9 = private unnamed_addr constant [8 x i8] c"v16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_METHODS_Foo" = internal global { i32, i32, [2 x %struct._objc_method] } { i32 24, i32 2, [2 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.8, ptr @OBJC_METH_VAR_TYPE_.9, ptr @"\01-[Foo instanceMethod]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr @"\01-[Foo intValue]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Foo" = internal global %struct._class_ro_t { i32 0, i32 8, i32 8, ptr null, ptr @OBJC_CLASS_NAME_.6, ptr @"_OBJC_$_INSTANCE_METHODS_Foo", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_CLASSLIST_REFERENCES_$_" = internal global ptr @"OBJC_CLASS_$_Foo", section "__DATA,__objc_classrefs,regular,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_.10 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.7, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_.11 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.8, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@_NSConcreteStackBlock = external global ptr
@.str = private unnamed_addr constant [9 x i8] c"i12@?0i8\00", align 1
@OBJC_CLASS_NAME_.12 = private unnamed_addr constant [1 x i8] zeroinitializer, section "__TEXT,__objc_classname,cstring_literals", align 1
@"__block_descriptor_36_e8_i12\01?0i8l" = linkonce_odr hidden unnamed_addr constant { i64, i64, ptr, ptr } { i64 0, i64 36, ptr @.str, ptr @OBJC_CLASS_NAME_.12 }, align 8
@"OBJC_LABEL_CLASS_$" = private global [2 x ptr] [ptr @"OBJC_CLASS_$_Top", ptr @"OBJC_CLASS_$_Foo"], section "__DATA,__objc_classlist,regular,no_dead_strip", align 8
@llvm.compiler.used = appending global [24 x ptr] [ptr @"OBJC_CLASSLIST_REFERENCES_$_", ptr @"OBJC_CLASSLIST_SUP_REFS_$_", ptr @OBJC_CLASS_NAME_, ptr @OBJC_CLASS_NAME_.12, ptr @OBJC_CLASS_NAME_.6, ptr @"OBJC_LABEL_CLASS_$", ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_NAME_.1, ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_NAME_.7, ptr @OBJC_METH_VAR_NAME_.8, ptr @OBJC_METH_VAR_TYPE_, ptr @OBJC_METH_VAR_TYPE_.3, ptr @OBJC_METH_VAR_TYPE_.5, ptr @OBJC_METH_VAR_TYPE_.9, ptr @OBJC_SELECTOR_REFERENCES_, ptr @OBJC_SELECTOR_REFERENCES_.10, ptr @OBJC_SELECTOR_REFERENCES_.11, ptr @"_OBJC_$_CLASS_METHODS_Foo", ptr @"_OBJC_$_CLASS_METHODS_Top", ptr @"_OBJC_$_INSTANCE_METHODS_Foo", ptr @"_OBJC_$_INSTANCE_METHODS_Top", ptr @"_OBJC_$_INSTANCE_VARIABLES_Top"], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone ssp willreturn uwtable
define internal noalias ptr @"\01+[Top alloc]"(ptr nocapture readnone %self, ptr nocapture readnone %_cmd) #0 {
entry:
  ret ptr null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone ssp willreturn uwtable
define internal ptr @"\01-[Top init]"(ptr noundef readnone returned %self, ptr nocapture readnone %_cmd) #0 {
entry:
  ret ptr %self
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone ssp willreturn uwtable
define internal i32 @"\01-[Top intValue]"(ptr nocapture readnone %self, ptr nocapture readnone %_cmd) #0 {
entry:
  ret i32 1
}

; Function Attrs: ssp uwtable
define internal ptr @"\01+[Foo classMethod]"(ptr noundef %self, ptr nocapture readnone %_cmd) #1 {
entry:
  %0 = tail call ptr @objc_alloc_init(ptr %self)
  ret ptr %0
}

declare ptr @objc_alloc_init(ptr) local_unnamed_addr

; Function Attrs: ssp uwtable
define internal void @"\01-[Foo instanceMethod]"(ptr noundef %self, ptr nocapture readnone %_cmd) #1 {
entry:
  %objc_super = alloca %struct._objc_super, align 8
  store ptr %self, ptr %objc_super, align 8
  %0 = load ptr, ptr @"OBJC_CLASSLIST_SUP_REFS_$_", align 8
  %1 = getelementptr inbounds %struct._objc_super, ptr %objc_super, i64 0, i32 1
  store ptr %0, ptr %1, align 8
  %2 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !invariant.load !10
  %call = call i32 @objc_msgSendSuper2(ptr noundef nonnull %objc_super, ptr noundef %2)
  ret void
}

declare ptr @objc_msgSendSuper2(ptr, ptr, ...) local_unnamed_addr

; Function Attrs: ssp uwtable
define internal i32 @"\01-[Foo intValue]"(ptr noundef %self, ptr nocapture readnone %_cmd) #1 {
entry:
  %objc_super = alloca %struct._objc_super, align 8
  store ptr %self, ptr %objc_super, align 8
  %0 = load ptr, ptr @"OBJC_CLASSLIST_SUP_REFS_$_", align 8
  %1 = getelementptr inbounds %struct._objc_super, ptr %objc_super, i64 0, i32 1
  store ptr %0, ptr %1, align 8
  %2 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !invariant.load !10
  %call = call i32 @objc_msgSendSuper2(ptr noundef nonnull %objc_super, ptr noundef %2)
  %add = add nsw i32 %call, 1
  ret i32 %add
}

; Function Attrs: ssp uwtable
define i32 @use(i32 noundef %n, ptr noundef %s) local_unnamed_addr #1 {
entry:
  %block = alloca <{ ptr, i32, i32, ptr, ptr, i32 }>, align 8
  %0 = load ptr, ptr @"OBJC_CLASSLIST_REFERENCES_$_", align 8
  %1 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.10, align 8, !invariant.load !10
  %call = tail call ptr @objc_msgSend(ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.11, align 8, !invariant.load !10
  tail call void @objc_msgSend(ptr noundef %call, ptr noundef %2)
  %3 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !invariant.load !10
  %call1 = tail call i32 @objc_msgSend(ptr noundef %s, ptr noundef %3)
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
  %call2 = call i32 %5(ptr noundef nonnull %block, i32 noundef 1)
  %add3 = add nsw i32 %add, %call2
  ret i32 %add3
}

; Function Attrs: nonlazybind
declare ptr @objc_msgSend(ptr, ptr, ...) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind readonly ssp willreturn uwtable
define internal i32 @__use_block_invoke(ptr nocapture noundef readonly %.block_descriptor, i32 noundef %k) #3 {
entry:
  %block.capture.addr = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %.block_descriptor, i64 0, i32 5
  %0 = load i32, ptr %block.capture.addr, align 8, !tbaa !11
  %add = add nsw i32 %0, %k
  ret i32 %add
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone ssp willreturn uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="penryn" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sahf,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { ssp uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="penryn" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sahf,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #2 = { nonlazybind }
attributes #3 = { argmemonly mustprogress nofree norecurse nosync nounwind readonly ssp willreturn uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="penryn" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sahf,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}

!0 = !{i32 1, !"Objective-C Version", i32 2}
!1 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!2 = !{i32 1, !"Objective-C Image Info Section", !"__DATA,__objc_imageinfo,regular,no_dead_strip"}
!3 = !{i32 1, !"Objective-C Garbage Collection", i8 0}
!4 = !{i32 1, !"Objective-C Class Properties", i32 64}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
