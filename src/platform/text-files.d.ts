// Files imported as text (`with { type: 'text' }`): they travel inside the compiled executable.
declare module '*.csv' {
  const text: string
  export default text
}
declare module '*.sql' {
  const text: string
  export default text
}
// The schema of this release.
declare module '*/schema.txt' {
  const text: string
  export default text
}
declare module '*.md' {
  const text: string
  export default text
}
// Scripts of the fitting card.
declare module '*.view.js' {
  const text: string
  export default text
}
// The documentation, as `clubwright prepare` makes it.
declare module '*.book' {
  const text: string
  export default text
}
// Scripts of pages, as `clubwright prepare` builds them.
declare module '*.script' {
  const text: string
  export default text
}
