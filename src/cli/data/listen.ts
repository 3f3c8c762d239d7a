import type { App } from '../../app.ts'
import { answerScrape, type MetricsDeps, metricsPath } from '../../maintenance/metrics/index.ts'
import { problem } from '../../platform/errors.ts'
import { refuse } from '../../platform/http/problems.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { say } from '../../words/say.ts'
import { OperatorError } from '../verb.ts'

/** Longest silence on a connection. Every answer begins within milliseconds, so this only ends slow senders. */
const idleTimeoutSeconds = 30
/**
 * Bodies over MAX_BODY_BYTES get a 413 of ours, with words; Bun's own 413 has none, so its limit lies far above.
 * It costs nothing: Bun does not collect a body that nobody reads (300 MB refused in 0.4 ms, memory unchanged).
 */
const bodyBytesBackstop = 1_073_741_824

/** The listening server of Bun. */
export type Server = NonNullable<App['server']>

interface Deps {
  readonly config: Config
  readonly log: Log
}

/** Any app of this service. */
interface Listening {
  listen(options: object): unknown
  compile(): unknown
  readonly fetch: (request: Request) => Response | Promise<Response>
  server: Server | null
}

/** Listen where the settings say. @throws {OperatorError} Another program has the port. */
export const listen = (app: Listening, deps: Deps, isPortShared: boolean): Server => {
  const { host: hostname, port } = deps.config
  try {
    app.listen({
      hostname,
      port,
      reusePort: isPortShared, // for others a second server would start too, and take half of the requests
      idleTimeout: idleTimeoutSeconds,
      maxRequestBodySize: bodyBytesBackstop,
      development: false, // Bun's error page shows our stack and sources to anyone
      error: (thrown: unknown) => refuse(thrown, null, deps),
    })
    return app.server!
  } catch (error) {
    throw isTaken(error) ? taken('PORT', port, hostname) : error
  }
}

/** Have an app answer from now on what a server hears already: its port is closed at no moment, and connections stay. */
export const takeOver = (server: Server, app: Listening, deps: Deps): Server => {
  app.compile()
  app.server = server
  server.reload({ fetch: app.fetch, error: (thrown) => refuse(thrown, null, deps) })
  return server
}

/**
 * Answer `/metrics` on METRICS_PORT, where it is set, and nothing else. Scrapes there are no requests to the service: they are
 * neither counted nor logged. With WORKERS each answers for all.
 */
export const listenForScrapes = (deps: MetricsDeps, isPortShared: boolean): { stop(): void } => {
  const { host: hostname, metricsPort: port } = deps.config
  if (port === undefined) return { stop: () => {} }
  try {
    const server = Bun.serve({
      hostname,
      port,
      reusePort: isPortShared,
      development: false,
      fetch: (request) => {
        if (new URL(request.url).pathname === metricsPath) return answerScrape(request, deps)
        throw problem('notFound', { detail: say('missing.metricsOnly') })
      },
      error: (thrown) => refuse(thrown, null, deps),
    })
    return { stop: () => void server.stop(true) }
  } catch (error) {
    throw isTaken(error) ? taken('METRICS_PORT', port, hostname) : error
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const taken = (setting: string, port: number, hostname: string) =>
  new OperatorError(
    `Port ${port} on ${hostname} is taken. Set ${setting} to a free port, or stop the program that uses it.`,
  )
