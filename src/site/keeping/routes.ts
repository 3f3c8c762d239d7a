import type { Elysia } from 'elysia'
import { type Mounted, mount } from '../../platform/http/mount.ts'
import type { RequestLogs } from '../../platform/http/request-log.ts'
import { type Address, addresses } from './addresses.ts'
import type { KeepingDeps as VisitDeps } from './visit.ts'

/** Parts of the service that the pages of kept fittings use. */
export type KeepingDeps = VisitDeps & RequestLogs

const patterns = addresses.map((address) => ({
  address,
  pattern: new RegExp(`^${address.replace(':id', '([A-Za-z0-9_]{1,64})')}$`),
}))

/** Pages for whoever keeps fittings: links to pass on, lists, golfers. All but their addresses is loaded when somebody comes. */
export const keeping = (deps: KeepingDeps) => {
  const find = (path: string): Mounted | null => {
    if (!path.startsWith('/fittings') && !path.startsWith('/golfers')) return null
    for (const { address, pattern } of patterns) {
      const [whole, id = ''] = pattern.exec(path) ?? []
      if (whole !== undefined) return mountAddress(deps, address, id)
    }
    return null
  }
  return (app: Elysia) => app.use(mount(deps, find))
}

const mountAddress = (deps: KeepingDeps, address: Address, id: string): Mounted => ({
  route: address,
  answer: async (asked) => (await import('./site.ts')).answer(deps, { address, id, asked }),
})
