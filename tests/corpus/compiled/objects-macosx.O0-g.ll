; ModuleID = 'objects.m'
source_filename = "objects.m"
target datalayout = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-apple-macosx12.0.0"

%struct._objc_cache = type opaque
%struct._class_t = type { ptr, ptr, ptr, ptr, ptr }
%struct._objc_method = type { ptr, ptr, ptr }
%struct._prop_t = type { ptr, ptr }
%struct._protocol_t = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr }
%struct._class_ro_t = type { i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct._ivar_t = type { ptr, ptr, ptr, i32, i32 }
%struct._objc_typeinfo = type { ptr, ptr, ptr }
%struct._category_t = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32 }
%struct.__NSConstantString_tag = type { ptr, i32, ptr, i64 }
%struct.__block_byref_spoken = type { ptr, ptr, i32, i32, i32 }
%struct.__block_literal_generic = type { ptr, i32, i32, ptr, ptr }
%struct.__block_byref_spoken.0 = type { ptr, ptr, i32, i32, i32 }
%struct.State = type { i64, ptr, ptr, [5 x i64] }
%struct._objc_super = type { ptr, ptr }
%struct.__objcFastEnumerationState = type { i64, ptr, ptr, [5 x i64] }

@"OBJC_IVAR_$_Animal.age" = global i64 0, section "__DATA, __objc_ivar", align 8
@instances = internal global i32 0, align 4, !dbg !0
@_NSConcreteStackBlock = external global ptr
@.str = private unnamed_addr constant [9 x i8] c"v12@?0i8\00", align 1
@"__block_descriptor_48_e8_32o40r_e8_v12\01?0i8l" = linkonce_odr hidden unnamed_addr constant { i64, i64, ptr, ptr, ptr, i64 } { i64 0, i64 48, ptr @__copy_helper_block_e8_32o40r, ptr @__destroy_helper_block_e8_32o40r, ptr @.str, i64 272 }, align 8
@"OBJC_IVAR_$_Animal._name" = hidden global i64 24, section "__DATA, __objc_ivar", align 8
@_objc_empty_cache = external global %struct._objc_cache
@"OBJC_METACLASS_$_Root" = external global %struct._class_t
@OBJC_CLASS_NAME_ = private unnamed_addr constant [7 x i8] c"Animal\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_ = private unnamed_addr constant [9 x i8] c"withAge:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_ = private unnamed_addr constant [11 x i8] c"@20@0:8i16\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_CLASS_METHODS_Animal" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_TYPE_, ptr @"\01+[Animal withAge:]" }] }, section "__DATA, __objc_const", align 8
@OBJC_CLASS_NAME_.1 = private unnamed_addr constant [8 x i8] c"Speaker\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.2 = private unnamed_addr constant [7 x i8] c"speak:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.3 = private unnamed_addr constant [11 x i8] c"i20@0:8i16\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.4 = private unnamed_addr constant [7 x i8] c"isLoud\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.5 = private unnamed_addr constant [8 x i8] c"c16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_PROTOCOL_INSTANCE_METHODS_Speaker" = internal global { i32, i32, [2 x %struct._objc_method] } { i32 24, i32 2, [2 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr null }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.5, ptr null }] }, section "__DATA, __objc_const", align 8
@OBJC_METH_VAR_NAME_.6 = private unnamed_addr constant [8 x i8] c"whisper\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.7 = private unnamed_addr constant [8 x i8] c"v16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_PROTOCOL_INSTANCE_METHODS_OPT_Speaker" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.6, ptr @OBJC_METH_VAR_TYPE_.7, ptr null }] }, section "__DATA, __objc_const", align 8
@OBJC_PROP_NAME_ATTR_ = private unnamed_addr constant [5 x i8] c"loud\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_PROP_NAME_ATTR_.8 = private unnamed_addr constant [13 x i8] c"Tc,R,GisLoud\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@"_OBJC_$_PROP_LIST_Speaker" = internal global { i32, i32, [1 x %struct._prop_t] } { i32 16, i32 1, [1 x %struct._prop_t] [%struct._prop_t { ptr @OBJC_PROP_NAME_ATTR_, ptr @OBJC_PROP_NAME_ATTR_.8 }] }, section "__DATA, __objc_const", align 8
@"_OBJC_$_PROTOCOL_METHOD_TYPES_Speaker" = internal global [3 x ptr] [ptr @OBJC_METH_VAR_TYPE_.3, ptr @OBJC_METH_VAR_TYPE_.5, ptr @OBJC_METH_VAR_TYPE_.7], section "__DATA, __objc_const", align 8
@"_OBJC_PROTOCOL_$_Speaker" = weak hidden global %struct._protocol_t { ptr null, ptr @OBJC_CLASS_NAME_.1, ptr null, ptr @"_OBJC_$_PROTOCOL_INSTANCE_METHODS_Speaker", ptr null, ptr @"_OBJC_$_PROTOCOL_INSTANCE_METHODS_OPT_Speaker", ptr null, ptr @"_OBJC_$_PROP_LIST_Speaker", i32 96, i32 0, ptr @"_OBJC_$_PROTOCOL_METHOD_TYPES_Speaker", ptr null, ptr null }, align 8
@"_OBJC_LABEL_PROTOCOL_$_Speaker" = weak hidden global ptr @"_OBJC_PROTOCOL_$_Speaker", section "__DATA,__objc_protolist,coalesced,no_dead_strip", align 8
@"_OBJC_CLASS_PROTOCOLS_$_Animal" = internal global { i64, [2 x ptr] } { i64 1, [2 x ptr] [ptr @"_OBJC_PROTOCOL_$_Speaker", ptr null] }, section "__DATA, __objc_const", align 8
@"_OBJC_METACLASS_RO_$_Animal" = internal global %struct._class_ro_t { i32 1, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_CLASS_METHODS_Animal", ptr @"_OBJC_CLASS_PROTOCOLS_$_Animal", ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_METACLASS_$_Animal" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Root", ptr @"OBJC_METACLASS_$_Root", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Animal" }, section "__DATA, __objc_data", align 8
@"OBJC_CLASS_$_Root" = external global %struct._class_t
@OBJC_METH_VAR_NAME_.9 = private unnamed_addr constant [43 x i8] c"countByEnumeratingWithState:objects:count:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.10 = private unnamed_addr constant [31 x i8] c"Q40@0:8^{?=Q^@^Q[5Q]}16^@24Q32\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.11 = private unnamed_addr constant [5 x i8] c"name\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.12 = private unnamed_addr constant [8 x i8] c"@16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.13 = private unnamed_addr constant [10 x i8] c"renameTo:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.14 = private unnamed_addr constant [11 x i8] c"v24@0:8@16\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_METHODS_Animal" = internal global { i32, i32, [5 x %struct._objc_method] } { i32 24, i32 5, [5 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.5, ptr @"\01-[Animal isLoud]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr @"\01-[Animal speak:]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.9, ptr @OBJC_METH_VAR_TYPE_.10, ptr @"\01-[Animal countByEnumeratingWithState:objects:count:]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.11, ptr @OBJC_METH_VAR_TYPE_.12, ptr @"\01-[Animal name]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.13, ptr @OBJC_METH_VAR_TYPE_.14, ptr @"\01-[Animal renameTo:]" }] }, section "__DATA, __objc_const", align 8
@OBJC_METH_VAR_NAME_.15 = private unnamed_addr constant [4 x i8] c"age\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.16 = private unnamed_addr constant [2 x i8] c"i\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"OBJC_IVAR_$_Animal.place" = global i64 8, section "__DATA, __objc_ivar", align 8
@OBJC_METH_VAR_NAME_.17 = private unnamed_addr constant [6 x i8] c"place\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.18 = private unnamed_addr constant [13 x i8] c"{?=\22x\22d\22y\22d}\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.19 = private unnamed_addr constant [6 x i8] c"_name\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.20 = private unnamed_addr constant [2 x i8] c"@\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_VARIABLES_Animal" = internal global { i32, i32, [3 x %struct._ivar_t] } { i32 32, i32 3, [3 x %struct._ivar_t] [%struct._ivar_t { ptr @"OBJC_IVAR_$_Animal.age", ptr @OBJC_METH_VAR_NAME_.15, ptr @OBJC_METH_VAR_TYPE_.16, i32 2, i32 4 }, %struct._ivar_t { ptr @"OBJC_IVAR_$_Animal.place", ptr @OBJC_METH_VAR_NAME_.17, ptr @OBJC_METH_VAR_TYPE_.18, i32 3, i32 16 }, %struct._ivar_t { ptr @"OBJC_IVAR_$_Animal._name", ptr @OBJC_METH_VAR_NAME_.19, ptr @OBJC_METH_VAR_TYPE_.20, i32 3, i32 8 }] }, section "__DATA, __objc_const", align 8
@OBJC_PROP_NAME_ATTR_.21 = private unnamed_addr constant [5 x i8] c"name\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_PROP_NAME_ATTR_.22 = private unnamed_addr constant [25 x i8] c"T@,C,N,SrenameTo:,V_name\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_PROP_NAME_ATTR_.23 = private unnamed_addr constant [5 x i8] c"legs\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_PROP_NAME_ATTR_.24 = private unnamed_addr constant [5 x i8] c"Ti,D\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@"_OBJC_$_PROP_LIST_Animal" = internal global { i32, i32, [3 x %struct._prop_t] } { i32 16, i32 3, [3 x %struct._prop_t] [%struct._prop_t { ptr @OBJC_PROP_NAME_ATTR_.21, ptr @OBJC_PROP_NAME_ATTR_.22 }, %struct._prop_t { ptr @OBJC_PROP_NAME_ATTR_.23, ptr @OBJC_PROP_NAME_ATTR_.24 }, %struct._prop_t { ptr @OBJC_PROP_NAME_ATTR_, ptr @OBJC_PROP_NAME_ATTR_.8 }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Animal" = internal global %struct._class_ro_t { i32 0, i32 0, i32 32, ptr null, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_INSTANCE_METHODS_Animal", ptr @"_OBJC_CLASS_PROTOCOLS_$_Animal", ptr @"_OBJC_$_INSTANCE_VARIABLES_Animal", ptr null, ptr @"_OBJC_$_PROP_LIST_Animal" }, section "__DATA, __objc_const", align 8
@"OBJC_CLASS_$_Animal" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Animal", ptr @"OBJC_CLASS_$_Root", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Animal" }, section "__DATA, __objc_data", align 8
@objc_ehtype_vtable = external global ptr
@OBJC_CLASS_NAME_.25 = private unnamed_addr constant [4 x i8] c"Dog\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@"OBJC_CLASS_$_Dog" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Dog", ptr @"OBJC_CLASS_$_Animal", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Dog" }, section "__DATA, __objc_data", align 8
@"OBJC_EHTYPE_$_Dog" = weak global %struct._objc_typeinfo { ptr getelementptr inbounds (ptr, ptr @objc_ehtype_vtable, i32 2), ptr @OBJC_CLASS_NAME_.25, ptr @"OBJC_CLASS_$_Dog" }, align 8
@OBJC_SELECTOR_REFERENCES_ = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.2, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_.26 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.4, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_CLASS_NAME_.27 = private unnamed_addr constant [6 x i8] c"Extra\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.28 = private unnamed_addr constant [9 x i8] c"guarded:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.29 = private unnamed_addr constant [11 x i8] c"i24@0:8@16\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_CATEGORY_INSTANCE_METHODS_Animal_$_Extra" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.28, ptr @OBJC_METH_VAR_TYPE_.29, ptr @"\01-[Animal(Extra) guarded:]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_$_CATEGORY_Animal_$_Extra" = internal global %struct._category_t { ptr @OBJC_CLASS_NAME_.27, ptr @"OBJC_CLASS_$_Animal", ptr @"_OBJC_$_CATEGORY_INSTANCE_METHODS_Animal_$_Extra", ptr null, ptr null, ptr null, ptr null, i32 64 }, section "__DATA, __objc_const", align 8
@"OBJC_CLASSLIST_SUP_REFS_$_" = private global ptr @"OBJC_CLASS_$_Dog", section "__DATA,__objc_superrefs,regular,no_dead_strip", align 8
@OBJC_METH_VAR_NAME_.30 = private unnamed_addr constant [5 x i8] c"legs\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_SELECTOR_REFERENCES_.31 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.30, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"_OBJC_PROTOCOL_REFERENCE_$_Speaker" = weak hidden global ptr @"_OBJC_PROTOCOL_$_Speaker", section "__DATA,__objc_protorefs,coalesced,no_dead_strip", align 8
@__CFConstantStringClassReference = external global [0 x i32]
@.str.32 = private unnamed_addr constant [6 x i16] [i16 82, i16 101, i16 120, i16 32, i16 233, i16 0], section "__TEXT,__ustring", align 2
@_unnamed_cfstring_ = private global %struct.__NSConstantString_tag { ptr @__CFConstantStringClassReference, i32 2000, ptr @.str.32, i64 5 }, section "__DATA,__cfstring", align 8 #0
@OBJC_SELECTOR_REFERENCES_.33 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.13, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"_OBJC_METACLASS_RO_$_Dog" = internal global %struct._class_ro_t { i32 1, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_.25, ptr null, ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_METACLASS_$_Dog" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Root", ptr @"OBJC_METACLASS_$_Animal", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Dog" }, section "__DATA, __objc_data", align 8
@"_OBJC_$_INSTANCE_METHODS_Dog" = internal global { i32, i32, [2 x %struct._objc_method] } { i32 24, i32 2, [2 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr @"\01-[Dog speak:]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.6, ptr @OBJC_METH_VAR_TYPE_.7, ptr @"\01-[Dog whisper]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Dog" = internal global %struct._class_ro_t { i32 0, i32 32, i32 32, ptr null, ptr @OBJC_CLASS_NAME_.25, ptr @"_OBJC_$_INSTANCE_METHODS_Dog", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@OBJC_SELECTOR_REFERENCES_.34 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.9, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"OBJC_CLASSLIST_REFERENCES_$_" = internal global ptr @"OBJC_CLASS_$_Dog", section "__DATA,__objc_classrefs,regular,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_.35 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"OBJC_LABEL_CLASS_$" = private global [2 x ptr] [ptr @"OBJC_CLASS_$_Animal", ptr @"OBJC_CLASS_$_Dog"], section "__DATA,__objc_classlist,regular,no_dead_strip", align 8
@"OBJC_LABEL_CATEGORY_$" = private global [1 x ptr] [ptr @"_OBJC_$_CATEGORY_Animal_$_Extra"], section "__DATA,__objc_catlist,regular,no_dead_strip", align 8
@llvm.used = appending global [3 x ptr] [ptr @"_OBJC_PROTOCOL_$_Speaker", ptr @"_OBJC_LABEL_PROTOCOL_$_Speaker", ptr @"_OBJC_PROTOCOL_REFERENCE_$_Speaker"], section "llvm.metadata"
@llvm.compiler.used = appending global [55 x ptr] [ptr @OBJC_CLASS_NAME_, ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_TYPE_, ptr @"_OBJC_$_CLASS_METHODS_Animal", ptr @OBJC_CLASS_NAME_.1, ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.5, ptr @"_OBJC_$_PROTOCOL_INSTANCE_METHODS_Speaker", ptr @OBJC_METH_VAR_NAME_.6, ptr @OBJC_METH_VAR_TYPE_.7, ptr @"_OBJC_$_PROTOCOL_INSTANCE_METHODS_OPT_Speaker", ptr @OBJC_PROP_NAME_ATTR_, ptr @OBJC_PROP_NAME_ATTR_.8, ptr @"_OBJC_$_PROP_LIST_Speaker", ptr @"_OBJC_$_PROTOCOL_METHOD_TYPES_Speaker", ptr @"_OBJC_CLASS_PROTOCOLS_$_Animal", ptr @OBJC_METH_VAR_NAME_.9, ptr @OBJC_METH_VAR_TYPE_.10, ptr @OBJC_METH_VAR_NAME_.11, ptr @OBJC_METH_VAR_TYPE_.12, ptr @OBJC_METH_VAR_NAME_.13, ptr @OBJC_METH_VAR_TYPE_.14, ptr @"_OBJC_$_INSTANCE_METHODS_Animal", ptr @OBJC_METH_VAR_NAME_.15, ptr @OBJC_METH_VAR_TYPE_.16, ptr @OBJC_METH_VAR_NAME_.17, ptr @OBJC_METH_VAR_TYPE_.18, ptr @OBJC_METH_VAR_NAME_.19, ptr @OBJC_METH_VAR_TYPE_.20, ptr @"_OBJC_$_INSTANCE_VARIABLES_Animal", ptr @OBJC_PROP_NAME_ATTR_.21, ptr @OBJC_PROP_NAME_ATTR_.22, ptr @OBJC_PROP_NAME_ATTR_.23, ptr @OBJC_PROP_NAME_ATTR_.24, ptr @"_OBJC_$_PROP_LIST_Animal", ptr @OBJC_CLASS_NAME_.25, ptr @OBJC_SELECTOR_REFERENCES_, ptr @OBJC_SELECTOR_REFERENCES_.26, ptr @OBJC_CLASS_NAME_.27, ptr @OBJC_METH_VAR_NAME_.28, ptr @OBJC_METH_VAR_TYPE_.29, ptr @"_OBJC_$_CATEGORY_INSTANCE_METHODS_Animal_$_Extra", ptr @"_OBJC_$_CATEGORY_Animal_$_Extra", ptr @"OBJC_CLASSLIST_SUP_REFS_$_", ptr @OBJC_METH_VAR_NAME_.30, ptr @OBJC_SELECTOR_REFERENCES_.31, ptr @OBJC_SELECTOR_REFERENCES_.33, ptr @"_OBJC_$_INSTANCE_METHODS_Dog", ptr @OBJC_SELECTOR_REFERENCES_.34, ptr @"OBJC_CLASSLIST_REFERENCES_$_", ptr @OBJC_SELECTOR_REFERENCES_.35, ptr @"OBJC_LABEL_CLASS_$", ptr @"OBJC_LABEL_CATEGORY_$"], section "llvm.metadata"

; Function Attrs: noinline optnone ssp uwtable
define internal ptr @"\01+[Animal withAge:]"(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 !dbg !44 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !52, metadata !DIExpression()), !dbg !54
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !55, metadata !DIExpression()), !dbg !54
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %7, metadata !59, metadata !DIExpression()), !dbg !60
  %8 = load ptr, ptr %4, align 8, !dbg !61
  %9 = call ptr @objc_alloc_init(ptr %8), !dbg !62
  store ptr %9, ptr %7, align 8, !dbg !60
  %10 = load i32, ptr %6, align 4, !dbg !63
  %11 = load ptr, ptr %7, align 8, !dbg !64
  %12 = load i64, ptr @"OBJC_IVAR_$_Animal.age", align 8, !dbg !64
  %13 = getelementptr inbounds i8, ptr %11, i64 %12, !dbg !64
  store i32 %10, ptr %13, align 4, !dbg !65
  %14 = load i32, ptr @instances, align 4, !dbg !66
  %15 = add nsw i32 %14, 1, !dbg !66
  store i32 %15, ptr @instances, align 4, !dbg !66
  %16 = load ptr, ptr %7, align 8, !dbg !67
  ret ptr %16, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare ptr @objc_alloc_init(ptr)

; Function Attrs: noinline optnone ssp uwtable
define internal signext i8 @"\01-[Animal isLoud]"(ptr noundef %0, ptr noundef %1) #1 !dbg !69 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !76
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !77, metadata !DIExpression()), !dbg !76
  %5 = load ptr, ptr %3, align 8, !dbg !76
  %6 = load i64, ptr @"OBJC_IVAR_$_Animal.age", align 8, !dbg !78, !invariant.load !9
  %7 = getelementptr inbounds i8, ptr %5, i64 %6, !dbg !78
  %8 = load i32, ptr %7, align 4, !dbg !78
  %9 = icmp sgt i32 %8, 3, !dbg !79
  %10 = zext i1 %9 to i32, !dbg !79
  %11 = trunc i32 %10 to i8, !dbg !78
  ret i8 %11, !dbg !80
}

