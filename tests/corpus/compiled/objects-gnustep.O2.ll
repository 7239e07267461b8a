; ModuleID = 'objects.m'
source_filename = "objects.m"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__block_byref_spoken = type { ptr, ptr, i32, i32, i32 }
%struct.__block_byref_spoken.0 = type { ptr, ptr, i32, i32, i32 }
%struct.__objcFastEnumerationState = type { i64, ptr, ptr, [5 x i64] }

$__copy_helper_block_e8_32o40r = comdat any

$__destroy_helper_block_e8_32o40r = comdat any

$.objcv2_load_function = comdat any

$.objc_sel_name_alloc = comdat any

$".objc_sel_types_\0116\010:8" = comdat any

$".objc_selector_alloc_\0116\010:8" = comdat any

$.objc_sel_name_init = comdat any

$".objc_selector_init_\0116\010:8" = comdat any

$"__block_descriptor_48_e8_32o40r_e8_v12\01?0i8l" = comdat any

$".objc_sel_name_withAge:" = comdat any

$".objc_sel_types_\0120\010:8i16" = comdat any

$".objc_selector_withAge:_\0120\010:8i16" = comdat any

$.objc_sel_name_isLoud = comdat any

$".objc_sel_types_c16\010:8" = comdat any

$".objc_selector_isLoud_c16\010:8" = comdat any

$".objc_sel_name_speak:" = comdat any

$".objc_sel_types_i20\010:8i16" = comdat any

$".objc_selector_speak:_i20\010:8i16" = comdat any

$".objc_sel_name_countByEnumeratingWithState:objects:count:" = comdat any

$".objc_sel_types_Q40\010:8^{?=Q^\01^Q[5Q]}16^\0124Q32" = comdat any

$".objc_selector_countByEnumeratingWithState:objects:count:_Q40\010:8^{?=Q^\01^Q[5Q]}16^\0124Q32" = comdat any

$.objc_sel_name_name = comdat any

$".objc_selector_name_\0116\010:8" = comdat any

$".objc_sel_name_renameTo:" = comdat any

$".objc_sel_types_v24\010:8\0116" = comdat any

$".objc_selector_renameTo:_v24\010:8\0116" = comdat any

$.objc_sel_name_whisper = comdat any

$".objc_sel_types_v16\010:8" = comdat any

$".objc_selector_whisper_v16\010:8" = comdat any

$._OBJC_PROTOCOL_Speaker = comdat any

$.objc_sel_name_legs = comdat any

$".objc_sel_types_i16\010:8" = comdat any

$".objc_selector_legs_i16\010:8" = comdat any

$".objc_sel_name_setLegs:" = comdat any

$".objc_sel_types_v20\010:8i16" = comdat any

$".objc_selector_setLegs:_v20\010:8i16" = comdat any

$".objc_sel_name_guarded:" = comdat any

$".objc_sel_types_i24\010:8\0116" = comdat any

$".objc_selector_guarded:_i24\010:8\0116" = comdat any

$".objc_selector_speak:_" = comdat any

$._OBJC_REF_PROTOCOL_Speaker = comdat any

$".objc_selector_countByEnumeratingWithState:objects:count:_" = comdat any

$.objc_init = comdat any

$.objc_ctor = comdat any

$.objc_null_selector = comdat any

$.objc_null_class_alias = comdat any

