; Lists and structures that no compiler writes: superclasses in a circle, a class that is its own superclass, counts
; and sizes that do not fit, entries that are no addresses, what is only declared, a protocol that incorporates
; itself, metaclasses that do not match.

%class = type { ptr, ptr, ptr, ptr, ptr }
%ro = type { i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%method = type { ptr, ptr, ptr }
%category = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32 }
%protocol = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr }

@name_a = private constant [2 x i8] c"A\00"
@name_b = private constant [2 x i8] c"B\00"
@name_self = private constant [5 x i8] c"Self\00"
@name_good = private constant [5 x i8] c"Good\00"
@name_counts = private constant [7 x i8] c"Counts\00"
@name_sizes = private constant [6 x i8] c"Sizes\00"
@name_declared = private constant [9 x i8] c"Declared\00"
@name_swapped = private constant [8 x i8] c"Swapped\00"
@name_short = private constant [6 x i8] c"Short\00"
@name_open = private constant [5 x i8] c"Open\00"
@unterminated = private constant [4 x i8] c"Open"
@selector = private constant [4 x i8] c"run\00"
@other = private constant [5 x i8] c"walk\00"
@types = private constant [8 x i8] c"v16@0:8\00"

; A and B are each other's superclass; a message to them that nobody answers must not be looked for for ever.
@class_a = global %class { ptr @meta_a, ptr @class_b, ptr null, ptr null, ptr @ro_a }
@class_b = global %class { ptr @meta_b, ptr @class_a, ptr null, ptr null, ptr @ro_b }
@meta_a = global %class { ptr @meta_a, ptr @meta_b, ptr null, ptr null, ptr @meta_ro_a }
@meta_b = global %class { ptr @meta_b, ptr @meta_a, ptr null, ptr null, ptr @meta_ro_b }
@ro_a = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @name_a, ptr @methods_a, ptr null, ptr null, ptr null, ptr null }
@ro_b = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @name_b, ptr null, ptr null, ptr null, ptr null, ptr null }
@meta_ro_a = global %ro { i32 1, i32 0, i32 8, ptr null, ptr @name_a, ptr null, ptr null, ptr null, ptr null, ptr null }
@meta_ro_b = global %ro { i32 1, i32 0, i32 8, ptr null, ptr @name_b, ptr null, ptr null, ptr null, ptr null, ptr null }
@methods_a = global { i32, i32, [1 x %method] } { i32 24, i32 1, [1 x %method] [%method { ptr @selector, ptr @types, ptr @run }] }

; Self is its own superclass and its own metaclass.
@class_self = global %class { ptr @class_self, ptr @class_self, ptr null, ptr null, ptr @ro_self }
@ro_self = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @name_self, ptr @methods_a, ptr null, ptr null, ptr null, ptr null }

; Good is well, through an alias of the class and of the function.
@class_good = global %class { ptr @meta_good, ptr null, ptr null, ptr null, ptr @ro_good }
@meta_good = global %class { ptr @meta_good, ptr @good_alias, ptr null, ptr null, ptr @meta_ro_good }
@good_alias = alias %class, ptr @class_good
@run_alias = alias void (), ptr @run
@ro_good = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @name_good, ptr @methods_good, ptr @protocols_good, ptr null, ptr null, ptr null }
@meta_ro_good = global %ro { i32 1, i32 0, i32 8, ptr null, ptr @name_good, ptr null, ptr null, ptr null, ptr null, ptr null }
@methods_good = global { i32, i32, [1 x %method] } { i32 24, i32 1, [1 x %method] [%method { ptr @selector, ptr null, ptr @run_alias }] }

; Its protocols incorporate each other; one entry of the list is a number.
@protocols_good = global { i64, [3 x ptr] } { i64 2, [3 x ptr] [ptr @protocol_p, ptr inttoptr (i64 5 to ptr), ptr null] }
@protocol_p = global %protocol { ptr null, ptr @name_a, ptr @protocols_p, ptr null, ptr null, ptr null, ptr null, ptr null, i32 96, i32 0, ptr null, ptr null, ptr null }
@protocol_q = global %protocol { ptr null, ptr @name_b, ptr @protocols_q, ptr null, ptr null, ptr null, ptr null, ptr null, i32 96, i32 0, ptr null, ptr null, ptr null }
@protocols_p = global { i64, [2 x ptr] } { i64 1, [2 x ptr] [ptr @protocol_q, ptr null] }
@protocols_q = global { i64, [2 x ptr] } { i64 1, [2 x ptr] [ptr @protocol_p, ptr null] }