; Function Attrs: noinline optnone ssp uwtable
define internal i32 @"\01-[Animal speak:]"(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 personality ptr @__objc_personality_v0 !dbg !81 {
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
  call void @llvm.dbg.declare(metadata ptr %4, metadata !84, metadata !DIExpression()), !dbg !85
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !86, metadata !DIExpression()), !dbg !85
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !87, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.declare(metadata ptr %7, metadata !89, metadata !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !90
  %13 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 0, !dbg !90
  store ptr null, ptr %13, align 8, !dbg !90
  %14 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 1, !dbg !90
  store ptr %7, ptr %14, align 8, !dbg !90
  %15 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 2, !dbg !90
  store i32 536870912, ptr %15, align 8, !dbg !90
  %16 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 3, !dbg !90
  store i32 32, ptr %16, align 4, !dbg !90
  %17 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 4, !dbg !90
  store i32 0, ptr %17, align 8, !dbg !90
  call void @llvm.dbg.declare(metadata ptr %8, metadata !91, metadata !DIExpression()), !dbg !110
  %18 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 0, !dbg !111
  store ptr @_NSConcreteStackBlock, ptr %18, align 8, !dbg !111
  %19 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 1, !dbg !111
  store i32 -1040187392, ptr %19, align 8, !dbg !111
  %20 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 2, !dbg !111
  store i32 0, ptr %20, align 4, !dbg !111
  %21 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 3, !dbg !111
  store ptr @"__16-[Animal speak:]_block_invoke", ptr %21, align 8, !dbg !111
  %22 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 4, !dbg !111
  store ptr @"__block_descriptor_48_e8_32o40r_e8_v12\01?0i8l", ptr %22, align 8, !dbg !111
  %23 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 6, !dbg !111
  store ptr %7, ptr %23, align 8, !dbg !111
  %24 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 5, !dbg !111
  %25 = load ptr, ptr %4, align 8, !dbg !85
  store ptr %25, ptr %24, align 8, !dbg !111
  store ptr %9, ptr %8, align 8, !dbg !110
  call void @llvm.dbg.declare(metadata ptr %10, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %10, align 4, !dbg !114
  br label %26, !dbg !115

26:                                               ; preds = %36, %3
  %27 = load i32, ptr %10, align 4, !dbg !116
  %28 = load i32, ptr %6, align 4, !dbg !118
  %29 = icmp slt i32 %27, %28, !dbg !119
  br i1 %29, label %30, label %43, !dbg !120

30:                                               ; preds = %26
  %31 = load ptr, ptr %8, align 8, !dbg !121
  %32 = getelementptr inbounds %struct.__block_literal_generic, ptr %31, i32 0, i32 3, !dbg !121
  %33 = load i32, ptr %10, align 4, !dbg !122
  %34 = load ptr, ptr %32, align 8, !dbg !121
  invoke void %34(ptr noundef %31, i32 noundef %33)
          to label %35 unwind label %39, !dbg !121

35:                                               ; preds = %30
  br label %36, !dbg !121

36:                                               ; preds = %35
  %37 = load i32, ptr %10, align 4, !dbg !123
  %38 = add nsw i32 %37, 1, !dbg !123
  store i32 %38, ptr %10, align 4, !dbg !123
  br label %26, !dbg !124, !llvm.loop !125

39:                                               ; preds = %30
  %40 = landingpad { ptr, i32 }
          cleanup, !dbg !128
  %41 = extractvalue { ptr, i32 } %40, 0, !dbg !128
  store ptr %41, ptr %11, align 8, !dbg !128
  %42 = extractvalue { ptr, i32 } %40, 1, !dbg !128
  store i32 %42, ptr %12, align 4, !dbg !128
  call void @_Block_object_dispose(ptr %7, i32 8) #7, !dbg !129
  br label %48, !dbg !129

43:                                               ; preds = %26
  %44 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 1, !dbg !130
  %45 = load ptr, ptr %44, align 8, !dbg !130
  %46 = getelementptr inbounds %struct.__block_byref_spoken, ptr %45, i32 0, i32 4, !dbg !130
  %47 = load i32, ptr %46, align 8, !dbg !130
  call void @_Block_object_dispose(ptr %7, i32 8) #7, !dbg !129
  ret i32 %47, !dbg !129

48:                                               ; preds = %39
  %49 = load ptr, ptr %11, align 8, !dbg !129
  %50 = load i32, ptr %12, align 4, !dbg !129
  %51 = insertvalue { ptr, i32 } undef, ptr %49, 0, !dbg !129
  %52 = insertvalue { ptr, i32 } %51, i32 %50, 1, !dbg !129
  resume { ptr, i32 } %52, !dbg !129
}

; Function Attrs: noinline optnone ssp uwtable
define internal void @"__16-[Animal speak:]_block_invoke"(ptr noundef %0, i32 noundef %1) #1 !dbg !131 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !134, metadata !DIExpression()), !dbg !160
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !161, metadata !DIExpression()), !dbg !162
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !163, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 40, DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !164
  call void @llvm.dbg.declare(metadata ptr %5, metadata !165, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 32)), !dbg !164
  %6 = load i32, ptr %4, align 4, !dbg !166
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i32 0, i32 5, !dbg !168
  %8 = load ptr, ptr %7, align 8, !dbg !168
  %9 = load i64, ptr @"OBJC_IVAR_$_Animal.age", align 8, !dbg !168, !invariant.load !9
  %10 = getelementptr inbounds i8, ptr %8, i64 %9, !dbg !168
  %11 = load i32, ptr %10, align 4, !dbg !168
  %12 = mul nsw i32 %6, %11, !dbg !169
  %13 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i32 0, i32 6, !dbg !170
  %14 = load ptr, ptr %13, align 8, !dbg !170
  %15 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %14, i32 0, i32 1, !dbg !170
  %16 = load ptr, ptr %15, align 8, !dbg !170
  %17 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %16, i32 0, i32 4, !dbg !170
  %18 = load i32, ptr %17, align 8, !dbg !171
  %19 = add nsw i32 %18, %12, !dbg !171
  store i32 %19, ptr %17, align 8, !dbg !171
  ret void, !dbg !172
}

