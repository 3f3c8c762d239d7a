import type { Metrics } from './metrics.ts'

export type { Metrics, ProcessMetrics } from './metrics.ts'
export { watchProcess } from './process.ts'
export { metersTable } from './table.ts'

/** Begin to count. The library is loaded only now. */
export const openMetrics = async (): Promise<Metrics> => (await import('./registry.ts')).createMetrics()
