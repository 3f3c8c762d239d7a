// AssemblyScript's integer types as the host sees them, for the files that both compilers read (*layout.ts).
type u8 = number
type i32 = number
type u32 = number
type usize = number
type f64 = number