; Function Attrs: noinline ssp uwtable
define linkonce_odr hidden void @__copy_helper_block_e8_32o40r(ptr noundef %0, ptr noundef %1) unnamed_addr #3 !dbg !173 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !175, metadata !DIExpression()), !dbg !176
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !177, metadata !DIExpression()), !dbg !176
  %5 = load ptr, ptr %4, align 8, !dbg !176
  %6 = load ptr, ptr %3, align 8, !dbg !176
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i32 0, i32 5, !dbg !176
  %8 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %6, i32 0, i32 5, !dbg !176
  %9 = load ptr, ptr %7, align 8, !dbg !176
  call void @_Block_object_assign(ptr %8, ptr %9, i32 3) #7, !dbg !176
  %10 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i32 0, i32 6, !dbg !176
  %11 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %6, i32 0, i32 6, !dbg !176
  %12 = load ptr, ptr %10, align 8, !dbg !176
  call void @_Block_object_assign(ptr %11, ptr %12, i32 8) #7, !dbg !176
  ret void
}

declare void @_Block_object_assign(ptr, ptr, i32)

; Function Attrs: noinline ssp uwtable
define linkonce_odr hidden void @__destroy_helper_block_e8_32o40r(ptr noundef %0) unnamed_addr #3 !dbg !178 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !179, metadata !DIExpression()), !dbg !180
  %3 = load ptr, ptr %2, align 8, !dbg !180
  %4 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %3, i32 0, i32 5, !dbg !180
  %5 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %3, i32 0, i32 6, !dbg !180
  %6 = load ptr, ptr %5, align 8, !dbg !180
  call void @_Block_object_dispose(ptr %6, i32 8) #7, !dbg !180
  %7 = load ptr, ptr %4, align 8, !dbg !180
  call void @_Block_object_dispose(ptr %7, i32 3) #7, !dbg !180
  ret void, !dbg !180
}

