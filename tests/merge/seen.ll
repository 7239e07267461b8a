; Functions that others see, or whose address is used: an alias where the address does not matter,
; else a thunk, which keeps an address of its own. What holds the address of its block keeps its body,
; and so does what takes any number of arguments and what is smaller than a call.

; MERGE @first @second alias
; MERGE @first @third thunk
; MERGE @first @fourth deleted
; MERGE @first @fifth thunk
; MERGE @jumps @leaps callers
; MERGE @last @final callers
; MERGE @one @uno callers
; MERGE @swap @exchange thunk
; MERGE @large @grand thunk
; MERGE @quick @fast thunk

%pair = type { i64, i64, i64 }
@format = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00"
@table = global [3 x ptr] [ptr @first, ptr @third, ptr @fifth]
declare i32 @printf(ptr, ...)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

define i32 @first(i32 %a, i32 %b) {
  %x = mul i32 %a, %b
  %y = sub i32 %x, %a
  %z = xor i32 %y, 85
  ret i32 %z
}

; Nobody may ask where it is.
define i32 @second(i32 %a, i32 %b) unnamed_addr {
  %x = mul i32 %a, %b
  %y = sub i32 %x, %a
  %z = xor i32 %y, 85
  ret i32 %z
}

define i32 @third(i32 %a, i32 %b) {
  %x = mul i32 %a, %b
  %y = sub i32 %x, %a
  %z = xor i32 %y, 85
  ret i32 %z
}

define internal i32 @fourth(i32 %a, i32 %b) {
  %x = mul i32 %a, %b
  %y = sub i32 %x, %a
  %z = xor i32 %y, 85
  ret i32 %z
}

; Local, but in the table.
define internal i32 @fifth(i32 %a, i32 %b) {
  %x = mul i32 %a, %b
  %y = sub i32 %x, %a
  %z = xor i32 %y, 85
  ret i32 %z
}

define i32 @jumps(i32 %a) {
entry:
  %to = select i1 true, ptr blockaddress(@jumps, %out), ptr null
  indirectbr ptr %to, [label %out]
out:
  %x = add i32 %a, 40
  %y = mul i32 %x, %x
  ret i32 %y
}

define i32 @leaps(i32 %a) {
entry:
  %to = select i1 true, ptr blockaddress(@leaps, %out), ptr null
  indirectbr ptr %to, [label %out]
out:
  %x = add i32 %a, 40
  %y = mul i32 %x, %x
  ret i32 %y
}

define i32 @last(i32 %n, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  %x = va_arg ptr %list, i32
  %y = va_arg ptr %list, i32
  call void @llvm.va_end(ptr %list)
  %s = shl i32 %y, %n
  %t = add i32 %s, %x
  ret i32 %t
}

define i32 @final(i32 %n, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  %x = va_arg ptr %list, i32
  %y = va_arg ptr %list, i32
  call void @llvm.va_end(ptr %list)
  %s = shl i32 %y, %n
  %t = add i32 %s, %x
  ret i32 %t
}

define i32 @one(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}

define i32 @uno(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}

define void @swap(ptr noalias sret(%pair) %to, ptr byval(%pair) %from) {
  %p = getelementptr inbounds %pair, ptr %from, i32 0, i32 2
  %a = load i64, ptr %from
  %b = load i64, ptr %p
  %q = getelementptr inbounds %pair, ptr %to, i32 0, i32 2
  store i64 %b, ptr %to
  store i64 %a, ptr %q
  ret void
}

define void @exchange(ptr noalias sret(%pair) %to, ptr byval(%pair) %from) {
  %p = getelementptr inbounds %pair, ptr %from, i32 0, i32 2
  %a = load i64, ptr %from
  %b = load i64, ptr %p
  %q = getelementptr inbounds %pair, ptr %to, i32 0, i32 2
  store i64 %b, ptr %to
  store i64 %a, ptr %q
  ret void
}

; The one that is kept is aligned as much as any of them.
define double @large(double %a, double %b) align 16 {
  %x = fmul double %a, %b
  %y = fadd double %x, 0.5
  ret double %y
}

define double @grand(double %a, double %b) align 64 {
  %x = fmul double %a, %b
  %y = fadd double %x, 0.5
  ret double %y
}

define fastcc zeroext i8 @quick(i8 zeroext %a, i8 signext %b) {
  %x = add i8 %a, %b
  %y = mul i8 %x, 3
  ret i8 %y
}

define fastcc zeroext i8 @fast(i8 zeroext %a, i8 signext %b) {
  %x = add i8 %a, %b
  %y = mul i8 %x, 3
  ret i8 %y
}

define i32 @main() {
  ; The table has three functions at three places.
  %p1 = getelementptr [3 x ptr], ptr @table, i32 0, i32 1
  %p2 = getelementptr [3 x ptr], ptr @table, i32 0, i32 2
  %f0 = load ptr, ptr @table
  %f1 = load ptr, ptr %p1
  %f2 = load ptr, ptr %p2
  %s01 = icmp eq ptr %f0, %f1
  %s02 = icmp eq ptr %f0, %f2
  %s12 = icmp eq ptr %f1, %f2
  %i01 = zext i1 %s01 to i32
  %i02 = zext i1 %s02 to i32
  %i12 = zext i1 %s12 to i32
  %a = call i32 %f1(i32 3, i32 4)
  %b = call i32 %f2(i32 3, i32 5)
  %r1 = call i32 (ptr, ...) @printf(ptr @format, i32 %i01, i32 %i02, i32 %i12, i32 %a, i32 %b)
  %c = call i32 @second(i32 3, i32 6)
  %d = call i32 @third(i32 3, i32 7)
  %e = call i32 @fourth(i32 3, i32 8)
  %f = call i32 @jumps(i32 2)
  %g = call i32 @leaps(i32 3)
  %r2 = call i32 (ptr, ...) @printf(ptr @format, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g)
  %h = call i32 (i32, ...) @last(i32 1, i32 5, i32 6)
  %i = call i32 (i32, ...) @final(i32 2, i32 5, i32 6)
  %j = call i32 @one(i32 8)
  %k = call i32 @uno(i32 9)
  %from = alloca %pair
  %to = alloca %pair
  %third = getelementptr %pair, ptr %from, i32 0, i32 2
  store i64 12, ptr %from
  store i64 34, ptr %third
  call void @exchange(ptr sret(%pair) %to, ptr byval(%pair) %from)
  %l = load i32, ptr %to
  %r3 = call i32 (ptr, ...) @printf(ptr @format, i32 %h, i32 %i, i32 %j, i32 %k, i32 %l)
  call void @swap(ptr sret(%pair) %from, ptr byval(%pair) %to)
  %m = load i32, ptr %from
  %x = call double @large(double 1.5, double 2.0)
  %y = call double @grand(double 2.5, double 2.0)
  %n = fptosi double %x to i32
  %o = fptosi double %y to i32
  %p = call fastcc i8 @quick(i8 200, i8 -3)
  %q = call fastcc i8 @fast(i8 100, i8 -5)
  %p32 = zext i8 %p to i32
  %q32 = zext i8 %q to i32
  %r4 = call i32 (ptr, ...) @printf(ptr @format, i32 %m, i32 %n, i32 %o, i32 %p32, i32 %q32)
  ret i32 0
}
