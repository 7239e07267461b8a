; Each attribute of a function that stands for itself.
declare void @allocates() allockind("alloc,uninitialized,aligned") "alloc-family"="mine"
declare void @reallocates(ptr allocptr) allockind("realloc")
declare void @frees(ptr allocptr) allockind("free")
declare void @alwaysinline() alwaysinline
declare void @argmemonly() argmemonly
declare void @cold() cold
declare void @convergent() convergent
declare void @hot() hot
declare void @disable_sanitizer_instrumentation() disable_sanitizer_instrumentation
declare void @fn_ret_thunk_extern() fn_ret_thunk_extern
declare void @inaccessiblememonly() inaccessiblememonly
declare void @inaccessiblemem_or_argmemonly() inaccessiblemem_or_argmemonly
declare void @inlinehint() inlinehint
declare void @jumptable() unnamed_addr jumptable
declare void @minsize() minsize
declare void @naked() naked
declare void @nobuiltin() nobuiltin
declare void @nocallback() nocallback
declare void @noduplicate() noduplicate
declare void @nofree() nofree
declare void @noimplicitfloat() noimplicitfloat
declare void @noinline() noinline
declare void @nonlazybind() nonlazybind
declare void @nomerge() nomerge
declare void @norecurse() norecurse
declare void @noredzone() noredzone
declare void @noreturn() noreturn
declare void @nosync() nosync
declare void @nocf_check() nocf_check
declare void @noprofile() noprofile
declare void @nounwind() nounwind
declare void @nosanitize_bounds() nosanitize_bounds
declare void @nosanitize_coverage() nosanitize_coverage
declare void @null_pointer_is_valid() null_pointer_is_valid
declare void @optforfuzzing() optforfuzzing
declare void @optsize() optsize
declare void @optnone() noinline optnone
declare void @readnone() readnone
declare void @readonly() readonly
declare void @returns_twice() returns_twice
declare void @safestack() safestack
declare void @shadowcallstack() shadowcallstack
declare void @speculatable() speculatable
declare void @ssp() ssp
declare void @sspreq() sspreq
declare void @sspstrong() sspstrong
declare void @strictfp() strictfp
declare void @sanitize_address() sanitize_address
declare void @sanitize_thread() sanitize_thread
declare void @sanitize_memory() sanitize_memory
declare void @sanitize_hwaddress() sanitize_hwaddress
declare void @sanitize_memtag() sanitize_memtag
declare void @speculative_load_hardening() speculative_load_hardening
declare void @willreturn() willreturn
declare void @writeonly() writeonly
declare void @mustprogress() mustprogress
declare void @presplitcoroutine() presplitcoroutine
