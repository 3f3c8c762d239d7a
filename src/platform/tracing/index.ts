import type { Config } from '../config.ts'
import type { Tracing } from './tracing.ts'

export type { Tracing } from './tracing.ts'

/** Begin to trace where OTEL_EXPORTER_OTLP_ENDPOINT is set. The library is loaded only then. */
export const openTracing = async (config: Config): Promise<Tracing | undefined> =>
  config.otelExporterOtlpEndpoint === undefined
    ? undefined
    : (await import('./open-telemetry.ts')).createTracing(config)
