; Names with every sort of byte: tab, newline, NUL, quotes, backslash, invalid UTF-8, UTF-8, spaces,
; digits first, what looks like another sigil.
%"type\09tab\0Anewline" = type { i8 }
%"type with spaces" = type { %"type\09tab\0Anewline" }
%"123" = type opaque

@"tab\09name" = global %"type with spaces" zeroinitializer
@"newline\0Aname" = global i8 0
@"quote\22name" = global i8 0
@"back\5Cslash" = global i8 0
@"\01leading_one" = global i8 0
@"invalid\FF\FEutf8" = global i8 0
@"caf\C3\A9" = global i8 0
@"123" = external global %"123"
@"@at" = alias i8, ptr @"quote\22name"
@" " = global i8 0
@-dash.dot$dollar_under = global i8 0

define void @"function\0Awith\09everything\22\5C\80"(i32 %"arg\09tab", i32 %"1 2 3") {
"entry\0Ablock":
  %"value\22quote" = add i32 %"arg\09tab", %"1 2 3"
  %"bytes\FF\80" = add i32 %"value\22quote", 1
  br label %"42 is no number"

"42 is no number":
  ret void
}

declare void @"\01mangled_by_no_one"()

!odd\09name = !{!0}
!0 = !{!"tab\09 newline\0A quote\22 backslash\5C NUL\00 bytes\FF\80"}