@.objc_sel_name_alloc = linkonce_odr hidden constant [6 x i8] c"alloc\00", comdat
@".objc_sel_types_\0116\010:8" = linkonce_odr hidden constant [8 x i8] c"@16@0:8\00", comdat
@".objc_selector_alloc_\0116\010:8" = linkonce_odr hidden global { ptr, ptr } { ptr @.objc_sel_name_alloc, ptr @".objc_sel_types_\0116\010:8" }, section "__objc_selectors", comdat, align 8
@.objc_sel_name_init = linkonce_odr hidden constant [5 x i8] c"init\00", comdat
@".objc_selector_init_\0116\010:8" = linkonce_odr hidden global { ptr, ptr } { ptr @.objc_sel_name_init, ptr @".objc_sel_types_\0116\010:8" }, section "__objc_selectors", comdat, align 8
@__objc_ivar_offset_Animal.age.i = global i32 0
@instances = internal unnamed_addr global i32 0, align 4
@_NSConcreteStackBlock = external global ptr
@.str = private unnamed_addr constant [9 x i8] c"v12@?0i8\00", align 1
@"__block_descriptor_48_e8_32o40r_e8_v12\01?0i8l" = linkonce_odr hidden unnamed_addr constant { i64, i64, ptr, ptr, ptr, ptr } { i64 0, i64 48, ptr @__copy_helper_block_e8_32o40r, ptr @__destroy_helper_block_e8_32o40r, ptr @.str, ptr null }, comdat, align 8
@"__objc_ivar_offset_Animal._name.\01" = hidden global i32 24
@0 = private unnamed_addr constant [7 x i8] c"Animal\00", align 1
@".objc_sel_name_withAge:" = linkonce_odr hidden constant [9 x i8] c"withAge:\00", comdat
@".objc_sel_types_\0120\010:8i16" = linkonce_odr hidden constant [11 x i8] c"@20@0:8i16\00", comdat
@".objc_selector_withAge:_\0120\010:8i16" = linkonce_odr hidden global { ptr, ptr } { ptr @".objc_sel_name_withAge:", ptr @".objc_sel_types_\0120\010:8i16" }, section "__objc_selectors", comdat, align 8
@1 = private unnamed_addr constant [19 x i8] c"@\22Animal\2220@0:8i16\00", align 1
@.objc_method_list = internal global { ptr, i32, i64, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, i64 24, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @_c_Animal__withAge_, ptr @".objc_selector_withAge:_\0120\010:8i16", ptr @1 }] }, align 8
@._OBJC_METACLASS_Animal = internal global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr } { ptr null, ptr null, ptr @0, i64 0, i64 1, i64 0, ptr null, ptr @.objc_method_list, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i64 0, ptr null }, align 8
@._OBJC_CLASS_Root = external global ptr
@2 = private unnamed_addr constant [4 x i8] c"age\00", align 1
@3 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@4 = private unnamed_addr constant [6 x i8] c"place\00", align 1
@5 = private unnamed_addr constant [7 x i8] c"{?=dd}\00", align 1
@"__objc_ivar_offset_Animal.place.{?=dd}" = global i32 8
@6 = private unnamed_addr constant [6 x i8] c"_name\00", align 1
@7 = private unnamed_addr constant [2 x i8] c"@\00", align 1
@.objc_ivar_list = private global { i32, i64, [3 x { ptr, ptr, ptr, i32, i32 }] } { i32 3, i64 32, [3 x { ptr, ptr, ptr, i32, i32 }] [{ ptr, ptr, ptr, i32, i32 } { ptr @2, ptr @3, ptr @__objc_ivar_offset_Animal.age.i, i32 4, i32 20 }, { ptr, ptr, ptr, i32, i32 } { ptr @4, ptr @5, ptr @"__objc_ivar_offset_Animal.place.{?=dd}", i32 16, i32 28 }, { ptr, ptr, ptr, i32, i32 } { ptr @6, ptr @7, ptr @"__objc_ivar_offset_Animal._name.\01", i32 8, i32 28 }] }, align 8
@.objc_sel_name_isLoud = linkonce_odr hidden constant [7 x i8] c"isLoud\00", comdat
@".objc_sel_types_c16\010:8" = linkonce_odr hidden constant [8 x i8] c"c16@0:8\00", comdat
@".objc_selector_isLoud_c16\010:8" = linkonce_odr hidden global { ptr, ptr } { ptr @.objc_sel_name_isLoud, ptr @".objc_sel_types_c16\010:8" }, section "__objc_selectors", comdat, align 8
@8 = private unnamed_addr constant [8 x i8] c"c16@0:8\00", align 1
@".objc_sel_name_speak:" = linkonce_odr hidden constant [7 x i8] c"speak:\00", comdat
@".objc_sel_types_i20\010:8i16" = linkonce_odr hidden constant [11 x i8] c"i20@0:8i16\00", comdat
@".objc_selector_speak:_i20\010:8i16" = linkonce_odr hidden global { ptr, ptr } { ptr @".objc_sel_name_speak:", ptr @".objc_sel_types_i20\010:8i16" }, section "__objc_selectors", comdat, align 8
@9 = private unnamed_addr constant [11 x i8] c"i20@0:8i16\00", align 1
@".objc_sel_name_countByEnumeratingWithState:objects:count:" = linkonce_odr hidden constant [43 x i8] c"countByEnumeratingWithState:objects:count:\00", comdat
@".objc_sel_types_Q40\010:8^{?=Q^\01^Q[5Q]}16^\0124Q32" = linkonce_odr hidden constant [31 x i8] c"Q40@0:8^{?=Q^@^Q[5Q]}16^@24Q32\00", comdat
@".objc_selector_countByEnumeratingWithState:objects:count:_Q40\010:8^{?=Q^\01^Q[5Q]}16^\0124Q32" = linkonce_odr hidden global { ptr, ptr } { ptr @".objc_sel_name_countByEnumeratingWithState:objects:count:", ptr @".objc_sel_types_Q40\010:8^{?=Q^\01^Q[5Q]}16^\0124Q32" }, section "__objc_selectors", comdat, align 8
@10 = private unnamed_addr constant [31 x i8] c"Q40@0:8^{?=Q^@^Q[5Q]}16^@24Q32\00", align 1
@.objc_sel_name_name = linkonce_odr hidden constant [5 x i8] c"name\00", comdat
@".objc_selector_name_\0116\010:8" = linkonce_odr hidden global { ptr, ptr } { ptr @.objc_sel_name_name, ptr @".objc_sel_types_\0116\010:8" }, section "__objc_selectors", comdat, align 8
@11 = private unnamed_addr constant [8 x i8] c"@16@0:8\00", align 1
@".objc_sel_name_renameTo:" = linkonce_odr hidden constant [10 x i8] c"renameTo:\00", comdat
@".objc_sel_types_v24\010:8\0116" = linkonce_odr hidden constant [11 x i8] c"v24@0:8@16\00", comdat
@".objc_selector_renameTo:_v24\010:8\0116" = linkonce_odr hidden global { ptr, ptr } { ptr @".objc_sel_name_renameTo:", ptr @".objc_sel_types_v24\010:8\0116" }, section "__objc_selectors", comdat, align 8
@12 = private unnamed_addr constant [11 x i8] c"v24@0:8@16\00", align 1
@.objc_method_list.1 = internal global { ptr, i32, i64, [5 x { ptr, ptr, ptr }] } { ptr null, i32 5, i64 24, [5 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @_i_Animal__isLoud, ptr @".objc_selector_isLoud_c16\010:8", ptr @8 }, { ptr, ptr, ptr } { ptr @_i_Animal__speak_, ptr @".objc_selector_speak:_i20\010:8i16", ptr @9 }, { ptr, ptr, ptr } { ptr @_i_Animal__countByEnumeratingWithState_objects_count_, ptr @".objc_selector_countByEnumeratingWithState:objects:count:_Q40\010:8^{?=Q^\01^Q[5Q]}16^\0124Q32", ptr @10 }, { ptr, ptr, ptr } { ptr @_i_Animal__name, ptr @".objc_selector_name_\0116\010:8", ptr @11 }, { ptr, ptr, ptr } { ptr @_i_Animal__renameTo_, ptr @".objc_selector_renameTo:_v24\010:8\0116", ptr @12 }] }, align 8
@.objc_protocol_list = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@.objc_protocol_method_list = internal global { i32, i32, [2 x { ptr, ptr }] } { i32 2, i32 16, [2 x { ptr, ptr }] [{ ptr, ptr } { ptr @".objc_selector_speak:_i20\010:8i16", ptr @".objc_sel_types_i20\010:8i16" }, { ptr, ptr } { ptr @".objc_selector_isLoud_c16\010:8", ptr @".objc_sel_types_c16\010:8" }] }, align 8
@.objc_sel_name_whisper = linkonce_odr hidden constant [8 x i8] c"whisper\00", comdat
@".objc_sel_types_v16\010:8" = linkonce_odr hidden constant [8 x i8] c"v16@0:8\00", comdat
@".objc_selector_whisper_v16\010:8" = linkonce_odr hidden global { ptr, ptr } { ptr @.objc_sel_name_whisper, ptr @".objc_sel_types_v16\010:8" }, section "__objc_selectors", comdat, align 8
@.objc_protocol_method_list.2 = internal global { i32, i32, [1 x { ptr, ptr }] } { i32 1, i32 16, [1 x { ptr, ptr }] [{ ptr, ptr } { ptr @".objc_selector_whisper_v16\010:8", ptr @".objc_sel_types_v16\010:8" }] }, align 8
@.objc_protocol_method_list.3 = internal global { i32, i32, [0 x { ptr, ptr }] } { i32 0, i32 16, [0 x { ptr, ptr }] zeroinitializer }, align 8
@.objc_protocol_method_list.4 = internal global { i32, i32, [0 x { ptr, ptr }] } { i32 0, i32 16, [0 x { ptr, ptr }] zeroinitializer }, align 8
@13 = private unnamed_addr constant [8 x i8] c"Speaker\00", align 1
@14 = private unnamed_addr constant [5 x i8] c"loud\00", align 1
@15 = private unnamed_addr constant [13 x i8] c"Tc,R,GisLoud\00", align 1
@16 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.objc_property_list = internal global { i32, i32, ptr, [1 x { ptr, ptr, ptr, ptr, ptr }] } { i32 1, i32 40, ptr null, [1 x { ptr, ptr, ptr, ptr, ptr }] [{ ptr, ptr, ptr, ptr, ptr } { ptr @14, ptr @15, ptr @16, ptr @".objc_selector_isLoud_c16\010:8", ptr null }] }, align 8
@._OBJC_PROTOCOL_Speaker = global { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr } { ptr inttoptr (i32 4 to ptr), ptr @13, ptr @.objc_protocol_list, ptr @.objc_protocol_method_list, ptr @.objc_protocol_method_list.3, ptr @.objc_protocol_method_list.2, ptr @.objc_protocol_method_list.4, ptr @.objc_property_list, ptr null, ptr null, ptr null }, section "__objc_protocols", comdat, align 8
@.objc_protocol_list.5 = internal global { ptr, i64, [1 x ptr] } { ptr null, i64 1, [1 x ptr] [ptr @._OBJC_PROTOCOL_Speaker] }, align 8
@17 = private unnamed_addr constant [5 x i8] c"name\00", align 1
@18 = private unnamed_addr constant [25 x i8] c"T@,C,N,SrenameTo:,V_name\00", align 1
@19 = private unnamed_addr constant [5 x i8] c"legs\00", align 1
@20 = private unnamed_addr constant [5 x i8] c"Ti,D\00", align 1
@.objc_sel_name_legs = linkonce_odr hidden constant [5 x i8] c"legs\00", comdat
@".objc_sel_types_i16\010:8" = linkonce_odr hidden constant [8 x i8] c"i16@0:8\00", comdat
@".objc_selector_legs_i16\010:8" = linkonce_odr hidden global { ptr, ptr } { ptr @.objc_sel_name_legs, ptr @".objc_sel_types_i16\010:8" }, section "__objc_selectors", comdat, align 8
@".objc_sel_name_setLegs:" = linkonce_odr hidden constant [9 x i8] c"setLegs:\00", comdat
@".objc_sel_types_v20\010:8i16" = linkonce_odr hidden constant [11 x i8] c"v20@0:8i16\00", comdat
@".objc_selector_setLegs:_v20\010:8i16" = linkonce_odr hidden global { ptr, ptr } { ptr @".objc_sel_name_setLegs:", ptr @".objc_sel_types_v20\010:8i16" }, section "__objc_selectors", comdat, align 8
@.objc_property_list.6 = internal global { i32, i32, ptr, [2 x { ptr, ptr, ptr, ptr, ptr }] } { i32 2, i32 40, ptr null, [2 x { ptr, ptr, ptr, ptr, ptr }] [{ ptr, ptr, ptr, ptr, ptr } { ptr @17, ptr @18, ptr @7, ptr @".objc_selector_name_\0116\010:8", ptr @".objc_selector_renameTo:_v24\010:8\0116" }, { ptr, ptr, ptr, ptr, ptr } { ptr @19, ptr @20, ptr @3, ptr @".objc_selector_legs_i16\010:8", ptr @".objc_selector_setLegs:_v20\010:8i16" }] }, align 8
@._OBJC_CLASS_Animal = global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr } { ptr @._OBJC_METACLASS_Animal, ptr @._OBJC_CLASS_Root, ptr @0, i64 0, i64 0, i64 -32, ptr @.objc_ivar_list, ptr @.objc_method_list.1, ptr null, ptr null, ptr null, ptr null, ptr null, ptr @.objc_protocol_list.5, ptr null, i64 0, ptr @.objc_property_list.6 }, align 8
@._OBJC_REF_CLASS_Animal = local_unnamed_addr global ptr @._OBJC_CLASS_Animal, section "__objc_class_refs"
@._OBJC_INIT_CLASS_Animal = global ptr @._OBJC_CLASS_Animal, section "__objc_classes"
@21 = private unnamed_addr constant [4 x i8] c"Dog\00", align 1
@22 = private unnamed_addr constant [6 x i8] c"Extra\00", align 1
@".objc_sel_name_guarded:" = linkonce_odr hidden constant [9 x i8] c"guarded:\00", comdat
@".objc_sel_types_i24\010:8\0116" = linkonce_odr hidden constant [11 x i8] c"i24@0:8@16\00", comdat
@".objc_selector_guarded:_i24\010:8\0116" = linkonce_odr hidden global { ptr, ptr } { ptr @".objc_sel_name_guarded:", ptr @".objc_sel_types_i24\010:8\0116" }, section "__objc_selectors", comdat, align 8
@23 = private unnamed_addr constant [16 x i8] c"i24@0:8@\22Dog\2216\00", align 1
@.objc_method_list.7 = internal global { ptr, i32, i64, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, i64 24, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @_i_Animal_Extra_guarded_, ptr @".objc_selector_guarded:_i24\010:8\0116", ptr @23 }] }, align 8
@.objc_protocol_list.8 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@.objc_category_AnimalExtra = internal global { ptr, ptr, ptr, ptr, ptr, ptr, ptr } { ptr @22, ptr @0, ptr @.objc_method_list.7, ptr null, ptr @.objc_protocol_list.8, ptr null, ptr null }, section "__objc_cats", align 8
@".objc_selector_speak:_" = linkonce_odr hidden global { ptr, ptr } { ptr @".objc_sel_name_speak:", ptr null }, section "__objc_selectors", comdat, align 8
@._OBJC_REF_PROTOCOL_Speaker = linkonce_odr local_unnamed_addr global ptr @._OBJC_PROTOCOL_Speaker, section "__objc_protocol_refs", comdat, align 8
@._OBJC_CLASS_NSConstantString = external global ptr
@.str.9 = private unnamed_addr constant [6 x i16] [i16 82, i16 101, i16 120, i16 32, i16 233, i16 0]
@.objc_string = private global { ptr, i32, i32, i32, i32, ptr } { ptr @._OBJC_CLASS_NSConstantString, i32 2, i32 5, i32 10, i32 0, ptr @.str.9 }, section "__objc_constant_string", align 8
@._OBJC_METACLASS_Dog = internal global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr } { ptr null, ptr null, ptr @21, i64 0, i64 1, i64 0, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i64 0, ptr null }, align 8
@24 = private unnamed_addr constant [8 x i8] c"v16@0:8\00", align 1
@.objc_method_list.10 = internal global { ptr, i32, i64, [2 x { ptr, ptr, ptr }] } { ptr null, i32 2, i64 24, [2 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @_i_Dog__speak_, ptr @".objc_selector_speak:_i20\010:8i16", ptr @9 }, { ptr, ptr, ptr } { ptr @_i_Dog__whisper, ptr @".objc_selector_whisper_v16\010:8", ptr @24 }] }, align 8
@._OBJC_CLASS_Dog = global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr } { ptr @._OBJC_METACLASS_Dog, ptr @._OBJC_CLASS_Animal, ptr @21, i64 0, i64 0, i64 0, ptr null, ptr @.objc_method_list.10, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i64 0, ptr null }, align 8
@._OBJC_REF_CLASS_Dog = local_unnamed_addr global ptr @._OBJC_CLASS_Dog, section "__objc_class_refs"
@._OBJC_INIT_CLASS_Dog = global ptr @._OBJC_CLASS_Dog, section "__objc_classes"
@".objc_selector_countByEnumeratingWithState:objects:count:_" = linkonce_odr hidden global { ptr, ptr } { ptr @".objc_sel_name_countByEnumeratingWithState:objects:count:", ptr null }, section "__objc_selectors", comdat, align 8
@__start___objc_selectors = external hidden global ptr
@__stop___objc_selectors = external hidden global ptr
@__start___objc_classes = external hidden global ptr
@__stop___objc_classes = external hidden global ptr
@__start___objc_class_refs = external hidden global ptr
@__stop___objc_class_refs = external hidden global ptr
@__start___objc_cats = external hidden global ptr
@__stop___objc_cats = external hidden global ptr
@__start___objc_protocols = external hidden global ptr
@__stop___objc_protocols = external hidden global ptr
@__start___objc_protocol_refs = external hidden global ptr
@__stop___objc_protocol_refs = external hidden global ptr
@__start___objc_class_aliases = external hidden global ptr
@__stop___objc_class_aliases = external hidden global ptr
@__start___objc_constant_string = external hidden global ptr
@__stop___objc_constant_string = external hidden global ptr
@.objc_init = linkonce_odr hidden global { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr } { i64 0, ptr @__start___objc_selectors, ptr @__stop___objc_selectors, ptr @__start___objc_classes, ptr @__stop___objc_classes, ptr @__start___objc_class_refs, ptr @__stop___objc_class_refs, ptr @__start___objc_cats, ptr @__stop___objc_cats, ptr @__start___objc_protocols, ptr @__stop___objc_protocols, ptr @__start___objc_protocol_refs, ptr @__stop___objc_protocol_refs, ptr @__start___objc_class_aliases, ptr @__stop___objc_class_aliases, ptr @__start___objc_constant_string, ptr @__stop___objc_constant_string }, comdat, align 8
@.objc_ctor = linkonce hidden global ptr @.objcv2_load_function, section ".init_array", comdat
@.objc_null_selector = linkonce_odr hidden global { ptr, ptr } zeroinitializer, section "__objc_selectors", comdat, align 8
@.objc_null_class_alias = linkonce_odr hidden global { ptr, ptr } zeroinitializer, section "__objc_class_aliases", comdat, align 8
@llvm.used = appending global [6 x ptr] [ptr @._OBJC_INIT_CLASS_Animal, ptr @._OBJC_INIT_CLASS_Dog, ptr @.objc_category_AnimalExtra, ptr @.objc_ctor, ptr @.objc_null_class_alias, ptr @.objc_null_selector], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @.objcv2_load_function], section "llvm.metadata"

