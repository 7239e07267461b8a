; ModuleID = 'objects.m'
source_filename = "objects.m"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__block_byref_spoken = type { ptr, ptr, i32, i32, i32 }
%struct.__block_literal_generic = type { ptr, i32, i32, ptr, ptr }
%struct.__block_byref_spoken.0 = type { ptr, ptr, i32, i32, i32 }
%struct.State = type { i64, ptr, ptr, [5 x i64] }
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
@instances = internal global i32 0, align 4, !dbg !0
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
@._OBJC_REF_CLASS_Animal = global ptr @._OBJC_CLASS_Animal, section "__objc_class_refs"
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
@._OBJC_REF_PROTOCOL_Speaker = linkonce_odr global ptr @._OBJC_PROTOCOL_Speaker, section "__objc_protocol_refs", comdat, align 8
@._OBJC_CLASS_NSConstantString = external global ptr
@.str.9 = private unnamed_addr constant [6 x i16] [i16 82, i16 101, i16 120, i16 32, i16 233, i16 0]
@.objc_string = private global { ptr, i32, i32, i32, i32, ptr } { ptr @._OBJC_CLASS_NSConstantString, i32 2, i32 5, i32 10, i32 0, ptr @.str.9 }, section "__objc_constant_string", align 8
@._OBJC_METACLASS_Dog = internal global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr } { ptr null, ptr null, ptr @21, i64 0, i64 1, i64 0, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i64 0, ptr null }, align 8
@24 = private unnamed_addr constant [8 x i8] c"v16@0:8\00", align 1
@.objc_method_list.10 = internal global { ptr, i32, i64, [2 x { ptr, ptr, ptr }] } { ptr null, i32 2, i64 24, [2 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @_i_Dog__speak_, ptr @".objc_selector_speak:_i20\010:8i16", ptr @9 }, { ptr, ptr, ptr } { ptr @_i_Dog__whisper, ptr @".objc_selector_whisper_v16\010:8", ptr @24 }] }, align 8
@._OBJC_CLASS_Dog = global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr } { ptr @._OBJC_METACLASS_Dog, ptr @._OBJC_CLASS_Animal, ptr @21, i64 0, i64 0, i64 0, ptr null, ptr @.objc_method_list.10, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i64 0, ptr null }, align 8
@._OBJC_REF_CLASS_Dog = global ptr @._OBJC_CLASS_Dog, section "__objc_class_refs"
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
@llvm.used = appending global [6 x ptr] [ptr @._OBJC_INIT_CLASS_Animal, ptr @._OBJC_INIT_CLASS_Dog, ptr @.objc_ctor, ptr @.objc_category_AnimalExtra, ptr @.objc_null_selector, ptr @.objc_null_class_alias], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @.objcv2_load_function], section "llvm.metadata"

; Function Attrs: noinline optnone uwtable
define internal ptr @_c_Animal__withAge_(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !93 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !94, metadata !DIExpression()), !dbg !96
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !97, metadata !DIExpression()), !dbg !96
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !99, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.declare(metadata ptr %7, metadata !101, metadata !DIExpression()), !dbg !102
  %8 = load ptr, ptr %4, align 8, !dbg !103
  %9 = call ptr @objc_msgSend(ptr noundef %8, ptr noundef @".objc_selector_alloc_\0116\010:8"), !dbg !104, !GNUObjCMessageSend !105
  %10 = call ptr @objc_msgSend(ptr noundef %9, ptr noundef @".objc_selector_init_\0116\010:8"), !dbg !106, !GNUObjCMessageSend !107
  store ptr %10, ptr %7, align 8, !dbg !102
  %11 = load i32, ptr %6, align 4, !dbg !108
  %12 = load ptr, ptr %7, align 8, !dbg !109
  %13 = load i32, ptr @__objc_ivar_offset_Animal.age.i, align 4, !dbg !109
  %14 = zext i32 %13 to i64, !dbg !109
  %15 = getelementptr inbounds i8, ptr %12, i64 %14, !dbg !109
  store i32 %11, ptr %15, align 4, !dbg !110
  %16 = load i32, ptr @instances, align 4, !dbg !111
  %17 = add nsw i32 %16, 1, !dbg !111
  store i32 %17, ptr @instances, align 4, !dbg !111
  %18 = load ptr, ptr %7, align 8, !dbg !112
  ret ptr %18, !dbg !113
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare ptr @objc_msgSend(ptr, ...)

; Function Attrs: noinline optnone uwtable
define internal signext i8 @_i_Animal__isLoud(ptr noundef %0, ptr noundef %1) #0 !dbg !114 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !115, metadata !DIExpression()), !dbg !116
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !117, metadata !DIExpression()), !dbg !116
  %5 = load ptr, ptr %3, align 8, !dbg !116
  %6 = load i32, ptr @__objc_ivar_offset_Animal.age.i, align 4, !dbg !118
  %7 = zext i32 %6 to i64, !dbg !118
  %8 = getelementptr inbounds i8, ptr %5, i64 %7, !dbg !118
  %9 = load i32, ptr %8, align 4, !dbg !118
  %10 = icmp sgt i32 %9, 3, !dbg !119
  %11 = zext i1 %10 to i32, !dbg !119
  %12 = trunc i32 %11 to i8, !dbg !118
  ret i8 %12, !dbg !120
}

