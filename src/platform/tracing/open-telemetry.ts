import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../settings/settings.ts'
import type { Tracing } from './tracing.ts'

/** Traces over OTLP/HTTP, in JSON. Imported only where there is a collector. */
export const createTracing = (config: Config): Tracing => {
  const provider = providerOf(config)
  const tracer = provider.getTracer('clubwright')
  const propagator = new W3CTraceContextPropagator()
  const contexts = new AsyncLocalStorage<Context>()
  const requests = new WeakMap<Request, Span>()
  const current = () => contexts.getStore() ?? ROOT_CONTEXT
  const within = <Value>(context: Context, span: Span, work: () => Value): Value =>
    contexts.run(trace.setSpan(context, span), work)

  return {
    request: (request, work) => {
      const context = propagator.extract(ROOT_CONTEXT, request.headers, headerGetter)
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, context)
      requests.set(request, span)
      return within(context, span, work)
    },
    answered: (request, { method, route, operation, status, code, requestId }) => {
      const span = requests.get(request)
      if (span === undefined) return
      span.updateName(operation)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'clubwright.request_id': requestId,
        ...(code !== null && { 'error.type': code }),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    inSpan: async (name, work, attributes = {}) => {
      const span = tracer.startSpan(name, { attributes }, current())
      try {
        return await within(current(), span, work)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    begin: (name) => {
      const span = tracer.startSpan(name, {}, current())
      return () => span.end()
    },
    headers: () => {
      const headers: Record<string, string> = {}
      propagator.inject(current(), headers, {
        set: (carrier, name, value) => {
          carrier[name] = value
        },
      })
      return headers
    },
    stop: () => provider.shutdown().catch(() => {}), // the collector is away
  }
}

const providerOf = (config: Config): TracerProvider => {
  const exporter = new OTLPTraceExporter({
    url: `${config.otelExporterOtlpEndpoint}/v1/traces`,
    headers: headersOf(config.otelExporterOtlpHeaders),
    timeoutMillis: 2_000,
  })
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.otelServiceName }),
    sampler: samplerOf(Number(config.otelTracesSamplerArg)),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
}

/**
 * A caller who does not trace a request is believed, and one who does gets the same share as others: by chance and not by the
 * trace id, which is the caller's choice too.
 */
const samplerOf = (share: number) => {
  const byChance: Sampler = {
    shouldSample: () => ({
      decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
  }
  return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share), remoteParentSampled: byChance })
}

/** `name=value,other=value` @source OpenTelemetry, OTLP exporter configuration */
const headersOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim(), decodeURIComponent(value.join('=').trim())]
      }),
  )

const headerGetter = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
}
