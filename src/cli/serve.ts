import type { Environment } from './commands.ts'
import { checkedConfig } from './start-check.ts'
import { stopSignals } from './stop.ts'
import { verb } from './verb.ts'

/** The service itself. */
export const serve = (env: Environment) =>
  verb({
    name: 'serve',
    description: 'Serve the API. Settings come from the environment; the README lists them.',
    args: { worker: { type: 'boolean', description: 'Internal: this is one of the processes of WORKERS.' } },
    run: async ({ worker: isWorker = false }) => {
      const signals = stopSignals({ isWorker })
      const config = await checkedConfig(env, { isWorker })
      // The rest is loaded when the settings are known to work: a refusal comes with a third of the program.
      if (config.workers > 1 && !isWorker) {
        const { serveByWorkers } = await import('./workers.ts')
        return serveByWorkers(config, env, signals)
      }
      const { startService } = await import('./service.ts')
      return startService(config, signals, isWorker)
    },
    show: () => '',
  })
