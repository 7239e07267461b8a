; Selectors, references and blocks that cannot be read: each send through one is unresolved, and none is lost.
target datalayout = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-apple-macosx11"

@good = private constant [5 x i8] c"good\00", section "__TEXT,__objc_methname,cstring_literals"
@empty = private constant [1 x i8] zeroinitializer, section "__TEXT,__objc_methname,cstring_literals"
@open_ended = private constant [4 x i8] c"open", section "__TEXT,__objc_methname,cstring_literals"
@number = private constant i64 7

@sel.good = internal externally_initialized global ptr @good, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.null = internal externally_initialized global ptr null, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.undef = internal externally_initialized global ptr undef, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.empty = internal externally_initialized global ptr @empty, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.open = internal externally_initialized global ptr @open_ended, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.number = internal externally_initialized global ptr @number, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.self = internal externally_initialized global ptr @sel.self, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.middle = internal externally_initialized global ptr getelementptr (i8, ptr @good, i64 2), section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.struct = internal externally_initialized global { ptr, ptr } { ptr @good, ptr @good }, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.declared = external global ptr, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip"
@sel.alias = internal alias ptr, ptr @sel.null

@class.null = internal global ptr null, section "__DATA,__objc_classrefs,regular,no_dead_strip"
@class.self = internal global ptr @class.self, section "__DATA,__objc_classrefs,regular,no_dead_strip"
@super.null = private global ptr null, section "__DATA,__objc_superrefs,regular,no_dead_strip"

@ref.zero = weak hidden global { ptr, ptr } zeroinitializer, section "__DATA,__objc_msgrefs,coalesced", align 16
@ref.swapped = weak hidden global { ptr, ptr } { ptr @good, ptr @objc_msgSend_fixup }, section "__DATA,__objc_msgrefs,coalesced", align 16

@_NSConcreteGlobalBlock = external global ptr
@block.none = internal constant { ptr, i32, i32, ptr, ptr } { ptr @_NSConcreteGlobalBlock, i32 0, i32 0, ptr null, ptr null }

%struct._objc_super = type { ptr, ptr }

declare ptr @objc_msgSend(ptr, ptr, ...)
declare ptr @objc_msgSendSuper2(ptr, ptr, ...)
declare ptr @objc_msgSend_fixup(ptr, ptr, ...)
declare ptr @objc_alloc(ptr)

define ptr @use_good(ptr %o) {
  %s = load ptr, ptr @sel.good, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_null(ptr %o) {
  %s = load ptr, ptr @sel.null, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_undef(ptr %o) {
  %s = load ptr, ptr @sel.undef, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_empty(ptr %o) {
  %s = load ptr, ptr @sel.empty, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_open(ptr %o) {
  %s = load ptr, ptr @sel.open, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_number(ptr %o) {
  %s = load ptr, ptr @sel.number, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_self(ptr %o) {
  %s = load ptr, ptr @sel.self, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_middle(ptr %o) {
  %s = load ptr, ptr @sel.middle, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_struct(ptr %o) {
  %s = load ptr, ptr @sel.struct, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_declared(ptr %o) {
  %s = load ptr, ptr @sel.declared, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @use_alias(ptr %o) {
  %s = load ptr, ptr @sel.alias, align 8
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  ret ptr %r
}

define ptr @selector_is_null(ptr %o) {
  %r = call ptr @objc_msgSend(ptr %o, ptr null)
  ret ptr %r
}

define ptr @no_selector(ptr %o) {
  %r = call ptr @objc_msgSend(ptr %o)
  ret ptr %r
}

define ptr @no_arguments() {
  %r = call ptr @objc_msgSend()
  ret ptr %r
}

; A selector that only ever becomes itself.
define ptr @round(ptr %o) {
entry:
  br label %loop
loop:
  %s = phi ptr [ %s, %loop ], [ null, %entry ]
  %r = call ptr @objc_msgSend(ptr %o, ptr %s)
  br label %loop
}

; An object that is made from itself.
define ptr @own_maker(i1 %c) {
entry:
  br label %loop
loop:
  %o = phi ptr [ %n, %loop ], [ null, %entry ]
  %n = call ptr @objc_alloc(ptr %o)
  br label %loop
}

define ptr @class_of_nothing() {
  %k = load ptr, ptr @class.null, align 8
  %r = call ptr @objc_alloc(ptr %k)
  ret ptr %r
}

define ptr @class_of_itself() {
  %k = load ptr, ptr @class.self, align 8
  %r = call ptr @objc_alloc(ptr %k)
  ret ptr %r
}

define ptr @super_of_nothing(ptr %o) {
  %p = alloca %struct._objc_super, align 8
  store ptr %o, ptr %p, align 8
  %k = load ptr, ptr @super.null, align 8
  %f = getelementptr inbounds %struct._objc_super, ptr %p, i32 0, i32 1
  store ptr %k, ptr %f, align 8
  %s = load ptr, ptr @sel.good, align 8
  %r = call ptr @objc_msgSendSuper2(ptr %p, ptr %s)
  ret ptr %r
}

; A pair that comes from elsewhere.
define ptr @super_of_argument(ptr %p) {
  %s = load ptr, ptr @sel.good, align 8
  %r = call ptr @objc_msgSendSuper2(ptr %p, ptr %s)
  ret ptr %r
}

define ptr @fixup_zero(ptr %o) {
  %f = load ptr, ptr @ref.zero, align 16
  %r = call ptr %f(ptr %o, ptr @ref.zero)
  ret ptr %r
}

define ptr @fixup_swapped(ptr %o) {
  %f = load ptr, ptr @ref.swapped, align 16
  %r = call ptr %f(ptr %o, ptr @ref.swapped)
  ret ptr %r
}

; An address that is computed from itself, where control never gets.
define void @circle() {
  ret void
dead:
  %p = getelementptr i8, ptr %p, i64 1
  %v = load ptr, ptr %p
  %s = load ptr, ptr @sel.good
  %r = call ptr (ptr, ptr, ...) @objc_msgSend(ptr %v, ptr %s)
  br label %dead
}
