; Pointers as integers of fewer bits, handlers of signals, and the trees of a library.
@cut = internal global i32 0
@hashed = internal global i32 0
@halved = internal global i32 0
@part = internal global i32 0
@table = internal global ptr null
@key = internal global ptr null

declare i32 @sigaction(i32, ptr, ptr)
declare ptr @tsearch(ptr, ptr, ptr)
declare i64 @handle(i64)

define i32 @main(i32 %argc, ptr %argv) {
  %number = alloca i32
  %action = alloca { ptr, [16 x i64] }
  %before = alloca { ptr, [16 x i64] }
  %address = ptrtoint ptr @cut to i64
  %low = trunc i64 %address to i32
  store i32 %low, ptr %number
  %other = ptrtoint ptr @hashed to i64
  %bucket = urem i64 %other, 7
  %again = load i32, ptr %number
  %wide = sext i32 %again to i64
  %back = inttoptr i64 %wide to ptr
  %n = zext i32 %argc to i64
  %index = inttoptr i64 %n to ptr
  store i32 1, ptr %back
  store ptr @part, ptr @table
  %first = load i16, ptr @table
  %rest = getelementptr i8, ptr @table, i64 2
  %second = load i16, ptr %rest
  %one = zext i16 %first to i64
  %two = zext i16 %second to i64
  %up = shl i64 %two, 16
  %sum = or i64 %up, %one
  %built = inttoptr i64 %sum to ptr
  %sign = shl i64 %address, 32
  %sized = ashr exact i64 %sign, 32
  %extended = inttoptr i64 %sized to ptr
  %half = ptrtoint ptr @halved to i32
  store i32 %half, ptr %number
  %slot = alloca i64
  store i64 %wide, ptr %slot
  %later = load i64, ptr %slot
  %kept = inttoptr i64 %later to ptr
  %few = icmp slt i32 %argc, 2
  %either = select i1 %few, i64 %wide, i64 0
  %chosen = inttoptr i64 %either to ptr
  %eighth = udiv i64 %other, 8
  %even = mul i64 %eighth, 8
  %aligned = inttoptr i64 %even to ptr
  %given = call i64 @handle(i64 3)
  %opened = inttoptr i64 %given to ptr
  store ptr @on_signal, ptr %action
  %done = call i32 @sigaction(i32 2, ptr %action, ptr %before)
  %old = load ptr, ptr %before
  %node = call ptr @tsearch(ptr @key, ptr @table, ptr @order)
  %found = load ptr, ptr %node
  ret i32 0
}

define internal void @on_signal(i32 %signal, ptr %info, ptr %context) {
  ret void
}

define internal i32 @order(ptr %a, ptr %b) {
  ret i32 0
}
