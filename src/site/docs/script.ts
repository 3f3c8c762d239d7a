import { buildPageScript, pageScript } from '../../pages/index.ts'

/** The search of the documentation, for browsers. */
export const buildSearchScript = (): Promise<string> => buildPageScript(import.meta.dir, 'browser/search.ts')

/** Script of the pages of the documentation. They can be searched without it too. */
export const searchScript = pageScript(
  '/docs/search',
  () => import('../../../dist/docs-search.script', { with: { type: 'text' } }),
)
