; The smallest, odd, wide and widest.
declare void @integers_keep_their_width(i1, i2, i7, i8, i16, i31, i32, i33, i63, i64, i65, i128, i129, i1000, i8388608)
