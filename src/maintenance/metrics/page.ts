import { timingSafeEqual } from 'node:crypto'
import { problem } from '../../platform/errors.ts'
import { mount } from '../../platform/http/mount.ts'
import type { RequestLogs } from '../../platform/http/request-log.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { say } from '../../words/say.ts'

/** Parts of the service that the metrics page uses. */
export interface MetricsDeps extends RequestLogs {
  readonly config: Config
  /** What is counted here and by the other WORKERS, as Prometheus reads it. Left out: nothing is counted. */
  readonly metricsText?: (() => Promise<string>) | undefined
}

/** Address of the metrics. */
export const metricsPath = '/metrics'

/** `/metrics` on the port of the service, for callers with METRICS_TOKEN. METRICS_PORT has it for itself. */
export const metricsPage = (deps: MetricsDeps) => {
  const { metricsToken, metricsPort } = deps.config
  const isServed = metricsToken !== undefined && metricsPort === undefined
  const page = { route: metricsPath, answer: ({ request }: { request: Request }) => answerScrape(request, deps) }
  return mount(deps, (path) => (isServed && path === metricsPath ? page : null))
}

/** @throws unauthorized without METRICS_TOKEN, where there is one. */
export const answerScrape = async (
  { headers }: Request,
  { config, metricsText }: Pick<MetricsDeps, 'config' | 'metricsText'>,
): Promise<Response> => {
  const { metricsToken } = config
  if (metricsToken !== undefined && !isSame(headers.get('authorization') ?? '', `Bearer ${metricsToken}`))
    throw problem('unauthorized', {
      detail: say('access.sendMetricsToken'),
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  return new Response(await metricsText?.(), { headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
}

const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** In the same time, however much of it is right. */
const isSame = (sent: string, right: string): boolean => timingSafeEqual(digest(sent), digest(right))

const digest = (text: string): Uint8Array => new Bun.CryptoHasher('sha256').update(text).digest()