declare void @_Block_object_dispose(ptr, i32)

declare i32 @__objc_personality_v0(...)

; Function Attrs: noinline optnone ssp uwtable
define internal i64 @"\01-[Animal countByEnumeratingWithState:objects:count:]"(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #1 !dbg !181 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !198, metadata !DIExpression()), !dbg !199
  store ptr %1, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !200, metadata !DIExpression()), !dbg !199
  store ptr %2, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !201, metadata !DIExpression()), !dbg !202
  store ptr %3, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !203, metadata !DIExpression()), !dbg !204
  store i64 %4, ptr %10, align 8
  call void @llvm.dbg.declare(metadata ptr %10, metadata !205, metadata !DIExpression()), !dbg !206
  %11 = load ptr, ptr %8, align 8, !dbg !207
  %12 = getelementptr inbounds %struct.State, ptr %11, i32 0, i32 0, !dbg !208
  %13 = load i64, ptr %12, align 8, !dbg !208
  %14 = icmp ne i64 %13, 0, !dbg !207
  br i1 %14, label %15, label %16, !dbg !207

15:                                               ; preds = %5
  br label %18, !dbg !207

16:                                               ; preds = %5
  %17 = load i64, ptr %10, align 8, !dbg !209
  br label %18, !dbg !207

18:                                               ; preds = %16, %15
  %19 = phi i64 [ 0, %15 ], [ %17, %16 ], !dbg !207
  ret i64 %19, !dbg !210
}

; Function Attrs: noinline optnone ssp uwtable
define internal ptr @"\01-[Animal name]"(ptr noundef %0, ptr noundef %1) #1 !dbg !211 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !214, metadata !DIExpression()), !dbg !215
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !216, metadata !DIExpression()), !dbg !215
  %5 = load ptr, ptr %3, align 8, !dbg !217
  %6 = load i64, ptr @"OBJC_IVAR_$_Animal._name", align 8, !dbg !217, !invariant.load !9
  %7 = getelementptr inbounds i8, ptr %5, i64 %6, !dbg !217
  %8 = load ptr, ptr %7, align 8, !dbg !217
  ret ptr %8, !dbg !217
}

; Function Attrs: noinline optnone ssp uwtable
define internal void @"\01-[Animal renameTo:]"(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 !dbg !218 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !221, metadata !DIExpression()), !dbg !222
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !223, metadata !DIExpression()), !dbg !222
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !224, metadata !DIExpression()), !dbg !222
  %7 = load ptr, ptr %5, align 8, !dbg !225
  %8 = load ptr, ptr %4, align 8, !dbg !225
  %9 = load i64, ptr @"OBJC_IVAR_$_Animal._name", align 8, !dbg !225, !invariant.load !9
  %10 = load ptr, ptr %6, align 8, !dbg !225
  call void @objc_setProperty_nonatomic_copy(ptr noundef %8, ptr noundef %7, ptr noundef %10, i64 noundef %9), !dbg !225
  ret void, !dbg !226
}

declare void @objc_setProperty_nonatomic_copy(ptr, ptr, ptr, i64)

; Function Attrs: noinline optnone ssp uwtable
define internal i32 @"\01-[Animal(Extra) guarded:]"(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 personality ptr @__objc_personality_v0 !dbg !227 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i1, align 1
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !231, metadata !DIExpression()), !dbg !232
  store ptr %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !233, metadata !DIExpression()), !dbg !232
  store ptr %2, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !234, metadata !DIExpression()), !dbg !235
  %13 = load ptr, ptr %7, align 8, !dbg !236
  %14 = call i32 @objc_sync_enter(ptr %13) #7, !dbg !237
  store i1 false, ptr %8, align 1, !dbg !238
  %15 = load ptr, ptr %7, align 8, !dbg !240
  %16 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !dbg !242, !invariant.load !9
  %17 = invoke i32 @objc_msgSend(ptr noundef %15, ptr noundef %16, i32 noundef 2)
          to label %18 unwind label %19, !dbg !242

18:                                               ; preds = %3
  store i32 %17, ptr %4, align 4, !dbg !243
  store i32 1, ptr %11, align 4
  br label %42, !dbg !243

19:                                               ; preds = %3
  %20 = landingpad { ptr, i32 }
          catch ptr @"OBJC_EHTYPE_$_Dog"
          catch ptr null, !dbg !244
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !244
  store ptr %21, ptr %9, align 8, !dbg !244
  %22 = extractvalue { ptr, i32 } %20, 1, !dbg !244
  store i32 %22, ptr %10, align 4, !dbg !244
  br label %23, !dbg !244

23:                                               ; preds = %19
  %24 = load i32, ptr %10, align 4, !dbg !245
  %25 = call i32 @llvm.eh.typeid.for(ptr @"OBJC_EHTYPE_$_Dog") #7, !dbg !245
  %26 = icmp eq i32 %24, %25, !dbg !245
  br i1 %26, label %27, label %39, !dbg !245

27:                                               ; preds = %23
  %28 = load ptr, ptr %9, align 8, !dbg !245
  %29 = call ptr @objc_begin_catch(ptr %28) #7, !dbg !245
  call void @llvm.dbg.declare(metadata ptr %12, metadata !246, metadata !DIExpression()), !dbg !248
  store ptr %29, ptr %12, align 8, !dbg !249
  %30 = load ptr, ptr %12, align 8, !dbg !250
  %31 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.26, align 8, !dbg !252, !invariant.load !9
  %32 = invoke signext i8 @objc_msgSend(ptr noundef %30, ptr noundef %31)
          to label %33 unwind label %35, !dbg !252

33:                                               ; preds = %27
  %34 = sext i8 %32 to i32, !dbg !252
  store i32 %34, ptr %4, align 4, !dbg !253
  store i32 1, ptr %11, align 4
  call void @objc_end_catch() #7, !dbg !254
  br label %42

35:                                               ; preds = %27
  %36 = landingpad { ptr, i32 }
          catch ptr null, !dbg !255
  %37 = extractvalue { ptr, i32 } %36, 0, !dbg !255
  store ptr %37, ptr %9, align 8, !dbg !255
  %38 = extractvalue { ptr, i32 } %36, 1, !dbg !255
  store i32 %38, ptr %10, align 4, !dbg !255
  call void @objc_end_catch() #7, !dbg !254
  br label %39, !dbg !254

