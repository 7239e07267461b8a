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
%struct._objc_super = type { ptr, ptr }
%struct.__objcFastEnumerationState = type { i64, ptr, ptr, [5 x i64] }

@"OBJC_IVAR_$_Animal.age" = global i32 0, section "__DATA, __objc_ivar", align 4
@instances = internal unnamed_addr global i32 0, align 4
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
@llvm.used = appending global [3 x ptr] [ptr @"_OBJC_LABEL_PROTOCOL_$_Speaker", ptr @"_OBJC_PROTOCOL_$_Speaker", ptr @"_OBJC_PROTOCOL_REFERENCE_$_Speaker"], section "llvm.metadata"
@llvm.compiler.used = appending global [57 x ptr] [ptr @"OBJC_CLASSLIST_REFERENCES_$_", ptr @"OBJC_CLASSLIST_SUP_REFS_$_", ptr @OBJC_CLASS_NAME_, ptr @OBJC_CLASS_NAME_.1, ptr @OBJC_CLASS_NAME_.27, ptr @OBJC_CLASS_NAME_.29, ptr @OBJC_CLASS_NAME_.9, ptr @"OBJC_LABEL_CATEGORY_$", ptr @"OBJC_LABEL_CLASS_$", ptr @OBJC_METH_VAR_NAME_, ptr @OBJC_METH_VAR_NAME_.10, ptr @OBJC_METH_VAR_NAME_.12, ptr @OBJC_METH_VAR_NAME_.14, ptr @OBJC_METH_VAR_NAME_.16, ptr @OBJC_METH_VAR_NAME_.17, ptr @OBJC_METH_VAR_NAME_.19, ptr @OBJC_METH_VAR_NAME_.2, ptr @OBJC_METH_VAR_NAME_.21, ptr @OBJC_METH_VAR_NAME_.30, ptr @OBJC_METH_VAR_NAME_.32, ptr @OBJC_METH_VAR_NAME_.4, ptr @OBJC_METH_VAR_NAME_.6, ptr @OBJC_METH_VAR_TYPE_, ptr @OBJC_METH_VAR_TYPE_.11, ptr @OBJC_METH_VAR_TYPE_.13, ptr @OBJC_METH_VAR_TYPE_.15, ptr @OBJC_METH_VAR_TYPE_.18, ptr @OBJC_METH_VAR_TYPE_.20, ptr @OBJC_METH_VAR_TYPE_.22, ptr @OBJC_METH_VAR_TYPE_.3, ptr @OBJC_METH_VAR_TYPE_.31, ptr @OBJC_METH_VAR_TYPE_.5, ptr @OBJC_METH_VAR_TYPE_.7, ptr @OBJC_PROP_NAME_ATTR_, ptr @OBJC_PROP_NAME_ATTR_.23, ptr @OBJC_PROP_NAME_ATTR_.24, ptr @OBJC_PROP_NAME_ATTR_.25, ptr @OBJC_PROP_NAME_ATTR_.26, ptr @OBJC_PROP_NAME_ATTR_.8, ptr @OBJC_SELECTOR_REFERENCES_, ptr @OBJC_SELECTOR_REFERENCES_.28, ptr @OBJC_SELECTOR_REFERENCES_.33, ptr @OBJC_SELECTOR_REFERENCES_.35, ptr @OBJC_SELECTOR_REFERENCES_.36, ptr @OBJC_SELECTOR_REFERENCES_.37, ptr @"_OBJC_$_CATEGORY_Animal_$_Extra", ptr @"_OBJC_$_CATEGORY_INSTANCE_METHODS_Animal_$_Extra", ptr @"_OBJC_$_CLASS_METHODS_Animal", ptr @"_OBJC_$_INSTANCE_METHODS_Animal", ptr @"_OBJC_$_INSTANCE_METHODS_Dog", ptr @"_OBJC_$_INSTANCE_VARIABLES_Animal", ptr @"_OBJC_$_PROP_LIST_Animal", ptr @"_OBJC_$_PROP_LIST_Speaker", ptr @"_OBJC_$_PROTOCOL_INSTANCE_METHODS_OPT_Speaker", ptr @"_OBJC_$_PROTOCOL_INSTANCE_METHODS_Speaker", ptr @"_OBJC_$_PROTOCOL_METHOD_TYPES_Speaker", ptr @"_OBJC_CLASS_PROTOCOLS_$_Animal"], section "llvm.metadata"

