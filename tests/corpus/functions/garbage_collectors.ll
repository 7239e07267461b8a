; The last name has a quote, which LLVM prints as it is and then cannot read.
define void @collected() gc "statepoint-example" {
  ret void
}
declare void @declared() gc "shadow-stack"
define void @collected_alike() gc "statepoint-example" {
  ret void
}
declare void @odd() gc "with \22quotes\22"