; Function Attrs: uwtable
define internal ptr @_c_Animal__withAge_(ptr noundef %0, ptr nocapture readnone %1, i32 noundef %2) #0 {
  %4 = tail call ptr @objc_msgSend(ptr noundef %0, ptr noundef nonnull @".objc_selector_alloc_\0116\010:8"), !GNUObjCMessageSend !5
  %5 = tail call ptr @objc_msgSend(ptr noundef %4, ptr noundef nonnull @".objc_selector_init_\0116\010:8"), !GNUObjCMessageSend !6
  %6 = load i32, ptr @__objc_ivar_offset_Animal.age.i, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %5, i64 %7
  store i32 %2, ptr %8, align 4, !tbaa !7
  %9 = load i32, ptr @instances, align 4, !tbaa !7
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr @instances, align 4, !tbaa !7
  ret ptr %5
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare ptr @objc_msgSend(ptr, ...) local_unnamed_addr

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define internal signext i8 @_i_Animal__isLoud(ptr nocapture noundef readonly %0, ptr nocapture readnone %1) #2 {
  %3 = load i32, ptr @__objc_ivar_offset_Animal.age.i, align 4
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !7
  %7 = icmp sgt i32 %6, 3
  %8 = zext i1 %7 to i8
  ret i8 %8
}