; Function Attrs: ssp uwtable
define internal ptr @"\01+[Animal withAge:]"(ptr noundef %0, ptr nocapture readnone %1, i32 noundef %2) #1 {
  %4 = tail call ptr @objc_alloc_init(ptr %0), !clang.arc.no_objc_arc_exceptions !11
  %5 = load i32, ptr @"OBJC_IVAR_$_Animal.age", align 8
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %4, i64 %6
  store i32 %2, ptr %7, align 4, !tbaa !12
  %8 = load i32, ptr @instances, align 4, !tbaa !12
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @instances, align 4, !tbaa !12
  %10 = tail call ptr @llvm.objc.autoreleaseReturnValue(ptr %4) #3
  ret ptr %4
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare ptr @objc_alloc_init(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare ptr @llvm.objc.retain(ptr) #3

; Function Attrs: nounwind
declare void @llvm.objc.release(ptr) #3

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare ptr @llvm.objc.autoreleaseReturnValue(ptr) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly ssp willreturn uwtable
define internal signext i8 @"\01-[Animal isLoud]"(ptr nocapture noundef readonly %0, ptr nocapture readnone %1) #4 {
  %3 = load i32, ptr @"OBJC_IVAR_$_Animal.age", align 8, !invariant.load !11
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !12
  %7 = icmp sgt i32 %6, 3
  %8 = zext i1 %7 to i8
  ret i8 %8
}

; Function Attrs: ssp uwtable
define internal i32 @"\01-[Animal speak:]"(ptr noundef %0, ptr nocapture readnone %1, i32 noundef %2) #1 personality ptr @__objc_personality_v0 {
  %4 = alloca %struct.__block_byref_spoken, align 8
  %5 = alloca <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #3
  store ptr null, ptr %4, align 8
  %6 = getelementptr inbounds %struct.__block_byref_spoken, ptr %4, i64 0, i32 1
  store ptr %4, ptr %6, align 8
  %7 = getelementptr inbounds %struct.__block_byref_spoken, ptr %4, i64 0, i32 2
  store <2 x i32> <i32 536870912, i32 32>, ptr %7, align 8
  %8 = getelementptr inbounds %struct.__block_byref_spoken, ptr %4, i64 0, i32 4
  store i32 0, ptr %8, align 8, !tbaa !12
  store ptr @_NSConcreteStackBlock, ptr %5, align 8
  %9 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 1
  store <2 x i32> <i32 -1040187392, i32 0>, ptr %9, align 8
  %10 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 3
  store ptr @"__16-[Animal speak:]_block_invoke", ptr %10, align 8
  %11 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 4
  store ptr @"__block_descriptor_48_e8_32s40r_e8_v12\01?0i8l", ptr %11, align 8
  %12 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 6
  store ptr %4, ptr %12, align 8
  %13 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %5, i64 0, i32 5
  store ptr %0, ptr %13, align 8
  %14 = call ptr @llvm.objc.retainBlock(ptr nonnull %5) #3, !clang.arc.copy_on_escape !11
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.__block_literal_generic, ptr %14, i64 0, i32 3
  br label %23

18:                                               ; preds = %26, %3
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.__block_byref_spoken, ptr %19, i64 0, i32 4
  %21 = load i32, ptr %20, align 8, !tbaa !12
  call void @llvm.objc.release(ptr %14) #3, !clang.imprecise_release !11
  %22 = load ptr, ptr %13, align 8
  call void (...) @llvm.objc.clang.arc.use(ptr %22) #3
  call void @_Block_object_dispose(ptr nonnull %4, i32 8) #3
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #3
  ret i32 %21

23:                                               ; preds = %16, %26
  %24 = phi i32 [ 0, %16 ], [ %27, %26 ]
  %25 = load ptr, ptr %17, align 8
  invoke void %25(ptr noundef nonnull %14, i32 noundef %24)
          to label %26 unwind label %29, !clang.arc.no_objc_arc_exceptions !11

