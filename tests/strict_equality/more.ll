; Functions for which each row can be another by itself: nothing else in them hangs on it.
@personality_data = global i32 0

declare i32 @__gxx_personality_v0(...)
declare i32 @other_personality(...)
declare void @callee(i32, ptr)

define fastcc void @convention() {
  ret void
}

define void @collected() gc "statepoint-example" {
  ret void
}

define void @data() prefix ptr @personality_data prologue ptr @__gxx_personality_v0 {
  ret void
}

define void @far() addrspace(3) {
  ret void
}

define noundef i32 @attributes(i32 noundef %a, ptr noalias %p) "key"="value" {
  ret i32 %a
}

define void @flags() {
  %lone = alloca inalloca i32, align 4
  %slot = alloca swifterror ptr, align 8
  ret void
}

define i32 @edges(i32 %a, i1 %c, ptr %p) {
entry:
  switch i32 %a, label %one [ i32 1, label %two
                              i32 2, label %three ]
one:
  br i1 %c, label %two, label %three
two:
  ret i32 2
three:
  indirectbr ptr %p, [label %four, label %five]
four:
  ret i32 4
five:
  callbr void asm sideeffect "jmp ${0:l}", "!i,!i"() to label %six [label %seven, label %eight]
six:
  ret i32 6
seven:
  ret i32 7
eight:
  br label %nine
nine:
  ret i32 9
}

define void @lands(ptr %f) personality ptr @__gxx_personality_v0 {
  invoke void %f() to label %one unwind label %caught
one:
  invoke void %f() to label %two unwind label %caught
two:
  ret void
caught:
  %e = landingpad { ptr, i32 } cleanup
  %other = insertvalue { ptr, i32 } %e, i32 7, 1
  resume { ptr, i32 } %e
}

define void @string(ptr %p) {
  store [3 x i8] c"abc", ptr %p, align 1
  ret void
}

define ptr @address(i1 %c, ptr %p) {
entry:
  indirectbr ptr %p, [label %one, label %two]
one:
  ret ptr blockaddress(@address, %one)
two:
  ret ptr blockaddress(@address, %two)
}

define i64 @expressions() {
  store i64 add (i64 ptrtoint (ptr @personality_data to i64), i64 3), ptr @personality_data
  ret i64 sub (i64 ptrtoint (ptr @personality_data to i64), i64 3)
}

define void @label_arguments(i1 %c) {
entry:
  call void asm sideeffect "jmp ${0:l}", "X"(label %one)
  br i1 %c, label %one, label %two
one:
  ret void
two:
  br label %one
}
