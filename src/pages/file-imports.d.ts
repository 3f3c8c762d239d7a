// Files imported by path (`with { type: 'file' }`): they travel inside the compiled executable.
declare module '*.css' {
  const path: string
  export default path
}
declare module '*.svg' {
  const path: string
  export default path
}
declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  const path: string
  export default path
}
declare module '*/api-reference.js' {
  const path: string
  export default path
}
declare module '*/copy.js' {
  const path: string
  export default path
}
declare module '*/embed.js' {
  const path: string
  export default path
}
declare module '*/site.js' {
  const path: string
  export default path
}
declare module '*/framed.js' {
  const path: string
  export default path
}
declare module '*.png' {
  const path: string
  export default path
}