26:                                               ; preds = %23
  %27 = add nuw nsw i32 %24, 1
  %28 = icmp eq i32 %27, %2
  br i1 %28, label %18, label %23, !llvm.loop !16

29:                                               ; preds = %23
  %30 = landingpad { ptr, i32 }
          cleanup
  call void @_Block_object_dispose(ptr nonnull %4, i32 8) #3
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #3
  resume { ptr, i32 } %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind ssp willreturn uwtable
define internal void @"__16-[Animal speak:]_block_invoke"(ptr nocapture noundef readonly %0, i32 noundef %1) #5 {
  %3 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 5
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = load i32, ptr @"OBJC_IVAR_$_Animal.age", align 8, !invariant.load !11
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %4, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !12
  %9 = mul nsw i32 %8, %1
  %10 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 6
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %11, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.__block_byref_spoken.0, ptr %13, i64 0, i32 4
  %15 = load i32, ptr %14, align 8, !tbaa !12
  %16 = add nsw i32 %15, %9
  store i32 %16, ptr %14, align 8, !tbaa !12
  ret void
}

; Function Attrs: ssp uwtable
define linkonce_odr hidden void @__copy_helper_block_e8_32s40r(ptr noundef %0, ptr noundef %1) unnamed_addr #1 {
  %3 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %1, i64 0, i32 5
  %4 = load ptr, ptr %3, align 8
  %5 = tail call ptr @llvm.objc.retain(ptr %4) #3
  %6 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %1, i64 0, i32 6
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 6
  %8 = load ptr, ptr %6, align 8
  tail call void @_Block_object_assign(ptr nonnull %7, ptr %8, i32 8) #3
  ret void
}

declare void @_Block_object_assign(ptr, ptr, i32) local_unnamed_addr

; Function Attrs: ssp uwtable
define linkonce_odr hidden void @__destroy_helper_block_e8_32s40r(ptr noundef %0) unnamed_addr #1 {
  %2 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 5
  %3 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, ptr, ptr }>, ptr %0, i64 0, i32 6
  %4 = load ptr, ptr %3, align 8
  tail call void @_Block_object_dispose(ptr %4, i32 8) #3
  %5 = load ptr, ptr %2, align 8
  tail call void @llvm.objc.release(ptr %5) #3, !clang.imprecise_release !11
  ret void
}

declare void @_Block_object_dispose(ptr, i32) local_unnamed_addr

; Function Attrs: nounwind
declare ptr @llvm.objc.retainBlock(ptr) #3

declare i32 @__objc_personality_v0(...)

; Function Attrs: nounwind
declare void @llvm.objc.clang.arc.use(...) #3

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind readonly ssp willreturn uwtable
define internal i64 @"\01-[Animal countByEnumeratingWithState:objects:count:]"(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture noundef readonly %2, ptr nocapture readnone %3, i64 noundef %4) #6 {
  %6 = load i64, ptr %2, align 8, !tbaa !19
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i64 %4, i64 0
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly ssp willreturn uwtable
define internal ptr @"\01-[Animal name]"(ptr nocapture noundef readonly %0, ptr nocapture readnone %1) #4 {
  %3 = load i32, ptr @"OBJC_IVAR_$_Animal._name", align 8, !invariant.load !11
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !18
  ret ptr %6
}

; Function Attrs: ssp uwtable
define internal void @"\01-[Animal renameTo:]"(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = load i32, ptr @"OBJC_IVAR_$_Animal._name", align 8, !invariant.load !11
  %5 = sext i32 %4 to i64
  tail call void @objc_setProperty_nonatomic_copy(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %5), !clang.arc.no_objc_arc_exceptions !11
  ret void
}

declare void @objc_setProperty_nonatomic_copy(ptr, ptr, ptr, i64) local_unnamed_addr

; Function Attrs: nounwind ssp uwtable
define internal void @"\01-[Animal .cxx_destruct]"(ptr noundef %0, ptr nocapture readnone %1) #7 {
  %3 = load i32, ptr @"OBJC_IVAR_$_Animal._name", align 8, !invariant.load !11
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @llvm.objc.storeStrong(ptr %5, ptr null) #3
  ret void
}

