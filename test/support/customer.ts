import { requests } from './club.ts'

/** Requests of a customer to a running service, for tests under load. */
export const customer = (address: () => string, apiKey: string) => {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const get = (path: string) => () => fetch(address() + path, { headers })
  const post = (path: string, body: unknown) => () =>
    fetch(address() + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    /** Answered from memory once the key is known. */
    memory: {
      search: get('/v1/catalog/clubs?clubType=driver&limit=3'),
      models: get('/v1/catalog/club-models?clubType=driver'),
      evidence: get('/v1/catalog/evidence?clubType=driver'),
      scores: post('/v1/catalog/scores', { clubTypes: ['wedge'] }),
    },
    /** Need the database. */
    status: get('/v1/key/status'),
    analyze: post('/v1/fitting/analyze', requests.driver),
    batch: () =>
      fetch(`${address()}/v1/fitting/batch`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-ndjson' },
        body: `${JSON.stringify({ idempotencyKey: crypto.randomUUID(), request: requests.driver })}\n`,
      }).then((answer) => answer.text()),
  }
}
