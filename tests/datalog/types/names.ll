; Names to which the context has appended numbers, once and again, and names that only look so.

%struct.A = type opaque
%struct.A.0 = type opaque
%struct.A.0.2 = type opaque
%struct.v1 = type opaque
%struct.v1.0 = type opaque
%struct.B.007 = type opaque
%struct.1 = type opaque
%struct.C. = type opaque

define void @f() {
 %a = getelementptr {%struct.A*, %struct.A.0*, %struct.A.0.2*, %struct.v1*, %struct.v1.0*, %struct.B.007*, %struct.1*, %struct.C.*}, {%struct.A*, %struct.A.0*, %struct.A.0.2*, %struct.v1*, %struct.v1.0*, %struct.B.007*, %struct.1*, %struct.C.*}* undef, i32 0
 ret void
}
