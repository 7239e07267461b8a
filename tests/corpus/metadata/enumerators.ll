; Signed and unsigned, as wide as need be, negative, of equal names and numbers.
!named = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !DIEnumerator(name: "None", value: 0)
!1 = !DIEnumerator(name: "None", value: 0, isUnsigned: true)
!2 = !DIEnumerator(name: "Negative", value: -1)
!3 = !DIEnumerator(name: "Largest", value: 18446744073709551615, isUnsigned: true)
!4 = !DIEnumerator(name: "Smallest", value: -9223372036854775808)
!5 = !DIEnumerator(name: "Wide", value: -170141183460469231731687303715884105728)
!6 = distinct !DIEnumerator(name: "", value: 7)
