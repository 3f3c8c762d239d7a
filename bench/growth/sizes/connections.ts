import { load, type WireRequest } from '../../http/load.ts'
import type { BenchService } from '../../service.ts'
import type { Grown } from './grown.ts'

const sizes = [1, 8, 32, 128, 512]
const seconds = 0.5

/** Connections that each always wait for an answer. What is measured is one request, so that an exponent of 0 is linear growth. */
export const moreConnections = (service: BenchService): Grown[] => {
  const headers = {
    authorization: `Bearer ${service.key}`,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  }
  let golfers = 0
  const scores = (more: Readonly<Record<string, string>> = {}): WireRequest => ({
    method: 'POST',
    path: '/v1/catalog/scores',
    headers: { ...headers, ...more },
    body: JSON.stringify({ golfer: { speed: 60 + (golfers++ % 650_000) / 10_000 } }),
  })
  const asked = {
    '/health': () => ({ method: 'GET' as const, path: '/health', headers: {} }),
    'scores, unchanged (304)': () => scores({ 'if-none-match': '*' }),
    'scores of every head': () => scores(),
  }
  return Object.entries(asked).map(([operation, next]) => ({
    of: 'connections',
    operation: `one request: ${operation}`,
    at: sizes.map((connections) => {
      const work = async () => {
        const { requests, otherThan200 } = await load(service, next, { connections, seconds })
        if (otherThan200 > 0) throw new Error(`${operation}: ${otherThan200} of ${requests} were refused`)
        return requests
      }
      return [connections, work] as const
    }),
  }))
}
