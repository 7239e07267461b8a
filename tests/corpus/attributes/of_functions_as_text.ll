; Free attributes: a key alone, an empty value, quotes and odd bytes; those that LLVM knows.
declare void @key_alone() "key"
declare void @empty_value() "key"=""
declare void @odd() "key \22quoted\22"="value\09\0A\5C\FF"
declare void @known() "less-precise-fpmad"="true" "no-infs-fp-math"="false" "no-nans-fp-math"="true" "approx-func-fp-math"="true" "no-signed-zeros-fp-math"="true" "unsafe-fp-math"="true" "no-jump-tables"="true" "no-inline-line-tables" "profile-sample-accurate" "use-sample-profile"
declare void @usual() "frame-pointer"="all" "target-cpu"="x86-64" "target-features"="+sse2,-avx" "min-legal-vector-width"="0"
declare void @mixed() nounwind "a"="1" cold "b" uwtable
