; ModuleID = 'objects.m'
source_filename = "objects.m"
target datalayout = "e-m:o-i64:64-i128:128-n32:64-S128"
target triple = "arm64-apple-macosx12.0.0"

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

@"OBJC_IVAR_$_Animal.age" = global i32 0, section "__DATA, __objc_ivar", align 4
@instances = internal global i32 0, align 4, !dbg !0
@_NSConcreteStackBlock = external global ptr
@.str = private unnamed_addr constant [9 x i8] c"v12@?0i8\00", align 1
@"__block_descriptor_48_e8_32s40r_e8_v12\01?0i8l" = linkonce_odr hidden unnamed_addr constant { i64, i64, ptr, ptr, ptr, i64 } { i64 0, i64 48, ptr @__copy_helper_block_e8_32s40r, ptr @__destroy_helper_block_e8_32s40r, ptr @.str, i64 272 }, align 8
@"OBJC_IVAR_$_Animal._name" = hidden global i32 24, section "__DATA, __objc_ivar", align 4
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
@"_OBJC_METACLASS_RO_$_Animal" = internal global %struct._class_ro_t { i32 389, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_CLASS_METHODS_Animal", ptr @"_OBJC_CLASS_PROTOCOLS_$_Animal", ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_METACLASS_$_Animal" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Root", ptr @"OBJC_METACLASS_$_Root", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Animal" }, section "__DATA, __objc_data", align 8
@"OBJC_CLASS_$_Root" = external global %struct._class_t
@OBJC_CLASS_NAME_.9 = private unnamed_addr constant [2 x i8] c"1\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.10 = private unnamed_addr constant [43 x i8] c"countByEnumeratingWithState:objects:count:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.11 = private unnamed_addr constant [31 x i8] c"Q40@0:8^{?=Q^@^Q[5Q]}16^@24Q32\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.12 = private unnamed_addr constant [5 x i8] c"name\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.13 = private unnamed_addr constant [8 x i8] c"@16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.14 = private unnamed_addr constant [10 x i8] c"renameTo:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.15 = private unnamed_addr constant [11 x i8] c"v24@0:8@16\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.16 = private unnamed_addr constant [14 x i8] c".cxx_destruct\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@"_OBJC_$_INSTANCE_METHODS_Animal" = internal global { i32, i32, [6 x %struct._objc_method] } { i32 24, i32 6, [6 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.5, ptr @"\01-[Animal isLoud]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr @"\01-[Animal speak:]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.10, ptr @OBJC_METH_VAR_TYPE_.11, ptr @"\01-[Animal countByEnumeratingWithState:objects:count:]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.12, ptr @OBJC_METH_VAR_TYPE_.13, ptr @"\01-[Animal name]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.14, ptr @OBJC_METH_VAR_TYPE_.15, ptr @"\01-[Animal renameTo:]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.16, ptr @OBJC_METH_VAR_TYPE_.7, ptr @"\01-[Animal .cxx_destruct]" }] }, section "__DATA, __objc_const", align 8
@OBJC_METH_VAR_NAME_.17 = private unnamed_addr constant [4 x i8] c"age\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.18 = private unnamed_addr constant [2 x i8] c"i\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"OBJC_IVAR_$_Animal.place" = global i32 8, section "__DATA, __objc_ivar", align 4
@OBJC_METH_VAR_NAME_.19 = private unnamed_addr constant [6 x i8] c"place\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.20 = private unnamed_addr constant [13 x i8] c"{?=\22x\22d\22y\22d}\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.21 = private unnamed_addr constant [6 x i8] c"_name\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.22 = private unnamed_addr constant [2 x i8] c"@\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_INSTANCE_VARIABLES_Animal" = internal global { i32, i32, [3 x %struct._ivar_t] } { i32 32, i32 3, [3 x %struct._ivar_t] [%struct._ivar_t { ptr @"OBJC_IVAR_$_Animal.age", ptr @OBJC_METH_VAR_NAME_.17, ptr @OBJC_METH_VAR_TYPE_.18, i32 2, i32 4 }, %struct._ivar_t { ptr @"OBJC_IVAR_$_Animal.place", ptr @OBJC_METH_VAR_NAME_.19, ptr @OBJC_METH_VAR_TYPE_.20, i32 3, i32 16 }, %struct._ivar_t { ptr @"OBJC_IVAR_$_Animal._name", ptr @OBJC_METH_VAR_NAME_.21, ptr @OBJC_METH_VAR_TYPE_.22, i32 3, i32 8 }] }, section "__DATA, __objc_const", align 8
@OBJC_PROP_NAME_ATTR_.23 = private unnamed_addr constant [5 x i8] c"name\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_PROP_NAME_ATTR_.24 = private unnamed_addr constant [25 x i8] c"T@,C,N,SrenameTo:,V_name\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_PROP_NAME_ATTR_.25 = private unnamed_addr constant [5 x i8] c"legs\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_PROP_NAME_ATTR_.26 = private unnamed_addr constant [5 x i8] c"Ti,D\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@"_OBJC_$_PROP_LIST_Animal" = internal global { i32, i32, [3 x %struct._prop_t] } { i32 16, i32 3, [3 x %struct._prop_t] [%struct._prop_t { ptr @OBJC_PROP_NAME_ATTR_.23, ptr @OBJC_PROP_NAME_ATTR_.24 }, %struct._prop_t { ptr @OBJC_PROP_NAME_ATTR_.25, ptr @OBJC_PROP_NAME_ATTR_.26 }, %struct._prop_t { ptr @OBJC_PROP_NAME_ATTR_, ptr @OBJC_PROP_NAME_ATTR_.8 }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Animal" = internal global %struct._class_ro_t { i32 388, i32 0, i32 32, ptr @OBJC_CLASS_NAME_.9, ptr @OBJC_CLASS_NAME_, ptr @"_OBJC_$_INSTANCE_METHODS_Animal", ptr @"_OBJC_CLASS_PROTOCOLS_$_Animal", ptr @"_OBJC_$_INSTANCE_VARIABLES_Animal", ptr null, ptr @"_OBJC_$_PROP_LIST_Animal" }, section "__DATA, __objc_const", align 8
@"OBJC_CLASS_$_Animal" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Animal", ptr @"OBJC_CLASS_$_Root", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Animal" }, section "__DATA, __objc_data", align 8
@objc_ehtype_vtable = external global ptr
@OBJC_CLASS_NAME_.27 = private unnamed_addr constant [4 x i8] c"Dog\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@"OBJC_CLASS_$_Dog" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Dog", ptr @"OBJC_CLASS_$_Animal", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_CLASS_RO_$_Dog" }, section "__DATA, __objc_data", align 8
@"OBJC_EHTYPE_$_Dog" = weak global %struct._objc_typeinfo { ptr getelementptr inbounds (ptr, ptr @objc_ehtype_vtable, i32 2), ptr @OBJC_CLASS_NAME_.27, ptr @"OBJC_CLASS_$_Dog" }, align 8
@OBJC_SELECTOR_REFERENCES_ = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.2, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_.28 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.4, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@OBJC_CLASS_NAME_.29 = private unnamed_addr constant [6 x i8] c"Extra\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@OBJC_METH_VAR_NAME_.30 = private unnamed_addr constant [9 x i8] c"guarded:\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_METH_VAR_TYPE_.31 = private unnamed_addr constant [11 x i8] c"i24@0:8@16\00", section "__TEXT,__objc_methtype,cstring_literals", align 1
@"_OBJC_$_CATEGORY_INSTANCE_METHODS_Animal_$_Extra" = internal global { i32, i32, [1 x %struct._objc_method] } { i32 24, i32 1, [1 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.30, ptr @OBJC_METH_VAR_TYPE_.31, ptr @"\01-[Animal(Extra) guarded:]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_$_CATEGORY_Animal_$_Extra" = internal global %struct._category_t { ptr @OBJC_CLASS_NAME_.29, ptr @"OBJC_CLASS_$_Animal", ptr @"_OBJC_$_CATEGORY_INSTANCE_METHODS_Animal_$_Extra", ptr null, ptr null, ptr null, ptr null, i32 64 }, section "__DATA, __objc_const", align 8
@"OBJC_CLASSLIST_SUP_REFS_$_" = private global ptr @"OBJC_CLASS_$_Dog", section "__DATA,__objc_superrefs,regular,no_dead_strip", align 8
@OBJC_METH_VAR_NAME_.32 = private unnamed_addr constant [5 x i8] c"legs\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@OBJC_SELECTOR_REFERENCES_.33 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.32, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"_OBJC_PROTOCOL_REFERENCE_$_Speaker" = weak hidden global ptr @"_OBJC_PROTOCOL_$_Speaker", section "__DATA,__objc_protorefs,coalesced,no_dead_strip", align 8
@__CFConstantStringClassReference = external global [0 x i32]
@.str.34 = private unnamed_addr constant [6 x i16] [i16 82, i16 101, i16 120, i16 32, i16 233, i16 0], section "__TEXT,__ustring", align 2
@_unnamed_cfstring_ = private global %struct.__NSConstantString_tag { ptr @__CFConstantStringClassReference, i32 2000, ptr @.str.34, i64 5 }, section "__DATA,__cfstring", align 8 #0
@OBJC_SELECTOR_REFERENCES_.35 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.14, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"_OBJC_METACLASS_RO_$_Dog" = internal global %struct._class_ro_t { i32 129, i32 40, i32 40, ptr null, ptr @OBJC_CLASS_NAME_.27, ptr null, ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@"OBJC_METACLASS_$_Dog" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Root", ptr @"OBJC_METACLASS_$_Animal", ptr @_objc_empty_cache, ptr null, ptr @"_OBJC_METACLASS_RO_$_Dog" }, section "__DATA, __objc_data", align 8
@"_OBJC_$_INSTANCE_METHODS_Dog" = internal global { i32, i32, [2 x %struct._objc_method] } { i32 24, i32 2, [2 x %struct._objc_method] [%struct._objc_method { ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr @"\01-[Dog speak:]" }, %struct._objc_method { ptr @OBJC_METH_VAR_NAME_.6, ptr @OBJC_METH_VAR_TYPE_.7, ptr @"\01-[Dog whisper]" }] }, section "__DATA, __objc_const", align 8
@"_OBJC_CLASS_RO_$_Dog" = internal global %struct._class_ro_t { i32 128, i32 32, i32 32, ptr null, ptr @OBJC_CLASS_NAME_.27, ptr @"_OBJC_$_INSTANCE_METHODS_Dog", ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const", align 8
@OBJC_SELECTOR_REFERENCES_.36 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_.10, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"OBJC_CLASSLIST_REFERENCES_$_" = internal global ptr @"OBJC_CLASS_$_Dog", section "__DATA,__objc_classrefs,regular,no_dead_strip", align 8
@OBJC_SELECTOR_REFERENCES_.37 = internal externally_initialized global ptr @OBJC_METH_VAR_NAME_, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"OBJC_LABEL_CLASS_$" = private global [2 x ptr] [ptr @"OBJC_CLASS_$_Animal", ptr @"OBJC_CLASS_$_Dog"], section "__DATA,__objc_classlist,regular,no_dead_strip", align 8
@"OBJC_LABEL_CATEGORY_$" = private global [1 x ptr] [ptr @"_OBJC_$_CATEGORY_Animal_$_Extra"], section "__DATA,__objc_catlist,regular,no_dead_strip", align 8
@llvm.used = appending global [3 x ptr] [ptr @"_OBJC_PROTOCOL_$_Speaker", ptr @"_OBJC_LABEL_PROTOCOL_$_Speaker", ptr @"_OBJC_PROTOCOL_REFERENCE_$_Speaker"], section "llvm.metadata"
@llvm.compiler.used = appending global [57 x ptr] [ptr @OBJC_CLASS_NAME_, ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_TYPE_, ptr @"_OBJC_$_CLASS_METHODS_Animal", ptr @OBJC_CLASS_NAME_.1, ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_TYPE_.3, ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_TYPE_.5, ptr @"_OBJC_$_PROTOCOL_INSTANCE_METHODS_Speaker", ptr @OBJC_METH_VAR_NAME_.6, ptr @OBJC_METH_VAR_TYPE_.7, ptr @"_OBJC_$_PROTOCOL_INSTANCE_METHODS_OPT_Speaker", ptr @OBJC_PROP_NAME_ATTR_, ptr @OBJC_PROP_NAME_ATTR_.8, ptr @"_OBJC_$_PROP_LIST_Speaker", ptr @"_OBJC_$_PROTOCOL_METHOD_TYPES_Speaker", ptr @"_OBJC_CLASS_PROTOCOLS_$_Animal", ptr @OBJC_CLASS_NAME_.9, ptr @OBJC_METH_VAR_NAME_.10, ptr @OBJC_METH_VAR_TYPE_.11, ptr @OBJC_METH_VAR_NAME_.12, ptr @OBJC_METH_VAR_TYPE_.13, ptr @OBJC_METH_VAR_NAME_.14, ptr @OBJC_METH_VAR_TYPE_.15, ptr @OBJC_METH_VAR_NAME_.16, ptr @"_OBJC_$_INSTANCE_METHODS_Animal", ptr @OBJC_METH_VAR_NAME_.17, ptr @OBJC_METH_VAR_TYPE_.18, ptr @OBJC_METH_VAR_NAME_.19, ptr @OBJC_METH_VAR_TYPE_.20, ptr @OBJC_METH_VAR_NAME_.21, ptr @OBJC_METH_VAR_TYPE_.22, ptr @"_OBJC_$_INSTANCE_VARIABLES_Animal", ptr @OBJC_PROP_NAME_ATTR_.23, ptr @OBJC_PROP_NAME_ATTR_.24, ptr @OBJC_PROP_NAME_ATTR_.25, ptr @OBJC_PROP_NAME_ATTR_.26, ptr @"_OBJC_$_PROP_LIST_Animal", ptr @OBJC_CLASS_NAME_.27, ptr @OBJC_SELECTOR_REFERENCES_, ptr @OBJC_SELECTOR_REFERENCES_.28, ptr @OBJC_CLASS_NAME_.29, ptr @OBJC_METH_VAR_NAME_.30, ptr @OBJC_METH_VAR_TYPE_.31, ptr @"_OBJC_$_CATEGORY_INSTANCE_METHODS_Animal_$_Extra", ptr @"_OBJC_$_CATEGORY_Animal_$_Extra", ptr @"OBJC_CLASSLIST_SUP_REFS_$_", ptr @OBJC_METH_VAR_NAME_.32, ptr @OBJC_SELECTOR_REFERENCES_.33, ptr @OBJC_SELECTOR_REFERENCES_.35, ptr @"_OBJC_$_INSTANCE_METHODS_Dog", ptr @OBJC_SELECTOR_REFERENCES_.36, ptr @"OBJC_CLASSLIST_REFERENCES_$_", ptr @OBJC_SELECTOR_REFERENCES_.37, ptr @"OBJC_LABEL_CLASS_$", ptr @"OBJC_LABEL_CATEGORY_$"], section "llvm.metadata"

; Function Attrs: noinline optnone ssp uwtable
define internal ptr @"\01+[Animal withAge:]"(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 !dbg !44 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !53, metadata !DIExpression()), !dbg !55
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !56, metadata !DIExpression()), !dbg !55
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %7, metadata !60, metadata !DIExpression()), !dbg !61
  %8 = load ptr, ptr %4, align 8, !dbg !62
  %9 = call ptr @objc_alloc_init(ptr %8), !dbg !63
  store ptr %9, ptr %7, align 8, !dbg !61
  %10 = load i32, ptr %6, align 4, !dbg !64
  %11 = load ptr, ptr %7, align 8, !dbg !65
  %12 = load i32, ptr @"OBJC_IVAR_$_Animal.age", align 8, !dbg !65
  %13 = sext i32 %12 to i64, !dbg !65
  %14 = getelementptr inbounds i8, ptr %11, i64 %13, !dbg !65
  store i32 %10, ptr %14, align 4, !dbg !66
  %15 = load i32, ptr @instances, align 4, !dbg !67
  %16 = add nsw i32 %15, 1, !dbg !67
  store i32 %16, ptr @instances, align 4, !dbg !67
  %17 = load ptr, ptr %7, align 8, !dbg !68
  %18 = call ptr @llvm.objc.retain(ptr %17) #3, !dbg !68
  call void @llvm.objc.storeStrong(ptr %7, ptr null) #3, !dbg !69
  %19 = tail call ptr @llvm.objc.autoreleaseReturnValue(ptr %18) #3, !dbg !69
  ret ptr %19, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare ptr @objc_alloc_init(ptr)

; Function Attrs: nounwind
declare ptr @llvm.objc.retain(ptr) #3

; Function Attrs: nounwind
declare void @llvm.objc.storeStrong(ptr, ptr) #3

; Function Attrs: nounwind
declare ptr @llvm.objc.autoreleaseReturnValue(ptr) #3

; Function Attrs: noinline optnone ssp uwtable
define internal signext i8 @"\01-[Animal isLoud]"(ptr noundef %0, ptr noundef %1) #1 !dbg !70 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !76, metadata !DIExpression()), !dbg !78
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !78
  %5 = load ptr, ptr %3, align 8, !dbg !78
  %6 = load i32, ptr @"OBJC_IVAR_$_Animal.age", align 8, !dbg !80, !invariant.load !9
  %7 = sext i32 %6 to i64, !dbg !80
  %8 = getelementptr inbounds i8, ptr %5, i64 %7, !dbg !80
  %9 = load i32, ptr %8, align 4, !dbg !80
  %10 = icmp sgt i32 %9, 3, !dbg !81
  %11 = zext i1 %10 to i32, !dbg !81
  %12 = trunc i32 %11 to i8, !dbg !80
  ret i8 %12, !dbg !82
}

; Function Attrs: noinline optnone ssp uwtable
define internal i32 @"\01-[Animal speak:]"(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 personality ptr @__objc_personality_v0 !dbg !83 {
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
  call void @llvm.dbg.declare(metadata ptr %4, metadata !86, metadata !DIExpression()), !dbg !87
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !88, metadata !DIExpression()), !dbg !87
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !89, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.declare(metadata ptr %7, metadata !91, metadata !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !92
  %13 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 0, !dbg !92
  store ptr null, ptr %13, align 8, !dbg !92
  %14 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 1, !dbg !92
  store ptr %7, ptr %14, align 8, !dbg !92
  %15 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 2, !dbg !92
  store i32 536870912, ptr %15, align 8, !dbg !92
  %16 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 3, !dbg !92
  store i32 32, ptr %16, align 4, !dbg !92
  %17 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 4, !dbg !92
  store i32 0, ptr %17, align 8, !dbg !92
  call void @llvm.dbg.declare(metadata ptr %8, metadata !93, metadata !DIExpression()), !dbg !112
  %18 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 0, !dbg !113
  store ptr @_NSConcreteStackBlock, ptr %18, align 8, !dbg !113
  %19 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 1, !dbg !113
  store i32 -1040187392, ptr %19, align 8, !dbg !113
  %20 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 2, !dbg !113
  store i32 0, ptr %20, align 4, !dbg !113
  %21 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 3, !dbg !113
  store ptr @"__16-[Animal speak:]_block_invoke", ptr %21, align 8, !dbg !113
  %22 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 4, !dbg !113
  store ptr @"__block_descriptor_48_e8_32s40r_e8_v12\01?0i8l", ptr %22, align 8, !dbg !113
  %23 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 6, !dbg !113
  store ptr %7, ptr %23, align 8, !dbg !113
  %24 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %9, i32 0, i32 5, !dbg !113
  %25 = load ptr, ptr %4, align 8, !dbg !113
  %26 = call ptr @llvm.objc.retain(ptr %25) #3, !dbg !113
  store ptr %26, ptr %24, align 8, !dbg !113
  %27 = call ptr @llvm.objc.retainBlock(ptr %9) #3, !dbg !112, !clang.arc.copy_on_escape !9
  store ptr %27, ptr %8, align 8, !dbg !112
  call void @llvm.dbg.declare(metadata ptr %10, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 0, ptr %10, align 4, !dbg !116
  br label %28, !dbg !117

28:                                               ; preds = %38, %3
  %29 = load i32, ptr %10, align 4, !dbg !118
  %30 = load i32, ptr %6, align 4, !dbg !120
  %31 = icmp slt i32 %29, %30, !dbg !121
  br i1 %31, label %32, label %45, !dbg !122

32:                                               ; preds = %28
  %33 = load ptr, ptr %8, align 8, !dbg !123
  %34 = getelementptr inbounds %struct.__block_literal_generic, ptr %33, i32 0, i32 3, !dbg !123
  %35 = load i32, ptr %10, align 4, !dbg !124
  %36 = load ptr, ptr %34, align 8, !dbg !123
  invoke void %36(ptr noundef %33, i32 noundef %35)
          to label %37 unwind label %41, !dbg !123

37:                                               ; preds = %32
  br label %38, !dbg !123

38:                                               ; preds = %37
  %39 = load i32, ptr %10, align 4, !dbg !125
  %40 = add nsw i32 %39, 1, !dbg !125
  store i32 %40, ptr %10, align 4, !dbg !125
  br label %28, !dbg !126, !llvm.loop !127

41:                                               ; preds = %32
  %42 = landingpad { ptr, i32 }
          cleanup, !dbg !130
  %43 = extractvalue { ptr, i32 } %42, 0, !dbg !130
  store ptr %43, ptr %11, align 8, !dbg !130
  %44 = extractvalue { ptr, i32 } %42, 1, !dbg !130
  store i32 %44, ptr %12, align 4, !dbg !130
  call void @_Block_object_dispose(ptr %7, i32 8) #3, !dbg !131
  br label %50, !dbg !131

45:                                               ; preds = %28
  %46 = getelementptr inbounds %struct.__block_byref_spoken, ptr %7, i32 0, i32 1, !dbg !132
  %47 = load ptr, ptr %46, align 8, !dbg !132
  %48 = getelementptr inbounds %struct.__block_byref_spoken, ptr %47, i32 0, i32 4, !dbg !132
  %49 = load i32, ptr %48, align 8, !dbg !132
  call void @llvm.objc.storeStrong(ptr %8, ptr null) #3, !dbg !131
  call void @llvm.objc.storeStrong(ptr %24, ptr null) #3, !dbg !131
  call void @_Block_object_dispose(ptr %7, i32 8) #3, !dbg !131
  ret i32 %49, !dbg !131

50:                                               ; preds = %41
  %51 = load ptr, ptr %11, align 8, !dbg !131
  %52 = load i32, ptr %12, align 4, !dbg !131
  %53 = insertvalue { ptr, i32 } undef, ptr %51, 0, !dbg !131
  %54 = insertvalue { ptr, i32 } %53, i32 %52, 1, !dbg !131
  resume { ptr, i32 } %54, !dbg !131
}

; Function Attrs: noinline optnone ssp uwtable
define internal void @"__16-[Animal speak:]_block_invoke"(ptr noundef %0, i32 noundef %1) #1 !dbg !133 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !162
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !163, metadata !DIExpression()), !dbg !164
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !165, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 40, DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !166
  call void @llvm.dbg.declare(metadata ptr %5, metadata !167, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 32)), !dbg !166
  %6 = load i32, ptr %4, align 4, !dbg !168
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i32 0, i32 5, !dbg !170
  %8 = load ptr, ptr %7, align 8, !dbg !170
  %9 = load i32, ptr @"OBJC_IVAR_$_Animal.age", align 8, !dbg !170, !invariant.load !9
  %10 = sext i32 %9 to i64, !dbg !170
  %11 = getelementptr inbounds i8, ptr %8, i64 %10, !dbg !170
  %12 = load i32, ptr %11, align 4, !dbg !170
  %13 = mul nsw i32 %6, %12, !dbg !171
  %14 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i32 0, i32 6, !dbg !172
  %15 = load ptr, ptr %14, align 8, !dbg !172
  %16 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %15, i32 0, i32 1, !dbg !172
  %17 = load ptr, ptr %16, align 8, !dbg !172
  %18 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %17, i32 0, i32 4, !dbg !172
  %19 = load i32, ptr %18, align 8, !dbg !173
  %20 = add nsw i32 %19, %13, !dbg !173
  store i32 %20, ptr %18, align 8, !dbg !173
  ret void, !dbg !174
}

; Function Attrs: noinline ssp uwtable
define linkonce_odr hidden void @__copy_helper_block_e8_32s40r(ptr noundef %0, ptr noundef %1) unnamed_addr #4 !dbg !175 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !177, metadata !DIExpression()), !dbg !178
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !179, metadata !DIExpression()), !dbg !178
  %5 = load ptr, ptr %4, align 8, !dbg !178
  %6 = load ptr, ptr %3, align 8, !dbg !178
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i32 0, i32 5, !dbg !178
  %8 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %6, i32 0, i32 5, !dbg !178
  %9 = load ptr, ptr %7, align 8, !dbg !178
  store ptr null, ptr %8, align 8, !dbg !178
  call void @llvm.objc.storeStrong(ptr %8, ptr %9) #3, !dbg !178
  %10 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i32 0, i32 6, !dbg !178
  %11 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %6, i32 0, i32 6, !dbg !178
  %12 = load ptr, ptr %10, align 8, !dbg !178
  call void @_Block_object_assign(ptr %11, ptr %12, i32 8) #3, !dbg !178
  ret void
}

declare void @_Block_object_assign(ptr, ptr, i32)

; Function Attrs: noinline ssp uwtable
define linkonce_odr hidden void @__destroy_helper_block_e8_32s40r(ptr noundef %0) unnamed_addr #4 !dbg !180 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !181, metadata !DIExpression()), !dbg !182
  %3 = load ptr, ptr %2, align 8, !dbg !182
  %4 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %3, i32 0, i32 5, !dbg !182
  %5 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %3, i32 0, i32 6, !dbg !182
  %6 = load ptr, ptr %5, align 8, !dbg !182
  call void @_Block_object_dispose(ptr %6, i32 8) #3, !dbg !182
  call void @llvm.objc.storeStrong(ptr %4, ptr null) #3, !dbg !182
  ret void, !dbg !182
}

