// Files imported by path (`with { type: 'file' }`): they travel inside the compiled executable.
declare module '*.wasm' {
  const path: string
  export default path
}
declare module '*.data' {
  const path: string
  export default path
}
declare module '*.gz' {
  const path: string
  export default path
}
declare module '*.key' {
  const text: string
  export default text
}
declare module '*.zst' {
  const path: string
  export default path
}
