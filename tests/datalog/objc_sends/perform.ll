; performSelector: in the call graph: an edge of its own, to what it asks for.
target datalayout = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-apple-macosx11.0.0"

%struct._objc_cache = type opaque
%struct._class_t = type { ptr, ptr, ptr, ptr, ptr }
%struct._class_ro_t = type { i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct._objc_method = type { ptr, ptr, ptr }
%struct._ivar_t = type { ptr, ptr, ptr, i32, i32 }

@OBJC_METH_VAR_NAME_ = private unnamed_addr constant [5 x i8] c"mine\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_SELECTOR_REFERENCES_ = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_METH_VAR_NAME_.1 = private unnamed_addr constant [17 x i8] c"performSelector:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_SELECTOR_REFERENCES_.2 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.1, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@_objc_empty_cache = external global %struct._objc_cache
@"OBJC_CLASS_$_Actor" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Actor", ptr null, ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Actor" }, section "__DATA, __objc_data", align 8
@"OBJC_METACLASS_$_Actor" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Actor", ptr @"OBJC_CLASS_$_Actor", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Actor" }, section "__DATA, __objc_data", align 8
@OBJC_CLASS_NAME_ = private unnamed_addr constant [6 x i8] c"Actor\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@"_OBJC_METACLASS_RO_$_Actor" = internal global %struct._class_ro_t { i32 3, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_, ptr null, ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@OBJC_METH_VAR_TYPE_ = private unnamed_addr constant [8 x i8] c"@16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.3 = private unnamed_addr constant [4 x i8] c"run\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@"_OBJC_$_INSTANCE_METHODS_Actor" = internal global { i32, i32, [2 x %struct._objc_method] } { i32 24, i32 2, [2 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_TYPE_, ptr @"\01-[Actor mine]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.3, ptr @OBJC_METH_VAR_TYPE_, ptr @"\01-[Actor run]" }] }, section "__DATA, __objc_const", align 8
@"OBJC_IVAR_$_Actor.isa" = global i64 0, section "__DATA, __objc_ivar", align 8
@OBJC_METH_VAR_NAME_.4 = private unnamed_addr constant [4 x i8] c"isa\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.5 = private unnamed_addr constant [2 x i8] c"@\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_VARIABLES_Actor" = internal global { i32, i32, [1 x %struct._ivar_t] } { i32 32, i32 1, [1 x %struct._ivar_t] [%struct._ivar_t { ptr @"OBJC_IVAR_$_Actor.isa", ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.5, i32 3, i32 8 }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Actor" = internal global %struct._class_ro_t { i32 2, i32 0, i32 8, ptr null, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_INSTANCE_METHODS_Actor", ptr null, ptr @"_OBJC_$_INSTANCE_VARIABLES_Actor", ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_LABEL_CLASS_$" = private global [1 x ptr] [ptr @"OBJC_CLASS_$_Actor"], section "__DATA,__objc_classlist,regular,no_dead_strip", align 8
@llvm.compiler.used = appending global [12 x ptr] [ptr @OBJC_CLASS_NAME_, ptr @"OBJC_LABEL_CLASS_$", ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_NAME_.1, ptr @OBJC_METH_VAR_NAME_.3, ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_, ptr @OBJC_METH_VAR_TYPE_.5, ptr @OBJC_SELECTOR_REFERENCES_, ptr @OBJC_SELECTOR_REFERENCES_.2, ptr @"_OBJC_$_INSTANCE_METHODS_Actor", ptr @"_OBJC_$_INSTANCE_VARIABLES_Actor"], section "llvm.metadata"

define internal ptr @"\01-[Actor mine]"(ptr noundef readnone returned %self, ptr nocapture readnone %_cmd) {
entry:
  ret ptr %self
}

define internal ptr @"\01-[Actor run]"(ptr noundef %self, ptr nocapture readnone %_cmd) {
entry:
  %0 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !invariant.load !10
  %1 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.2, align 8, !invariant.load !10
  %call = tail call ptr @objc_msgSend(ptr noundef %self, ptr noundef %1, ptr noundef %0)
  ret ptr %call
}

declare ptr @objc_msgSend(ptr, ptr, ...) local_unnamed_addr

define ptr @ask(ptr noundef %any) local_unnamed_addr {
entry:
  %0 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !invariant.load !10
  %1 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.2, align 8, !invariant.load !10
  %call = tail call ptr @objc_msgSend(ptr noundef %any, ptr noundef %1, ptr noundef %0)
  ret ptr %call
}

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