39:                                               ; preds = %35, %23
  %40 = load ptr, ptr %9, align 8, !dbg !256
  %41 = call ptr @objc_begin_catch(ptr %40) #7, !dbg !256
  store i1 true, ptr %8, align 1, !dbg !256
  store i32 3, ptr %11, align 4
  br label %42, !dbg !256

42:                                               ; preds = %39, %33, %18
  %43 = load i32, ptr %11, align 4, !dbg !256
  %44 = load i32, ptr @instances, align 4, !dbg !257
  %45 = add nsw i32 %44, -1, !dbg !257
  store i32 %45, ptr @instances, align 4, !dbg !257
  %46 = load i1, ptr %8, align 1, !dbg !259
  br i1 %46, label %47, label %49, !dbg !259

47:                                               ; preds = %42
  invoke void @objc_exception_rethrow()
          to label %48 unwind label %51, !dbg !259

48:                                               ; preds = %47
  unreachable, !dbg !259

49:                                               ; preds = %42
  store i32 %43, ptr %11, align 4, !dbg !259
  %50 = load i32, ptr %11, align 4
  switch i32 %50, label %61 [
    i32 3, label %73
  ]

51:                                               ; preds = %47
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !260
  %53 = extractvalue { ptr, i32 } %52, 0, !dbg !260
  store ptr %53, ptr %9, align 8, !dbg !260
  %54 = extractvalue { ptr, i32 } %52, 1, !dbg !260
  store i32 %54, ptr %10, align 4, !dbg !260
  %55 = load i1, ptr %8, align 1, !dbg !259
  br i1 %55, label %56, label %58, !dbg !259

56:                                               ; preds = %51
  invoke void @objc_end_catch()
          to label %57 unwind label %71, !dbg !259

57:                                               ; preds = %56
  br label %58, !dbg !259

58:                                               ; preds = %57, %51
  %59 = call i32 @objc_sync_exit(ptr %13) #7, !dbg !261
  br label %66, !dbg !261

60:                                               ; No predecessors!
  store i32 0, ptr %11, align 4, !dbg !261
  br label %61, !dbg !261

61:                                               ; preds = %60, %49
  %62 = call i32 @objc_sync_exit(ptr %13) #7, !dbg !261
  %63 = load i32, ptr %11, align 4
  switch i32 %63, label %73 [
    i32 0, label %64
    i32 1, label %64
  ]

64:                                               ; preds = %61, %61
  %65 = load i32, ptr %4, align 4, !dbg !262
  ret i32 %65, !dbg !262

66:                                               ; preds = %58
  %67 = load ptr, ptr %9, align 8, !dbg !261
  %68 = load i32, ptr %10, align 4, !dbg !261
  %69 = insertvalue { ptr, i32 } undef, ptr %67, 0, !dbg !261
  %70 = insertvalue { ptr, i32 } %69, i32 %68, 1, !dbg !261
  resume { ptr, i32 } %70, !dbg !261

71:                                               ; preds = %56
  %72 = landingpad { ptr, i32 }
          catch ptr null, !dbg !259
  call void @objc_terminate() #8, !dbg !259
  unreachable, !dbg !259

73:                                               ; preds = %61, %49
  unreachable
}

declare i32 @objc_sync_enter(ptr)

declare i32 @objc_sync_exit(ptr)

declare ptr @objc_begin_catch(ptr)

declare void @objc_end_catch()

declare void @objc_exception_rethrow()

; Function Attrs: nonlazybind
declare ptr @objc_msgSend(ptr, ptr, ...) #4

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #5

declare void @objc_terminate()

; Function Attrs: noinline optnone ssp uwtable
define internal i32 @"\01-[Dog speak:]"(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 !dbg !263 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._objc_super, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !267, metadata !DIExpression()), !dbg !268
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !269, metadata !DIExpression()), !dbg !268
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !270, metadata !DIExpression()), !dbg !271
  %8 = load ptr, ptr %4, align 8, !dbg !272
  %9 = load i32, ptr %6, align 4, !dbg !273
  %10 = add nsw i32 %9, 1, !dbg !274
  %11 = getelementptr inbounds %struct._objc_super, ptr %7, i32 0, i32 0, !dbg !272
  store ptr %8, ptr %11, align 8, !dbg !272
  %12 = load ptr, ptr @"OBJC_CLASSLIST_SUP_REFS_$_", align 8, !dbg !272
  %13 = getelementptr inbounds %struct._objc_super, ptr %7, i32 0, i32 1, !dbg !272
  store ptr %12, ptr %13, align 8, !dbg !272
  %14 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !dbg !272, !invariant.load !9
  %15 = call i32 @objc_msgSendSuper2(ptr noundef %7, ptr noundef %14, i32 noundef %10), !dbg !272
  %16 = load ptr, ptr %4, align 8, !dbg !275
  %17 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.31, align 8, !dbg !276, !invariant.load !9
  %18 = call i32 @objc_msgSend(ptr noundef %16, ptr noundef %17), !dbg !276
  %19 = add nsw i32 %15, %18, !dbg !277
  ret i32 %19, !dbg !278
}

declare ptr @objc_msgSendSuper2(ptr, ptr, ...)

; Function Attrs: noinline optnone ssp uwtable
define internal void @"\01-[Dog whisper]"(ptr noundef %0, ptr noundef %1) #1 !dbg !279 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !282, metadata !DIExpression()), !dbg !283
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !284, metadata !DIExpression()), !dbg !283
  call void @llvm.dbg.declare(metadata ptr %5, metadata !285, metadata !DIExpression()), !dbg !286
  %7 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !dbg !287, !invariant.load !9
  store ptr %7, ptr %5, align 8, !dbg !286
  call void @llvm.dbg.declare(metadata ptr %6, metadata !288, metadata !DIExpression()), !dbg !291
  %8 = load ptr, ptr @"_OBJC_PROTOCOL_REFERENCE_$_Speaker", align 8, !dbg !292
  store ptr %8, ptr %6, align 8, !dbg !291
  %9 = load ptr, ptr %5, align 8, !dbg !293
  %10 = icmp ne ptr %9, null, !dbg !293
  br i1 %10, label %11, label %17, !dbg !295

11:                                               ; preds = %2
  %12 = load ptr, ptr %6, align 8, !dbg !296
  %13 = icmp ne ptr %12, null, !dbg !296
  br i1 %13, label %14, label %17, !dbg !297

14:                                               ; preds = %11
  %15 = load ptr, ptr %3, align 8, !dbg !298
  %16 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.33, align 8, !dbg !299, !invariant.load !9
  call void @objc_msgSend(ptr noundef %15, ptr noundef %16, ptr noundef @_unnamed_cfstring_), !dbg !299
  br label %17, !dbg !298

17:                                               ; preds = %14, %11, %2
  ret void, !dbg !300
}

; Function Attrs: noinline optnone ssp uwtable
define i32 @count(ptr noundef %0) #1 !dbg !301 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.__objcFastEnumerationState, align 8
  %6 = alloca [16 x ptr], align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !304, metadata !DIExpression()), !dbg !305
  call void @llvm.dbg.declare(metadata ptr %3, metadata !306, metadata !DIExpression()), !dbg !307
  store i32 0, ptr %3, align 4, !dbg !307
  call void @llvm.dbg.declare(metadata ptr %4, metadata !308, metadata !DIExpression()), !dbg !310
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 64, i1 false), !dbg !311
  %7 = load ptr, ptr %2, align 8, !dbg !312
  %8 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.34, align 8, !dbg !311, !invariant.load !9
  %9 = call i64 @objc_msgSend(ptr noundef %7, ptr noundef %8, ptr noundef %5, ptr noundef %6, i64 noundef 16), !dbg !311
  %10 = icmp eq i64 %9, 0, !dbg !311
  br i1 %10, label %39, label %11, !dbg !311

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %5, i32 0, i32 2, !dbg !311
  %13 = load ptr, ptr %12, align 8, !dbg !311
  %14 = load i64, ptr %13, align 8, !dbg !311
  br label %15, !dbg !311

15:                                               ; preds = %35, %32, %11
  %16 = phi i64 [ 0, %11 ], [ %33, %32 ], [ 0, %35 ], !dbg !311
  %17 = phi i64 [ %9, %11 ], [ %17, %32 ], [ %37, %35 ], !dbg !311
  %18 = load ptr, ptr %12, align 8, !dbg !311
  %19 = load i64, ptr %18, align 8, !dbg !311
  %20 = icmp eq i64 %19, %14, !dbg !311
  br i1 %20, label %22, label %21, !dbg !311

21:                                               ; preds = %15
  call void @objc_enumerationMutation(ptr noundef %7), !dbg !311
  br label %22, !dbg !311