; Function Attrs: noinline optnone uwtable
define internal i32 @_i_Animal__speak_(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 personality ptr @__gnustep_objc_personality_v0 !dbg !121 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.__block_byref_spoken, align 8
  %8 = alloca ptr, align 8
  %9 = alloca <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !123
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !124, metadata !DIExpression()), !dbg !123
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !125, metadata !DIExpression()), !dbg !126
  call void @llvm.dbg.declare(metadata ptr %7, metadata !127, metadata !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !128
  %13 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 0, !dbg !128
  store ptr null, ptr %13, align 8, !dbg !128
  %14 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 1, !dbg !128
  store ptr %7, ptr %14, align 8, !dbg !128
  %15 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 2, !dbg !128
  store i32 536870912, ptr %15, align 8, !dbg !128
  %16 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 3, !dbg !128
  store i32 32, ptr %16, align 4, !dbg !128
  %17 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 4, !dbg !128
  store i32 0, ptr %17, align 8, !dbg !128
  call void @llvm.dbg.declare(metadata ptr %8, metadata !129, metadata !DIExpression()), !dbg !147
  %18 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 0, !dbg !148
  store ptr @_NSConcreteStackBlock, ptr %18, align 8, !dbg !148
  %19 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 1, !dbg !148
  store i32 -1040187392, ptr %19, align 8, !dbg !148
  %20 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 2, !dbg !148
  store i32 0, ptr %20, align 4, !dbg !148
  %21 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 3, !dbg !148
  store ptr @__17_i_Animal__speak__block_invoke, ptr %21, align 8, !dbg !148
  %22 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 4, !dbg !148
  store ptr @"__block_descriptor_48_e8_32o40r_e8_v12\01?0i8l", ptr %22, align 8, !dbg !148
  %23 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 6, !dbg !148
  store ptr %7, ptr %23, align 8, !dbg !148
  %24 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 5, !dbg !148
  %25 = load ptr, ptr %4, align 8, !dbg !123
  store ptr %25, ptr %24, align 8, !dbg !148
  store ptr %9, ptr %8, align 8, !dbg !147
  call void @llvm.dbg.declare(metadata ptr %10, metadata !149, metadata !DIExpression()), !dbg !151
  store i32 0, ptr %10, align 4, !dbg !151
  br label %26, !dbg !152

26:                                               ; preds = %36, %3
  %27 = load i32, ptr %10, align 4, !dbg !153
  %28 = load i32, ptr %6, align 4, !dbg !155
  %29 = icmp slt i32 %27, %28, !dbg !156
  br i1 %29, label %30, label %43, !dbg !157

30:                                               ; preds = %26
  %31 = load ptr, ptr %8, align 8, !dbg !158
  %32 = getelementptr inbounds %struct.__block_literal_generic, ptr %31, i32 0, i32 3, !dbg !158
  %33 = load i32, ptr %10, align 4, !dbg !159
  %34 = load ptr, ptr %32, align 8, !dbg !158
  invoke void %34(ptr noundef %31, i32 noundef %33)
          to label %35 unwind label %39, !dbg !158

35:                                               ; preds = %30
  br label %36, !dbg !158

36:                                               ; preds = %35
  %37 = load i32, ptr %10, align 4, !dbg !160
  %38 = add nsw i32 %37, 1, !dbg !160
  store i32 %38, ptr %10, align 4, !dbg !160
  br label %26, !dbg !161, !llvm.loop !162

39:                                               ; preds = %30
  %40 = landingpad { ptr, i32 }
          cleanup, !dbg !165
  %41 = extractvalue { ptr, i32 } %40, 0, !dbg !165
  store ptr %41, ptr %11, align 8, !dbg !165
  %42 = extractvalue { ptr, i32 } %40, 1, !dbg !165
  store i32 %42, ptr %12, align 4, !dbg !165
  call void @_Block_object_dispose(ptr %7, i32 8) #5, !dbg !166
  br label %48, !dbg !166

43:                                               ; preds = %26
  %44 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 1, !dbg !167
  %45 = load ptr, ptr %44, align 8, !dbg !167
  %46 = getelementptr inbounds %struct.__block_byref_spoken, ptr %45, i32 0, i32 4, !dbg !167
  %47 = load i32, ptr %46, align 8, !dbg !167
  call void @_Block_object_dispose(ptr %7, i32 8) #5, !dbg !166
  ret i32 %47, !dbg !166

48:                                               ; preds = %39
  %49 = load ptr, ptr %11, align 8, !dbg !166
  %50 = load i32, ptr %12, align 4, !dbg !166
  %51 = insertvalue { ptr, i32 } undef, ptr %49, 0, !dbg !166
  %52 = insertvalue { ptr, i32 } %51, i32 %50, 1, !dbg !166
  resume { ptr, i32 } %52, !dbg !166
}

; Function Attrs: noinline optnone uwtable
define internal void @__17_i_Animal__speak__block_invoke(ptr noundef %0, i32 noundef %1) #0 !dbg !168 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !171, metadata !DIExpression()), !dbg !197
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !198, metadata !DIExpression()), !dbg !199
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !200, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 40, DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !201
  call void @llvm.dbg.declare(metadata ptr %5, metadata !202, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 32)), !dbg !201
  %6 = load i32, ptr %4, align 4, !dbg !203
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i32 0, i32 5, !dbg !205
  %8 = load ptr, ptr %7, align 8, !dbg !205
  %9 = load i32, ptr @__objc_ivar_offset_Animal.age.i, align 4, !dbg !205
  %10 = zext i32 %9 to i64, !dbg !205
  %11 = getelementptr inbounds i8, ptr %8, i64 %10, !dbg !205
  %12 = load i32, ptr %11, align 4, !dbg !205
  %13 = mul nsw i32 %6, %12, !dbg !206
  %14 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i32 0, i32 6, !dbg !207
  %15 = load ptr, ptr %14, align 8, !dbg !207
  %16 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %15, i32 0, i32 1, !dbg !207
  %17 = load ptr, ptr %16, align 8, !dbg !207
  %18 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %17, i32 0, i32 4, !dbg !207
  %19 = load i32, ptr %18, align 8, !dbg !208
  %20 = add nsw i32 %19, %13, !dbg !208
  store i32 %20, ptr %18, align 8, !dbg !208
  ret void, !dbg !209
}

; Function Attrs: noinline uwtable
define linkonce_odr hidden void @__copy_helper_block_e8_32o40r(ptr noundef %0, ptr noundef %1) unnamed_addr #2 comdat !dbg !210 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !212, metadata !DIExpression()), !dbg !213
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !214, metadata !DIExpression()), !dbg !213
  %5 = load ptr, ptr %4, align 8, !dbg !213
  %6 = load ptr, ptr %3, align 8, !dbg !213
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i32 0, i32 5, !dbg !213
  %8 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %6, i32 0, i32 5, !dbg !213
  %9 = load ptr, ptr %7, align 8, !dbg !213
  call void @_Block_object_assign(ptr %8, ptr %9, i32 3) #5, !dbg !213
  %10 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i32 0, i32 6, !dbg !213
  %11 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %6, i32 0, i32 6, !dbg !213
  %12 = load ptr, ptr %10, align 8, !dbg !213
  call void @_Block_object_assign(ptr %11, ptr %12, i32 8) #5, !dbg !213
  ret void
}

declare void @_Block_object_assign(ptr, ptr, i32)

; Function Attrs: noinline uwtable
define linkonce_odr hidden void @__destroy_helper_block_e8_32o40r(ptr noundef %0) unnamed_addr #2 comdat !dbg !215 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !216, metadata !DIExpression()), !dbg !217
  %3 = load ptr, ptr %2, align 8, !dbg !217
  %4 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %3, i32 0, i32 5, !dbg !217
  %5 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %3, i32 0, i32 6, !dbg !217
  %6 = load ptr, ptr %5, align 8, !dbg !217
  call void @_Block_object_dispose(ptr %6, i32 8) #5, !dbg !217
  %7 = load ptr, ptr %4, align 8, !dbg !217
  call void @_Block_object_dispose(ptr %7, i32 3) #5, !dbg !217
  ret void, !dbg !217
}

declare void @_Block_object_dispose(ptr, i32)

declare i32 @__gnustep_objc_personality_v0(...)

; Function Attrs: noinline optnone uwtable
define internal i64 @_i_Animal__countByEnumeratingWithState_objects_count_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #0 !dbg !218 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !219, metadata !DIExpression()), !dbg !220
  store ptr %1, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !221, metadata !DIExpression()), !dbg !220
  store ptr %2, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !222, metadata !DIExpression()), !dbg !223
  store ptr %3, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !224, metadata !DIExpression()), !dbg !225
  store i64 %4, ptr %10, align 8
  call void @llvm.dbg.declare(metadata ptr %10, metadata !226, metadata !DIExpression()), !dbg !227
  %11 = load ptr, ptr %8, align 8, !dbg !228
  %12 = getelementptr inbounds %struct.State, ptr %11, i32 0, i32 0, !dbg !229
  %13 = load i64, ptr %12, align 8, !dbg !229
  %14 = icmp ne i64 %13, 0, !dbg !228
  br i1 %14, label %15, label %16, !dbg !228

