import { buildPageScript, pageScript } from '../../pages/index.ts'

export const buildStudioScript = (): Promise<string> => buildPageScript(import.meta.dir, 'browser/studio.ts')

export const studioScript = pageScript(
  '/docs/studio',
  () => import('../../../dist/studio.script', { with: { type: 'text' } }),
)
