import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Collected, Metrics, ProcessMetrics } from './metrics.ts'
import { type HistogramName, meters, type ValueName } from './table.ts'

/** What is known of one meter, by its labels. */
type Values = Map<string, { readonly labels: readonly string[]; value: number }>

/** Label sets of a meter: far more than this service has. What comes beyond them is counted together. */
const labelSetsMax = 2_000
const other = '(other)'

/**
 * The metrics of this process. The library gets counts only when somebody looks: adding one to a number that has its labels
 * already takes a tenth of the time.
 */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const values = new Map<string, Values>()
  const histograms = new Map<string, (labels: readonly string[], seconds: number) => void>()
  const readers: (() => Promise<void>)[] = []
  for (const [name, { type }] of Object.entries(meters))
    if (type === 'histogram') histograms.set(name, histogramOf(registry, name as HistogramName))
    else values.set(name, valuesOf(registry, name as ValueName))
  return {
    count: (name, labels, by = 1) => {
      const counts = values.get(name)!
      const key = keyOf(labels)
      const counted = counts.get(key)
      if (counted !== undefined) counted.value += by
      else if (counts.size < labelSetsMax) counts.set(key, { labels, value: by })
      else countOther(counts, labels, by)
    },
    observe: (name, labels, seconds) => histograms.get(name)!(labels, seconds),
    read: (name, ask, labels = () => [] as never) => {
      const own = values.get(name)!
      readers.push(async () => {
        const value = await Promise.try(ask).catch(() => null)
        own.clear()
        if (value !== null) own.set('', { labels: labels(), value })
      })
    },
    collect: async () => {
      await Promise.all(readers.map((read) => read()))
      return (await registry.getMetricsAsJSON()) as Collected
    },
    textOf: (processes) => AggregatorRegistry.aggregate(processes.map(ofProcess) as object[]).metrics(),
  }
}

const countOther = (counts: Values, { length }: readonly string[], by: number): void => {
  const labels = Array<string>(length).fill(other)
  const counted = counts.get(keyOf(labels))
  if (counted === undefined) counts.set(keyOf(labels), { labels, value: by })
  else counted.value += by
}

const valuesOf = (registry: Registry, name: ValueName): Values => {
  const { type, labels: labelNames, ...meter } = meters[name]
  const known: readonly (readonly string[])[] = 'known' in meter ? meter.known : []
  const start = type === 'counter' && known.length === 0 && labelNames.length === 0 ? [[]] : known
  const values: Values = new Map(start.map((labels) => [keyOf(labels), { labels, value: 0 }]))
  const Kind = type === 'counter' ? Counter<string> : Gauge<string>
  new Kind({
    ...meter,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset()
      this.remove({}) // without labels the library begins with 0
      for (const { labels, value } of values.values()) this.inc(nameLabels(labelNames, labels), value)
    },
  })
  return values
}

const histogramOf = (registry: Registry, name: HistogramName) => {
  const { labels: labelNames, buckets, ...meter } = meters[name]
  const histogram = new Histogram<string>({
    ...meter,
    labelNames: [...labelNames],
    buckets: [...buckets],
    registers: [registry],
  })
  const bound = new Map<string, Histogram.Internal<string>>()
  return (observed: readonly string[], seconds: number): void => {
    const isBeyond = bound.size >= labelSetsMax && !bound.has(keyOf(observed))
    const labels = isBeyond ? observed.map(() => other) : observed
    const key = keyOf(labels)
    let child = bound.get(key)
    if (child === undefined) {
      child = histogram.labels(nameLabels(labelNames, labels))
      bound.set(key, child)
    }
    child.observe(seconds)
  }
}

const keyOf = (labels: readonly string[]): string => (labels.length === 1 ? labels[0]! : labels.join('\n'))

const nameLabels = (names: readonly string[], values: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, place) => [name, values[place]!]))

const ofProcess = ({ worker, metrics }: ProcessMetrics): Collected =>
  worker === null
    ? metrics
    : metrics.map((family) => ({
        ...family,
        values: family.values.map((one) => ({ ...one, labels: { worker, ...one.labels } })),
      }))
