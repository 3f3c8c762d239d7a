import { createLog } from '../../platform/log/log.ts'
import { outliveOutput } from '../../platform/log/log-output.ts'
import { servingPurpose } from '../../platform/postgres/embedded/lock.ts'
import type { Line } from '../../platform/postgres/server/line.ts'
import { misspelledSettings } from '../../platform/settings/misspelled-settings.ts'
import { compileLittle } from '../../platform/work/jit.ts'
import { showProgress } from '../../platform/work/progress.ts'
import { yieldToEventLoop } from '../../platform/work/yield.ts'
import { type Environment, verb } from '../verb.ts'
import { checkConfig } from './start-check.ts'
import { stopSignals } from './stop.ts'

/** The service itself. */
export const serve = (env: Environment) =>
  verb({
    name: 'serve',
    description: 'Serve the API. Settings come from the environment; docs/settings.md lists them.',
    exitCode: 1, // a start that is refused; supervisors need not know why
    args: { worker: { type: 'boolean', description: 'Internal: run as one of the WORKERS processes.' } },
    run: async ({ worker: isWorker = false }) => {
      compileLittle()
      outliveOutput()
      const signals = stopSignals({ isWorker })
      if (!isWorker)
        for (const { name, meant } of misspelledSettings(env))
          console.error(`${name} is not a setting. Did you mean ${meant}?`)
      const { config, line } = await checkConfig(env, { isWorker })
      // The rest is loaded when the settings are known to work: a refusal comes with a third of the program.
      if (config.workers > 1 && !isWorker) {
        const { serveByWorkers } = await import('./workers.ts')
        return serveByWorkers(config, env, signals)
      }
      const log = createLog(config)
      const { openStorage } = await import('./storage.ts')
      const open = (line: Line | null) => {
        const { tell, end } = showProgress()
        return openStorage(config, servingPurpose, tell, { log, line }).finally(end)
      }
      // The storage opens while this process loads the rest.
      let early: ReturnType<typeof open> | null = open(line)
      early.catch(() => {}) // the service sees the error when it asks
      const openOnce = () => {
        const opening = early ?? open(null)
        early = null
        return opening
      }
      await loadParts()
      const { startService } = await import('./service.ts')
      return startService({ config, log, open: openOnce, signals, isWorker })
    },
    show: () => '',
  })

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
const loadParts = async (): Promise<void> => {
  for (const load of parts) {
    await load()
    await yieldToEventLoop()
  }
}
