; Blocks out of the order of control, unreachable ones, loops to oneself, an edge taken twice.
define void @blocks_keep_their_order(i1 %c, i32 %n) {
entry:
  br label %last

unreachable_one:
  br label %unreachable_two

unreachable_two:
  br i1 %c, label %unreachable_one, label %middle

middle:
  switch i32 %n, label %last [
    i32 1, label %last
    i32 2, label %self
    i32 3, label %last
  ]

self:
  br i1 %c, label %self, label %middle

last:
  br i1 %c, label %middle, label %middle

nobody_comes_here:
  unreachable
}
