import { buildPageScript, pageScript } from '../../pages/index.ts'

/** The flight model of the service, for browsers. */
export const buildLabScript = (): Promise<string> => buildPageScript(import.meta.dir, 'browser/lab.ts')

/** Its rules, which the first one loads after the page is shown. */
export const buildLabRules = (): Promise<string> => buildPageScript(import.meta.dir, 'browser/rules.ts', 'esm')

/** Script of the lab page. */
export const labScript = pageScript('/docs/lab', () => import('../../../dist/lab.script', { with: { type: 'text' } }))
/** The rules for the browser, loaded when a slider first needs them. */
export const labRules = pageScript(
  '/docs/lab/rules',
  () => import('../../../dist/lab-rules.script', { with: { type: 'text' } }),
)