15:                                               ; preds = %5
  br label %18, !dbg !228

16:                                               ; preds = %5
  %17 = load i64, ptr %10, align 8, !dbg !230
  br label %18, !dbg !228

18:                                               ; preds = %16, %15
  %19 = phi i64 [ 0, %15 ], [ %17, %16 ], !dbg !228
  ret i64 %19, !dbg !231
}

; Function Attrs: noinline optnone uwtable
define internal ptr @_i_Animal__name(ptr noundef %0, ptr noundef %1) #0 !dbg !232 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !233, metadata !DIExpression()), !dbg !234
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !235, metadata !DIExpression()), !dbg !234
  %5 = load ptr, ptr %3, align 8, !dbg !236
  %6 = load i32, ptr @"__objc_ivar_offset_Animal._name.\01", align 4, !dbg !236
  %7 = zext i32 %6 to i64, !dbg !236
  %8 = getelementptr inbounds i8, ptr %5, i64 %7, !dbg !236
  %9 = load ptr, ptr %8, align 8, !dbg !236
  ret ptr %9, !dbg !236
}

; Function Attrs: noinline optnone uwtable
define internal void @_i_Animal__renameTo_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !237 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !238, metadata !DIExpression()), !dbg !239
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !240, metadata !DIExpression()), !dbg !239
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !241, metadata !DIExpression()), !dbg !239
  %7 = load ptr, ptr %5, align 8, !dbg !242
  %8 = load ptr, ptr %4, align 8, !dbg !242
  %9 = load i32, ptr @"__objc_ivar_offset_Animal._name.\01", align 4, !dbg !242
  %10 = zext i32 %9 to i64, !dbg !242
  %11 = load ptr, ptr %6, align 8, !dbg !242
  call void @objc_setProperty_nonatomic_copy(ptr noundef %8, ptr noundef %7, ptr noundef %11, i64 noundef %10), !dbg !242
  ret void, !dbg !243
}

declare void @objc_setProperty_nonatomic_copy(ptr, ptr, ptr, i64)

; Function Attrs: noinline optnone uwtable
define internal i32 @_i_Animal_Extra_guarded_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 personality ptr @__gnustep_objc_personality_v0 !dbg !244 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i1, align 1
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !245, metadata !DIExpression()), !dbg !246
  store ptr %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !247, metadata !DIExpression()), !dbg !246
  store ptr %2, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !248, metadata !DIExpression()), !dbg !249
  %14 = load ptr, ptr %7, align 8, !dbg !250
  %15 = call i32 @objc_sync_enter(ptr %14) #5, !dbg !251
  store i1 false, ptr %9, align 1, !dbg !252
  %16 = load ptr, ptr %7, align 8, !dbg !254
  %17 = invoke i32 @objc_msgSend(ptr noundef %16, ptr noundef @".objc_selector_speak:_i20\010:8i16", i32 noundef 2)
          to label %18 unwind label %19, !dbg !256, !GNUObjCMessageSend !257

18:                                               ; preds = %3
  store i32 %17, ptr %4, align 4, !dbg !258
  store i32 1, ptr %12, align 4
  br label %41, !dbg !258

19:                                               ; preds = %3
  %20 = landingpad { ptr, i32 }
          catch ptr @21
          catch ptr null, !dbg !259
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !259
  store ptr %21, ptr %10, align 8, !dbg !259
  %22 = extractvalue { ptr, i32 } %20, 1, !dbg !259
  store i32 %22, ptr %11, align 4, !dbg !259
  br label %23, !dbg !259

23:                                               ; preds = %19
  %24 = load i32, ptr %11, align 4, !dbg !260
  %25 = call i32 @llvm.eh.typeid.for(ptr @21) #5, !dbg !260
  %26 = icmp eq i32 %24, %25, !dbg !260
  br i1 %26, label %27, label %38, !dbg !260

27:                                               ; preds = %23
  %28 = load ptr, ptr %10, align 8, !dbg !260
  %29 = call ptr @objc_begin_catch(ptr %28) #5, !dbg !260
  call void @llvm.dbg.declare(metadata ptr %13, metadata !261, metadata !DIExpression()), !dbg !263
  store ptr %29, ptr %13, align 8, !dbg !264
  %30 = load ptr, ptr %13, align 8, !dbg !265
  %31 = invoke signext i8 @objc_msgSend(ptr noundef %30, ptr noundef @".objc_selector_isLoud_c16\010:8")
          to label %32 unwind label %34, !dbg !267, !GNUObjCMessageSend !268

32:                                               ; preds = %27
  %33 = sext i8 %31 to i32, !dbg !267
  store i32 %33, ptr %4, align 4, !dbg !269
  store i32 1, ptr %12, align 4
  call void @objc_end_catch() #5, !dbg !270
  br label %41

34:                                               ; preds = %27
  %35 = landingpad { ptr, i32 }
          catch ptr null, !dbg !271
  %36 = extractvalue { ptr, i32 } %35, 0, !dbg !271
  store ptr %36, ptr %10, align 8, !dbg !271
  %37 = extractvalue { ptr, i32 } %35, 1, !dbg !271
  store i32 %37, ptr %11, align 4, !dbg !271
  call void @objc_end_catch() #5, !dbg !270
  br label %38, !dbg !270

38:                                               ; preds = %34, %23
  %39 = load ptr, ptr %10, align 8, !dbg !272
  %40 = call ptr @objc_begin_catch(ptr %39) #5, !dbg !272
  store ptr %39, ptr %8, align 8, !dbg !272
  store i1 true, ptr %9, align 1, !dbg !272
  store i32 3, ptr %12, align 4
  br label %41, !dbg !272

41:                                               ; preds = %38, %32, %18
  %42 = load i32, ptr %12, align 4, !dbg !272
  %43 = load i32, ptr @instances, align 4, !dbg !273
  %44 = add nsw i32 %43, -1, !dbg !273
  store i32 %44, ptr @instances, align 4, !dbg !273
  %45 = load i1, ptr %9, align 1, !dbg !275
  br i1 %45, label %46, label %49, !dbg !275

46:                                               ; preds = %41
  %47 = load ptr, ptr %8, align 8, !dbg !275
  invoke void @objc_exception_rethrow(ptr %47)
          to label %48 unwind label %51, !dbg !275

48:                                               ; preds = %46
  unreachable, !dbg !275

49:                                               ; preds = %41
  store i32 %42, ptr %12, align 4, !dbg !275
  %50 = load i32, ptr %12, align 4
  switch i32 %50, label %61 [
    i32 3, label %73
  ]

51:                                               ; preds = %46
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !276
  %53 = extractvalue { ptr, i32 } %52, 0, !dbg !276
  store ptr %53, ptr %10, align 8, !dbg !276
  %54 = extractvalue { ptr, i32 } %52, 1, !dbg !276
  store i32 %54, ptr %11, align 4, !dbg !276
  %55 = load i1, ptr %9, align 1, !dbg !275
  br i1 %55, label %56, label %58, !dbg !275