; Function Attrs: uwtable
define internal i32 @_i_Animal__speak_(ptr noundef %0, ptr nocapture readnone %1, i32 noundef %2) #0 personality ptr @__gnustep_objc_personality_v0 {
  %4 = alloca %struct.__block_byref_spoken, align 8
  %5 = alloca <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #7
  store ptr null, ptr %4, align 8
  %6 = getelementptr inbounds %struct.__block_byref_spoken, ptr %4, i64 0, i32 1
  store ptr %4, ptr %6, align 8
  %7 = getelementptr inbounds %struct.__block_byref_spoken, ptr %4, i64 0, i32 2
  store <2 x i32> <i32 536870912, i32 32>, ptr %7, align 8
  %8 = getelementptr inbounds %struct.__block_byref_spoken, ptr %4, i64 0, i32 4
  store i32 0, ptr %8, align 8, !tbaa !7
  store ptr @_NSConcreteStackBlock, ptr %5, align 8
  %9 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 1
  store <2 x i32> <i32 -1040187392, i32 0>, ptr %9, align 8
  %10 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 3
  store ptr @__17_i_Animal__speak__block_invoke, ptr %10, align 8
  %11 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 4
  store ptr @"__block_descriptor_48_e8_32o40r_e8_v12\01?0i8l", ptr %11, align 8
  %12 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 6
  store ptr %4, ptr %12, align 8
  %13 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 5
  store ptr %0, ptr %13, align 8, !tbaa !11
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %21, label %19

