; Literal and identified, packed and not, empty, nested, opaque, of equal contents.
%identified = type { i32, i8 }
%twin = type { i32, i8 }
%packed = type <{ i8, i64 }>
%empty = type {}
%packed_empty = type <{}>
%opaque = type opaque
%nested = type { %identified, { %twin }, [2 x %packed] }

@a = external global { i32, i8 }
@b = external global <{ i32, i8 }>
@c = external global {}
@d = external global <{}>
@e = external global %nested
@f = external global %empty
@g = external global %packed_empty
@h = external global %opaque
@i = external global { { {} }, <{ <{}> }> }
