import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { importBundledCatalog } from '../../../src/equipment/catalog/index.ts'
import { importSampleFitters } from '../../../src/features/fitters/index.ts'
import { selectNote, setNote } from '../../../src/features/golfers/index.ts'
import {
  eraseFittings,
  failFitting,
  type NewFitting,
  reserveFitting,
  settleFitting,
  storeFittings,
  takeOverFitting,
} from '../../../src/fitting/life/queries.ts'
import { selectFittings } from '../../../src/fitting/listing/queries.ts'
import { addCredits } from '../../../src/identity/accounts/index.ts'
import { operator, selectAudit } from '../../../src/identity/audit/index.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { newId } from '../../../src/platform/ids.ts'
import { migrate } from '../../../src/platform/postgres/migrate.ts'
import { migrations } from '../../../src/platform/postgres/migrations.ts'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { selectRequests } from '../../../src/site/developers/queries.ts'
import { divideDatabase } from '../../support/citus.ts'
import { type Club, openClub, requests } from '../../support/club.ts'
import { askedOver, explainedBy, explainingCitus, explainingPostgres, scatteredOver } from '../../support/explained.ts'
import type { CompletedFitting } from '../../support/in-english.ts'
import {
  createdBy,
  deletionsLast,
  exampleOf,
  type Operation,
  operationsIn,
  requestOf,
  takesKey,
} from '../../support/operations.ts'
import { dividedByPartitions, dividedTables, partitionOf, partitions } from '../../support/partitions.ts'

// What a request asks of the database lies in one place: with its account. So a database that is divided by account over
// several servers answers it from one of them. Here PostgreSQL's own partitions stand for the servers.

const server = await explainingPostgres()

