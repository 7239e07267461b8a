; Local functions: what is called by name only goes altogether. Callers of equal functions are equal
; in turn, functions that call themselves or each other as well, and other names, another layout or a
; block that is never reached make no difference.

; MERGE @triple @thrice deleted
; MERGE @twice_triple @twice_thrice deleted
; MERGE @down @descend deleted
; MERGE @even @is_even deleted
; MERGE @odd @is_odd deleted
; MERGE @pick @choose deleted
; MERGE @say @tell deleted

@format = private unnamed_addr constant [17 x i8] c"%d %d %d %d %d\0A\00\00"
@word = private unnamed_addr constant [7 x i8] c"said.\0A\00"
declare i32 @printf(ptr, ...)

define internal i32 @triple(i32 %a) {
  %b = add i32 %a, %a
  %c = add i32 %b, %a
  ret i32 %c
}

define internal i32 @thrice(i32 %x) {
  %y = add i32 %x, %x
  %z = add i32 %y, %x
  ret i32 %z
}

define internal i32 @twice_triple(i32 %a) {
  %b = call i32 @triple(i32 %a)
  %c = mul i32 %b, 2
  ret i32 %c
}

define internal i32 @twice_thrice(i32 %a) {
  %b = call i32 @thrice(i32 %a)
  %c = mul i32 %b, 2
  ret i32 %c
}

define internal i32 @down(i32 %n) {
entry:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @down(i32 %m)
  %s = add i32 %r, %n
  br label %end
end:
  %v = phi i32 [ 0, %entry ], [ %s, %more ]
  ret i32 %v
}

define internal i32 @descend(i32 %n) {
entry:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @descend(i32 %m)
  %s = add i32 %r, %n
  br label %end
end:
  %v = phi i32 [ 0, %entry ], [ %s, %more ]
  ret i32 %v
}

define internal i1 @even(i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %yes, label %ask
yes:
  ret i1 true
ask:
  %m = sub i32 %n, 1
  %r = call i1 @odd(i32 %m)
  ret i1 %r
}

define internal i1 @odd(i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %no, label %ask
no:
  ret i1 false
ask:
  %m = sub i32 %n, 1
  %r = call i1 @even(i32 %m)
  ret i1 %r
}

define internal i1 @is_even(i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %yes, label %ask
yes:
  ret i1 true
ask:
  %m = sub i32 %n, 1
  %r = call i1 @is_odd(i32 %m)
  ret i1 %r
}

define internal i1 @is_odd(i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %no, label %ask
no:
  ret i1 false
ask:
  %m = sub i32 %n, 1
  %r = call i1 @is_even(i32 %m)
  ret i1 %r
}

define internal i32 @pick(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = sub i32 %a, %b
  br label %end
right:
  %y = xor i32 %a, %b
  br label %end
end:
  %v = phi i32 [ %x, %left ], [ %y, %right ]
  ret i32 %v
}

define internal i32 @choose(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %one, label %two
dead:
  %never = mul i32 %1, 77
  br label %two
two:
  %y = xor i32 %1, %2
  br label %end
end:
  %v = phi i32 [ %x, %one ], [ %y, %two ]
  ret i32 %v
one:
  %x = sub i32 %1, %2
  br label %end
}

define internal void @say() {
  %r = call i32 (ptr, ...) @printf(ptr @word)
  ret void
}

define internal void @tell() {
  %r = call i32 (ptr, ...) @printf(ptr @word)
  ret void
}

define i32 @main() {
  %a = call i32 @twice_triple(i32 7)
  %b = call i32 @twice_thrice(i32 9)
  %c = call i32 @thrice(i32 %b)
  %d = call i32 @down(i32 10)
  %e = call i32 @descend(i32 20)
  %f = call i1 @even(i32 31)
  %g = call i1 @is_even(i32 30)
  %h = call i1 @is_odd(i32 30)
  %f32 = zext i1 %f to i32
  %g32 = zext i1 %g to i32
  %h32 = zext i1 %h to i32
  %i = call i32 @pick(i1 true, i32 5, i32 3)
  %j = call i32 @choose(i1 false, i32 5, i32 3)
  call void @say()
  call void @tell()
  %r1 = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  %r2 = call i32 (ptr, ...) @printf(ptr @format, i32 %f32, i32 %g32, i32 %h32, i32 %i, i32 %j)
  ret i32 3
}