declare void @_Block_object_dispose(ptr, i32)

; Function Attrs: nounwind
declare ptr @llvm.objc.retainBlock(ptr) #3

declare i32 @__objc_personality_v0(...)

; Function Attrs: noinline optnone ssp uwtable
define internal i64 @"\01-[Animal countByEnumeratingWithState:objects:count:]"(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #1 !dbg !183 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !200, metadata !DIExpression()), !dbg !201
  store ptr %1, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !202, metadata !DIExpression()), !dbg !201
  store ptr %2, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !203, metadata !DIExpression()), !dbg !204
  store ptr %3, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !205, metadata !DIExpression()), !dbg !206
  store i64 %4, ptr %10, align 8
  call void @llvm.dbg.declare(metadata ptr %10, metadata !207, metadata !DIExpression()), !dbg !208
  %11 = load ptr, ptr %8, align 8, !dbg !209
  %12 = getelementptr inbounds %struct.State, ptr %11, i32 0, i32 0, !dbg !210
  %13 = load i64, ptr %12, align 8, !dbg !210
  %14 = icmp ne i64 %13, 0, !dbg !209
  br i1 %14, label %15, label %16, !dbg !209

15:                                               ; preds = %5
  br label %18, !dbg !209

16:                                               ; preds = %5
  %17 = load i64, ptr %10, align 8, !dbg !211
  br label %18, !dbg !209

