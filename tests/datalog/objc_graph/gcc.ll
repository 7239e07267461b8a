; The classes Foo and ValidClass of a superclass that is elsewhere, a category, and sends to them; a send that is
; added to a sum. Compiled by clang at -O1 for GCC's run-time library.
source_filename = "seed.m"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

$.objc_sel_nameclassMethod = comdat any

$.objc_sel_nameinstanceMethod = comdat any

$.objc_sel_nameintValue = comdat any

@__objc_class_name_NSObject = external global i64
@__objc_class_ref_NSObject = weak local_unnamed_addr constant ptr @__objc_class_name_NSObject
@__objc_class_name_Foo = global i64 0
@.ivar.offsets = internal global [0 x ptr] zeroinitializer, align 8
@.super_class_name = private unnamed_addr constant [9 x i8] c"NSObject\00", align 1
@0 = private unnamed_addr constant [15 x i8] c"instanceMethod\00", align 1
@1 = private unnamed_addr constant [8 x i8] c"v16@0:8\00", align 1
@.objc_method_list = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @0, ptr @1, ptr @_i_Foo__instanceMethod }] }, align 8
@2 = private unnamed_addr constant [12 x i8] c"classMethod\00", align 1
@3 = private unnamed_addr constant [8 x i8] c"@16@0:8\00", align 1
@.objc_method_list.1 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @2, ptr @3, ptr @_c_Foo__classMethod }] }, align 8
@.class_name = private unnamed_addr constant [4 x i8] c"Foo\00", align 1
@_OBJC_METACLASS_Foo = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr null, ptr null, ptr @.class_name, i64 0, i64 18, i64 144, ptr null, ptr @.objc_method_list.1, ptr null, ptr null, ptr null, ptr null, ptr null, i64 1, ptr null, ptr null, i64 0, i64 0 }, align 8
@.objc_protocol_list = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@_OBJC_CLASS_Foo = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr @_OBJC_METACLASS_Foo, ptr @.super_class_name, ptr @.class_name, i64 0, i64 17, i64 0, ptr null, ptr @.objc_method_list, ptr null, ptr null, ptr null, ptr @.objc_protocol_list, ptr null, i64 1, ptr @.ivar.offsets, ptr null, i64 1, i64 1 }, align 8
@__objc_class_name_ValidClass = local_unnamed_addr global i64 0
@.ivar.offsets.2 = internal global [0 x ptr] zeroinitializer, align 8
@4 = private unnamed_addr constant [7 x i8] c"foobar\00", align 1
@.objc_method_list.3 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @4, ptr @1, ptr @_i_ValidClass__foobar }] }, align 8
@.objc_method_list.4 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @4, ptr @1, ptr @_c_ValidClass__foobar }] }, align 8
@.class_name.5 = private unnamed_addr constant [11 x i8] c"ValidClass\00", align 1
@_OBJC_METACLASS_ValidClass = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr null, ptr null, ptr @.class_name.5, i64 0, i64 18, i64 144, ptr null, ptr @.objc_method_list.4, ptr null, ptr null, ptr null, ptr null, ptr null, i64 1, ptr null, ptr null, i64 0, i64 0 }, align 8
@.objc_protocol_list.6 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@_OBJC_CLASS_ValidClass = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr @_OBJC_METACLASS_ValidClass, ptr @.super_class_name, ptr @.class_name.5, i64 0, i64 17, i64 0, ptr null, ptr @.objc_method_list.3, ptr null, ptr null, ptr null, ptr @.objc_protocol_list.6, ptr null, i64 1, ptr @.ivar.offsets.2, ptr null, i64 1, i64 1 }, align 8
@__objc_class_name_Number = local_unnamed_addr global i64 0
@.ivar.offsets.7 = internal global [0 x ptr] zeroinitializer, align 8
@5 = private unnamed_addr constant [9 x i8] c"intValue\00", align 1
@6 = private unnamed_addr constant [8 x i8] c"i16@0:8\00", align 1
@.objc_method_list.8 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @5, ptr @6, ptr @_i_Number__intValue }] }, align 8
@.class_name.9 = private unnamed_addr constant [7 x i8] c"Number\00", align 1
@_OBJC_METACLASS_Number = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr null, ptr null, ptr @.class_name.9, i64 0, i64 18, i64 144, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i64 1, ptr null, ptr null, i64 0, i64 0 }, align 8
@.objc_protocol_list.10 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@_OBJC_CLASS_Number = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr @_OBJC_METACLASS_Number, ptr null, ptr @.class_name.9, i64 0, i64 17, i64 0, ptr null, ptr @.objc_method_list.8, ptr null, ptr null, ptr null, ptr @.objc_protocol_list.10, ptr null, i64 1, ptr @.ivar.offsets.7, ptr null, i64 1, i64 1 }, align 8
@7 = private unnamed_addr constant [6 x i8] c"Added\00", align 1
@8 = private unnamed_addr constant [6 x i8] c"added\00", align 1
@.objc_method_list.11 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @8, ptr @1, ptr @_c_Foo_Added_added }] }, align 8
@.objc_protocol_list.12 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@.objc_category_FooAdded = internal global { ptr, ptr, ptr, ptr, ptr } { ptr @7, ptr @.class_name, ptr null, ptr @.objc_method_list.11, ptr @.objc_protocol_list.12 }, align 8
@__objc_class_ref_Foo = weak local_unnamed_addr constant ptr @__objc_class_name_Foo
@9 = private unnamed_addr constant [12 x i8] c"AnotherHack\00", align 1
@10 = private unnamed_addr constant [33 x i8] c"__ObjC_Protocol_Holder_Ugly_Hack\00", align 1
@.objc_protocol_list.13 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@11 = internal global { ptr, ptr, ptr, ptr, ptr } { ptr @9, ptr @10, ptr null, ptr null, ptr @.objc_protocol_list.13 }, align 8
@.objc_sel_nameclassMethod = linkonce_odr constant [12 x i8] c"classMethod\00", comdat
@.objc_sel_nameinstanceMethod = linkonce_odr constant [15 x i8] c"instanceMethod\00", comdat
@.objc_sel_nameintValue = linkonce_odr constant [9 x i8] c"intValue\00", comdat
@.objc_selector_list = internal global [4 x { ptr, ptr }] [{ ptr, ptr } { ptr @.objc_sel_nameclassMethod, ptr @3 }, { ptr, ptr } { ptr @.objc_sel_nameinstanceMethod, ptr @1 }, { ptr, ptr } { ptr @.objc_sel_nameintValue, ptr @6 }, { ptr, ptr } zeroinitializer], align 8
@12 = internal global { i64, ptr, i16, i16, [7 x ptr] } { i64 3, ptr @.objc_selector_list, i16 3, i16 2, [7 x ptr] [ptr @_OBJC_CLASS_Foo, ptr @_OBJC_CLASS_ValidClass, ptr @_OBJC_CLASS_Number, ptr @.objc_category_FooAdded, ptr @11, ptr null, ptr null] }, align 8
@.objc_source_file_name = private unnamed_addr constant [9 x i8] c"./seed.m\00", align 1
@13 = internal global { i64, i64, ptr, ptr } { i64 8, i64 32, ptr @.objc_source_file_name, ptr @12 }, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @.objc_load_function, ptr null }]