56:                                               ; preds = %51
  invoke void @objc_end_catch()
          to label %57 unwind label %71, !dbg !275

57:                                               ; preds = %56
  br label %58, !dbg !275

58:                                               ; preds = %57, %51
  %59 = call i32 @objc_sync_exit(ptr %14) #5, !dbg !277
  br label %66, !dbg !277

60:                                               ; No predecessors!
  store i32 0, ptr %12, align 4, !dbg !277
  br label %61, !dbg !277

61:                                               ; preds = %60, %49
  %62 = call i32 @objc_sync_exit(ptr %14) #5, !dbg !277
  %63 = load i32, ptr %12, align 4
  switch i32 %63, label %73 [
    i32 0, label %64
    i32 1, label %64
  ]

64:                                               ; preds = %61, %61
  %65 = load i32, ptr %4, align 4, !dbg !278
  ret i32 %65, !dbg !278

66:                                               ; preds = %58
  %67 = load ptr, ptr %10, align 8, !dbg !277
  %68 = load i32, ptr %11, align 4, !dbg !277
  %69 = insertvalue { ptr, i32 } undef, ptr %67, 0, !dbg !277
  %70 = insertvalue { ptr, i32 } %69, i32 %68, 1, !dbg !277
  resume { ptr, i32 } %70, !dbg !277

71:                                               ; preds = %56
  %72 = landingpad { ptr, i32 }
          catch ptr null, !dbg !275
  call void @abort() #6, !dbg !275
  unreachable, !dbg !275

73:                                               ; preds = %61, %49
  unreachable
}

declare i32 @objc_sync_enter(ptr)

declare i32 @objc_sync_exit(ptr)

declare ptr @objc_begin_catch(ptr)

declare void @objc_end_catch()

declare void @objc_exception_rethrow(ptr)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #3

declare void @abort()

; Function Attrs: noinline optnone uwtable
define internal i32 @_i_Dog__speak_(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !279 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca { ptr, ptr }, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !280, metadata !DIExpression()), !dbg !281
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !282, metadata !DIExpression()), !dbg !281
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !283, metadata !DIExpression()), !dbg !284
  %8 = load ptr, ptr %4, align 8, !dbg !285
  %9 = load i32, ptr %6, align 4, !dbg !286
  %10 = add nsw i32 %9, 1, !dbg !287
  %11 = load ptr, ptr @._OBJC_REF_CLASS_Animal, align 8, !dbg !285
  %12 = getelementptr inbounds { ptr, ptr }, ptr %7, i32 0, i32 0, !dbg !285
  store ptr %8, ptr %12, align 8, !dbg !285
  %13 = getelementptr inbounds { ptr, ptr }, ptr %7, i32 0, i32 1, !dbg !285
  store ptr %11, ptr %13, align 8, !dbg !285
  %14 = call ptr @objc_msg_lookup_super(ptr %7, ptr @".objc_selector_speak:_") #5, !dbg !285
  %15 = call i32 %14(ptr noundef %8, ptr noundef @".objc_selector_speak:_", i32 noundef %10), !dbg !285, !GNUObjCMessageSend !288
  %16 = load ptr, ptr %4, align 8, !dbg !289
  %17 = call i32 @objc_msgSend(ptr noundef %16, ptr noundef @".objc_selector_legs_i16\010:8"), !dbg !290, !GNUObjCMessageSend !291
  %18 = add nsw i32 %15, %17, !dbg !292
  ret i32 %18, !dbg !293
}

declare ptr @objc_msg_lookup_super(ptr, ptr)

; Function Attrs: noinline optnone uwtable
define internal void @_i_Dog__whisper(ptr noundef %0, ptr noundef %1) #0 !dbg !294 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !295, metadata !DIExpression()), !dbg !296
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !297, metadata !DIExpression()), !dbg !296
  call void @llvm.dbg.declare(metadata ptr %5, metadata !298, metadata !DIExpression()), !dbg !299
  store ptr @".objc_selector_speak:_", ptr %5, align 8, !dbg !299
  call void @llvm.dbg.declare(metadata ptr %6, metadata !300, metadata !DIExpression()), !dbg !303
  %7 = load ptr, ptr @._OBJC_REF_PROTOCOL_Speaker, align 8, !dbg !304
  store ptr %7, ptr %6, align 8, !dbg !303
  %8 = load ptr, ptr %5, align 8, !dbg !305
  %9 = icmp ne ptr %8, null, !dbg !305
  br i1 %9, label %10, label %15, !dbg !307

10:                                               ; preds = %2
  %11 = load ptr, ptr %6, align 8, !dbg !308
  %12 = icmp ne ptr %11, null, !dbg !308
  br i1 %12, label %13, label %15, !dbg !309

13:                                               ; preds = %10
  %14 = load ptr, ptr %3, align 8, !dbg !310
  call void @objc_msgSend(ptr noundef %14, ptr noundef @".objc_selector_renameTo:_v24\010:8\0116", ptr noundef @.objc_string), !dbg !311, !GNUObjCMessageSend !312
  br label %15, !dbg !310

15:                                               ; preds = %13, %10, %2
  ret void, !dbg !313
}

; Function Attrs: noinline optnone uwtable
define dso_local i32 @count(ptr noundef %0) #0 !dbg !314 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.__objcFastEnumerationState, align 8
  %6 = alloca [16 x ptr], align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !317, metadata !DIExpression()), !dbg !318
  call void @llvm.dbg.declare(metadata ptr %3, metadata !319, metadata !DIExpression()), !dbg !320
  store i32 0, ptr %3, align 4, !dbg !320
  call void @llvm.dbg.declare(metadata ptr %4, metadata !321, metadata !DIExpression()), !dbg !323
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 64, i1 false), !dbg !324
  %7 = load ptr, ptr %2, align 8, !dbg !325
  %8 = call i64 @objc_msgSend(ptr noundef %7, ptr noundef @".objc_selector_countByEnumeratingWithState:objects:count:_", ptr noundef %5, ptr noundef %6, i64 noundef 16), !dbg !324, !GNUObjCMessageSend !326
  %9 = icmp eq i64 %8, 0, !dbg !324
  br i1 %9, label %36, label %10, !dbg !324

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %5, i32 0, i32 2, !dbg !324
  %12 = load ptr, ptr %11, align 8, !dbg !324
  %13 = load i64, ptr %12, align 8, !dbg !324
  br label %14, !dbg !324

14:                                               ; preds = %33, %30, %10
  %15 = phi i64 [ 0, %10 ], [ %31, %30 ], [ 0, %33 ], !dbg !324
  %16 = phi i64 [ %8, %10 ], [ %16, %30 ], [ %34, %33 ], !dbg !324
  %17 = load ptr, ptr %11, align 8, !dbg !324
  %18 = load i64, ptr %17, align 8, !dbg !324
  %19 = icmp eq i64 %18, %13, !dbg !324
  br i1 %19, label %21, label %20, !dbg !324

