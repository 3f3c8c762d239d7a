import { buildPageScript, pageScript } from '../../pages/index.ts'

/** Build the script of the studio from its sources. */
export const buildStudioScript = (): Promise<string> => buildPageScript(import.meta.dir, 'browser/studio.ts')

/** Script of the studio pages. */
export const studioScript = pageScript(
  '/docs/studio',
  () => import('../../../dist/studio.script', { with: { type: 'text' } }),
)
