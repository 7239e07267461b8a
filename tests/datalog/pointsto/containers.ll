; Nodes of a list and of a tree, which functions of the C++ library link: what lies where is told by the
; width of a pointer. The payload of a node is apart from its links.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@payload = internal global i32 0, align 4
@list = internal global [3 x ptr] zeroinitializer, align 8
@tree = internal global [4 x ptr] zeroinitializer, align 8

declare ptr @malloc(i64)
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr, ptr)
declare void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr)
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1, ptr, ptr, ptr)
declare ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr)

define void @lists() {
  %back = getelementptr i8, ptr @list, i64 8
  store ptr @list, ptr @list, align 8
  store ptr @list, ptr %back, align 8
  %node = call ptr @malloc(i64 24)
  %kept = getelementptr i8, ptr %node, i64 16
  store ptr @payload, ptr %kept, align 8
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr %node, ptr @list)
  %first = load ptr, ptr @list, align 8
  %last = load ptr, ptr %back, align 8
  %at = getelementptr i8, ptr %last, i64 16
  %value = load ptr, ptr %at, align 8
  %back_of_node = getelementptr i8, ptr %node, i64 8
  %before = load ptr, ptr %back_of_node, align 8
  call void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr %node)
  ret void
}

define void @trees() {
  %root = getelementptr i8, ptr @tree, i64 8
  %node = call ptr @malloc(i64 40)
  %kept = getelementptr i8, ptr %node, i64 32
  store ptr @payload, ptr %kept, align 8
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 true, ptr %node, ptr @tree, ptr @tree)
  %top = load ptr, ptr %root, align 8
  %next = call ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr %top)
  %at = getelementptr i8, ptr %top, i64 32
  %value = load ptr, ptr %at, align 8
  ret void
}

; A class of five bases, one within the other, is one kind of object.
%class.a = type { ptr, ptr }
%class.b = type { %class.a }
%class.c = type { %class.b }
%class.d = type { %class.c }
%class.e = type { %class.d }
%class.f = type { %class.e, ptr }

define void @bases() {
  %it = alloca %class.f, align 8
  %f = getelementptr %class.f, ptr %it, i32 0, i32 1
  %e = getelementptr %class.e, ptr %it, i32 0, i32 0
  %d = getelementptr %class.d, ptr %it, i32 0, i32 0
  %c = getelementptr %class.c, ptr %it, i32 0, i32 0
  %b = getelementptr %class.b, ptr %it, i32 0, i32 0
  %a = getelementptr %class.a, ptr %b, i32 0, i32 1
  store ptr @payload, ptr %a, align 8
  store ptr @list, ptr %f, align 8
  %value = load ptr, ptr %a, align 8
  ret void
}

; Bytes that would go on beyond the end of an object are none of what lies before them.
define ptr @ends(i64 %n) {
  %it = alloca [4 x ptr], align 8
  store ptr @list, ptr %it, align 8
  %late = getelementptr i8, ptr %it, i64 24
  %any = getelementptr [16 x i8], ptr %late, i64 0, i64 %n
  store ptr @payload, ptr %any, align 8
  %first = load ptr, ptr %it, align 8
  ret ptr %first
}
