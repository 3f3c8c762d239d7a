import { clubTypes } from '../../src/golf/names/words.ts'
import { requests } from '../../test/support/club.ts'
import type { WireRequest } from '../http/load.ts'

/**
 * What is asked of a service, a new golfer in every request; accounts take turns.
 * @param fittingId Of the first fitting, which the first account has made.
 */
export const operationsOf = (keys: readonly string[], fittingId: string) => {
  const run = process.pid
  const headers = (index: number) => ({
    authorization: `Bearer ${keys[index % keys.length]}`,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  })
  const get = (path: string) => (): WireRequest => ({ method: 'GET', path, headers: headers(0) })
  const fitting = (index: number): WireRequest => ({
    method: 'POST',
    path: '/v1/fitting/analyze',
    headers: { ...headers(index), 'idempotency-key': `${run}-${index}` },
    body: JSON.stringify(golferOf(index)),
  })
  const scores = (index: number): WireRequest => ({
    method: 'POST',
    path: '/v1/catalog/scores',
    headers: headers(index),
    body: JSON.stringify({ golfer: { speed: 60 + ((index * 7) % 6500) / 100, needsLaunch: index % 3 === 0 } }),
  })
  return {
    'fitting, new': fitting,
    'fitting, repeated by its key': () => fitting(0),
    'fitting, read': get(`/v1/fittings/${fittingId}`),
    'scores of every head, 0.4 MB': scores,
    'club search': (index: number) => get(`/v1/catalog/clubs?limit=20&offset=${index % 500}`)(),
    'key status': get('/v1/key/status'),
  } satisfies Record<string, (index: number) => WireRequest>
}

const golferOf = (index: number) => {
  const request = requests[clubTypes[index % clubTypes.length]!]
  return {
    ...request,
    swingMetrics: { ...request.swingMetrics, swingSpeed: request.swingMetrics.swingSpeed + (index % 1000) / 100 },
  }
}