18:                                               ; preds = %16, %15
  %19 = phi i64 [ 0, %15 ], [ %17, %16 ], !dbg !209
  ret i64 %19, !dbg !212
}

; Function Attrs: noinline optnone ssp uwtable
define internal ptr @"\01-[Animal name]"(ptr noundef %0, ptr noundef %1) #1 !dbg !213 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !216, metadata !DIExpression()), !dbg !217
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !218, metadata !DIExpression()), !dbg !217
  %5 = load ptr, ptr %3, align 8, !dbg !219
  %6 = load i32, ptr @"OBJC_IVAR_$_Animal._name", align 8, !dbg !219, !invariant.load !9
  %7 = sext i32 %6 to i64, !dbg !219
  %8 = getelementptr inbounds i8, ptr %5, i64 %7, !dbg !219
  %9 = load ptr, ptr %8, align 8, !dbg !219
  ret ptr %9, !dbg !219
}

; Function Attrs: noinline optnone ssp uwtable
define internal void @"\01-[Animal renameTo:]"(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 !dbg !220 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !223, metadata !DIExpression()), !dbg !224
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !225, metadata !DIExpression()), !dbg !224
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !226, metadata !DIExpression()), !dbg !224
  %7 = load ptr, ptr %5, align 8, !dbg !227
  %8 = load ptr, ptr %4, align 8, !dbg !227
  %9 = load i32, ptr @"OBJC_IVAR_$_Animal._name", align 8, !dbg !227, !invariant.load !9
  %10 = sext i32 %9 to i64, !dbg !227
  %11 = load ptr, ptr %6, align 8, !dbg !227
  call void @objc_setProperty_nonatomic_copy(ptr noundef %8, ptr noundef %7, ptr noundef %11, i64 noundef %10), !dbg !227
  ret void, !dbg !228
}