15:                                               ; preds = %24
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.__block_byref_spoken, ptr %16, i64 0, i32 4
  %18 = load i32, ptr %17, align 8, !tbaa !7
  br label %19

19:                                               ; preds = %15, %3
  %20 = phi i32 [ %18, %15 ], [ 0, %3 ]
  call void @_Block_object_dispose(ptr nonnull %4, i32 8) #7
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #7
  ret i32 %20

21:                                               ; preds = %3, %24
  %22 = phi i32 [ %25, %24 ], [ 0, %3 ]
  %23 = load ptr, ptr %10, align 8
  invoke void %23(ptr noundef nonnull %5, i32 noundef %22)
          to label %24 unwind label %27

24:                                               ; preds = %21
  %25 = add nuw nsw i32 %22, 1
  %26 = icmp eq i32 %25, %2
  br i1 %26, label %15, label %21, !llvm.loop !12

27:                                               ; preds = %21
  %28 = landingpad { ptr, i32 }
          cleanup
  call void @_Block_object_dispose(ptr nonnull %4, i32 8) #7
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #7
  resume { ptr, i32 } %28
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal void @__17_i_Animal__speak__block_invoke(ptr nocapture noundef readonly %0, i32 noundef %1) #3 {
  %3 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 5
  %4 = load ptr, ptr %3, align 8, !tbaa !11
  %5 = load i32, ptr @__objc_ivar_offset_Animal.age.i, align 4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %4, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !7
  %9 = mul nsw i32 %8, %1
  %10 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 6
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %11, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %13, i64 0, i32 4
  %15 = load i32, ptr %14, align 8, !tbaa !7
  %16 = add nsw i32 %15, %9
  store i32 %16, ptr %14, align 8, !tbaa !7
  ret void
}