20:                                               ; preds = %14
  call void @objc_enumerationMutation(ptr noundef %7), !dbg !324
  br label %21, !dbg !324

21:                                               ; preds = %20, %14
  %22 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %5, i32 0, i32 1, !dbg !324
  %23 = load ptr, ptr %22, align 8, !dbg !324
  %24 = getelementptr ptr, ptr %23, i64 %15, !dbg !324
  %25 = load ptr, ptr %24, align 8, !dbg !324
  store ptr %25, ptr %4, align 8, !dbg !324
  %26 = load ptr, ptr %4, align 8, !dbg !327
  %27 = call i32 @objc_msgSend(ptr noundef %26, ptr noundef @".objc_selector_speak:_i20\010:8i16", i32 noundef 1), !dbg !328, !GNUObjCMessageSend !257
  %28 = load i32, ptr %3, align 4, !dbg !329
  %29 = add nsw i32 %28, %27, !dbg !329
  store i32 %29, ptr %3, align 4, !dbg !329
  br label %30, !dbg !330

30:                                               ; preds = %21
  %31 = add i64 %15, 1, !dbg !330
  %32 = icmp ult i64 %31, %16, !dbg !330
  br i1 %32, label %14, label %33, !dbg !330

33:                                               ; preds = %30
  %34 = call i64 @objc_msgSend(ptr noundef %7, ptr noundef @".objc_selector_countByEnumeratingWithState:objects:count:_", ptr noundef %5, ptr noundef %6, i64 noundef 16), !dbg !330, !GNUObjCMessageSend !326
  %35 = icmp eq i64 %34, 0, !dbg !330
  br i1 %35, label %36, label %14, !dbg !330

36:                                               ; preds = %33, %1
  br label %37, !dbg !331

37:                                               ; preds = %36
  %38 = load i32, ptr %3, align 4, !dbg !332
  %39 = load ptr, ptr @._OBJC_REF_CLASS_Dog, align 8, !dbg !333
  %40 = call ptr @objc_msgSend(ptr noundef %39, ptr noundef @".objc_selector_withAge:_\0120\010:8i16", i32 noundef 4), !dbg !333, !GNUObjCMessageSend !334
  %41 = call signext i8 @objc_msgSend(ptr noundef %40, ptr noundef @".objc_selector_isLoud_c16\010:8"), !dbg !335, !GNUObjCMessageSend !268
  %42 = sext i8 %41 to i32, !dbg !333
  %43 = add nsw i32 %38, %42, !dbg !336
  ret i32 %43, !dbg !337
}

declare void @objc_enumerationMutation(ptr)

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

define linkonce_odr hidden void @.objcv2_load_function() comdat {
  call void @__objc_load(ptr @.objc_init)
  ret void
}

declare void @__objc_load(ptr)