declare void @objc_setProperty_nonatomic_copy(ptr, ptr, ptr, i64)

; Function Attrs: noinline optnone ssp uwtable
define internal void @"\01-[Animal .cxx_destruct]"(ptr noundef %0, ptr noundef %1) #1 !dbg !229 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !232, metadata !DIExpression()), !dbg !233
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !234, metadata !DIExpression()), !dbg !233
  %5 = load ptr, ptr %3, align 8, !dbg !235
  %6 = load i32, ptr @"OBJC_IVAR_$_Animal._name", align 8, !dbg !235, !invariant.load !9
  %7 = sext i32 %6 to i64, !dbg !235
  %8 = getelementptr inbounds i8, ptr %5, i64 %7, !dbg !235
  call void @llvm.objc.storeStrong(ptr %8, ptr null) #3, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline optnone ssp uwtable
define internal i32 @"\01-[Animal(Extra) guarded:]"(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 personality ptr @__objc_personality_v0 !dbg !236 {
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
  call void @llvm.dbg.declare(metadata ptr %5, metadata !240, metadata !DIExpression()), !dbg !241
  store ptr %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !242, metadata !DIExpression()), !dbg !241
  store ptr null, ptr %7, align 8
  call void @llvm.objc.storeStrong(ptr %7, ptr %2) #3
  call void @llvm.dbg.declare(metadata ptr %7, metadata !243, metadata !DIExpression()), !dbg !244
  %13 = load ptr, ptr %7, align 8, !dbg !245
  %14 = call ptr @llvm.objc.retain(ptr %13) #3, !dbg !245
  %15 = call i32 @objc_sync_enter(ptr %14) #3, !dbg !245
  store i1 false, ptr %8, align 1, !dbg !246
  %16 = load ptr, ptr %7, align 8, !dbg !248
  %17 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !dbg !250, !invariant.load !9
  %18 = invoke i32 @objc_msgSend(ptr noundef %16, ptr noundef %17, i32 noundef 2)
          to label %19 unwind label %20, !dbg !250

19:                                               ; preds = %3
  store i32 %18, ptr %4, align 4, !dbg !251
  store i32 1, ptr %11, align 4
  br label %44, !dbg !251

20:                                               ; preds = %3
  %21 = landingpad { ptr, i32 }
          catch ptr @"OBJC_EHTYPE_$_Dog"
          catch ptr null, !dbg !252
  %22 = extractvalue { ptr, i32 } %21, 0, !dbg !252
  store ptr %22, ptr %9, align 8, !dbg !252
  %23 = extractvalue { ptr, i32 } %21, 1, !dbg !252
  store i32 %23, ptr %10, align 4, !dbg !252
  br label %24, !dbg !252

24:                                               ; preds = %20
  %25 = load i32, ptr %10, align 4, !dbg !253
  %26 = call i32 @llvm.eh.typeid.for(ptr @"OBJC_EHTYPE_$_Dog") #3, !dbg !253
  %27 = icmp eq i32 %25, %26, !dbg !253
  br i1 %27, label %28, label %41, !dbg !253

28:                                               ; preds = %24
  %29 = load ptr, ptr %9, align 8, !dbg !253
  %30 = call ptr @objc_begin_catch(ptr %29) #3, !dbg !253
  call void @llvm.dbg.declare(metadata ptr %12, metadata !254, metadata !DIExpression()), !dbg !256
  %31 = call ptr @llvm.objc.retain(ptr %30) #3, !dbg !257
  store ptr %31, ptr %12, align 8, !dbg !257
  %32 = load ptr, ptr %12, align 8, !dbg !258
  %33 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.28, align 8, !dbg !260, !invariant.load !9
  %34 = invoke signext i8 @objc_msgSend(ptr noundef %32, ptr noundef %33)
          to label %35 unwind label %37, !dbg !260

35:                                               ; preds = %28
  %36 = sext i8 %34 to i32, !dbg !260
  store i32 %36, ptr %4, align 4, !dbg !261
  store i32 1, ptr %11, align 4
  call void @llvm.objc.storeStrong(ptr %12, ptr null) #3, !dbg !262
  call void @objc_end_catch() #3, !dbg !262
  br label %44

37:                                               ; preds = %28
  %38 = landingpad { ptr, i32 }
          catch ptr null, !dbg !263
  %39 = extractvalue { ptr, i32 } %38, 0, !dbg !263
  store ptr %39, ptr %9, align 8, !dbg !263
  %40 = extractvalue { ptr, i32 } %38, 1, !dbg !263
  store i32 %40, ptr %10, align 4, !dbg !263
  call void @objc_end_catch() #3, !dbg !262
  br label %41, !dbg !262

41:                                               ; preds = %37, %24
  %42 = load ptr, ptr %9, align 8, !dbg !264
  %43 = call ptr @objc_begin_catch(ptr %42) #3, !dbg !264
  store i1 true, ptr %8, align 1, !dbg !264
  store i32 3, ptr %11, align 4
  br label %44, !dbg !264

44:                                               ; preds = %41, %35, %19
  %45 = load i32, ptr %11, align 4, !dbg !264
  %46 = load i32, ptr @instances, align 4, !dbg !265
  %47 = add nsw i32 %46, -1, !dbg !265
  store i32 %47, ptr @instances, align 4, !dbg !265
  %48 = load i1, ptr %8, align 1, !dbg !267
  br i1 %48, label %49, label %51, !dbg !267

49:                                               ; preds = %44
  invoke void @objc_exception_rethrow()
          to label %50 unwind label %53, !dbg !267

50:                                               ; preds = %49
  unreachable, !dbg !267

51:                                               ; preds = %44
  store i32 %45, ptr %11, align 4, !dbg !267
  %52 = load i32, ptr %11, align 4
  switch i32 %52, label %63 [
    i32 3, label %78
  ]

53:                                               ; preds = %49
  %54 = landingpad { ptr, i32 }
          cleanup, !dbg !268
  %55 = extractvalue { ptr, i32 } %54, 0, !dbg !268
  store ptr %55, ptr %9, align 8, !dbg !268
  %56 = extractvalue { ptr, i32 } %54, 1, !dbg !268
  store i32 %56, ptr %10, align 4, !dbg !268
  %57 = load i1, ptr %8, align 1, !dbg !267
  br i1 %57, label %58, label %60, !dbg !267

58:                                               ; preds = %53
  invoke void @objc_end_catch()
          to label %59 unwind label %76, !dbg !267

59:                                               ; preds = %58
  br label %60, !dbg !267

60:                                               ; preds = %59, %53
  %61 = call i32 @objc_sync_exit(ptr %14) #3, !dbg !269
  br label %71, !dbg !269

62:                                               ; No predecessors!
  store i32 0, ptr %11, align 4, !dbg !269
  br label %63, !dbg !269

63:                                               ; preds = %62, %51
  %64 = call i32 @objc_sync_exit(ptr %14) #3, !dbg !269
  call void @llvm.objc.release(ptr %14) #3, !dbg !269, !clang.imprecise_release !9
  %65 = load i32, ptr %11, align 4
  switch i32 %65, label %67 [
    i32 0, label %66
  ]

66:                                               ; preds = %63
  store i32 0, ptr %11, align 4, !dbg !270
  br label %67, !dbg !270

67:                                               ; preds = %66, %63
  call void @llvm.objc.storeStrong(ptr %7, ptr null) #3, !dbg !270
  %68 = load i32, ptr %11, align 4
  switch i32 %68, label %78 [
    i32 0, label %69
    i32 1, label %69
  ]

69:                                               ; preds = %67, %67
  %70 = load i32, ptr %4, align 4, !dbg !270
  ret i32 %70, !dbg !270

71:                                               ; preds = %60
  %72 = load ptr, ptr %9, align 8, !dbg !269
  %73 = load i32, ptr %10, align 4, !dbg !269
  %74 = insertvalue { ptr, i32 } undef, ptr %72, 0, !dbg !269
  %75 = insertvalue { ptr, i32 } %74, i32 %73, 1, !dbg !269
  resume { ptr, i32 } %75, !dbg !269

76:                                               ; preds = %58
  %77 = landingpad { ptr, i32 }
          catch ptr null, !dbg !267
  call void @objc_terminate() #8, !dbg !267
  unreachable, !dbg !267

78:                                               ; preds = %67, %51
  unreachable
}

