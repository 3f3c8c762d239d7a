import { buildPageScript, pageScript } from '../../pages/index.ts'

/** The flight model of the service, for browsers. */
export const buildLabScript = (): Promise<string> => buildPageScript(import.meta.dir, 'browser/lab.ts')

export const labScript = pageScript('/docs/lab', () => import('../../../dist/lab.script', { with: { type: 'text' } }))