attributes #0 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readnone }
attributes #4 = { argmemonly nocallback nofree nounwind willreturn writeonly }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90, !91}
!llvm.ident = !{!92}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "instances", scope: !2, file: !3, line: 43, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_ObjC, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 2, emissionKind: FullDebug, retainedTypes: !4, globals: !84, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "objects.m", directory: ".", checksumkind: CSK_MD5, checksum: "9f276bec82877e53d0a295a2757975a7")
!4 = !{!5, !74}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "Animal", scope: !3, file: !3, line: 27, size: 256, flags: DIFlagObjcClassComplete, elements: !6, runtimeLang: DW_LANG_ObjC)
!6 = !{!7, !10, !19, !21, !22, !28, !29, !37, !43, !46, !64, !67, !70}
!7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !8, extraData: i32 0)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "Root", scope: !3, file: !3, line: 7, elements: !9, runtimeLang: DW_LANG_ObjC)
!9 = !{}
!10 = !DIObjCProperty(name: "name", file: !3, line: 34, setter: "renameTo:", attributes: 232, type: !11)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "id", file: !12, baseType: !13)
!12 = !DIFile(filename: "objects.m", directory: ".")
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_object", file: !3, elements: !15)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "isa", scope: !14, file: !3, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_class", file: !3, flags: DIFlagFwdDecl)
!19 = !DIObjCProperty(name: "legs", file: !3, line: 35, attributes: 2316, type: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "age", scope: !3, file: !3, line: 28, baseType: !20, size: 32, flags: DIFlagProtected)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "place", scope: !3, file: !3, line: 32, baseType: !23, size: 128, flags: DIFlagProtected)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !5, file: !3, line: 30, size: 128, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !23, file: !3, line: 31, baseType: !26, size: 64)
!26 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !23, file: !3, line: 31, baseType: !26, size: 64, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "_name", scope: !3, file: !3, line: 46, baseType: !11, size: 64, flags: DIFlagPrivate, extraData: !10)
!29 = !DISubprogram(name: "+[Animal withAge:]", scope: !5, file: !3, line: 49, type: !30, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !33, !34, !20}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "Class", file: !12, baseType: !17, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "SEL", file: !12, baseType: !35, flags: DIFlagArtificial)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_selector", file: !3, flags: DIFlagFwdDecl)
!37 = !DISubprogram(name: "-[Animal isLoud]", scope: !5, file: !3, line: 56, type: !38, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !42, !34}
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "BOOL", file: !3, line: 5, baseType: !41)
!41 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!43 = !DISubprogram(name: "-[Animal speak:]", scope: !5, file: !3, line: 60, type: !44, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!44 = !DISubroutineType(types: !45)
!45 = !{!20, !42, !34, !20}
!46 = !DISubprogram(name: "-[Animal countByEnumeratingWithState:objects:count:]", scope: !5, file: !3, line: 70, type: !47, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !42, !34, !51, !57, !49}
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "NSUInteger", file: !3, line: 4, baseType: !50)
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "State", file: !3, line: 25, baseType: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 20, size: 512, elements: !54)
!54 = !{!55, !56, !58, !60}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !53, file: !3, line: 21, baseType: !50, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "itemsPtr", scope: !53, file: !3, line: 22, baseType: !57, size: 64, offset: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "mutationsPtr", scope: !53, file: !3, line: 23, baseType: !59, size: 64, offset: 128)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "extra", scope: !53, file: !3, line: 24, baseType: !61, size: 320, offset: 192)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 320, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 5)
!64 = !DISubprogram(name: "-[Animal name]", scope: !5, file: !3, line: 46, type: !65, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!65 = !DISubroutineType(types: !66)
!66 = !{!11, !42, !34}
!67 = !DISubprogram(name: "-[Animal renameTo:]", scope: !5, file: !3, line: 46, type: !68, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !42, !34, !11}
!70 = !DISubprogram(name: "-[Animal(Extra) guarded:]", scope: !5, file: !3, line: 76, type: !71, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!71 = !DISubroutineType(types: !72)
!72 = !{!20, !42, !34, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DICompositeType(tag: DW_TAG_structure_type, name: "Dog", scope: !3, file: !3, line: 40, size: 256, flags: DIFlagObjcClassComplete, elements: !75, runtimeLang: DW_LANG_ObjC)
!75 = !{!76, !77, !81}
!76 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !74, baseType: !5, extraData: i32 0)
!77 = !DISubprogram(name: "-[Dog speak:]", scope: !74, file: !3, line: 90, type: !78, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!78 = !DISubroutineType(types: !79)
!79 = !{!20, !80, !34, !20}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!81 = !DISubprogram(name: "-[Dog whisper]", scope: !74, file: !3, line: 93, type: !82, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !9)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !80, !34}
!84 = !{!0}
!85 = !{i32 7, !"Dwarf Version", i32 5}
!86 = !{i32 2, !"Debug Info Version", i32 3}
!87 = !{i32 1, !"wchar_size", i32 4}
!88 = !{i32 7, !"PIC Level", i32 2}
!89 = !{i32 7, !"PIE Level", i32 2}
!90 = !{i32 7, !"uwtable", i32 2}
!91 = !{i32 7, !"frame-pointer", i32 2}
!92 = !{!"Debian clang version 15.0.6"}
!93 = distinct !DISubprogram(name: "+[Animal withAge:]", scope: !3, file: !3, line: 49, type: !30, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !29, retainedNodes: !9)
!94 = !DILocalVariable(name: "self", arg: 1, scope: !93, type: !95, flags: DIFlagArtificial | DIFlagObjectPointer)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "Class", file: !12, baseType: !17)
!96 = !DILocation(line: 0, scope: !93)
!97 = !DILocalVariable(name: "_cmd", arg: 2, scope: !93, type: !98, flags: DIFlagArtificial)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "SEL", file: !12, baseType: !35)
!99 = !DILocalVariable(name: "age", arg: 3, scope: !93, file: !3, line: 49, type: !20)
!100 = !DILocation(line: 49, column: 26, scope: !93)
!101 = !DILocalVariable(name: "animal", scope: !93, file: !3, line: 50, type: !32)
!102 = !DILocation(line: 50, column: 11, scope: !93)
!103 = !DILocation(line: 50, column: 22, scope: !93)
!104 = !DILocation(line: 50, column: 21, scope: !93)
!105 = !{!"alloc", !"", i1 false}
!106 = !DILocation(line: 50, column: 20, scope: !93)
!107 = !{!"init", !"", i1 false}
!108 = !DILocation(line: 51, column: 17, scope: !93)
!109 = !DILocation(line: 51, column: 3, scope: !93)
!110 = !DILocation(line: 51, column: 15, scope: !93)
!111 = !DILocation(line: 52, column: 12, scope: !93)
!112 = !DILocation(line: 53, column: 10, scope: !93)
!113 = !DILocation(line: 53, column: 3, scope: !93)
!114 = distinct !DISubprogram(name: "-[Animal isLoud]", scope: !3, file: !3, line: 56, type: !38, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !37, retainedNodes: !9)
!115 = !DILocalVariable(name: "self", arg: 1, scope: !114, type: !32, flags: DIFlagArtificial | DIFlagObjectPointer)
!116 = !DILocation(line: 0, scope: !114)
!117 = !DILocalVariable(name: "_cmd", arg: 2, scope: !114, type: !98, flags: DIFlagArtificial)
!118 = !DILocation(line: 57, column: 10, scope: !114)
!119 = !DILocation(line: 57, column: 14, scope: !114)
!120 = !DILocation(line: 57, column: 3, scope: !114)
!121 = distinct !DISubprogram(name: "-[Animal speak:]", scope: !3, file: !3, line: 60, type: !44, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !43, retainedNodes: !9)
!122 = !DILocalVariable(name: "self", arg: 1, scope: !121, type: !32, flags: DIFlagArtificial | DIFlagObjectPointer)
!123 = !DILocation(line: 0, scope: !121)
!124 = !DILocalVariable(name: "_cmd", arg: 2, scope: !121, type: !98, flags: DIFlagArtificial)
!125 = !DILocalVariable(name: "times", arg: 3, scope: !121, file: !3, line: 60, type: !20)
!126 = !DILocation(line: 60, column: 19, scope: !121)
!127 = !DILocalVariable(name: "spoken", scope: !121, file: !3, line: 61, type: !20)
!128 = !DILocation(line: 61, column: 15, scope: !121)
!129 = !DILocalVariable(name: "once", scope: !121, file: !3, line: 62, type: !130)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DICompositeType(tag: DW_TAG_structure_type, scope: !3, size: 256, flags: DIFlagAppleBlock, elements: !132)
!132 = !{!133, !135, !136, !137, !141}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__isa", scope: !3, file: !3, baseType: !134, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, baseType: !20, size: 32, offset: 64)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__reserved", scope: !3, file: !3, baseType: !20, size: 32, offset: 96)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__FuncPtr", scope: !3, file: !3, baseType: !138, size: 64, offset: 128)
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!139 = !DISubroutineType(types: !140)
!140 = !{null, !20}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__descriptor", scope: !3, baseType: !142, size: 64, align: 64, offset: 192)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !143, size: 64)
!143 = !DICompositeType(tag: DW_TAG_structure_type, name: "__block_descriptor", scope: !3, size: 128, flags: DIFlagAppleBlock, elements: !144)
!144 = !{!145, !146}
!145 = !DIDerivedType(tag: DW_TAG_member, name: "reserved", scope: !3, file: !3, baseType: !50, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "Size", scope: !3, file: !3, baseType: !50, size: 64, offset: 64)
!147 = !DILocation(line: 62, column: 10, scope: !121)
!148 = !DILocation(line: 62, column: 23, scope: !121)
!149 = !DILocalVariable(name: "i", scope: !150, file: !3, line: 65, type: !20)
!150 = distinct !DILexicalBlock(scope: !121, file: !3, line: 65, column: 3)
!151 = !DILocation(line: 65, column: 12, scope: !150)
!152 = !DILocation(line: 65, column: 8, scope: !150)
!153 = !DILocation(line: 65, column: 19, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 65, column: 3)
!155 = !DILocation(line: 65, column: 23, scope: !154)
!156 = !DILocation(line: 65, column: 21, scope: !154)
!157 = !DILocation(line: 65, column: 3, scope: !150)
!158 = !DILocation(line: 66, column: 5, scope: !154)
!159 = !DILocation(line: 66, column: 10, scope: !154)
!160 = !DILocation(line: 65, column: 31, scope: !154)
!161 = !DILocation(line: 65, column: 3, scope: !154)
!162 = distinct !{!162, !157, !163, !164}
!163 = !DILocation(line: 66, column: 11, scope: !150)
!164 = !{!"llvm.loop.mustprogress"}
!165 = !DILocation(line: 68, column: 1, scope: !154)
!166 = !DILocation(line: 68, column: 1, scope: !121)
!167 = !DILocation(line: 67, column: 10, scope: !121)
!168 = distinct !DISubprogram(name: "__17_i_Animal__speak__block_invoke", linkageName: "__17_i_Animal__speak__block_invoke", scope: !3, file: !3, line: 62, type: !169, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!169 = !DISubroutineType(types: !170)
!170 = !{null, !134, !20}
!171 = !DILocalVariable(name: ".block_descriptor", arg: 1, scope: !168, file: !3, line: 62, type: !172, flags: DIFlagArtificial)
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !173, size: 64)
!173 = !DICompositeType(tag: DW_TAG_structure_type, name: "__block_literal_1", scope: !3, file: !3, line: 62, size: 384, elements: !174)
!174 = !{!175, !176, !177, !178, !179, !188, !189}
!175 = !DIDerivedType(tag: DW_TAG_member, name: "__isa", scope: !3, file: !3, line: 62, baseType: !134, size: 64, flags: DIFlagPublic)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, line: 62, baseType: !20, size: 32, offset: 64, flags: DIFlagPublic)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "__reserved", scope: !3, file: !3, line: 62, baseType: !20, size: 32, offset: 96, flags: DIFlagPublic)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "__FuncPtr", scope: !3, file: !3, line: 62, baseType: !138, size: 64, offset: 128, flags: DIFlagPublic)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "__descriptor", scope: !3, file: !3, line: 62, baseType: !180, size: 64, offset: 192, flags: DIFlagPublic)
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !181, size: 64)
!181 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__block_descriptor_withcopydispose", size: 256, elements: !182)
!182 = !{!183, !184, !185, !187}
!183 = !DIDerivedType(tag: DW_TAG_member, name: "reserved", scope: !181, file: !12, line: 62, baseType: !50, size: 64)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "Size", scope: !181, file: !12, line: 62, baseType: !50, size: 64, offset: 64)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "CopyFuncPtr", scope: !181, file: !12, line: 62, baseType: !186, size: 64, offset: 128)
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "DestroyFuncPtr", scope: !181, file: !12, line: 62, baseType: !186, size: 64, offset: 192)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "self", scope: !3, file: !3, line: 62, baseType: !32, size: 64, offset: 256, flags: DIFlagPublic)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "spoken", scope: !3, file: !3, line: 62, baseType: !190, size: 64, offset: 320)
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64)
!191 = !DICompositeType(tag: DW_TAG_structure_type, scope: !3, file: !3, size: 224, elements: !192)
!192 = !{!133, !193, !194, !195, !196}
!193 = !DIDerivedType(tag: DW_TAG_member, name: "__forwarding", scope: !3, file: !3, baseType: !134, size: 64, offset: 64)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, baseType: !20, size: 32, offset: 128)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !3, file: !3, baseType: !20, size: 32, offset: 160)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "spoken", scope: !3, file: !3, baseType: !20, size: 32, align: 32, offset: 192)
!197 = !DILocation(line: 62, column: 23, scope: !168)
!198 = !DILocalVariable(name: "volume", arg: 2, scope: !168, file: !3, line: 62, type: !20)
!199 = !DILocation(line: 62, column: 29, scope: !168)
!200 = !DILocalVariable(name: "spoken", scope: !168, file: !3, line: 61, type: !20)
!201 = !DILocation(line: 61, column: 15, scope: !168)
!202 = !DILocalVariable(name: "self", scope: !168, file: !12, line: 61, type: !42)
!203 = !DILocation(line: 63, column: 15, scope: !204)
!204 = distinct !DILexicalBlock(scope: !168, file: !3, line: 62, column: 37)
!205 = !DILocation(line: 63, column: 24, scope: !204)
!206 = !DILocation(line: 63, column: 22, scope: !204)
!207 = !DILocation(line: 63, column: 5, scope: !204)
!208 = !DILocation(line: 63, column: 12, scope: !204)
!209 = !DILocation(line: 64, column: 3, scope: !168)
!210 = distinct !DISubprogram(linkageName: "__copy_helper_block_e8_32o40r", scope: !12, file: !12, type: !211, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!211 = !DISubroutineType(types: !9)
!212 = !DILocalVariable(arg: 1, scope: !210, type: !134, flags: DIFlagArtificial)
!213 = !DILocation(line: 0, scope: !210)
!214 = !DILocalVariable(arg: 2, scope: !210, type: !134, flags: DIFlagArtificial)
!215 = distinct !DISubprogram(linkageName: "__destroy_helper_block_e8_32o40r", scope: !12, file: !12, type: !211, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!216 = !DILocalVariable(arg: 1, scope: !215, type: !134, flags: DIFlagArtificial)
!217 = !DILocation(line: 0, scope: !215)
!218 = distinct !DISubprogram(name: "-[Animal countByEnumeratingWithState:objects:count:]", scope: !3, file: !3, line: 70, type: !47, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !46, retainedNodes: !9)
!219 = !DILocalVariable(name: "self", arg: 1, scope: !218, type: !32, flags: DIFlagArtificial | DIFlagObjectPointer)
!220 = !DILocation(line: 0, scope: !218)
!221 = !DILocalVariable(name: "_cmd", arg: 2, scope: !218, type: !98, flags: DIFlagArtificial)
!222 = !DILocalVariable(name: "state", arg: 3, scope: !218, file: !3, line: 70, type: !51)
!223 = !DILocation(line: 70, column: 52, scope: !218)
!224 = !DILocalVariable(name: "buffer", arg: 4, scope: !218, file: !3, line: 70, type: !57)
!225 = !DILocation(line: 70, column: 72, scope: !218)
!226 = !DILocalVariable(name: "n", arg: 5, scope: !218, file: !3, line: 70, type: !49)
!227 = !DILocation(line: 70, column: 97, scope: !218)
!228 = !DILocation(line: 71, column: 10, scope: !218)
!229 = !DILocation(line: 71, column: 17, scope: !218)
!230 = !DILocation(line: 71, column: 29, scope: !218)
!231 = !DILocation(line: 71, column: 3, scope: !218)
!232 = distinct !DISubprogram(name: "-[Animal name]", scope: !3, file: !3, line: 46, type: !65, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !64, retainedNodes: !9)
!233 = !DILocalVariable(name: "self", arg: 1, scope: !232, type: !32, flags: DIFlagArtificial | DIFlagObjectPointer)
!234 = !DILocation(line: 0, scope: !232)
!235 = !DILocalVariable(name: "_cmd", arg: 2, scope: !232, type: !98, flags: DIFlagArtificial)
!236 = !DILocation(line: 46, column: 1, scope: !232)
!237 = distinct !DISubprogram(name: "-[Animal renameTo:]", scope: !3, file: !3, line: 46, type: !68, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !67, retainedNodes: !9)
!238 = !DILocalVariable(name: "self", arg: 1, scope: !237, type: !32, flags: DIFlagArtificial | DIFlagObjectPointer)
!239 = !DILocation(line: 0, scope: !237)
!240 = !DILocalVariable(name: "_cmd", arg: 2, scope: !237, type: !98, flags: DIFlagArtificial)
!241 = !DILocalVariable(name: "name", arg: 3, scope: !237, type: !11)
!242 = !DILocation(line: 46, column: 1, scope: !237)
!243 = !DILocation(line: 46, column: 13, scope: !237)
!244 = distinct !DISubprogram(name: "-[Animal(Extra) guarded:]", scope: !3, file: !3, line: 76, type: !71, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !70, retainedNodes: !9)
!245 = !DILocalVariable(name: "self", arg: 1, scope: !244, type: !32, flags: DIFlagArtificial | DIFlagObjectPointer)
!246 = !DILocation(line: 0, scope: !244)
!247 = !DILocalVariable(name: "_cmd", arg: 2, scope: !244, type: !98, flags: DIFlagArtificial)
!248 = !DILocalVariable(name: "dog", arg: 3, scope: !244, file: !3, line: 76, type: !73)
!249 = !DILocation(line: 76, column: 23, scope: !244)
!250 = !DILocation(line: 77, column: 17, scope: !244)
!251 = !DILocation(line: 77, column: 3, scope: !244)
!252 = !DILocation(line: 78, column: 5, scope: !253)
!253 = distinct !DILexicalBlock(scope: !244, file: !3, line: 77, column: 22)
!254 = !DILocation(line: 79, column: 15, scope: !255)
!255 = distinct !DILexicalBlock(scope: !253, file: !3, line: 78, column: 10)
!256 = !DILocation(line: 79, column: 14, scope: !255)
!257 = !{!"speak:", !"", i1 false}
!258 = !DILocation(line: 79, column: 7, scope: !255)
!259 = !DILocation(line: 86, column: 1, scope: !255)
!260 = !DILocation(line: 80, column: 5, scope: !255)
!261 = !DILocalVariable(name: "other", scope: !262, file: !3, line: 80, type: !73)
!262 = distinct !DILexicalBlock(scope: !253, file: !3, line: 80, column: 27)
!263 = !DILocation(line: 80, column: 20, scope: !262)
!264 = !DILocation(line: 80, column: 27, scope: !253)
!265 = !DILocation(line: 81, column: 15, scope: !266)
!266 = distinct !DILexicalBlock(scope: !262, file: !3, line: 80, column: 27)
!267 = !DILocation(line: 81, column: 14, scope: !266)
!268 = !{!"isLoud", !"", i1 false}
!269 = !DILocation(line: 81, column: 7, scope: !266)
!270 = !DILocation(line: 82, column: 5, scope: !266)
!271 = !DILocation(line: 86, column: 1, scope: !266)
!272 = !DILocation(line: 82, column: 5, scope: !262)
!273 = !DILocation(line: 83, column: 16, scope: !274)
!274 = distinct !DILexicalBlock(scope: !253, file: !3, line: 82, column: 16)
!275 = !DILocation(line: 84, column: 5, scope: !274)
!276 = !DILocation(line: 86, column: 1, scope: !253)
!277 = !DILocation(line: 85, column: 3, scope: !253)
!278 = !DILocation(line: 86, column: 1, scope: !244)
!279 = distinct !DISubprogram(name: "-[Dog speak:]", scope: !3, file: !3, line: 90, type: !78, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !77, retainedNodes: !9)
!280 = !DILocalVariable(name: "self", arg: 1, scope: !279, type: !73, flags: DIFlagArtificial | DIFlagObjectPointer)
!281 = !DILocation(line: 0, scope: !279)
!282 = !DILocalVariable(name: "_cmd", arg: 2, scope: !279, type: !98, flags: DIFlagArtificial)
!283 = !DILocalVariable(name: "times", arg: 3, scope: !279, file: !3, line: 90, type: !20)
!284 = !DILocation(line: 90, column: 19, scope: !279)
!285 = !DILocation(line: 91, column: 10, scope: !279)
!286 = !DILocation(line: 91, column: 23, scope: !279)
!287 = !DILocation(line: 91, column: 29, scope: !279)
!288 = !{!"speak:", !"Animal", i1 false}
!289 = !DILocation(line: 91, column: 36, scope: !279)
!290 = !DILocation(line: 91, column: 41, scope: !279)
!291 = !{!"legs", !"", i1 false}
!292 = !DILocation(line: 91, column: 34, scope: !279)
!293 = !DILocation(line: 91, column: 3, scope: !279)
!294 = distinct !DISubprogram(name: "-[Dog whisper]", scope: !3, file: !3, line: 93, type: !82, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !81, retainedNodes: !9)
!295 = !DILocalVariable(name: "self", arg: 1, scope: !294, type: !73, flags: DIFlagArtificial | DIFlagObjectPointer)
!296 = !DILocation(line: 0, scope: !294)
!297 = !DILocalVariable(name: "_cmd", arg: 2, scope: !294, type: !98, flags: DIFlagArtificial)
!298 = !DILocalVariable(name: "selector", scope: !294, file: !3, line: 94, type: !98)
!299 = !DILocation(line: 94, column: 7, scope: !294)
!300 = !DILocalVariable(name: "protocol", scope: !294, file: !3, line: 95, type: !301)
!301 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !302, size: 64)
!302 = !DICompositeType(tag: DW_TAG_structure_type, name: "Protocol", file: !12, flags: DIFlagFwdDecl, runtimeLang: DW_LANG_ObjC)
!303 = !DILocation(line: 95, column: 13, scope: !294)
!304 = !DILocation(line: 95, column: 24, scope: !294)
!305 = !DILocation(line: 96, column: 7, scope: !306)
!306 = distinct !DILexicalBlock(scope: !294, file: !3, line: 96, column: 7)
!307 = !DILocation(line: 96, column: 16, scope: !306)
!308 = !DILocation(line: 96, column: 19, scope: !306)
!309 = !DILocation(line: 96, column: 7, scope: !294)
!310 = !DILocation(line: 97, column: 5, scope: !306)
!311 = !DILocation(line: 97, column: 10, scope: !306)
!312 = !{!"renameTo:", !"", i1 false}
!313 = !DILocation(line: 98, column: 1, scope: !294)
!314 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 101, type: !315, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!315 = !DISubroutineType(types: !316)
!316 = !{!20, !32}
!317 = !DILocalVariable(name: "animals", arg: 1, scope: !314, file: !3, line: 101, type: !32)
!318 = !DILocation(line: 101, column: 19, scope: !314)
!319 = !DILocalVariable(name: "n", scope: !314, file: !3, line: 102, type: !20)
!320 = !DILocation(line: 102, column: 7, scope: !314)
!321 = !DILocalVariable(name: "one", scope: !322, file: !3, line: 103, type: !32)
!322 = distinct !DILexicalBlock(scope: !314, file: !3, line: 103, column: 3)
!323 = !DILocation(line: 103, column: 16, scope: !322)
!324 = !DILocation(line: 103, column: 3, scope: !314)
!325 = !DILocation(line: 103, column: 23, scope: !322)
!326 = !{!"countByEnumeratingWithState:objects:count:", !"", i1 false}
!327 = !DILocation(line: 104, column: 11, scope: !322)
!328 = !DILocation(line: 104, column: 10, scope: !322)
!329 = !DILocation(line: 104, column: 7, scope: !322)
!330 = !DILocation(line: 104, column: 5, scope: !322)
!331 = !DILocation(line: 104, column: 22, scope: !322)
!332 = !DILocation(line: 105, column: 10, scope: !314)
!333 = !DILocation(line: 105, column: 14, scope: !314)
!334 = !{!"withAge:", !"Dog", i1 true}
!335 = !DILocation(line: 105, column: 30, scope: !314)
!336 = !DILocation(line: 105, column: 12, scope: !314)
!337 = !DILocation(line: 105, column: 3, scope: !314)