declare i32 @objc_sync_enter(ptr)

declare i32 @objc_sync_exit(ptr)

declare ptr @objc_begin_catch(ptr)

declare void @objc_end_catch()

declare void @objc_exception_rethrow()

; Function Attrs: nonlazybind
declare ptr @objc_msgSend(ptr, ptr, ...) #5

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #6

declare void @objc_terminate()

; Function Attrs: nounwind
declare void @llvm.objc.release(ptr) #3

; Function Attrs: noinline optnone ssp uwtable
define internal i32 @"\01-[Dog speak:]"(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 !dbg !271 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._objc_super, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !275, metadata !DIExpression()), !dbg !277
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !278, metadata !DIExpression()), !dbg !277
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !279, metadata !DIExpression()), !dbg !280
  %8 = load ptr, ptr %4, align 8, !dbg !281
  %9 = load i32, ptr %6, align 4, !dbg !282
  %10 = add nsw i32 %9, 1, !dbg !283
  %11 = getelementptr inbounds %struct._objc_super, ptr %7, i32 0, i32 0, !dbg !281
  store ptr %8, ptr %11, align 8, !dbg !281
  %12 = load ptr, ptr @"OBJC_CLASSLIST_SUP_REFS_$_", align 8, !dbg !281
  %13 = getelementptr inbounds %struct._objc_super, ptr %7, i32 0, i32 1, !dbg !281
  store ptr %12, ptr %13, align 8, !dbg !281
  %14 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !dbg !281, !invariant.load !9
  %15 = call i32 @objc_msgSendSuper2(ptr noundef %7, ptr noundef %14, i32 noundef %10), !dbg !281
  %16 = load ptr, ptr %4, align 8, !dbg !284
  %17 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.33, align 8, !dbg !285, !invariant.load !9
  %18 = call i32 @objc_msgSend(ptr noundef %16, ptr noundef %17), !dbg !285
  %19 = add nsw i32 %15, %18, !dbg !286
  ret i32 %19, !dbg !287
}

declare ptr @objc_msgSendSuper2(ptr, ptr, ...)

; Function Attrs: noinline optnone ssp uwtable
define internal void @"\01-[Dog whisper]"(ptr noundef %0, ptr noundef %1) #1 !dbg !288 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !291, metadata !DIExpression()), !dbg !292
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !293, metadata !DIExpression()), !dbg !292
  call void @llvm.dbg.declare(metadata ptr %5, metadata !294, metadata !DIExpression()), !dbg !295
  %7 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !dbg !296, !invariant.load !9
  store ptr %7, ptr %5, align 8, !dbg !295
  call void @llvm.dbg.declare(metadata ptr %6, metadata !297, metadata !DIExpression()), !dbg !300
  %8 = load ptr, ptr @"_OBJC_PROTOCOL_REFERENCE_$_Speaker", align 8, !dbg !301
  %9 = call ptr @llvm.objc.retain(ptr %8) #3, !dbg !300
  store ptr %9, ptr %6, align 8, !dbg !300
  %10 = load ptr, ptr %5, align 8, !dbg !302
  %11 = icmp ne ptr %10, null, !dbg !302
  br i1 %11, label %12, label %18, !dbg !304

12:                                               ; preds = %2
  %13 = load ptr, ptr %6, align 8, !dbg !305
  %14 = icmp ne ptr %13, null, !dbg !305
  br i1 %14, label %15, label %18, !dbg !306

15:                                               ; preds = %12
  %16 = load ptr, ptr %3, align 8, !dbg !307
  %17 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.35, align 8, !dbg !308, !invariant.load !9
  call void @objc_msgSend(ptr noundef %16, ptr noundef %17, ptr noundef @_unnamed_cfstring_), !dbg !308
  br label %18, !dbg !307

18:                                               ; preds = %15, %12, %2
  call void @llvm.objc.storeStrong(ptr %6, ptr null) #3, !dbg !309
  ret void, !dbg !309
}

; Function Attrs: noinline optnone ssp uwtable
define i32 @count(ptr noundef %0) #1 !dbg !310 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.__objcFastEnumerationState, align 8
  %6 = alloca [16 x ptr], align 8
  store ptr null, ptr %2, align 8
  call void @llvm.objc.storeStrong(ptr %2, ptr %0) #3
  call void @llvm.dbg.declare(metadata ptr %2, metadata !313, metadata !DIExpression()), !dbg !314
  call void @llvm.dbg.declare(metadata ptr %3, metadata !315, metadata !DIExpression()), !dbg !316
  store i32 0, ptr %3, align 4, !dbg !316
  call void @llvm.dbg.declare(metadata ptr %4, metadata !317, metadata !DIExpression()), !dbg !319
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 64, i1 false), !dbg !320
  %7 = load ptr, ptr %2, align 8, !dbg !320
  %8 = call ptr @llvm.objc.retain(ptr %7) #3, !dbg !320
  %9 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.36, align 8, !dbg !320, !invariant.load !9
  %10 = call i64 @objc_msgSend(ptr noundef %8, ptr noundef %9, ptr noundef %5, ptr noundef %6, i64 noundef 16), !dbg !320
  %11 = icmp eq i64 %10, 0, !dbg !320
  br i1 %11, label %40, label %12, !dbg !320

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %5, i32 0, i32 2, !dbg !320
  %14 = load ptr, ptr %13, align 8, !dbg !320
  %15 = load i64, ptr %14, align 8, !dbg !320
  br label %16, !dbg !320

