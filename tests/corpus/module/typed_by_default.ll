; One typed pointer makes the whole module typed, though no other is written.
declare i32* @returns_a_typed_pointer()
declare void @has_no_pointer(i32)