; Function Attrs: uwtable
define linkonce_odr hidden void @__copy_helper_block_e8_32o40r(ptr noundef %0, ptr noundef %1) unnamed_addr #0 comdat {
  %3 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %1, i64 0, i32 5
  %4 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 5
  %5 = load ptr, ptr %3, align 8
  tail call void @_Block_object_assign(ptr nonnull %4, ptr %5, i32 3) #7
  %6 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %1, i64 0, i32 6
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 6
  %8 = load ptr, ptr %6, align 8
  tail call void @_Block_object_assign(ptr nonnull %7, ptr %8, i32 8) #7
  ret void
}

declare void @_Block_object_assign(ptr, ptr, i32) local_unnamed_addr

; Function Attrs: uwtable
define linkonce_odr hidden void @__destroy_helper_block_e8_32o40r(ptr noundef %0) unnamed_addr #0 comdat {
  %2 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 5
  %3 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 6
  %4 = load ptr, ptr %3, align 8
  tail call void @_Block_object_dispose(ptr %4, i32 8) #7
  %5 = load ptr, ptr %2, align 8
  tail call void @_Block_object_dispose(ptr %5, i32 3) #7
  ret void
}

declare void @_Block_object_dispose(ptr, i32) local_unnamed_addr

declare i32 @__gnustep_objc_personality_v0(...)

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define internal i64 @_i_Animal__countByEnumeratingWithState_objects_count_(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture noundef readonly %2, ptr nocapture readnone %3, i64 noundef %4) #4 {
  %6 = load i64, ptr %2, align 8, !tbaa !14
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i64 %4, i64 0
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define internal ptr @_i_Animal__name(ptr nocapture noundef readonly %0, ptr nocapture readnone %1) #2 {
  %3 = load i32, ptr @"__objc_ivar_offset_Animal._name.\01", align 4
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  ret ptr %6
}