describe.if(server !== null)('a database that is divided by account', () => {
  let sql: Sql
  let club: Club
  beforeAll(async () => {
    sql = openPostgres(server!.direct('postgres'), 4)
    await migrate(sql, dividedByPartitions(migrations))
    club = await openFilled(sql)
  })
  afterAll(() => sql.end())

  test('divides every table that grows with use', async () => {
    const rows = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'p' and relnamespace = current_schema()::regnamespace order by 1`
    expect(rows.map(({ name }) => name)).toEqual([...dividedTables])
  })

  test('every table with account_id first in its key is divided', async () => {
    const rows = await sql<{ name: string }>`
      select c.relname as name
        from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname = 'account_id'
       where i.indisprimary and not c.relispartition and c.relnamespace = current_schema()::regnamespace order by 1`
    expect(rows.map(({ name }) => name)).toEqual([...dividedTables])
  })

  test('every statement of every operation reads and writes one partition', async () => {
    const from = (await explainedBy(server!)).length
    await callEverything(club)
    await liveThrough(club)
    const statements = (await explainedBy(server!)).slice(from)
    expect(statements.flatMap(({ relations }) => relations.map(tableOf))).toEqual(expect.arrayContaining(touched))
    const scattered = statements.filter(({ relations }) => partsOf(relations).size > 1).map(({ text }) => text)
    expect([...new Set(scattered)]).toEqual([])
  })

  test('a statement without an account is seen to read all', async () => {
    await sql`select count(*) from fittings where status = 'running'`
    const { relations } = (await explainedBy(server!)).findLast(({ text }) => text.includes("status = 'running'"))!
    expect(partsOf(relations).size).toBe(partitions)
  })
})

const cluster = await explainingCitus()

if (cluster !== null)
  describe('a database that Citus divides', () => {
    test('every statement of every operation is planned for one shard, and one of all accounts is seen not to be', async () => {
      const url = await cluster.newDatabase('clubwright')
      await divideDatabase(url)
      const sql = openPostgres(url, 4)
      const club = await openFilled(sql)
      const before = (await scatteredOver(cluster)).length
      await callEverything(club)
      await liveThrough(club)
      expect([...new Set((await scatteredOver(cluster)).slice(before))]).toEqual([])
      await sql`select count(*) from fittings where status = 'running'`
      expect(await scatteredOver(cluster)).toHaveLength(before + 1)
      await sql.end()
    })

    test('an operation asks the worker of its account, and that one asks itself', async () => {
      const url = await cluster.newDatabase('operations')
      await divideDatabase(url)
      const sql = openPostgres(url, 4)
      const club = await openFilled(sql)
      await callEverything(club) // statements have the plans that stay
      const rows: string[] = []
      const workersAsked = new Set<string>()
      const ids = { fittingId: (await club.analyze(requests.driver)).body.fittingId }
      for (const operation of deletionsLast(operationsIn((await club.get('/swagger/json')).body).filter(takesKey))) {
        const before = await askedOver(cluster)
        const answer = await call(club, operation, ids)
        if (answer.status === 201) Object.assign(ids, createdBy(operation, answer.body))
        const after = await askedOver(cluster)
        const remote = after.remote.slice(before.remote.length)
        for (const port of remote) workersAsked.add(port)
        rows.push(`| ${operation.operationId} | ${remote.length} | ${after.local - before.local} |`)
      }
      console.log(['| operation | to its worker | on its shards, in functions |', '|---|---|---|', ...rows].join('\n'))
      expect(workersAsked.size).toBe(1)
      await sql.end()
    })
  })

const openFilled = async (sql: Sql): Promise<Club> => {
  await importBundledCatalog(sql)
  await importSampleFitters(sql)
  return openClub(sql)
}

/** What is touched at least, so that the test is known to see the statements inside functions. */
const touched = [
  ...['credit_balances', 'fittings', 'usage_months', 'agent_days', 'sessions', 'session_space', 'store_links'],
  ...['webhook_endpoints', 'audit_events', 'recent_requests', 'fitting_notes'],
]

const partsOf = (relations: readonly string[]): Set<number> =>
  new Set(relations.map(partitionOf).filter((part) => part !== null))

const tableOf = (relation: string): string => relation.replace(/_part\d+$/, '')

/** Each operation with the example of its description, several times, so that statements get the plans that stay. */
const callEverything = async (club: Club): Promise<void> => {
  const operations = operationsIn((await club.get('/swagger/json')).body).filter(takesKey)
  const ids: Record<string, string> = {}
  for (let round = 0; round < 7; round++) {
    const headers = { 'idempotency-key': `order-${round}` }
    for (const _again of [1, 2]) ids['fittingId'] = (await club.analyze(requests.driver, headers)).body.fittingId
    for (const operation of deletionsLast(operations)) {
      const answer = await call(club, operation, ids)
      if (answer.status === 201) Object.assign(ids, createdBy(operation, answer.body))
    }
  }
}

const call = (club: Club, operation: Operation, ids: Readonly<Record<string, string>>) => {
  const sent = exampleOf(operation)
  const [address, { body, ...init }] = requestOf(operation, { ...sent, parameters: { ...sent.parameters, ...ids } })
  return club.call(address, body === undefined ? init : { ...init, body })
}

/** What requests do to fittings that are not over at once, and what the dashboard reads. */
const liveThrough = async ({ sql, accountId }: Club): Promise<void> => {
  const store = { sql, clock: systemClock }
  for (let round = 0; round < 7; round++) {
    const fitting = newFitting(accountId)
    await reserveFitting(store, fitting)
    const { fittingId } = fitting
    await failFitting(store, { accountId, fittingId, attempt: 1 }, { code: 'ENGINE_FAILED' } as never)
    await reserveFitting(store, fitting)
    await takeOverFitting(store, accountId, fittingId)
    await settleFitting(store, { accountId, fittingId, attempt: 2 }, anOutput)
    await storeFittings(store, [{ ...newFitting(accountId), output: anOutput, madeBy: null }])
    await setNote(sql, accountId, fittingId, { text: 'a note', by: 'per_none', at: new Date() })
    await selectNote(sql, accountId, fittingId)
    await eraseFittings(store, accountId, [fittingId], operator)
    await addCredits(store, { accountId, amount: 1, note: null })
    await selectFittings(sql.read, accountId, {
      clubType: null,
      golfer: null,
      status: null,
      first: 'fit_',
      last: 'fit_Z',
      before: null,
      limit: 10,
    })
    await selectAudit(sql, accountId, { before: null, limit: 10 })
    await selectRequests(sql, accountId, {
      from: new Date(0),
      isRefused: false,
      statusClass: null,
      keyId: null,
      path: null,
      before: null,
      limit: 10,
    })
  }
}

const newFitting = (accountId: string): NewFitting => ({
  accountId,
  fittingId: newId('fit'),
  request: { ...requests.driver },
  idempotencyKey: newId('req'),
  fingerprint: 'of a request',
  requestId: newId('req'),
  platform: null,
  client: null,
  traffic: null,
  dailyCap: 1_000,
  isDurable: true,
})

/** As much of a result as the database looks at. */
const anOutput = {
  ...{ specs: { shaftFlex: {} }, topPicks: [], clubRecommendations: {} },
  ...{ input: { golfer: {}, swingMetrics: {} }, createdAt: new Date().toISOString() },
  meta: { rulesetRevision: 'r', catalogRevision: 'c', computeMs: 1 },
} as never as CompletedFitting
