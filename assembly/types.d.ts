// AssemblyScript's integer types as the host sees them, for the two files that both compilers read (layout.ts, match-layout.ts).
type i32 = number
type u32 = number
type usize = number
type f64 = number
