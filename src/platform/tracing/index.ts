import type { Config } from '../settings/settings.ts'
import type { SpanFacts, Tracing } from './tracing.ts'

export type { Tracing } from './tracing.ts'

/** Begin to trace where OTEL_EXPORTER_OTLP_ENDPOINT is set. The library is loaded only then. */
export const openTracing = async (config: Config): Promise<Tracing | undefined> =>
  config.otelExporterOtlpEndpoint === undefined
    ? undefined
    : (await import('./open-telemetry.ts')).createTracing(config)

/** The work, in a span where there is tracing. */
export const inSpan = <Value>(
  tracing: Tracing | undefined,
  name: string,
  work: () => Promise<Value>,
  facts?: SpanFacts,
): Promise<Value> => (tracing === undefined ? work() : tracing.inSpan(name, work, facts))