; Function Attrs: uwtable
define internal void @_i_Animal__renameTo_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = load i32, ptr @"__objc_ivar_offset_Animal._name.\01", align 4
  %5 = zext i32 %4 to i64
  tail call void @objc_setProperty_nonatomic_copy(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %5)
  ret void
}

declare void @objc_setProperty_nonatomic_copy(ptr, ptr, ptr, i64) local_unnamed_addr

; Function Attrs: uwtable
define internal i32 @_i_Animal_Extra_guarded_(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr noundef %2) #0 personality ptr @__gnustep_objc_personality_v0 {
  %4 = tail call i32 @objc_sync_enter(ptr %2) #7
  %5 = invoke i32 @objc_msgSend(ptr noundef %2, ptr noundef nonnull @".objc_selector_speak:_i20\010:8i16", i32 noundef 2)
          to label %26 unwind label %6, !GNUObjCMessageSend !18

6:                                                ; preds = %3
  %7 = landingpad { ptr, i32 }
          catch ptr @21
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  %9 = extractvalue { ptr, i32 } %7, 1
  %10 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @21) #7
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %6
  %13 = tail call ptr @objc_begin_catch(ptr %8) #7
  %14 = invoke signext i8 @objc_msgSend(ptr noundef %13, ptr noundef nonnull @".objc_selector_isLoud_c16\010:8")
          to label %15 unwind label %17, !GNUObjCMessageSend !19

15:                                               ; preds = %12
  %16 = sext i8 %14 to i32
  tail call void @objc_end_catch() #7
  br label %26

17:                                               ; preds = %12
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  tail call void @objc_end_catch() #7
  br label %20

20:                                               ; preds = %17, %6
  %21 = phi ptr [ %19, %17 ], [ %8, %6 ]
  %22 = tail call ptr @objc_begin_catch(ptr %21) #7
  %23 = load i32, ptr @instances, align 4, !tbaa !7
  %24 = add nsw i32 %23, -1
  store i32 %24, ptr @instances, align 4, !tbaa !7
  invoke void @objc_exception_rethrow(ptr %21)
          to label %25 unwind label %31

25:                                               ; preds = %20
  unreachable

26:                                               ; preds = %15, %3
  %27 = phi i32 [ %5, %3 ], [ %16, %15 ]
  %28 = load i32, ptr @instances, align 4, !tbaa !7
  %29 = add nsw i32 %28, -1
  store i32 %29, ptr @instances, align 4, !tbaa !7
  %30 = tail call i32 @objc_sync_exit(ptr %2) #7
  ret i32 %27

31:                                               ; preds = %20
  %32 = landingpad { ptr, i32 }
          cleanup
  invoke void @objc_end_catch()
          to label %33 unwind label %35

33:                                               ; preds = %31
  %34 = tail call i32 @objc_sync_exit(ptr %2) #7
  resume { ptr, i32 } %32

35:                                               ; preds = %31
  %36 = landingpad { ptr, i32 }
          catch ptr null
  tail call void @abort() #8
  unreachable
}

declare i32 @objc_sync_enter(ptr) local_unnamed_addr

declare i32 @objc_sync_exit(ptr) local_unnamed_addr

declare ptr @objc_begin_catch(ptr) local_unnamed_addr

declare void @objc_end_catch() local_unnamed_addr

declare void @objc_exception_rethrow(ptr) local_unnamed_addr

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #5

declare void @abort() local_unnamed_addr

; Function Attrs: uwtable
define internal i32 @_i_Dog__speak_(ptr noundef %0, ptr nocapture readnone %1, i32 noundef %2) #0 {
  %4 = alloca { ptr, ptr }, align 8
  %5 = add nsw i32 %2, 1
  %6 = load ptr, ptr @._OBJC_REF_CLASS_Animal, align 8
  store ptr %0, ptr %4, align 8
  %7 = getelementptr inbounds { ptr, ptr }, ptr %4, i64 0, i32 1
  store ptr %6, ptr %7, align 8
  %8 = call ptr @objc_msg_lookup_super(ptr nonnull %4, ptr nonnull @".objc_selector_speak:_") #7
  %9 = call i32 %8(ptr noundef %0, ptr noundef nonnull @".objc_selector_speak:_", i32 noundef %5), !GNUObjCMessageSend !20
  %10 = call i32 @objc_msgSend(ptr noundef %0, ptr noundef nonnull @".objc_selector_legs_i16\010:8"), !GNUObjCMessageSend !21
  %11 = add nsw i32 %10, %9
  ret i32 %11
}

