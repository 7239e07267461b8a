declare void @scalable_vectors_keep_their_minimum(<vscale x 1 x i1>, <vscale x 4 x i32>, <vscale x 2 x double>, <vscale x 2 x ptr>)
