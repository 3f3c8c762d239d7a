import type { Elysia } from 'elysia'
import { type Mounted, mount } from '../../platform/http/mount.ts'
import { type Address, addresses } from './addresses.ts'
import type { DashboardDeps } from './visit.ts'

const patterns = addresses.map((address) => ({
  address,
  pattern: new RegExp(`^${address.replace(':id', '([A-Za-z0-9_-]{1,64})')}$`),
}))

/** Pages on which people look after their account. All but their addresses is loaded when somebody comes. */
export const dashboard = (deps: DashboardDeps) => {
  const find = (path: string): Mounted | null => {
    if (!path.startsWith('/dashboard')) return null
    for (const { address, pattern } of patterns) {
      const [whole, id = ''] = pattern.exec(path) ?? []
      if (whole !== undefined) return mountAddress(deps, address, id)
    }
    return null
  }
  return (app: Elysia) => app.use(mount(deps, find))
}

const mountAddress = (deps: DashboardDeps, address: Address, id: string): Mounted => ({
  route: address,
  answer: async (asked) => (await import('./site.ts')).answer(deps, { address, id, asked }),
})
