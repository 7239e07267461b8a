; Functions of the run-time library that later compilers call: shortcuts for messages of
; the root class, and stubs that have the selector in their name.
;! passes: O2 default<O2>
target datalayout = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-apple-macosx13"

%struct._class_t = type { ptr, ptr, ptr, ptr, ptr }
%struct._class_ro_t = type { i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct._objc_method = type { ptr, ptr, ptr }
%struct.Large = type { i64, i64, i64 }

@_objc_empty_cache = external global ptr
@name = private constant [6 x i8] c"Known\00", section "__TEXT,__objc_classname,cstring_literals"
@sel_plain = private constant [6 x i8] c"plain\00", section "__TEXT,__objc_methname,cstring_literals"
@sel_large = private constant [10 x i8] c"large:of:\00", section "__TEXT,__objc_methname,cstring_literals"
@types = private constant [8 x i8] c"@16@0:8\00", section "__TEXT,__objc_methtype,cstring_literals"
@methods = internal global { i32, i32, [2 x %struct._objc_method] } { i32 24, i32 2, [2 x %struct._objc_method] [%struct._objc_method { ptr @sel_plain, ptr @types, ptr @"\01-[Known plain]" }, %struct._objc_method { ptr @sel_large, ptr @types, ptr @"\01-[Known large:of:]" }] }, section "__DATA, __objc_const"
@meta_ro = internal global %struct._class_ro_t { i32 3, i32 40, i32 40, ptr null, ptr @name, ptr null, ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const"
@ro = internal global %struct._class_ro_t { i32 2, i32 0, i32 8, ptr null, ptr @name, ptr @methods, ptr null, ptr null, ptr null, ptr null }, section "__DATA, __objc_const"
@"OBJC_METACLASS_$_Known" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Known", ptr @"OBJC_CLASS_$_Known", ptr @_objc_empty_cache, ptr null, ptr @meta_ro }, section "__DATA, __objc_data"
@"OBJC_CLASS_$_Known" = global %struct._class_t { ptr @"OBJC_METACLASS_$_Known", ptr null, ptr @_objc_empty_cache, ptr null, ptr @ro }, section "__DATA, __objc_data"
@list = private global [1 x ptr] [ptr @"OBJC_CLASS_$_Known"], section "__DATA,__objc_classlist,regular,no_dead_strip"
@classref = internal global ptr @"OBJC_CLASS_$_Known", section "__DATA,__objc_classrefs,regular,no_dead_strip"
@selref = internal externally_initialized global ptr @sel_plain, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@llvm.compiler.used = appending global [4 x ptr] [ptr @name, ptr @list, ptr @classref, ptr @selref], section "llvm.metadata"

declare ptr @objc_opt_new(ptr)
declare ptr @objc_opt_class(ptr)
declare ptr @objc_opt_self(ptr)
declare i8 @objc_opt_isKindOfClass(ptr, ptr)
declare i8 @objc_opt_respondsToSelector(ptr, ptr)
declare ptr @"objc_msgSend$plain"(ptr, ptr, ...)
declare void @"objc_msgSend$large:of:"(ptr, ptr, ...)
declare ptr @objc_msgSend(ptr, ptr, ...)

define internal ptr @"\01-[Known plain]"(ptr %self, ptr %cmd) {
  ret ptr %self
}

define internal void @"\01-[Known large:of:]"(ptr sret(%struct.Large) %result, ptr %self, ptr %cmd, i64 %a, i64 %b) {
  ret void
}

define ptr @new() {
  %class = load ptr, ptr @classref, align 8
  %object = call ptr @objc_opt_new(ptr %class)
  %sent = call ptr @"objc_msgSend$plain"(ptr %object, ptr undef)
  ret ptr %sent
}

define ptr @class(ptr %object) {
  %class = call ptr @objc_opt_class(ptr %object)
  ret ptr %class
}

define ptr @self(ptr %object) {
  %self = call ptr @objc_opt_self(ptr %object)
  ret ptr %self
}

define i8 @kind(ptr %object) {
  %class = load ptr, ptr @classref, align 8
  %is = call i8 @objc_opt_isKindOfClass(ptr %object, ptr %class)
  ret i8 %is
}

define i8 @responds(ptr %object) {
  %selector = load ptr, ptr @selref, align 8
  %does = call i8 @objc_opt_respondsToSelector(ptr %object, ptr %selector)
  ret i8 %does
}

define void @large(ptr %object, ptr %result) {
  call void @"objc_msgSend$large:of:"(ptr sret(%struct.Large) %result, ptr %object, ptr undef, i64 1, i64 2)
  ret void
}

; A class that is asked for its class gives itself.
define ptr @class_of_class() {
  %class = load ptr, ptr @classref, align 8
  %same = call ptr @objc_opt_class(ptr %class)
  %object = call ptr @objc_opt_new(ptr %same)
  ret ptr %object
}

define ptr @plain(ptr %object) {
  %selector = load ptr, ptr @selref, align 8
  %sent = call ptr (ptr, ptr, ...) @objc_msgSend(ptr %object, ptr %selector)
  ret ptr %sent
}