; Function Attrs: nounwind
declare void @llvm.objc.storeStrong(ptr, ptr) #3

; Function Attrs: ssp uwtable
define internal i32 @"\01-[Animal(Extra) guarded:]"(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr noundef %2) #1 personality ptr @__objc_personality_v0 {
  %4 = tail call ptr @llvm.objc.retain(ptr %2) #3
  %5 = tail call ptr @llvm.objc.retain(ptr %2) #3
  %6 = tail call i32 @objc_sync_enter(ptr %2) #3
  %7 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !invariant.load !11
  %8 = invoke i32 @objc_msgSend(ptr noundef %2, ptr noundef %7, i32 noundef 2)
          to label %31 unwind label %9, !clang.arc.no_objc_arc_exceptions !11

9:                                                ; preds = %3
  %10 = landingpad { ptr, i32 }
          catch ptr @"OBJC_EHTYPE_$_Dog"
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  %12 = extractvalue { ptr, i32 } %10, 1
  %13 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @"OBJC_EHTYPE_$_Dog") #3
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %25

15:                                               ; preds = %9
  %16 = tail call ptr @objc_begin_catch(ptr %11) #3
  %17 = tail call ptr @llvm.objc.retain(ptr %16) #3
  %18 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.28, align 8, !invariant.load !11
  %19 = invoke signext i8 @objc_msgSend(ptr noundef %16, ptr noundef %18)
          to label %20 unwind label %22, !clang.arc.no_objc_arc_exceptions !11

20:                                               ; preds = %15
  %21 = sext i8 %19 to i32
  tail call void @llvm.objc.release(ptr %16) #3, !clang.imprecise_release !11
  tail call void @objc_end_catch() #3
  br label %31

22:                                               ; preds = %15
  %23 = landingpad { ptr, i32 }
          catch ptr null
  %24 = extractvalue { ptr, i32 } %23, 0
  tail call void @objc_end_catch() #3
  br label %25

25:                                               ; preds = %22, %9
  %26 = phi ptr [ %24, %22 ], [ %11, %9 ]
  %27 = tail call ptr @objc_begin_catch(ptr %26) #3
  %28 = load i32, ptr @instances, align 4, !tbaa !12
  %29 = add nsw i32 %28, -1
  store i32 %29, ptr @instances, align 4, !tbaa !12
  invoke void @objc_exception_rethrow()
          to label %30 unwind label %36, !clang.arc.no_objc_arc_exceptions !11

30:                                               ; preds = %25
  unreachable

31:                                               ; preds = %20, %3
  %32 = phi i32 [ %8, %3 ], [ %21, %20 ]
  %33 = load i32, ptr @instances, align 4, !tbaa !12
  %34 = add nsw i32 %33, -1
  store i32 %34, ptr @instances, align 4, !tbaa !12
  %35 = tail call i32 @objc_sync_exit(ptr %2) #3
  tail call void @llvm.objc.release(ptr %2) #3, !clang.imprecise_release !11
  tail call void @llvm.objc.release(ptr %2) #3, !clang.imprecise_release !11
  ret i32 %32

36:                                               ; preds = %25
  %37 = landingpad { ptr, i32 }
          cleanup
  invoke void @objc_end_catch()
          to label %38 unwind label %40, !clang.arc.no_objc_arc_exceptions !11

38:                                               ; preds = %36
  %39 = tail call i32 @objc_sync_exit(ptr %2) #3
  resume { ptr, i32 } %37

40:                                               ; preds = %36
  %41 = landingpad { ptr, i32 }
          catch ptr null
  tail call void @objc_terminate() #12
  unreachable
}

declare i32 @objc_sync_enter(ptr) local_unnamed_addr

declare i32 @objc_sync_exit(ptr) local_unnamed_addr

declare ptr @objc_begin_catch(ptr) local_unnamed_addr

declare void @objc_end_catch() local_unnamed_addr

declare void @objc_exception_rethrow() local_unnamed_addr

; Function Attrs: nonlazybind
declare ptr @objc_msgSend(ptr, ptr, ...) local_unnamed_addr #8

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #9

