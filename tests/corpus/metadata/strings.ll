; Empty, long enough, with odd bytes, twice the same.
!named = !{!0, !1}
!0 = !{!"", !"plain", !"tab\09 newline\0A NUL\00 quote\22 backslash\5C", !"caf\C3\A9 \FF\80", !"plain"}
!1 = !{!"plain", !""}
