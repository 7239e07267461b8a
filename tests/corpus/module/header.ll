; Everything of the header.
source_filename = "dir/with \22quotes\22, tab\09 and \C3\A9.c"
target datalayout = "e-m:e-p:64:64-p3:32:32-p5:32:32-i64:64-n8:16:32:64-S128-A5-G1-P4"
target triple = "x86_64-unknown-linux-gnu"