16:                                               ; preds = %36, %33, %12
  %17 = phi i64 [ 0, %12 ], [ %34, %33 ], [ 0, %36 ], !dbg !320
  %18 = phi i64 [ %10, %12 ], [ %18, %33 ], [ %38, %36 ], !dbg !320
  %19 = load ptr, ptr %13, align 8, !dbg !320
  %20 = load i64, ptr %19, align 8, !dbg !320
  %21 = icmp eq i64 %20, %15, !dbg !320
  br i1 %21, label %23, label %22, !dbg !320

22:                                               ; preds = %16
  call void @objc_enumerationMutation(ptr noundef %8), !dbg !320
  br label %23, !dbg !320

23:                                               ; preds = %22, %16
  %24 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %5, i32 0, i32 1, !dbg !320
  %25 = load ptr, ptr %24, align 8, !dbg !320
  %26 = getelementptr ptr, ptr %25, i64 %17, !dbg !320
  %27 = load ptr, ptr %26, align 8, !dbg !320
  store ptr %27, ptr %4, align 8, !dbg !320
  %28 = load ptr, ptr %4, align 8, !dbg !321
  %29 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !dbg !322, !invariant.load !9
  %30 = call i32 @objc_msgSend(ptr noundef %28, ptr noundef %29, i32 noundef 1), !dbg !322
  %31 = load i32, ptr %3, align 4, !dbg !323
  %32 = add nsw i32 %31, %30, !dbg !323
  store i32 %32, ptr %3, align 4, !dbg !323
  br label %33, !dbg !324

33:                                               ; preds = %23
  %34 = add i64 %17, 1, !dbg !324
  %35 = icmp ult i64 %34, %18, !dbg !324
  br i1 %35, label %16, label %36, !dbg !324

36:                                               ; preds = %33
  %37 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.36, align 8, !dbg !324, !invariant.load !9
  %38 = call i64 @objc_msgSend(ptr noundef %8, ptr noundef %37, ptr noundef %5, ptr noundef %6, i64 noundef 16), !dbg !324
  %39 = icmp eq i64 %38, 0, !dbg !324
  br i1 %39, label %40, label %16, !dbg !324

40:                                               ; preds = %36, %1
  call void @llvm.objc.release(ptr %8) #3, !dbg !325, !clang.imprecise_release !9
  br label %41, !dbg !325

41:                                               ; preds = %40
  %42 = load i32, ptr %3, align 4, !dbg !326
  %43 = load ptr, ptr @"OBJC_CLASSLIST_REFERENCES_$_", align 8, !dbg !327
  %44 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.37, align 8, !dbg !327, !invariant.load !9
  %45 = call ptr @objc_msgSend(ptr noundef %43, ptr noundef %44, i32 noundef 4), !dbg !327
  call void asm sideeffect "mov\09fp, fp\09\09// marker for objc_retainAutoreleaseReturnValue", ""(), !dbg !327
  %46 = call ptr @llvm.objc.retainAutoreleasedReturnValue(ptr %45) #3, !dbg !327
  %47 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.28, align 8, !dbg !328, !invariant.load !9
  %48 = call signext i8 @objc_msgSend(ptr noundef %46, ptr noundef %47), !dbg !328
  %49 = sext i8 %48 to i32, !dbg !327
  %50 = add nsw i32 %42, %49, !dbg !329
  call void @llvm.objc.release(ptr %46) #3, !dbg !330, !clang.imprecise_release !9
  call void @llvm.objc.storeStrong(ptr %2, ptr null) #3, !dbg !331
  ret i32 %50, !dbg !331
}

declare void @objc_enumerationMutation(ptr)

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nounwind
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr) #3