22:                                               ; preds = %21, %15
  %23 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %5, i32 0, i32 1, !dbg !311
  %24 = load ptr, ptr %23, align 8, !dbg !311
  %25 = getelementptr ptr, ptr %24, i64 %16, !dbg !311
  %26 = load ptr, ptr %25, align 8, !dbg !311
  store ptr %26, ptr %4, align 8, !dbg !311
  %27 = load ptr, ptr %4, align 8, !dbg !313
  %28 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !dbg !314, !invariant.load !9
  %29 = call i32 @objc_msgSend(ptr noundef %27, ptr noundef %28, i32 noundef 1), !dbg !314
  %30 = load i32, ptr %3, align 4, !dbg !315
  %31 = add nsw i32 %30, %29, !dbg !315
  store i32 %31, ptr %3, align 4, !dbg !315
  br label %32, !dbg !316

32:                                               ; preds = %22
  %33 = add i64 %16, 1, !dbg !316
  %34 = icmp ult i64 %33, %17, !dbg !316
  br i1 %34, label %15, label %35, !dbg !316

35:                                               ; preds = %32
  %36 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.34, align 8, !dbg !316, !invariant.load !9
  %37 = call i64 @objc_msgSend(ptr noundef %7, ptr noundef %36, ptr noundef %5, ptr noundef %6, i64 noundef 16), !dbg !316
  %38 = icmp eq i64 %37, 0, !dbg !316
  br i1 %38, label %39, label %15, !dbg !316

39:                                               ; preds = %35, %1
  br label %40, !dbg !317

40:                                               ; preds = %39
  %41 = load i32, ptr %3, align 4, !dbg !318
  %42 = load ptr, ptr @"OBJC_CLASSLIST_REFERENCES_$_", align 8, !dbg !319
  %43 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.35, align 8, !dbg !319, !invariant.load !9
  %44 = call ptr @objc_msgSend(ptr noundef %42, ptr noundef %43, i32 noundef 4), !dbg !319
  %45 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.26, align 8, !dbg !320, !invariant.load !9
  %46 = call signext i8 @objc_msgSend(ptr noundef %44, ptr noundef %45), !dbg !320
  %47 = sext i8 %46 to i32, !dbg !319
  %48 = add nsw i32 %41, %47, !dbg !321
  ret i32 %48, !dbg !322
}

