; Bytes of every kind in arrays of i8.
@plain = constant [6 x i8] c"hello\00"
@no_nul = constant [5 x i8] c"hello"
@only_nul = constant [1 x i8] c"\00"
@nuls = constant [4 x i8] c"a\00b\00"
@whitespace = constant [5 x i8] c"\09\0A\0D\0B "
@quotes = constant [4 x i8] c"\22'\5C`"
@high = constant [4 x i8] c"\80\FF\C3\28"
@utf8 = constant [6 x i8] c"caf\C3\A9\00"
@escapes = constant [7 x i8] c"\5Cn\5Ct\5C00"
@vector_of_bytes = constant <4 x i8> <i8 97, i8 98, i8 99, i8 0>
@array_of_strings = constant [2 x [3 x i8]] [[3 x i8] c"ab\00", [3 x i8] c"\00\00\01"]
@zeros_are_no_string = constant [3 x i8] zeroinitializer