declare ptr @objc_msg_lookup_super(ptr, ptr) local_unnamed_addr

; Function Attrs: uwtable
define internal void @_i_Dog__whisper(ptr noundef %0, ptr nocapture readnone %1) #0 {
  %3 = load ptr, ptr @._OBJC_REF_PROTOCOL_Speaker, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @objc_msgSend(ptr noundef %0, ptr noundef nonnull @".objc_selector_renameTo:_v24\010:8\0116", ptr noundef nonnull @.objc_string), !GNUObjCMessageSend !22
  br label %6

6:                                                ; preds = %5, %2
  ret void
}

; Function Attrs: uwtable
define dso_local i32 @count(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.__objcFastEnumerationState, align 8
  %3 = alloca [16 x ptr], align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %2, i8 0, i64 64, i1 false)
  %4 = call i64 @objc_msgSend(ptr noundef %0, ptr noundef nonnull @".objc_selector_countByEnumeratingWithState:objects:count:_", ptr noundef nonnull %2, ptr noundef nonnull %3, i64 noundef 16), !GNUObjCMessageSend !23
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %2, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %2, i64 0, i32 1
  br label %11

11:                                               ; preds = %29, %6
  %12 = phi i32 [ %26, %29 ], [ 0, %6 ]
  %13 = phi i64 [ %30, %29 ], [ %4, %6 ]
  br label %14

14:                                               ; preds = %11, %21
  %15 = phi i32 [ %26, %21 ], [ %12, %11 ]
  %16 = phi i64 [ %27, %21 ], [ 0, %11 ]
  %17 = load ptr, ptr %7, align 8
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %9
  br i1 %19, label %21, label %20

20:                                               ; preds = %14
  call void @objc_enumerationMutation(ptr noundef %0)
  br label %21

21:                                               ; preds = %20, %14
  %22 = load ptr, ptr %10, align 8
  %23 = getelementptr ptr, ptr %22, i64 %16
  %24 = load ptr, ptr %23, align 8
  %25 = call i32 @objc_msgSend(ptr noundef %24, ptr noundef nonnull @".objc_selector_speak:_i20\010:8i16", i32 noundef 1), !GNUObjCMessageSend !18
  %26 = add nsw i32 %25, %15
  %27 = add nuw i64 %16, 1
  %28 = icmp eq i64 %27, %13
  br i1 %28, label %29, label %14

29:                                               ; preds = %21
  %30 = call i64 @objc_msgSend(ptr noundef %0, ptr noundef nonnull @".objc_selector_countByEnumeratingWithState:objects:count:_", ptr noundef nonnull %2, ptr noundef nonnull %3, i64 noundef 16), !GNUObjCMessageSend !23
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %11

32:                                               ; preds = %29, %1
  %33 = phi i32 [ 0, %1 ], [ %26, %29 ]
  %34 = load ptr, ptr @._OBJC_REF_CLASS_Dog, align 8
  %35 = call ptr @objc_msgSend(ptr noundef %34, ptr noundef nonnull @".objc_selector_withAge:_\0120\010:8i16", i32 noundef 4), !GNUObjCMessageSend !24
  %36 = call signext i8 @objc_msgSend(ptr noundef %35, ptr noundef nonnull @".objc_selector_isLoud_c16\010:8"), !GNUObjCMessageSend !19
  %37 = sext i8 %36 to i32
  %38 = add nsw i32 %33, %37
  ret i32 %38
}

declare void @objc_enumerationMutation(ptr) local_unnamed_addr

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

define linkonce_odr hidden void @.objcv2_load_function() comdat {
  tail call void @__objc_load(ptr nonnull @.objc_init)
  ret void
}

declare void @__objc_load(ptr) local_unnamed_addr

attributes #0 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone }
attributes #6 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{!"alloc", !"", i1 false}
!6 = !{!"init", !"", i1 false}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = !{!9, !9, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !16, i64 0}
!15 = !{!"", !16, i64 0, !17, i64 8, !17, i64 16, !9, i64 24}
!16 = !{!"long", !9, i64 0}
!17 = !{!"any pointer", !9, i64 0}
!18 = !{!"speak:", !"", i1 false}
!19 = !{!"isLoud", !"", i1 false}
!20 = !{!"speak:", !"Animal", i1 false}
!21 = !{!"legs", !"", i1 false}
!22 = !{!"renameTo:", !"", i1 false}
!23 = !{!"countByEnumeratingWithState:objects:count:", !"", i1 false}
!24 = !{!"withAge:", !"Dog", i1 true}
