import type { Elysia } from 'elysia'

/** Operations by method and path, for requests that never reach one. */
export interface RouteTable {
  /** The methods that an address takes, for 405 and its `Allow`. Empty for an address that does not exist. */
  methodsAt(path: string): string[]
  /** The pattern of the operation that a request is for; undefined when it is for none. */
  patternOf(method: string, path: string): string | undefined
}

interface KnownRoute {
  readonly method: string
  readonly path: string
  readonly segments: readonly string[]
}

/** Reads the routes when it is first asked, since most are added after the hooks that ask. */
export const routeTable = (app: Pick<Elysia, 'routes'>): RouteTable => {
  let known: readonly KnownRoute[] | undefined
  const routesAt = (path: string): readonly KnownRoute[] => {
    known ??= app.routes.map(({ method, path }) => ({ method, path, segments: segmentsOf(path) }))
    const given = segmentsOf(path)
    return known.filter(({ segments }) => covers(segments, given))
  }
  return {
    methodsAt: (path) => {
      const methods = new Set(routesAt(path).map(({ method }) => method))
      if (methods.has('GET')) methods.add('HEAD')
      return [...methods].sort()
    },
    patternOf: (method, path) => {
      const routed = method === 'HEAD' ? 'GET' : method
      return routesAt(path).find((route) => route.method === routed)?.path
    },
  }
}

const covers = (pattern: readonly string[], given: readonly string[]): boolean =>
  pattern.length === given.length && pattern.every((part, i) => part.startsWith(':') || part === given[i])

/** A final slash makes no other address. */
const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')
