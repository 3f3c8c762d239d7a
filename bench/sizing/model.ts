/** What one operation takes of each piece. */
export interface Cost {
  /** Processor time, microseconds. */
  readonly service: number
  readonly postgres: number
  readonly redis: number
  /** Log of PostgreSQL and what stays in its tables, bytes. */
  readonly log: number
  readonly stored: number
}

/** Operations a second, by name. */
export type Rates = Readonly<Record<string, number>>

/** A process has one core and a core has peaks: what is planned to be busy of it. */
const busyShare = 0.6
const secondsOfMonth = 30 * 86_400

/** Cores of each piece that are busy, and bytes of PostgreSQL a second: costs add up. */
export const usage = (costs: Readonly<Record<string, Cost>>, rates: Rates) => {
  const sum = (of: keyof Cost) =>
    Object.entries(rates).reduce((total, [name, rate]) => total + rate * costs[name]![of], 0)
  return {
    service: sum('service') / 1e6,
    postgres: sum('postgres') / 1e6,
    redis: sum('redis') / 1e6,
    logMb: sum('log') / 1e6,
    storedGbAMonth: (sum('stored') * secondsOfMonth) / 1e9,
  }
}

/** What to run for that. */
export const plan = (costs: Readonly<Record<string, Cost>>, rates: Rates) => {
  const { service, postgres, redis, logMb, storedGbAMonth } = usage(costs, rates)
  return {
    'processes of the service': Math.max(2, Math.ceil(service / busyShare)),
    'cores of PostgreSQL': Math.max(1, Math.ceil(postgres / busyShare)),
    'share of a Redis core': redis.toFixed(2),
    'log, MB a second': logMb.toFixed(1),
    'tables, GB a month': Math.round(storedGbAMonth),
  }
}
