; Said, implied by linkage or visibility, and denied.
@said = dso_local global i32 0
@declared = external dso_local global i32
@preemptable = dso_preemptable global i32 0
@implied_by_linkage = internal global i32 0
@implied_by_visibility = hidden global i32 0
@alias = dso_local alias i32, ptr @said
define dso_local void @function() {
  ret void
}
declare dso_local void @declared_function()
