; A module without functions and globals has no pointer type: its pointer mode is unknown.
!only = !{!0}
!0 = !{i32 1}
