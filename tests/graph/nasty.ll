; Names with all that tables and drawings must quote: quotes, commas, tabs, backslashes, line ends,
; angle brackets, ampersands, semicolons, characters beyond ASCII, and a byte that is no text.
source_filename = "nasty.c"

%"struct.a,\22b\22" = type { i32, [4 x i8], ptr }

@"quo\22te, 'comma'\09tab\5Cback\0Anewline" = global %"struct.a,\22b\22" zeroinitializer
@"<xml> & {braces}; \C3\A9\FF" = global i32 0

define i32 @"f\22q, c\09t\5Cb\0An<x>&{};\C3\A9\FF$|"(i32 %"a,\22", ptr %p) {
entry:
  %c = icmp sgt i32 %"a,\22", 0
  br i1 %c, label %"th,\22en\5C", label %done

"th,\22en\5C":
  %n = sub i32 %"a,\22", 1
  %r = call i32 @"f\22q, c\09t\5Cb\0An<x>&{};\C3\A9\FF$|"(i32 %n, ptr %p)
  br label %done

done:
  %v = phi i32 [ 0, %entry ], [ %r, %"th,\22en\5C" ]
  ret i32 %v
}

define i32 @main() {
  %v = call i32 @"f\22q, c\09t\5Cb\0An<x>&{};\C3\A9\FF$|"(i32 3, ptr @"<xml> & {braces}; \C3\A9\FF")
  ret i32 %v
}