define internal noalias ptr @_c_Foo__classMethod(ptr nocapture readnone %0, ptr nocapture readnone %1) {
  ret ptr null
}

define internal void @_i_Foo__instanceMethod(ptr nocapture %0, ptr nocapture %1) {
  ret void
}

define internal void @_c_ValidClass__foobar(ptr nocapture %0, ptr nocapture %1) {
  ret void
}

define internal void @_i_ValidClass__foobar(ptr nocapture %0, ptr nocapture %1) {
  ret void
}

define internal i32 @_i_Number__intValue(ptr nocapture readnone %0, ptr nocapture readnone %1) {
  ret i32 7
}

define internal void @_c_Foo_Added_added(ptr nocapture %0, ptr nocapture %1) {
  ret void
}

define dso_local void @example() local_unnamed_addr {
  %1 = tail call ptr (ptr, ...) @objc_lookup_class(ptr nonnull @.class_name)
  %2 = tail call ptr @objc_msg_lookup(ptr %1, ptr nonnull @.objc_selector_list)
  %3 = tail call ptr %2(ptr noundef %1, ptr noundef nonnull @.objc_selector_list)
  %4 = tail call ptr @objc_msg_lookup(ptr %3, ptr getelementptr inbounds ([4 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 1))
  tail call void %4(ptr noundef %3, ptr noundef getelementptr inbounds ([4 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 1))
  ret void
}

declare ptr @objc_lookup_class(ptr, ...) local_unnamed_addr

declare ptr @objc_msg_lookup(ptr, ptr) local_unnamed_addr

define dso_local i32 @sum(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @objc_msg_lookup(ptr %0, ptr getelementptr inbounds ([4 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 2))
  %3 = tail call i32 %2(ptr noundef %0, ptr noundef getelementptr inbounds ([4 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i64 2))
  ret i32 %3
}

define internal void @.objc_load_function() {
  tail call void (ptr, ...) @__objc_exec_class(ptr nonnull @13)
  ret void
}

declare void @__objc_exec_class(ptr, ...) local_unnamed_addr