declare void @objc_terminate() local_unnamed_addr

; Function Attrs: ssp uwtable
define internal i32 @"\01-[Dog speak:]"(ptr noundef %0, ptr nocapture readnone %1, i32 noundef %2) #1 {
  %4 = alloca %struct._objc_super, align 8
  %5 = add nsw i32 %2, 1
  store ptr %0, ptr %4, align 8
  %6 = load ptr, ptr @"OBJC_CLASSLIST_SUP_REFS_$_", align 8
  %7 = getelementptr inbounds %struct._objc_super, ptr %4, i64 0, i32 1
  store ptr %6, ptr %7, align 8
  %8 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !invariant.load !11
  %9 = call i32 @objc_msgSendSuper2(ptr noundef nonnull %4, ptr noundef %8, i32 noundef %5), !clang.arc.no_objc_arc_exceptions !11
  %10 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.33, align 8, !invariant.load !11
  %11 = call i32 @objc_msgSend(ptr noundef %0, ptr noundef %10), !clang.arc.no_objc_arc_exceptions !11
  %12 = add nsw i32 %11, %9
  ret i32 %12
}

declare ptr @objc_msgSendSuper2(ptr, ptr, ...) local_unnamed_addr

; Function Attrs: ssp uwtable
define internal void @"\01-[Dog whisper]"(ptr noundef %0, ptr nocapture readnone %1) #1 {
  %3 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8, !invariant.load !11
  %4 = load ptr, ptr @"_OBJC_PROTOCOL_REFERENCE_$_Speaker", align 8
  %5 = icmp ne ptr %3, null
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.35, align 8, !invariant.load !11
  tail call void @objc_msgSend(ptr noundef %0, ptr noundef %9, ptr noundef nonnull @_unnamed_cfstring_), !clang.arc.no_objc_arc_exceptions !11
  br label %10

10:                                               ; preds = %8, %2
  ret void
}

; Function Attrs: ssp uwtable
define i32 @count(ptr noundef %0) local_unnamed_addr #1 {
  %2 = alloca %struct.__objcFastEnumerationState, align 8
  %3 = alloca [16 x ptr], align 8
  %4 = tail call ptr @llvm.objc.retain(ptr %0) #3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %2, i8 0, i64 64, i1 false)
  %5 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.36, align 8, !invariant.load !11
  %6 = call i64 @objc_msgSend(ptr noundef %0, ptr noundef %5, ptr noundef nonnull %2, ptr noundef nonnull %3, i64 noundef 16), !clang.arc.no_objc_arc_exceptions !11
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %35, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %2, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.__objcFastEnumerationState, ptr %2, i64 0, i32 1
  br label %13

13:                                               ; preds = %32, %8
  %14 = phi i32 [ %29, %32 ], [ 0, %8 ]
  %15 = phi i64 [ %33, %32 ], [ %6, %8 ]
  %16 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_, align 8
  br label %17

17:                                               ; preds = %13, %24
  %18 = phi i32 [ %29, %24 ], [ %14, %13 ]
  %19 = phi i64 [ %30, %24 ], [ 0, %13 ]
  %20 = load ptr, ptr %9, align 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, %11
  br i1 %22, label %24, label %23

23:                                               ; preds = %17
  call void @objc_enumerationMutation(ptr noundef %0), !clang.arc.no_objc_arc_exceptions !11
  br label %24

24:                                               ; preds = %23, %17
  %25 = load ptr, ptr %12, align 8
  %26 = getelementptr ptr, ptr %25, i64 %19
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 @objc_msgSend(ptr noundef %27, ptr noundef %16, i32 noundef 1), !clang.arc.no_objc_arc_exceptions !11
  %29 = add nsw i32 %28, %18
  %30 = add nuw i64 %19, 1
  %31 = icmp eq i64 %30, %15
  br i1 %31, label %32, label %17

32:                                               ; preds = %24
  %33 = call i64 @objc_msgSend(ptr noundef %0, ptr noundef %5, ptr noundef nonnull %2, ptr noundef nonnull %3, i64 noundef 16), !clang.arc.no_objc_arc_exceptions !11
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %13

