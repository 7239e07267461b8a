; The classes Foo and ValidClass of a superclass that is elsewhere, a category, and sends to them; a send that is
; added to a sum. Compiled by clang at -O1 for macOS.
source_filename = "seed.m"
target datalayout = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-apple-macosx11.0.0"

%struct._objc_cache = type opaque
%struct._class_t = type { ptr, ptr, ptr, ptr, ptr }
%struct._objc_method = type { ptr, ptr, ptr }
%struct._class_ro_t = type { i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct._category_t = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32 }

@_objc_empty_cache = external global %struct._objc_cache
@"OBJC_METACLASS_$_NSObject" = external global %struct._class_t
@OBJC_CLASS_NAME_ = private unnamed_addr constant [4 x i8] c"Foo\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_ = private unnamed_addr constant [12 x i8] c"classMethod\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_ = private unnamed_addr constant [8 x i8] c"@16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_CLASS_METHODS_Foo" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_TYPE_, ptr @"\01+[Foo classMethod]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_METACLASS_RO_$_Foo" = internal global %struct._class_ro_t { i32 1, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_CLASS_METHODS_Foo", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_METACLASS_$_Foo" = global %struct._class_t { ptr @"OBJC_METACLASS_$_NSObject", ptr @"OBJC_METACLASS_$_NSObject", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Foo" }, section "__DATA, __objc_data", align 8
@"OBJC_CLASS_$_NSObject" = external global %struct._class_t
@OBJC_METH_VAR_NAME_.1 = private unnamed_addr constant [15 x i8] c"instanceMethod\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.2 = private unnamed_addr constant [8 x i8] c"v16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_METHODS_Foo" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.1, ptr @OBJC_METH_VAR_TYPE_.2, ptr @"\01-[Foo instanceMethod]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Foo" = internal global %struct._class_ro_t { i32 0, i32 0, i32 0, ptr null, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_INSTANCE_METHODS_Foo", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_CLASS_$_Foo" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Foo", ptr @"OBJC_CLASS_$_NSObject", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Foo" }, section "__DATA, __objc_data", align 8
@OBJC_CLASS_NAME_.3 = private unnamed_addr constant [11 x i8] c"ValidClass\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.4 = private unnamed_addr constant [7 x i8] c"foobar\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@"_OBJC_$_CLASS_METHODS_ValidClass" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.2, ptr @"\01+[ValidClass foobar]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_METACLASS_RO_$_ValidClass" = internal global %struct._class_ro_t { i32 1, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_.3, ptr @"_OBJC_$_CLASS_METHODS_ValidClass", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_METACLASS_$_ValidClass" = global %struct._class_t { ptr @"OBJC_METACLASS_$_NSObject", ptr @"OBJC_METACLASS_$_NSObject", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_ValidClass" }, section "__DATA, __objc_data", align 8
@"_OBJC_$_INSTANCE_METHODS_ValidClass" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.2, ptr @"\01-[ValidClass foobar]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_ValidClass" = internal global %struct._class_ro_t { i32 0, i32 0, i32 0, ptr null, ptr @OBJC_CLASS_NAME_.3, ptr @"_OBJC_$_INSTANCE_METHODS_ValidClass", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_CLASS_$_ValidClass" = global %struct._class_t { ptr @"OBJC_METACLASS_$_ValidClass", ptr @"OBJC_CLASS_$_NSObject", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_ValidClass" }, section "__DATA, __objc_data", align 8
@"OBJC_CLASS_$_Number" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Number", ptr null, ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Number" }, section "__DATA, __objc_data", align 8
@"OBJC_METACLASS_$_Number" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Number", ptr @"OBJC_CLASS_$_Number", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Number" }, section "__DATA, __objc_data", align 8
@OBJC_CLASS_NAME_.5 = private unnamed_addr constant [7 x i8] c"Number\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@"_OBJC_METACLASS_RO_$_Number" = internal global %struct._class_ro_t { i32 3, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_.5, ptr null, ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@OBJC_METH_VAR_NAME_.6 = private unnamed_addr constant [9 x i8] c"intValue\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.7 = private unnamed_addr constant [8 x i8] c"i16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_METHODS_Number" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.6, ptr @OBJC_METH_VAR_TYPE_.7, ptr @"\01-[Number intValue]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Number" = internal global %struct._class_ro_t { i32 2, i32 0, i32 0, ptr null, ptr @OBJC_CLASS_NAME_.5, ptr @"_OBJC_$_INSTANCE_METHODS_Number", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@OBJC_CLASS_NAME_.8 = private unnamed_addr constant [6 x i8] c"Added\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.9 = private unnamed_addr constant [6 x i8] c"added\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@"_OBJC_$_CATEGORY_CLASS_METHODS_Foo_$_Added" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.9, ptr @OBJC_METH_VAR_TYPE_.2, ptr @"\01+[Foo(Added) added]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_$_CATEGORY_Foo_$_Added" = internal global %struct._category_t { ptr @OBJC_CLASS_NAME_.8, ptr @"OBJC_CLASS_$_Foo", ptr null, ptr @"_OBJC_$_CATEGORY_CLASS_METHODS_Foo_$_Added", ptr null, ptr null, ptr null, i32 64 }, section "__DATA, __objc_const", align 8
@"OBJC_CLASSLIST_REFERENCES_$_" = internal global ptr @"OBJC_CLASS_$_Foo", section "__DATA,__objc_classrefs,regular,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_ = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_.10 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.1, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_.11 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.6, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"OBJC_LABEL_CLASS_$" = private global [3 x ptr] [ptr @"OBJC_CLASS_$_Foo", ptr @"OBJC_CLASS_$_ValidClass", ptr @"OBJC_CLASS_$_Number"], section "__DATA,__objc_classlist,regular,no_dead_strip", align 8
@"OBJC_LABEL_CATEGORY_$" = private global [1 x ptr] [ptr @"_OBJC_$_CATEGORY_Foo_$_Added"], section "__DATA,__objc_catlist,regular,no_dead_strip", align 8

define internal noalias ptr @"\01+[Foo classMethod]"(ptr nocapture readnone %0, ptr nocapture readnone %1) {
  ret ptr null
}

define internal void @"\01-[Foo instanceMethod]"(ptr nocapture readnone %0, ptr nocapture readnone %1) {
  ret void
}

define internal void @"\01+[ValidClass foobar]"(ptr nocapture readnone %0, ptr nocapture readnone %1) {
  ret void
}

define internal void @"\01-[ValidClass foobar]"(ptr nocapture readnone %0, ptr nocapture readnone %1) {
  ret void
}

define internal i32 @"\01-[Number intValue]"(ptr nocapture readnone %0, ptr nocapture readnone %1) {
  ret i32 7
}

define internal void @"\01+[Foo(Added) added]"(ptr nocapture readnone %0, ptr nocapture readnone %1) {
  ret void
}

define void @example() local_unnamed_addr {
  %1 = load ptr, ptr @"OBJC_CLASSLIST_REFERENCES_$_", align 8
  %2 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8
  %3 = tail call ptr @objc_msgSend(ptr noundef %1, ptr noundef %2)
  %4 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.10, align 8
  tail call void @objc_msgSend(ptr noundef %3, ptr noundef %4)
  ret void
}

declare ptr @objc_msgSend(ptr, ptr, ...) local_unnamed_addr

define i32 @sum(ptr noundef %0) local_unnamed_addr {
  %2 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.11, align 8
  %3 = tail call i32 @objc_msgSend(ptr noundef %0, ptr noundef %2)
  ret i32 %3
}
