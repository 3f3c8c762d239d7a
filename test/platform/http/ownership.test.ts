import { beforeAll, describe, expect, test } from 'bun:test'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { sessionOf, shotOf } from '../../features/sessions/bay.ts'
import { agentOf, onAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { type Answer, requests } from '../../support/club.ts'
import type { Schema } from '../../support/from-schema.ts'
import { bodyOf, type Operation, operationsIn, requestOf, type Sent } from '../../support/operations.ts'

/** Ids that belong to nobody: of the public catalog and rules, or words of the sender that are stored with what is sent. */
const publicIds = ['headId', 'headIds', 'shaftId', 'gripId', 'id']
const sendersWords = ['shotId', 'fitterId', 'measurementRef']
/** Ids that every account has for itself; what they meet in another account is tested below, one by one. */
const ownNames = [
  'analyzeFitting Idempotency-Key',
  'analyze_fitting idempotencyKey',
  'ingestSession sessionId',
  'importSession sessionId',
]
/** Whom it names is tested with the customers (SI-003). */
const elsewhere = ['ingestSession customerRef', 'importSession customerRef']
/** Scores read in a saved request that it named an iron fitting, and look nothing up. */
const notLookedUp = ['scoreClubs ironFittingId']
/** Tested in test/features/sessions/session-fit.test.ts and test/features/sessions/compare; the request behind it is that of analyze. */
const ofSessions = [
  'getSession sessionId',
  'compareSessions sessionId',
  'fitSession sessionId',
  'fitSession ironFittingId',
  'fitSession Idempotency-Key',
]
/** Tested in test/fitting/batch/batch.test.ts; the request of a row is that of analyze. */
const ofBatches = ['analyzeBatch idempotencyKey', 'analyzeBatch ironFittingId']
/** What deletes is tested with what it deletes. */
const deletions = [
  'deleteFitting fittingId',
  'deleteMisread misreadId',
  'deleteSession sessionId',
  'deleteWebhook webhookId',
]
/** Tested in test/features/webhooks/webhooks.test.ts and deliveries.test.ts, the keys in repeated.test.ts beside them. */
const ofWebhooks = [
  ...['getWebhook', 'changeWebhook', 'testWebhook', 'listWebhookDeliveries', 'listWebhookLeads'].map(
    (name) => `${name} webhookId`,
  ),
  ...['enableWebhook webhookId', 'rotateWebhookSecret webhookId'],
  ...['createWebhook Idempotency-Key', 'rotateWebhookSecret Idempotency-Key'],
]

type Put = (id: string) => Sent
/** Where an operation takes the id of something stored: a request that succeeds with the owner's id there. */
const byOperation = (headId: string): Readonly<Record<string, Put>> => ({
  'getFitting fittingId': (fittingId) => ({ parameters: { fittingId } }),
  'handOffToLab fittingId': (fittingId) => ({ parameters: { fittingId } }),
  'buildStoreLink fittingId': (fittingId) => ({ parameters: {}, body: { headId, fittingId } }),
  'analyzeFitting ironFittingId': (ironFittingId) => ({
    parameters: {},
    body: { ...requests.wedge, clubDetails: { wedgeHit: 'SW', ironFittingId } },
  }),
})
const byTool = (headId: string): Readonly<Record<string, (id: string) => Record<string, unknown>>> => ({
  'get_fitting fittingId': (fittingId) => ({ fittingId }),
  'score_clubs fittingId': (fittingId) => ({ fittingId, limit: 1 }),
  'build_store_link fittingId': (fittingId) => ({ headId, fittingId }),
  'analyze_fitting ironFittingId': (ironFittingId) => ({
    clubType: 'wedge',
    handedness: 'right',
    swingSpeed: 74,
    wedgeHit: 'SW',
    ironFittingId,
  }),
})
/** The fitting that a place asks for. */
const clubIn = (place: string) => (place.endsWith('ironFittingId') ? 'iron' : 'driver')

const unknownId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'

/** Names of everything in a schema that sounds like an id. */
const idNames = (schema: Schema): string[] => {
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    properties?: Record<string, Schema>
    items?: Schema
    anyOf?: Schema[]
  }
  const inside = [...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(idNames)
  return [...Object.keys(properties).filter(soundsLikeId), ...inside]
}
const soundsLikeId = (name: string) => /^id$|(Id|Ids|Key|Ref)$|-(id|key)$/.test(name)
const isOfAccounts = (name: string) => ![...publicIds, ...sendersWords].includes(name)

/** An answer without what differs by nature: its request id, and the id that was asked for. */
const masked = (text: string, id: string) => text.replaceAll(id, '(id)').replaceAll(/req_\w+/g, '(request)')

onAgent((agent) => {
  let operations: Operation[]
  let strangerKey: string
  let headId: string
  const fittings: Record<string, string> = {}

  const send = async (key: string, address: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', ...init.headers, authorization: `Bearer ${key}` }
    const response = await agent().app.handle(requestTo(address, { ...init, headers }))
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: JSON.parse(text), text }
  }
  const analyze = (key: string, request: object, headers: Record<string, string> = {}) =>
    send(key, '/v1/fitting/analyze', { method: 'POST', body: JSON.stringify(request), headers })
  const counted = async (key: string) => (await send(key, '/v1/key/status')).body.usage.current

  beforeAll(async () => {
    const { deps, owner, apiKey } = agent()
    strangerKey = (await createAccount(deps, { ...owner, monthlyLimit: null })).apiKey
    operations = operationsIn((await send(apiKey, '/swagger/json')).body)
    for (const club of ['driver', 'iron'] as const) {
      const { body } = await analyze(apiKey, requests[club])
      fittings[club] = body.fittingId
      if (club === 'driver') headId = body.topPicks[0].headId
    }
  })

  describe('REST: what belongs to another account looks as if it did not exist', () => {
    test('every id that an operation takes is in this test', () => {
      const places = operations.flatMap(({ operationId, parameters = [], ...operation }) =>
        [
          ...parameters.map(({ name }) => name).filter(soundsLikeId),
          ...idNames(bodyOf({ ...operation, parameters })?.schema ?? {}),
        ]
          .filter(isOfAccounts)
          .map((name) => `${operationId} ${name}`),
      )
      const known = [
        ...Object.keys(byOperation('')),
        ...ownNames,
        ...elsewhere,
        ...notLookedUp,
        ...ofSessions,
        ...ofBatches,
        ...deletions,
        ...ofWebhooks,
      ]
      expect([...new Set(places)].filter((place) => !known.includes(place))).toEqual([])
      expect(places.length).toBeGreaterThan(5)
    })
    for (const place of Object.keys(byOperation('')))
      test(place, async () => {
        const operation = operations.find(({ operationId }) => operationId === place.split(' ')[0])!
        const ask = (key: string, id: string) => send(key, ...requestOf(operation, byOperation(headId)[place]!(id)))
        const id = fittings[clubIn(place)]!
        expect((await ask(agent().apiKey, id)).status).toBe(200)

        const before = await counted(strangerKey)
        const theirs = await ask(strangerKey, id)
        const none = await ask(strangerKey, unknownId)
        expect(theirs.status).toBeOneOf([400, 404])
        expect({ status: theirs.status, text: masked(theirs.text!, id) }).toEqual({
          status: none.status,
          text: masked(none.text!, unknownId),
        })
        expect(await counted(strangerKey)).toBe(before)
      })
  })

  describe('MCP: what belongs to another account looks as if it did not exist', () => {
    test('every id that a tool takes is in this test', async () => {
      const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
      const tools = message.result.tools as { name: string; inputSchema: Schema }[]
      const places = tools.flatMap(({ name, inputSchema }) =>
        idNames(inputSchema)
          .filter(isOfAccounts)
          .map((field) => `${name} ${field}`),
      )
      expect([...Object.keys(byTool('')), ...ownNames]).toEqual(expect.arrayContaining([...new Set(places)]))
      expect(places.length).toBeGreaterThan(4)
    })
    for (const place of Object.keys(byTool('')))
      test(place, async () => {
        const ask = (key: string, id: string) =>
          agentOf(agent().handle, key).call(place.split(' ')[0]!, byTool(headId)[place]!(id))
        const id = fittings[clubIn(place)]!
        expect((await ask(agent().apiKey, id)).isError).toBe(false)

        const theirs = await ask(strangerKey, id)
        const none = await ask(strangerKey, unknownId)
        expect(theirs.isError).toBe(true)
        expect(masked(theirs.text, id)).toBe(masked(none.text, unknownId))
      })
  })

  describe('names that every account has for itself', () => {
    test('an Idempotency-Key in two accounts makes two fittings, over REST and MCP', async () => {
      const key = { 'idempotency-key': 'monday-1' }
      const first = await analyze(agent().apiKey, requests.driver, key)
      const second = await analyze(strangerKey, requests.driver, key)
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.body.fittingId).not.toBe(first.body.fittingId)
      expect(second.headers.get('idempotent-replayed')).toBeNull()

      const args = { clubType: 'driver', handedness: 'right', swingSpeed: 95, idempotencyKey: 'monday-2' }
      const [mine, theirs] = await Promise.all(
        [agent().apiKey, strangerKey].map((key) => agentOf(agent().handle, key).call('analyze_fitting', args)),
      )
      expect(theirs!.json.fittingId).not.toBe(mine!.json.fittingId)
    })
    test('a sessionId in two accounts is two sessions, and the link of one does not open the other', async () => {
      const ingest = (key: string, club: string) =>
        send(key, '/v1/sessions/ingest', {
          method: 'POST',
          body: JSON.stringify(sessionOf([shotOf(1, { club })])),
        })
      const mine = await ingest(agent().apiKey, '4 Iron')
      const theirs = await ingest(strangerKey, '9 Iron')
      expect([mine.status, theirs.status]).toEqual([201, 201])

      const open = async ({ pathname, search }: { pathname: string; search: string }) => {
        const response = await agent().app.handle(requestTo(pathname + search))
        return { status: response.status, text: await response.text() }
      }
      const [own, other] = [new URL(mine.body.sessionUrl), new URL(theirs.body.sessionUrl)]
      expect((await open(own)).text).toContain('4 Iron')
      expect((await open(other)).text).toContain('9 Iron')
      const swapped = await open({ pathname: own.pathname, search: other.search })
      expect(swapped.status).toBe(403)
      expect(swapped.text).not.toContain('4 Iron')
    })
  })
})