attributes #0 = { "objc_arc_inert" }
attributes #1 = { noinline optnone ssp uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="apple-m1" "target-features"="+aes,+crc,+crypto,+dotprod,+fp-armv8,+fp16fml,+fullfp16,+lse,+neon,+ras,+rcpc,+rdm,+sha2,+sha3,+sm4,+v8.5a,+zcm,+zcz" }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }
attributes #4 = { noinline ssp uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="apple-m1" "target-features"="+aes,+crc,+crypto,+dotprod,+fp-armv8,+fp16fml,+fullfp16,+lse,+neon,+ras,+rcpc,+rdm,+sha2,+sha3,+sm4,+v8.5a,+zcm,+zcz" }
attributes #5 = { nonlazybind }
attributes #6 = { nounwind readnone }
attributes #7 = { argmemonly nocallback nofree nounwind willreturn writeonly }
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
!42 = !{i32 7, !"frame-pointer", i32 1}
!43 = !{!"Debian clang version 15.0.6"}
!44 = distinct !DISubprogram(name: "+[Animal withAge:]", scope: !3, file: !3, line: 49, type: !45, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !48, !50, !19}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "Class", file: !3, baseType: !16)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "SEL", file: !3, baseType: !51, flags: DIFlagArtificial)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_selector", file: !3, flags: DIFlagFwdDecl)
!53 = !DILocalVariable(name: "self", arg: 1, scope: !44, type: !54, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!55 = !DILocation(line: 0, scope: !44)
!56 = !DILocalVariable(name: "_cmd", arg: 2, scope: !44, type: !57, flags: DIFlagArtificial)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "SEL", file: !3, baseType: !51)
!58 = !DILocalVariable(name: "age", arg: 3, scope: !44, file: !3, line: 49, type: !19)
!59 = !DILocation(line: 49, column: 26, scope: !44)
!60 = !DILocalVariable(name: "animal", scope: !44, file: !3, line: 50, type: !47)
!61 = !DILocation(line: 50, column: 11, scope: !44)
!62 = !DILocation(line: 50, column: 22, scope: !44)
!63 = !DILocation(line: 50, column: 20, scope: !44)
!64 = !DILocation(line: 51, column: 17, scope: !44)
!65 = !DILocation(line: 51, column: 3, scope: !44)
!66 = !DILocation(line: 51, column: 15, scope: !44)
!67 = !DILocation(line: 52, column: 12, scope: !44)
!68 = !DILocation(line: 53, column: 10, scope: !44)
!69 = !DILocation(line: 54, column: 1, scope: !44)
!70 = distinct !DISubprogram(name: "-[Animal isLoud]", scope: !3, file: !3, line: 56, type: !71, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !75, !50}
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "BOOL", file: !3, line: 5, baseType: !74)
!74 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47, flags: DIFlagArtificial | DIFlagObjectPointer)
!76 = !DILocalVariable(name: "self", arg: 1, scope: !70, type: !77, flags: DIFlagArtificial | DIFlagObjectPointer)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!78 = !DILocation(line: 0, scope: !70)
!79 = !DILocalVariable(name: "_cmd", arg: 2, scope: !70, type: !57, flags: DIFlagArtificial)
!80 = !DILocation(line: 57, column: 10, scope: !70)
!81 = !DILocation(line: 57, column: 14, scope: !70)
!82 = !DILocation(line: 57, column: 3, scope: !70)
!83 = distinct !DISubprogram(name: "-[Animal speak:]", scope: !3, file: !3, line: 60, type: !84, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!84 = !DISubroutineType(types: !85)
!85 = !{!19, !75, !50, !19}
!86 = !DILocalVariable(name: "self", arg: 1, scope: !83, type: !77, flags: DIFlagArtificial | DIFlagObjectPointer)
!87 = !DILocation(line: 0, scope: !83)
!88 = !DILocalVariable(name: "_cmd", arg: 2, scope: !83, type: !57, flags: DIFlagArtificial)
!89 = !DILocalVariable(name: "times", arg: 3, scope: !83, file: !3, line: 60, type: !19)
!90 = !DILocation(line: 60, column: 19, scope: !83)
!91 = !DILocalVariable(name: "spoken", scope: !83, file: !3, line: 61, type: !19)
!92 = !DILocation(line: 61, column: 15, scope: !83)
!93 = !DILocalVariable(name: "once", scope: !83, file: !3, line: 62, type: !94)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DICompositeType(tag: DW_TAG_structure_type, scope: !3, size: 256, flags: DIFlagAppleBlock, elements: !96)
!96 = !{!97, !99, !100, !101, !105}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__isa", scope: !3, file: !3, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, baseType: !19, size: 32, offset: 64)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__reserved", scope: !3, file: !3, baseType: !19, size: 32, offset: 96)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__FuncPtr", scope: !3, file: !3, baseType: !102, size: 64, offset: 128)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !19}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__descriptor", scope: !3, baseType: !106, size: 64, align: 64, offset: 192)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DICompositeType(tag: DW_TAG_structure_type, name: "__block_descriptor", scope: !3, size: 128, flags: DIFlagAppleBlock, elements: !108)
!108 = !{!109, !111}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "reserved", scope: !3, file: !3, baseType: !110, size: 64)
!110 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "Size", scope: !3, file: !3, baseType: !110, size: 64, offset: 64)
!112 = !DILocation(line: 62, column: 10, scope: !83)
!113 = !DILocation(line: 62, column: 23, scope: !83)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 65, type: !19)
!115 = distinct !DILexicalBlock(scope: !83, file: !3, line: 65, column: 3)
!116 = !DILocation(line: 65, column: 12, scope: !115)
!117 = !DILocation(line: 65, column: 8, scope: !115)
!118 = !DILocation(line: 65, column: 19, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 65, column: 3)
!120 = !DILocation(line: 65, column: 23, scope: !119)
!121 = !DILocation(line: 65, column: 21, scope: !119)
!122 = !DILocation(line: 65, column: 3, scope: !115)
!123 = !DILocation(line: 66, column: 5, scope: !119)
!124 = !DILocation(line: 66, column: 10, scope: !119)
!125 = !DILocation(line: 65, column: 31, scope: !119)
!126 = !DILocation(line: 65, column: 3, scope: !119)
!127 = distinct !{!127, !122, !128, !129}
!128 = !DILocation(line: 66, column: 11, scope: !115)
!129 = !{!"llvm.loop.mustprogress"}
!130 = !DILocation(line: 68, column: 1, scope: !119)
!131 = !DILocation(line: 68, column: 1, scope: !83)
!132 = !DILocation(line: 67, column: 10, scope: !83)
!133 = distinct !DISubprogram(name: "__16-[Animal speak:]_block_invoke", linkageName: "__16-[Animal speak:]_block_invoke", scope: !3, file: !3, line: 62, type: !134, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!134 = !DISubroutineType(types: !135)
!135 = !{null, !98, !19}
!136 = !DILocalVariable(name: ".block_descriptor", arg: 1, scope: !133, file: !3, line: 62, type: !137, flags: DIFlagArtificial)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!138 = !DICompositeType(tag: DW_TAG_structure_type, name: "__block_literal_1", scope: !3, file: !3, line: 62, size: 384, elements: !139)
!139 = !{!140, !141, !142, !143, !144, !153, !154}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__isa", scope: !3, file: !3, line: 62, baseType: !98, size: 64, flags: DIFlagPublic)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, line: 62, baseType: !19, size: 32, offset: 64, flags: DIFlagPublic)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "__reserved", scope: !3, file: !3, line: 62, baseType: !19, size: 32, offset: 96, flags: DIFlagPublic)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__FuncPtr", scope: !3, file: !3, line: 62, baseType: !102, size: 64, offset: 128, flags: DIFlagPublic)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "__descriptor", scope: !3, file: !3, line: 62, baseType: !145, size: 64, offset: 192, flags: DIFlagPublic)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64)
!146 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__block_descriptor_withcopydispose", size: 256, elements: !147)
!147 = !{!148, !149, !150, !152}
!148 = !DIDerivedType(tag: DW_TAG_member, name: "reserved", scope: !146, file: !3, line: 62, baseType: !110, size: 64)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "Size", scope: !146, file: !3, line: 62, baseType: !110, size: 64, offset: 64)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "CopyFuncPtr", scope: !146, file: !3, line: 62, baseType: !151, size: 64, offset: 128)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "DestroyFuncPtr", scope: !146, file: !3, line: 62, baseType: !151, size: 64, offset: 192)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "self", scope: !3, file: !3, line: 62, baseType: !77, size: 64, offset: 256, flags: DIFlagPublic)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "spoken", scope: !3, file: !3, line: 62, baseType: !155, size: 64, offset: 320)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!156 = !DICompositeType(tag: DW_TAG_structure_type, scope: !3, file: !3, size: 224, elements: !157)
!157 = !{!97, !158, !159, !160, !161}
!158 = !DIDerivedType(tag: DW_TAG_member, name: "__forwarding", scope: !3, file: !3, baseType: !98, size: 64, offset: 64)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !3, file: !3, baseType: !19, size: 32, offset: 128)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !3, file: !3, baseType: !19, size: 32, offset: 160)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "spoken", scope: !3, file: !3, baseType: !19, size: 32, align: 32, offset: 192)
!162 = !DILocation(line: 62, column: 23, scope: !133)
!163 = !DILocalVariable(name: "volume", arg: 2, scope: !133, file: !3, line: 62, type: !19)
!164 = !DILocation(line: 62, column: 29, scope: !133)
!165 = !DILocalVariable(name: "spoken", scope: !133, file: !3, line: 61, type: !19)
!166 = !DILocation(line: 61, column: 15, scope: !133)
!167 = !DILocalVariable(name: "self", scope: !133, file: !3, line: 61, type: !75)
!168 = !DILocation(line: 63, column: 15, scope: !169)
!169 = distinct !DILexicalBlock(scope: !133, file: !3, line: 62, column: 37)
!170 = !DILocation(line: 63, column: 24, scope: !169)
!171 = !DILocation(line: 63, column: 22, scope: !169)
!172 = !DILocation(line: 63, column: 5, scope: !169)
!173 = !DILocation(line: 63, column: 12, scope: !169)
!174 = !DILocation(line: 64, column: 3, scope: !133)
!175 = distinct !DISubprogram(linkageName: "__copy_helper_block_e8_32s40r", scope: !3, file: !3, type: !176, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!176 = !DISubroutineType(types: !9)
!177 = !DILocalVariable(arg: 1, scope: !175, type: !98, flags: DIFlagArtificial)
!178 = !DILocation(line: 0, scope: !175)
!179 = !DILocalVariable(arg: 2, scope: !175, type: !98, flags: DIFlagArtificial)
!180 = distinct !DISubprogram(linkageName: "__destroy_helper_block_e8_32s40r", scope: !3, file: !3, type: !176, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!181 = !DILocalVariable(arg: 1, scope: !180, type: !98, flags: DIFlagArtificial)
!182 = !DILocation(line: 0, scope: !180)
!183 = distinct !DISubprogram(name: "-[Animal countByEnumeratingWithState:objects:count:]", scope: !3, file: !3, line: 70, type: !184, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!184 = !DISubroutineType(types: !185)
!185 = !{!186, !75, !50, !187, !193, !186}
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "NSUInteger", file: !3, line: 4, baseType: !110)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !188, size: 64)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "State", file: !3, line: 25, baseType: !189)
!189 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 20, size: 512, elements: !190)
!190 = !{!191, !192, !194, !196}
!191 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !189, file: !3, line: 21, baseType: !110, size: 64)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "itemsPtr", scope: !189, file: !3, line: 22, baseType: !193, size: 64, offset: 64)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "mutationsPtr", scope: !189, file: !3, line: 23, baseType: !195, size: 64, offset: 128)
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "extra", scope: !189, file: !3, line: 24, baseType: !197, size: 320, offset: 192)
!197 = !DICompositeType(tag: DW_TAG_array_type, baseType: !110, size: 320, elements: !198)
!198 = !{!199}
!199 = !DISubrange(count: 5)
!200 = !DILocalVariable(name: "self", arg: 1, scope: !183, type: !77, flags: DIFlagArtificial | DIFlagObjectPointer)
!201 = !DILocation(line: 0, scope: !183)
!202 = !DILocalVariable(name: "_cmd", arg: 2, scope: !183, type: !57, flags: DIFlagArtificial)
!203 = !DILocalVariable(name: "state", arg: 3, scope: !183, file: !3, line: 70, type: !187)
!204 = !DILocation(line: 70, column: 52, scope: !183)
!205 = !DILocalVariable(name: "buffer", arg: 4, scope: !183, file: !3, line: 70, type: !193)
!206 = !DILocation(line: 70, column: 72, scope: !183)
!207 = !DILocalVariable(name: "n", arg: 5, scope: !183, file: !3, line: 70, type: !186)
!208 = !DILocation(line: 70, column: 97, scope: !183)
!209 = !DILocation(line: 71, column: 10, scope: !183)
!210 = !DILocation(line: 71, column: 17, scope: !183)
!211 = !DILocation(line: 71, column: 29, scope: !183)
!212 = !DILocation(line: 71, column: 3, scope: !183)
!213 = distinct !DISubprogram(name: "-[Animal name]", scope: !3, file: !3, line: 46, type: !214, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!214 = !DISubroutineType(types: !215)
!215 = !{!11, !75, !50}
!216 = !DILocalVariable(name: "self", arg: 1, scope: !213, type: !77, flags: DIFlagArtificial | DIFlagObjectPointer)
!217 = !DILocation(line: 0, scope: !213)
!218 = !DILocalVariable(name: "_cmd", arg: 2, scope: !213, type: !57, flags: DIFlagArtificial)
!219 = !DILocation(line: 46, column: 1, scope: !213)
!220 = distinct !DISubprogram(name: "-[Animal renameTo:]", scope: !3, file: !3, line: 46, type: !221, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!221 = !DISubroutineType(types: !222)
!222 = !{null, !75, !50, !11}
!223 = !DILocalVariable(name: "self", arg: 1, scope: !220, type: !77, flags: DIFlagArtificial | DIFlagObjectPointer)
!224 = !DILocation(line: 0, scope: !220)
!225 = !DILocalVariable(name: "_cmd", arg: 2, scope: !220, type: !57, flags: DIFlagArtificial)
!226 = !DILocalVariable(name: "name", arg: 3, scope: !220, type: !11)
!227 = !DILocation(line: 46, column: 1, scope: !220)
!228 = !DILocation(line: 46, column: 13, scope: !220)
!229 = distinct !DISubprogram(name: "-[Animal .cxx_destruct]", scope: !3, file: !3, line: 45, type: !230, scopeLine: 45, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!230 = !DISubroutineType(types: !231)
!231 = !{null, !75, !50}
!232 = !DILocalVariable(name: "self", arg: 1, scope: !229, type: !77, flags: DIFlagArtificial | DIFlagObjectPointer)
!233 = !DILocation(line: 0, scope: !229)
!234 = !DILocalVariable(name: "_cmd", arg: 2, scope: !229, type: !57, flags: DIFlagArtificial)
!235 = !DILocation(line: 45, column: 17, scope: !229)
!236 = distinct !DISubprogram(name: "-[Animal(Extra) guarded:]", scope: !3, file: !3, line: 76, type: !237, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!237 = !DISubroutineType(types: !238)
!238 = !{!19, !75, !50, !239}
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!240 = !DILocalVariable(name: "self", arg: 1, scope: !236, type: !77, flags: DIFlagArtificial | DIFlagObjectPointer)
!241 = !DILocation(line: 0, scope: !236)
!242 = !DILocalVariable(name: "_cmd", arg: 2, scope: !236, type: !57, flags: DIFlagArtificial)
!243 = !DILocalVariable(name: "dog", arg: 3, scope: !236, file: !3, line: 76, type: !239)
!244 = !DILocation(line: 76, column: 23, scope: !236)
!245 = !DILocation(line: 77, column: 3, scope: !236)
!246 = !DILocation(line: 78, column: 5, scope: !247)
!247 = distinct !DILexicalBlock(scope: !236, file: !3, line: 77, column: 22)
!248 = !DILocation(line: 79, column: 15, scope: !249)
!249 = distinct !DILexicalBlock(scope: !247, file: !3, line: 78, column: 10)
!250 = !DILocation(line: 79, column: 14, scope: !249)
!251 = !DILocation(line: 79, column: 7, scope: !249)
!252 = !DILocation(line: 86, column: 1, scope: !249)
!253 = !DILocation(line: 80, column: 5, scope: !249)
!254 = !DILocalVariable(name: "other", scope: !255, file: !3, line: 80, type: !239)
!255 = distinct !DILexicalBlock(scope: !247, file: !3, line: 80, column: 27)
!256 = !DILocation(line: 80, column: 20, scope: !255)
!257 = !DILocation(line: 80, column: 27, scope: !247)
!258 = !DILocation(line: 81, column: 15, scope: !259)
!259 = distinct !DILexicalBlock(scope: !255, file: !3, line: 80, column: 27)
!260 = !DILocation(line: 81, column: 14, scope: !259)
!261 = !DILocation(line: 81, column: 7, scope: !259)
!262 = !DILocation(line: 82, column: 5, scope: !259)
!263 = !DILocation(line: 86, column: 1, scope: !259)
!264 = !DILocation(line: 82, column: 5, scope: !255)
!265 = !DILocation(line: 83, column: 16, scope: !266)
!266 = distinct !DILexicalBlock(scope: !247, file: !3, line: 82, column: 16)
!267 = !DILocation(line: 84, column: 5, scope: !266)
!268 = !DILocation(line: 86, column: 1, scope: !247)
!269 = !DILocation(line: 85, column: 3, scope: !247)
!270 = !DILocation(line: 86, column: 1, scope: !236)
!271 = distinct !DISubprogram(name: "-[Dog speak:]", scope: !3, file: !3, line: 90, type: !272, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!272 = !DISubroutineType(types: !273)
!273 = !{!19, !274, !50, !19}
!274 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !239, flags: DIFlagArtificial | DIFlagObjectPointer)
!275 = !DILocalVariable(name: "self", arg: 1, scope: !271, type: !276, flags: DIFlagArtificial | DIFlagObjectPointer)
!276 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !239)
!277 = !DILocation(line: 0, scope: !271)
!278 = !DILocalVariable(name: "_cmd", arg: 2, scope: !271, type: !57, flags: DIFlagArtificial)
!279 = !DILocalVariable(name: "times", arg: 3, scope: !271, file: !3, line: 90, type: !19)
!280 = !DILocation(line: 90, column: 19, scope: !271)
!281 = !DILocation(line: 91, column: 10, scope: !271)
!282 = !DILocation(line: 91, column: 23, scope: !271)
!283 = !DILocation(line: 91, column: 29, scope: !271)
!284 = !DILocation(line: 91, column: 36, scope: !271)
!285 = !DILocation(line: 91, column: 41, scope: !271)
!286 = !DILocation(line: 91, column: 34, scope: !271)
!287 = !DILocation(line: 91, column: 3, scope: !271)
!288 = distinct !DISubprogram(name: "-[Dog whisper]", scope: !3, file: !3, line: 93, type: !289, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!289 = !DISubroutineType(types: !290)
!290 = !{null, !274, !50}
!291 = !DILocalVariable(name: "self", arg: 1, scope: !288, type: !276, flags: DIFlagArtificial | DIFlagObjectPointer)
!292 = !DILocation(line: 0, scope: !288)
!293 = !DILocalVariable(name: "_cmd", arg: 2, scope: !288, type: !57, flags: DIFlagArtificial)
!294 = !DILocalVariable(name: "selector", scope: !288, file: !3, line: 94, type: !57)
!295 = !DILocation(line: 94, column: 7, scope: !288)
!296 = !DILocation(line: 94, column: 18, scope: !288)
!297 = !DILocalVariable(name: "protocol", scope: !288, file: !3, line: 95, type: !298)
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !299, size: 64)
!299 = !DICompositeType(tag: DW_TAG_structure_type, name: "Protocol", file: !3, flags: DIFlagFwdDecl, runtimeLang: DW_LANG_ObjC)
!300 = !DILocation(line: 95, column: 13, scope: !288)
!301 = !DILocation(line: 95, column: 24, scope: !288)
!302 = !DILocation(line: 96, column: 7, scope: !303)
!303 = distinct !DILexicalBlock(scope: !288, file: !3, line: 96, column: 7)
!304 = !DILocation(line: 96, column: 16, scope: !303)
!305 = !DILocation(line: 96, column: 19, scope: !303)
!306 = !DILocation(line: 96, column: 7, scope: !288)
!307 = !DILocation(line: 97, column: 5, scope: !303)
!308 = !DILocation(line: 97, column: 10, scope: !303)
!309 = !DILocation(line: 98, column: 1, scope: !288)
!310 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 101, type: !311, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!311 = !DISubroutineType(types: !312)
!312 = !{!19, !47}
!313 = !DILocalVariable(name: "animals", arg: 1, scope: !310, file: !3, line: 101, type: !47)
!314 = !DILocation(line: 101, column: 19, scope: !310)
!315 = !DILocalVariable(name: "n", scope: !310, file: !3, line: 102, type: !19)
!316 = !DILocation(line: 102, column: 7, scope: !310)
!317 = !DILocalVariable(name: "one", scope: !318, file: !3, line: 103, type: !77)
!318 = distinct !DILexicalBlock(scope: !310, file: !3, line: 103, column: 3)
!319 = !DILocation(line: 103, column: 16, scope: !318)
!320 = !DILocation(line: 103, column: 3, scope: !310)
!321 = !DILocation(line: 104, column: 11, scope: !318)
!322 = !DILocation(line: 104, column: 10, scope: !318)
!323 = !DILocation(line: 104, column: 7, scope: !318)
!324 = !DILocation(line: 104, column: 5, scope: !318)
!325 = !DILocation(line: 104, column: 22, scope: !318)
!326 = !DILocation(line: 105, column: 10, scope: !310)
!327 = !DILocation(line: 105, column: 14, scope: !310)
!328 = !DILocation(line: 105, column: 30, scope: !310)
!329 = !DILocation(line: 105, column: 12, scope: !310)
!330 = !DILocation(line: 105, column: 3, scope: !310)
!331 = !DILocation(line: 106, column: 1, scope: !310)
