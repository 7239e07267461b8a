; With each kind of checksum, with source, with odd bytes.
!named = !{!0, !1, !2, !3, !4, !5}
!0 = !DIFile(filename: "a.c", directory: "src")
!1 = !DIFile(filename: "", directory: "")
!2 = !DIFile(filename: "b.c", directory: "src", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!3 = !DIFile(filename: "c.c", directory: "src", checksumkind: CSK_SHA1, checksum: "000102030405060708090a0b0c0d0e0f00010203", source: "int x;\0A\09// \22quoted\22\0A")
!4 = !DIFile(filename: "d.c", directory: "src", checksumkind: CSK_SHA256, checksum: "000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f")
!5 = distinct !DIFile(filename: "tab\09\FF.c", directory: "with \22quotes\22", source: "x")
