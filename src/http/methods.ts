/** What is needed of a route to tell which methods an address takes. */
export interface KnownRoute {
  readonly method: string
  readonly path: string
}

/** The methods that an address takes, for 405 and its `Allow`. Empty for an address that does not exist. */
export const methodsAt = (path: string, routes: readonly KnownRoute[]): string[] => {
  const methods = new Set(routes.filter((route) => covers(route.path, path)).map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}

const covers = (pattern: string, path: string): boolean => {
  const wanted = segments(pattern)
  const given = segments(path)
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
}

/** A final slash makes no other address. */
const segments = (path: string): string[] => path.replace(/\/$/, '').split('/')
