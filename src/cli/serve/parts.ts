import { yieldToEventLoop } from '../../platform/work/yield.ts'

/** What takes longest to load of the service, each after what it stands on. */
const parts = [
  () => import('../../platform/http/index.ts'),
  () => import('../../ruleset/index.ts'),
  () => import('../../flight/index.ts'),
  () => import('../../equipment/catalog/index.ts'),
  () => import('../../scoring/index.ts'),
  () => import('../../fitting/index.ts'),
  () => import('../../features/sessions/index.ts'),
  () => import('../../mcp/index.ts'),
]

/** Load the service in parts: between them the storage, which is opened at the same time, gets its turns. */
export const loadParts = async (): Promise<void> => {
  for (const load of parts) {
    await load()
    await yieldToEventLoop()
  }
}