35:                                               ; preds = %32, %1
  %36 = phi i32 [ 0, %1 ], [ %29, %32 ]
  %37 = load ptr, ptr @"OBJC_CLASSLIST_REFERENCES_$_", align 8
  %38 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.37, align 8, !invariant.load !11
  %39 = call ptr @objc_msgSend(ptr noundef %37, ptr noundef %38, i32 noundef 4) [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ], !clang.arc.no_objc_arc_exceptions !11
  call void (...) @llvm.objc.clang.arc.noop.use(ptr %39) #3
  %40 = load ptr, ptr @OBJC_SELECTOR_REFERENCES_.28, align 8, !invariant.load !11
  %41 = call signext i8 @objc_msgSend(ptr noundef %39, ptr noundef %40), !clang.arc.no_objc_arc_exceptions !11
  %42 = sext i8 %41 to i32
  %43 = add nsw i32 %36, %42
  call void @llvm.objc.release(ptr %39) #3, !clang.imprecise_release !11
  call void @llvm.objc.release(ptr %0) #3, !clang.imprecise_release !11
  ret i32 %43
}

declare void @objc_enumerationMutation(ptr) local_unnamed_addr

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: nounwind
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr) #3

; Function Attrs: inaccessiblememonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.objc.clang.arc.noop.use(...) #11

attributes #0 = { "objc_arc_inert" }
attributes #1 = { ssp uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="apple-m1" "target-features"="+aes,+crc,+crypto,+dotprod,+fp-armv8,+fp16fml,+fullfp16,+lse,+neon,+ras,+rcpc,+rdm,+sha2,+sha3,+sm4,+v8.5a,+zcm,+zcz" }
attributes #2 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nofree norecurse nosync nounwind readonly ssp willreturn uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="apple-m1" "target-features"="+aes,+crc,+crypto,+dotprod,+fp-armv8,+fp16fml,+fullfp16,+lse,+neon,+ras,+rcpc,+rdm,+sha2,+sha3,+sm4,+v8.5a,+zcm,+zcz" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind ssp willreturn uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="apple-m1" "target-features"="+aes,+crc,+crypto,+dotprod,+fp-armv8,+fp16fml,+fullfp16,+lse,+neon,+ras,+rcpc,+rdm,+sha2,+sha3,+sm4,+v8.5a,+zcm,+zcz" }
attributes #6 = { argmemonly mustprogress nofree norecurse nosync nounwind readonly ssp willreturn uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="apple-m1" "target-features"="+aes,+crc,+crypto,+dotprod,+fp-armv8,+fp16fml,+fullfp16,+lse,+neon,+ras,+rcpc,+rdm,+sha2,+sha3,+sm4,+v8.5a,+zcm,+zcz" }
attributes #7 = { nounwind ssp uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="apple-m1" "target-features"="+aes,+crc,+crypto,+dotprod,+fp-armv8,+fp16fml,+fullfp16,+lse,+neon,+ras,+rcpc,+rdm,+sha2,+sha3,+sm4,+v8.5a,+zcm,+zcz" }
attributes #8 = { nonlazybind }
attributes #9 = { nofree nosync nounwind readnone }
attributes #10 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #11 = { inaccessiblememonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = !{i32 1, !"clang.arc.retainAutoreleasedReturnValueMarker", !"mov\09fp, fp\09\09// marker for objc_retainAutoreleaseReturnValue"}
!1 = !{i32 1, !"Objective-C Version", i32 2}
!2 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!3 = !{i32 1, !"Objective-C Image Info Section", !"__DATA,__objc_imageinfo,regular,no_dead_strip"}
!4 = !{i32 1, !"Objective-C Garbage Collection", i8 0}
!5 = !{i32 1, !"Objective-C Class Properties", i32 64}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"uwtable", i32 2}
!9 = !{i32 7, !"frame-pointer", i32 1}
!10 = !{!"Debian clang version 15.0.6"}
!11 = !{}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!14, !14, i64 0}
!19 = !{!20, !21, i64 0}
!20 = !{!"", !21, i64 0, !22, i64 8, !22, i64 16, !14, i64 24}
!21 = !{!"long", !14, i64 0}
!22 = !{!"any pointer", !14, i64 0}
