; Pointers say what they point to.
%node = type { i32, %node*, void (%node*)* }

@first = global %node { i32 1, %node* @first, void (%node*)* @typed_pointers_are_kept }
@text = constant [3 x i8] c"hi\00"
@start = global i8* getelementptr inbounds ([3 x i8], [3 x i8]* @text, i64 0, i64 0)
@as_bytes = global i8* bitcast (%node* @first to i8*)
@other = alias i8, bitcast (%node* @first to i8*)
@far = addrspace(3) global i32** null
@chosen = ifunc void (%node*), void (%node*)* ()* @resolver

define void @typed_pointers_are_kept(%node* %n) {
  %field = getelementptr inbounds %node, %node* %n, i32 0, i32 1
  %next = load %node*, %node** %field, align 8
  %bytes = bitcast %node* %next to i8*
  %same = bitcast %node* %next to %node*
  %far = addrspacecast i8* %bytes to i8 addrspace(3)*
  store i8 7, i8 addrspace(3)* %far, align 1
  %method = getelementptr %node, %node* %same, i64 0, i32 2
  %f = load void (%node*)*, void (%node*)** %method, align 8
  call void %f(%node* %next)
  call void bitcast (void (%node*)* @typed_pointers_are_kept to void (i8*)*)(i8* %bytes)
  ret void
}

define internal void (%node*)* @resolver() {
  ret void (%node*)* @typed_pointers_are_kept
}

declare void @by_value(%node* byval(%node) align 8, %node* sret(%node))
