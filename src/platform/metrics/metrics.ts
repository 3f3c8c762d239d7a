import type { CounterName, HistogramName, LabelsOf, ValueName } from './table.ts'

/** Counts and measures what table.ts lists. Without a metrics setting there is no such object, and nothing is counted. */
export interface Metrics {
  /** @param labels In the order of the table. */
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number): void
  /** Ask for a value whenever somebody looks. While it is null or asking fails, the metric has none. */
  read<Name extends ValueName>(
    name: Name,
    value: () => number | null | Promise<number>,
    labels?: () => LabelsOf<Name>,
  ): void
  /** All of this process, as it may travel to another one. */
  collect(): Promise<Collected>
  /** What was collected, as Prometheus reads it. */
  textOf(processes: readonly ProcessMetrics[]): Promise<string>
}

/** Made by `collect`, read by `textOf`: plain data. */
export type Collected = readonly { readonly values: readonly { readonly labels: object }[] }[]

/** The metrics of one process. */
export interface ProcessMetrics {
  /** Its place among the WORKERS; null when it is the only process. */
  readonly worker: number | null
  readonly metrics: Collected
}