declare void @objc_enumerationMutation(ptr)

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { "objc_arc_inert" }
attributes #1 = { noinline optnone ssp uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="penryn" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sahf,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { noinline ssp uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="penryn" "target-features"="+cx16,+cx8,+fxsr,+mmx,+sahf,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #4 = { nonlazybind }
attributes #5 = { nounwind readnone }
attributes #6 = { argmemonly nocallback nofree nounwind willreturn writeonly }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "instances", scope: !2, file: !3, line: 43, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_ObjC, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 2, emissionKind: FullDebug, retainedTypes: !4, globals: !31, splitDebugInlining: false, nameTableKind: None, sysroot: "/")
!3 = !DIFile(filename: "objects.m", directory: ".")
!4 = !{!5, !28}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "Animal", scope: !3, file: !3, line: 27, size: 256, flags: DIFlagObjcClassComplete, elements: !6, runtimeLang: DW_LANG_ObjC)
!6 = !{!7, !10, !18, !20, !21, !27}
!7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !8, extraData: i32 0)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "Root", scope: !3, file: !3, line: 7, elements: !9, runtimeLang: DW_LANG_ObjC)
!9 = !{}
!10 = !DIObjCProperty(name: "name", file: !3, line: 34, setter: "renameTo:", attributes: 232, type: !11)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "id", file: !3, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_object", file: !3, elements: !14)
!14 = !{!15}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "isa", scope: !13, file: !3, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_class", file: !3, flags: DIFlagFwdDecl)
!18 = !DIObjCProperty(name: "legs", file: !3, line: 35, attributes: 2316, type: !19)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "age", scope: !3, file: !3, line: 28, baseType: !19, size: 32, flags: DIFlagProtected)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "place", scope: !3, file: !3, line: 32, baseType: !22, size: 128, flags: DIFlagProtected)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !5, file: !3, line: 30, size: 128, elements: !23)
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !3, line: 31, baseType: !25, size: 64)
!25 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !22, file: !3, line: 31, baseType: !25, size: 64, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_name", scope: !3, file: !3, line: 46, baseType: !11, size: 64, flags: DIFlagPrivate, extraData: !10)
!28 = !DICompositeType(tag: DW_TAG_structure_type, name: "Dog", scope: !3, file: !3, line: 40, size: 256, flags: DIFlagObjcClassComplete, elements: !29, runtimeLang: DW_LANG_ObjC)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !28, baseType: !5, extraData: i32 0)
!31 = !{!0}
!32 = !{i32 1, !"Objective-C Version", i32 2}
!33 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!34 = !{i32 1, !"Objective-C Image Info Section", !"__DATA,__objc_imageinfo,regular,no_dead_strip"}
!35 = !{i32 1, !"Objective-C Garbage Collection", i8 0}
!36 = !{i32 1, !"Objective-C Class Properties", i32 64}
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 7, !"PIC Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 15.0.6"}
!44 = distinct !DISubprogram(name: "+[Animal withAge:]", scope: !3, file: !3, line: 49, type: !45, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !48, !49, !19}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "Class", file: !3, baseType: !16, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "SEL", file: !3, baseType: !50, flags: DIFlagArtificial)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_selector", file: !3, flags: DIFlagFwdDecl)
!52 = !DILocalVariable(name: "self", arg: 1, scope: !44, type: !53, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "Class", file: !3, baseType: !16)
!54 = !DILocation(line: 0, scope: !44)
!55 = !DILocalVariable(name: "_cmd", arg: 2, scope: !44, type: !56, flags: DIFlagArtificial)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "SEL", file: !3, baseType: !50)
!57 = !DILocalVariable(name: "age", arg: 3, scope: !44, file: !3, line: 49, type: !19)
!58 = !DILocation(line: 49, column: 26, scope: !44)
!59 = !DILocalVariable(name: "animal", scope: !44, file: !3, line: 50, type: !47)
!60 = !DILocation(line: 50, column: 11, scope: !44)
!61 = !DILocation(line: 50, column: 22, scope: !44)
!62 = !DILocation(line: 50, column: 20, scope: !44)
!63 = !DILocation(line: 51, column: 17, scope: !44)
!64 = !DILocation(line: 51, column: 3, scope: !44)
!65 = !DILocation(line: 51, column: 15, scope: !44)
!66 = !DILocation(line: 52, column: 12, scope: !44)
!67 = !DILocation(line: 53, column: 10, scope: !44)
!68 = !DILocation(line: 53, column: 3, scope: !44)
!69 = distinct !DISubprogram(name: "-[Animal isLoud]", scope: !3, file: !3, line: 56, type: !70, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !74, !49}
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "BOOL", file: !3, line: 5, baseType: !73)
!73 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DILocalVariable(name: "self", arg: 1, scope: !69, type: !47, flags: DIFlagArtificial | DIFlagObjectPointer)
!76 = !DILocation(line: 0, scope: !69)
!77 = !DILocalVariable(name: "_cmd", arg: 2, scope: !69, type: !56, flags: DIFlagArtificial)
!78 = !DILocation(line: 57, column: 10, scope: !69)
!79 = !DILocation(line: 57, column: 14, scope: !69)
!80 = !DILocation(line: 57, column: 3, scope: !69)
!81 = distinct !DISubprogram(name: "-[Animal speak:]", scope: !3, file: !3, line: 60, type: !82, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!82 = !DISubroutineType(types: !83)
!83 = !{!19, !74, !49, !19}
!84 = !DILocalVariable(name: "self", arg: 1, scope: !81, type: !47, flags: DIFlagArtificial | DIFlagObjectPointer)
!85 = !DILocation(line: 0, scope: !81)
!86 = !DILocalVariable(name: "_cmd", arg: 2, scope: !81, type: !56, flags: DIFlagArtificial)
!87 = !DILocalVariable(name: "times", arg: 3, scope: !81, file: !3, line: 60, type: !19)
!88 = !DILocation(line: 60, column: 19, scope: !81)
!89 = !DILocalVariable(name: "spoken", scope: !81, file: !3, line: 61, type: !19)
!90 = !DILocation(line: 61, column: 15, scope: !81)
!91 = !DILocalVariable(name: "once", scope: !81, file: !3, line: 62, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DICompositeType(tag: DW_TAG_structure_type, scope: !3, size: 256, flags: DIFlagAppleBlock, elements: !94)
!94 = !{!95, !97, !98, !99, !103}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__isa", scope: !3, file: !3, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, baseType: !19, size: 32, offset: 64)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__reserved", scope: !3, file: !3, baseType: !19, size: 32, offset: 96)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__FuncPtr", scope: !3, file: !3, baseType: !100, size: 64, offset: 128)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !19}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__descriptor", scope: !3, baseType: !104, size: 64, align: 64, offset: 192)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DICompositeType(tag: DW_TAG_structure_type, name: "__block_descriptor", scope: !3, size: 128, flags: DIFlagAppleBlock, elements: !106)
!106 = !{!107, !109}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "reserved", scope: !3, file: !3, baseType: !108, size: 64)
!108 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "Size", scope: !3, file: !3, baseType: !108, size: 64, offset: 64)
!110 = !DILocation(line: 62, column: 10, scope: !81)
!111 = !DILocation(line: 62, column: 23, scope: !81)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 65, type: !19)
!113 = distinct !DILexicalBlock(scope: !81, file: !3, line: 65, column: 3)
!114 = !DILocation(line: 65, column: 12, scope: !113)
!115 = !DILocation(line: 65, column: 8, scope: !113)
!116 = !DILocation(line: 65, column: 19, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 65, column: 3)
!118 = !DILocation(line: 65, column: 23, scope: !117)
!119 = !DILocation(line: 65, column: 21, scope: !117)
!120 = !DILocation(line: 65, column: 3, scope: !113)
!121 = !DILocation(line: 66, column: 5, scope: !117)
!122 = !DILocation(line: 66, column: 10, scope: !117)
!123 = !DILocation(line: 65, column: 31, scope: !117)
!124 = !DILocation(line: 65, column: 3, scope: !117)
!125 = distinct !{!125, !120, !126, !127}
!126 = !DILocation(line: 66, column: 11, scope: !113)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !DILocation(line: 68, column: 1, scope: !117)
!129 = !DILocation(line: 68, column: 1, scope: !81)
!130 = !DILocation(line: 67, column: 10, scope: !81)
!131 = distinct !DISubprogram(name: "__16-[Animal speak:]_block_invoke", linkageName: "__16-[Animal speak:]_block_invoke", scope: !3, file: !3, line: 62, type: !132, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!132 = !DISubroutineType(types: !133)
!133 = !{null, !96, !19}
!134 = !DILocalVariable(name: ".block_descriptor", arg: 1, scope: !131, file: !3, line: 62, type: !135, flags: DIFlagArtificial)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!136 = !DICompositeType(tag: DW_TAG_structure_type, name: "__block_literal_1", scope: !3, file: !3, line: 62, size: 384, elements: !137)
!137 = !{!138, !139, !140, !141, !142, !151, !152}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__isa", scope: !3, file: !3, line: 62, baseType: !96, size: 64, flags: DIFlagPublic)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, line: 62, baseType: !19, size: 32, offset: 64, flags: DIFlagPublic)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__reserved", scope: !3, file: !3, line: 62, baseType: !19, size: 32, offset: 96, flags: DIFlagPublic)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__FuncPtr", scope: !3, file: !3, line: 62, baseType: !100, size: 64, offset: 128, flags: DIFlagPublic)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "__descriptor", scope: !3, file: !3, line: 62, baseType: !143, size: 64, offset: 192, flags: DIFlagPublic)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!144 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__block_descriptor_withcopydispose", size: 256, elements: !145)
!145 = !{!146, !147, !148, !150}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "reserved", scope: !144, file: !3, line: 62, baseType: !108, size: 64)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "Size", scope: !144, file: !3, line: 62, baseType: !108, size: 64, offset: 64)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "CopyFuncPtr", scope: !144, file: !3, line: 62, baseType: !149, size: 64, offset: 128)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "DestroyFuncPtr", scope: !144, file: !3, line: 62, baseType: !149, size: 64, offset: 192)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "self", scope: !3, file: !3, line: 62, baseType: !47, size: 64, offset: 256, flags: DIFlagPublic)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "spoken", scope: !3, file: !3, line: 62, baseType: !153, size: 64, offset: 320)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!154 = !DICompositeType(tag: DW_TAG_structure_type, scope: !3, file: !3, size: 224, elements: !155)
!155 = !{!95, !156, !157, !158, !159}
!156 = !DIDerivedType(tag: DW_TAG_member, name: "__forwarding", scope: !3, file: !3, baseType: !96, size: 64, offset: 64)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, baseType: !19, size: 32, offset: 128)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !3, file: !3, baseType: !19, size: 32, offset: 160)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "spoken", scope: !3, file: !3, baseType: !19, size: 32, align: 32, offset: 192)
!160 = !DILocation(line: 62, column: 23, scope: !131)
!161 = !DILocalVariable(name: "volume", arg: 2, scope: !131, file: !3, line: 62, type: !19)
!162 = !DILocation(line: 62, column: 29, scope: !131)
!163 = !DILocalVariable(name: "spoken", scope: !131, file: !3, line: 61, type: !19)
!164 = !DILocation(line: 61, column: 15, scope: !131)
!165 = !DILocalVariable(name: "self", scope: !131, file: !3, line: 61, type: !74)
!166 = !DILocation(line: 63, column: 15, scope: !167)
!167 = distinct !DILexicalBlock(scope: !131, file: !3, line: 62, column: 37)
!168 = !DILocation(line: 63, column: 24, scope: !167)
!169 = !DILocation(line: 63, column: 22, scope: !167)
!170 = !DILocation(line: 63, column: 5, scope: !167)
!171 = !DILocation(line: 63, column: 12, scope: !167)
!172 = !DILocation(line: 64, column: 3, scope: !131)
!173 = distinct !DISubprogram(linkageName: "__copy_helper_block_e8_32o40r", scope: !3, file: !3, type: !174, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!174 = !DISubroutineType(types: !9)
!175 = !DILocalVariable(arg: 1, scope: !173, type: !96, flags: DIFlagArtificial)
!176 = !DILocation(line: 0, scope: !173)
!177 = !DILocalVariable(arg: 2, scope: !173, type: !96, flags: DIFlagArtificial)
!178 = distinct !DISubprogram(linkageName: "__destroy_helper_block_e8_32o40r", scope: !3, file: !3, type: !174, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!179 = !DILocalVariable(arg: 1, scope: !178, type: !96, flags: DIFlagArtificial)
!180 = !DILocation(line: 0, scope: !178)
!181 = distinct !DISubprogram(name: "-[Animal countByEnumeratingWithState:objects:count:]", scope: !3, file: !3, line: 70, type: !182, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!182 = !DISubroutineType(types: !183)
!183 = !{!184, !74, !49, !185, !191, !184}
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "NSUInteger", file: !3, line: 4, baseType: !108)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !186, size: 64)
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "State", file: !3, line: 25, baseType: !187)
!187 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 20, size: 512, elements: !188)
!188 = !{!189, !190, !192, !194}
!189 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !187, file: !3, line: 21, baseType: !108, size: 64)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "itemsPtr", scope: !187, file: !3, line: 22, baseType: !191, size: 64, offset: 64)
!191 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "mutationsPtr", scope: !187, file: !3, line: 23, baseType: !193, size: 64, offset: 128)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "extra", scope: !187, file: !3, line: 24, baseType: !195, size: 320, offset: 192)
!195 = !DICompositeType(tag: DW_TAG_array_type, baseType: !108, size: 320, elements: !196)
!196 = !{!197}
!197 = !DISubrange(count: 5)
!198 = !DILocalVariable(name: "self", arg: 1, scope: !181, type: !47, flags: DIFlagArtificial | DIFlagObjectPointer)
!199 = !DILocation(line: 0, scope: !181)
!200 = !DILocalVariable(name: "_cmd", arg: 2, scope: !181, type: !56, flags: DIFlagArtificial)
!201 = !DILocalVariable(name: "state", arg: 3, scope: !181, file: !3, line: 70, type: !185)
!202 = !DILocation(line: 70, column: 52, scope: !181)
!203 = !DILocalVariable(name: "buffer", arg: 4, scope: !181, file: !3, line: 70, type: !191)
!204 = !DILocation(line: 70, column: 72, scope: !181)
!205 = !DILocalVariable(name: "n", arg: 5, scope: !181, file: !3, line: 70, type: !184)
!206 = !DILocation(line: 70, column: 97, scope: !181)
!207 = !DILocation(line: 71, column: 10, scope: !181)
!208 = !DILocation(line: 71, column: 17, scope: !181)
!209 = !DILocation(line: 71, column: 29, scope: !181)
!210 = !DILocation(line: 71, column: 3, scope: !181)
!211 = distinct !DISubprogram(name: "-[Animal name]", scope: !3, file: !3, line: 46, type: !212, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!212 = !DISubroutineType(types: !213)
!213 = !{!11, !74, !49}
!214 = !DILocalVariable(name: "self", arg: 1, scope: !211, type: !47, flags: DIFlagArtificial | DIFlagObjectPointer)
!215 = !DILocation(line: 0, scope: !211)
!216 = !DILocalVariable(name: "_cmd", arg: 2, scope: !211, type: !56, flags: DIFlagArtificial)
!217 = !DILocation(line: 46, column: 1, scope: !211)
!218 = distinct !DISubprogram(name: "-[Animal renameTo:]", scope: !3, file: !3, line: 46, type: !219, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!219 = !DISubroutineType(types: !220)
!220 = !{null, !74, !49, !11}
!221 = !DILocalVariable(name: "self", arg: 1, scope: !218, type: !47, flags: DIFlagArtificial | DIFlagObjectPointer)
!222 = !DILocation(line: 0, scope: !218)
!223 = !DILocalVariable(name: "_cmd", arg: 2, scope: !218, type: !56, flags: DIFlagArtificial)
!224 = !DILocalVariable(name: "name", arg: 3, scope: !218, type: !11)
!225 = !DILocation(line: 46, column: 1, scope: !218)
!226 = !DILocation(line: 46, column: 13, scope: !218)
!227 = distinct !DISubprogram(name: "-[Animal(Extra) guarded:]", scope: !3, file: !3, line: 76, type: !228, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!228 = !DISubroutineType(types: !229)
!229 = !{!19, !74, !49, !230}
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!231 = !DILocalVariable(name: "self", arg: 1, scope: !227, type: !47, flags: DIFlagArtificial | DIFlagObjectPointer)
!232 = !DILocation(line: 0, scope: !227)
!233 = !DILocalVariable(name: "_cmd", arg: 2, scope: !227, type: !56, flags: DIFlagArtificial)
!234 = !DILocalVariable(name: "dog", arg: 3, scope: !227, file: !3, line: 76, type: !230)
!235 = !DILocation(line: 76, column: 23, scope: !227)
!236 = !DILocation(line: 77, column: 17, scope: !227)
!237 = !DILocation(line: 77, column: 3, scope: !227)
!238 = !DILocation(line: 78, column: 5, scope: !239)
!239 = distinct !DILexicalBlock(scope: !227, file: !3, line: 77, column: 22)
!240 = !DILocation(line: 79, column: 15, scope: !241)
!241 = distinct !DILexicalBlock(scope: !239, file: !3, line: 78, column: 10)
!242 = !DILocation(line: 79, column: 14, scope: !241)
!243 = !DILocation(line: 79, column: 7, scope: !241)
!244 = !DILocation(line: 86, column: 1, scope: !241)
!245 = !DILocation(line: 80, column: 5, scope: !241)
!246 = !DILocalVariable(name: "other", scope: !247, file: !3, line: 80, type: !230)
!247 = distinct !DILexicalBlock(scope: !239, file: !3, line: 80, column: 27)
!248 = !DILocation(line: 80, column: 20, scope: !247)
!249 = !DILocation(line: 80, column: 27, scope: !239)
!250 = !DILocation(line: 81, column: 15, scope: !251)
!251 = distinct !DILexicalBlock(scope: !247, file: !3, line: 80, column: 27)
!252 = !DILocation(line: 81, column: 14, scope: !251)
!253 = !DILocation(line: 81, column: 7, scope: !251)
!254 = !DILocation(line: 82, column: 5, scope: !251)
!255 = !DILocation(line: 86, column: 1, scope: !251)
!256 = !DILocation(line: 82, column: 5, scope: !247)
!257 = !DILocation(line: 83, column: 16, scope: !258)
!258 = distinct !DILexicalBlock(scope: !239, file: !3, line: 82, column: 16)
!259 = !DILocation(line: 84, column: 5, scope: !258)
!260 = !DILocation(line: 86, column: 1, scope: !239)
!261 = !DILocation(line: 85, column: 3, scope: !239)
!262 = !DILocation(line: 86, column: 1, scope: !227)
!263 = distinct !DISubprogram(name: "-[Dog speak:]", scope: !3, file: !3, line: 90, type: !264, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!264 = !DISubroutineType(types: !265)
!265 = !{!19, !266, !49, !19}
!266 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!267 = !DILocalVariable(name: "self", arg: 1, scope: !263, type: !230, flags: DIFlagArtificial | DIFlagObjectPointer)
!268 = !DILocation(line: 0, scope: !263)
!269 = !DILocalVariable(name: "_cmd", arg: 2, scope: !263, type: !56, flags: DIFlagArtificial)
!270 = !DILocalVariable(name: "times", arg: 3, scope: !263, file: !3, line: 90, type: !19)
!271 = !DILocation(line: 90, column: 19, scope: !263)
!272 = !DILocation(line: 91, column: 10, scope: !263)
!273 = !DILocation(line: 91, column: 23, scope: !263)
!274 = !DILocation(line: 91, column: 29, scope: !263)
!275 = !DILocation(line: 91, column: 36, scope: !263)
!276 = !DILocation(line: 91, column: 41, scope: !263)
!277 = !DILocation(line: 91, column: 34, scope: !263)
!278 = !DILocation(line: 91, column: 3, scope: !263)
!279 = distinct !DISubprogram(name: "-[Dog whisper]", scope: !3, file: !3, line: 93, type: !280, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!280 = !DISubroutineType(types: !281)
!281 = !{null, !266, !49}
!282 = !DILocalVariable(name: "self", arg: 1, scope: !279, type: !230, flags: DIFlagArtificial | DIFlagObjectPointer)
!283 = !DILocation(line: 0, scope: !279)
!284 = !DILocalVariable(name: "_cmd", arg: 2, scope: !279, type: !56, flags: DIFlagArtificial)
!285 = !DILocalVariable(name: "selector", scope: !279, file: !3, line: 94, type: !56)
!286 = !DILocation(line: 94, column: 7, scope: !279)
!287 = !DILocation(line: 94, column: 18, scope: !279)
!288 = !DILocalVariable(name: "protocol", scope: !279, file: !3, line: 95, type: !289)
!289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !290, size: 64)
!290 = !DICompositeType(tag: DW_TAG_structure_type, name: "Protocol", file: !3, flags: DIFlagFwdDecl, runtimeLang: DW_LANG_ObjC)
!291 = !DILocation(line: 95, column: 13, scope: !279)
!292 = !DILocation(line: 95, column: 24, scope: !279)
!293 = !DILocation(line: 96, column: 7, scope: !294)
!294 = distinct !DILexicalBlock(scope: !279, file: !3, line: 96, column: 7)
!295 = !DILocation(line: 96, column: 16, scope: !294)
!296 = !DILocation(line: 96, column: 19, scope: !294)
!297 = !DILocation(line: 96, column: 7, scope: !279)
!298 = !DILocation(line: 97, column: 5, scope: !294)
!299 = !DILocation(line: 97, column: 10, scope: !294)
!300 = !DILocation(line: 98, column: 1, scope: !279)
!301 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 101, type: !302, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!302 = !DISubroutineType(types: !303)
!303 = !{!19, !47}
!304 = !DILocalVariable(name: "animals", arg: 1, scope: !301, file: !3, line: 101, type: !47)
!305 = !DILocation(line: 101, column: 19, scope: !301)
!306 = !DILocalVariable(name: "n", scope: !301, file: !3, line: 102, type: !19)
!307 = !DILocation(line: 102, column: 7, scope: !301)
!308 = !DILocalVariable(name: "one", scope: !309, file: !3, line: 103, type: !47)
!309 = distinct !DILexicalBlock(scope: !301, file: !3, line: 103, column: 3)
!310 = !DILocation(line: 103, column: 16, scope: !309)
!311 = !DILocation(line: 103, column: 3, scope: !301)
!312 = !DILocation(line: 103, column: 23, scope: !309)
!313 = !DILocation(line: 104, column: 11, scope: !309)
!314 = !DILocation(line: 104, column: 10, scope: !309)
!315 = !DILocation(line: 104, column: 7, scope: !309)
!316 = !DILocation(line: 104, column: 5, scope: !309)
!317 = !DILocation(line: 104, column: 22, scope: !309)
!318 = !DILocation(line: 105, column: 10, scope: !301)
!319 = !DILocation(line: 105, column: 14, scope: !301)
!320 = !DILocation(line: 105, column: 30, scope: !301)
!321 = !DILocation(line: 105, column: 12, scope: !301)
!322 = !DILocation(line: 105, column: 3, scope: !301)
