; Labels are a type; a declaration may mention it.
declare void @labels_are_a_type(label)