; Of two methods Counts says it has five; of the two in the metaclass only one counts. One function is a variable.
@class_counts = global %class { ptr @meta_counts, ptr @class_good, ptr null, ptr null, ptr @ro_counts }
@meta_counts = global %class { ptr @meta_good, ptr @meta_good, ptr null, ptr null, ptr @meta_ro_counts }
@ro_counts = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @name_counts, ptr @methods_counts, ptr null, ptr null, ptr null, ptr null }
@meta_ro_counts = global %ro { i32 1, i32 0, i32 8, ptr null, ptr @name_counts, ptr @meta_methods_counts, ptr null, ptr null, ptr null, ptr null }
@methods_counts = global { i32, i32, [2 x %method] } { i32 24, i32 5, [2 x %method] [%method { ptr @selector, ptr @types, ptr @run }, %method { ptr @other, ptr @types, ptr @types }] }
@meta_methods_counts = global { i32, i32, [2 x %method] } { i32 24, i32 1, [2 x %method] [%method { ptr @selector, ptr @types, ptr @run }, %method { ptr @other, ptr @types, ptr @run }] }

; The methods of Sizes are said to be 16 bytes long; its instance variables are no structure.
@class_sizes = global %class { ptr @meta_sizes, ptr @class_good, ptr null, ptr null, ptr @ro_sizes }
@meta_sizes = global %class { ptr @meta_good, ptr @meta_good, ptr null, ptr null, ptr @meta_ro_sizes }
@ro_sizes = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @name_sizes, ptr @methods_sizes, ptr null, ptr @types, ptr null, ptr null }
@meta_ro_sizes = global %ro { i32 1, i32 0, i32 8, ptr null, ptr @name_sizes, ptr null, ptr null, ptr null, ptr null, ptr null }
@methods_sizes = global { i32, i32, [1 x %method] } { i32 16, i32 1, [1 x %method] [%method { ptr @selector, ptr @types, ptr @run }] }

; The methods of Declared are only declared, and its superclass is a symbol that says nothing.
@class_declared = global %class { ptr @meta_declared, ptr @somewhere, ptr null, ptr null, ptr @ro_declared }
@meta_declared = global %class { ptr @meta_good, ptr @meta_good, ptr null, ptr null, ptr @meta_ro_declared }
@ro_declared = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @name_declared, ptr @methods_declared, ptr null, ptr null, ptr null, ptr null }
@meta_ro_declared = global %ro { i32 1, i32 0, i32 8, ptr null, ptr @name_declared, ptr null, ptr null, ptr null, ptr null, ptr null }
@methods_declared = external global { i32, i32, [1 x %method] }
@somewhere = external global %class

; The metaclass of Swapped is that of Counts.
@class_swapped = global %class { ptr @meta_counts, ptr @class_good, ptr null, ptr null, ptr @ro_swapped }
@ro_swapped = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @name_swapped, ptr null, ptr null, ptr null, ptr null, ptr null }

; Short has too few fields, Open a name that does not end.
@class_short = global { ptr, ptr } { ptr @meta_good, ptr null }
@class_open = global %class { ptr @meta_good, ptr null, ptr null, ptr null, ptr @ro_open }
@ro_open = global %ro { i32 0, i32 0, i32 8, ptr null, ptr @unterminated, ptr null, ptr null, ptr null, ptr null, ptr null }

; Categories of a function, of nothing, of a class that has no name, and without a name.
@category_function = global %category { ptr @name_a, ptr @run, ptr null, ptr null, ptr null, ptr null, ptr null, i32 64 }
@category_null = global %category { ptr @name_a, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i32 64 }
@category_open = global %category { ptr @name_a, ptr @class_open, ptr null, ptr null, ptr null, ptr null, ptr null, i32 64 }
@category_nameless = global %category { ptr null, ptr @class_good, ptr @methods_a, ptr null, ptr null, ptr null, ptr null, i32 64 }

@classes = private global [11 x ptr] [ptr @class_a, ptr @class_b, ptr @class_self, ptr @class_good, ptr @class_counts, ptr @class_sizes, ptr @class_declared, ptr @class_swapped, ptr @class_short, ptr @class_open, ptr inttoptr (i64 1 to ptr)], section "__DATA,__objc_classlist,regular,no_dead_strip"
@categories = private global [4 x ptr] [ptr @category_function, ptr @category_null, ptr @category_open, ptr @category_nameless], section "__DATA,__objc_catlist,regular,no_dead_strip"
@empty = private global [1 x ptr] undef, section "__DATA,__objc_catlist,regular,no_dead_strip"
@string = private global { ptr, i32, ptr, i64 } { ptr null, i32 1992, ptr null, i64 5 }, section "__DATA,__cfstring"

define void @run() {
  ret void
}
