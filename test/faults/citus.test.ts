import { afterAll, beforeAll, describe, expect } from 'bun:test'
import fc from 'fast-check'
import { selectFittings } from '../../src/fitting/listing/queries.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { audit, untilNothingRuns } from '../support/audit.ts'
import { citusCluster, portOf } from '../support/citus.ts'
import { driveFittings, golfer, postFitting } from '../support/driver.ts'
import { limits, liveAsModel } from '../support/fitting-life.ts'
import { steps } from '../support/fitting-model.ts'
import { inOrder } from '../support/in-order.ts'
import { clubwright, newAccount, readyService, type Service, unlimitedRates, until } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

// One coordinator and two workers. CITUS_FITTINGS, CITUS_ACCOUNTS: how many are made in the long run; FAULTS=full makes
// 100,000 fittings of 1,000 accounts.

interface Account {
  readonly accountId: string
  readonly apiKey: string
}

const cluster = await citusCluster()
const minutes = 60_000
const many = {
  lives: isFull ? 100 : 3,
  accounts: Number(process.env['CITUS_ACCOUNTS'] ?? (isFull ? 1_000 : 10)),
  fittings: Number(process.env['CITUS_FITTINGS'] ?? (isFull ? 100_000 : 200)),
}

if (cluster !== null)
  describe('citus', () => {
    const test = inOrder()
    const { workers, newDatabase } = cluster
    let env: Record<string, string>
    let sql: Sql
    let replicas: Service[] = []
    const addressOf = (n: number) => replicas[n % replicas.length]!.address

    beforeAll(async () => {
      env = { DATABASE_URL: await newDatabase('clubwright'), LOG_LEVEL: 'error', ...unlimitedRates }
      sql = openPostgres(env['DATABASE_URL']!, 2)
    })
    afterAll(async () => {
      await Promise.all(replicas.map((replica) => replica.stop('SIGTERM')))
      await sql.end()
    })

    test('migrate --citus divides a database that is in use, with all that it holds, and once', async () => {
      const alone = await readyService(env)
      const { accountId, apiKey } = await newAccount(env, 20)
      const before = await Promise.all([1, 2, 3].map((n) => fit(alone.address, apiKey, n)))
      await alone.stop('SIGTERM')

      expect(await migrate()).toEqual({ applied: [], divided: true })
      expect(await migrate()).toEqual({ applied: [], divided: false })
      replicas = await Promise.all([readyService(env), readyService(env)])
      expect(await Promise.all([1, 2, 3].map((n) => fit(addressOf(n), apiKey, n)))).toEqual(before)
      await fit(addressOf(1), apiKey, 4)
      const [usage] = await sql`select included_used as used from usage_months where account_id = ${accountId}`
      expect(usage).toEqual({ used: 4 })
      await untilNothingRuns(sql)
      expect(await audit({ sql, services: replicas })).toMatchObject({ fittings: 4, completed: 4, charges: 4 })

      const divided = await sql<{ name: string }>`
        select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' and colocationid = (
          select colocationid from pg_dist_partition where logicalrelid = 'fittings'::regclass)`
      expect(divided.length).toBeGreaterThan(15)
    })

    test(
      `the database does what the model does in ${many.lives} random lives`,
      () =>
        fc.assert(
          fc.asyncProperty(limits, steps(40), (limit, life) => liveAsModel(sql, limit, life)),
          { numRuns: many.lives },
        ),
      60 * minutes,
    )

    test('a killed worker and shards on the move lose nothing', async () => {
      await sql.script(
        'truncate fittings, credit_balances, usage_months, evidence_pending, usage_counts, credit_entries',
      )
      await sql.script('insert into credit_balances (account_id) select id from accounts')
      const { accountId, apiKey } = await newAccount(env)
      const driver = driveFittings(() => addressOf(Math.floor(Math.random() * 2)), apiKey, 10)
      await Bun.sleep(2_000)
      const home = await homeOf(accountId)
      const [holder, other] = home === portOf(workers[0]) ? workers : [workers[1], workers[0]]
      await holder.stop('kill')
      await Bun.sleep(2_000)
      await holder.start()
      await until('fittings are made again', () => isMade(apiKey))
      // A session of the coordinator that had a connection to the killed worker fails once before it makes another.
      const moved = () =>
        moveShard(accountId, portOf(holder), portOf(other)).then(
          () => true,
          () => false,
        )
      await until('the shard is moved', moved)
      expect(await homeOf(accountId)).toBe(portOf(other))
      await Bun.sleep(2_000)

      const { acknowledged, unanswered } = await driver.stop()
      expect(unanswered.map(({ last }) => last).filter((last) => !last.startsWith('503'))).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(30)
      await untilNothingRuns(sql)
      const reader = { address: () => addressOf(0), apiKey }
      await audit({ sql, services: replicas, reader, acknowledged })
    })

    test(
      `${many.fittings} fittings of ${many.accounts} accounts, while a worker is emptied and filled again`,
      async () => {
        const keys: string[] = []
        while (keys.length < many.accounts) keys.push((await newAccountHere()).apiKey)
        const startedMs = performance.now()
        const made = makeAll(keys)
        const moved = [await rebalance(false), await rebalance(true)]
        await made
        const seconds = (performance.now() - startedMs) / 1000
        console.log(
          `${many.fittings} fittings in ${Math.round(seconds)} s: ${Math.round(many.fittings / seconds)} a second; a worker emptied and filled in ${moved.join(' and ')} s`,
        )
        await untilNothingRuns(sql)
        const counts = await audit({ sql, services: replicas })
        expect(counts.completed).toBeGreaterThanOrEqual(many.fittings)
      },
      240 * minutes,
    )

    test(
      `${many.fittings} generated fittings of ${many.accounts} accounts: the books add up, and each account lists its own`,
      async () => {
        const accounts = await Promise.all(Array.from({ length: many.accounts }, newAccountHere))
        const sample = await newAccountHere()
        for (let n = 0; n < 10; n++) await fit(addressOf(n), sample.apiKey, n)
        await untilNothingRuns(sql)
        const each = Math.ceil(many.fittings / many.accounts / 10)
        await sql.script(
          filled(
            sample.accountId,
            accounts.map(({ accountId }) => accountId),
            each,
          ),
        )
        const filledMs = performance.now()
        const counts = await audit({ sql, services: replicas })
        console.log(`audited in ${Math.round(performance.now() - filledMs)} ms: ${JSON.stringify(counts)}`)
        expect(counts.completed).toBeGreaterThanOrEqual(10 * each * many.accounts)
        for (const [n, account] of accounts.entries()) expect(await listed(addressOf(n), account)).toBe(10 * each)
      },
      60 * minutes,
    )

    const migrate = async () => {
      const { stdout, stderr } = await clubwright(['migrate', '--citus', '--json'], env)
      return stdout === '' ? stderr : JSON.parse(stdout)
    }
    /** The fitting with this key, and when the golfer heard of it. */
    const fit = async (address: string, apiKey: string, n: number) => {
      const response = await postFitting(address, apiKey, golfer(n), `key-${n}`)
      expect(response.status).toBe(200)
      const { fittingId, createdAt } = (await response.json()) as { fittingId: string; createdAt: string }
      return { fittingId, createdAt }
    }
    const isMade = async (apiKey: string) => (await postFitting(addressOf(0), apiKey, golfer(0))).status === 200
    /** After a worker was killed, connections to it that were kept are found to be lost one after another. */
    const newAccountHere = async (): Promise<Account> => {
      const who = { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: null, isEnterprise: false }
      const made = await createAccount({ sql, clock: systemClock }, who).catch((error) => {
        expect(error).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
        return null
      })
      return made ?? newAccountHere()
    }
    /** How many fittings an account has in its list, the newest of which it reads. */
    const listed = async (address: string, { accountId, apiKey }: Account): Promise<number> => {
      const all = {
        clubType: null,
        golfer: null,
        status: null,
        first: 'fit_',
        last: 'fit_Z',
        before: null,
        limit: 1_000,
      }
      const { fittings } = await selectFittings(sql.read, accountId, all)
      const headers = { authorization: `Bearer ${apiKey}` }
      const read = await fetch(`${address}/v1/fittings/${fittings[0]?.fittingId}`, { headers })
      expect(await read.json()).toMatchObject({ status: 'completed', output: {} })
      return fittings.length
    }

    /** Every account in turn, some at once; what is refused is sent again under its key. */
    const makeAll = async (keys: readonly string[]): Promise<void> => {
      let next = 0
      const one = async (): Promise<void> => {
        for (let n = next++; n < many.fittings; n = next++) {
          const send = () => postFitting(addressOf(n), keys[n % keys.length]!, golfer(n), `made-${n}`).catch(() => null)
          for (let answer = await send(); answer?.status !== 200; answer = await send()) {
            await answer?.arrayBuffer()
            await Bun.sleep(500)
          }
        }
      }
      await Promise.all(Array.from({ length: 16 }, one))
    }

    /** The port of the worker on which an account lies. */
    const homeOf = async (accountId: string): Promise<number> => {
      const [row] = await sql<{ port: number }>`
      select n.nodeport as port from pg_dist_placement p join pg_dist_node n using (groupid)
       where p.shardid = get_shard_id_for_distribution_column('fittings', ${accountId}::text)`
      return row!.port
    }
    const moveShard = (accountId: string, from: number, to: number) =>
      sql.script(`set statement_timeout = 0; select citus_move_shard_placement(
      get_shard_id_for_distribution_column('fittings', '${accountId}'), '127.0.0.1', ${from}, '127.0.0.1', ${to})`)
    /** Move every shard away from the second worker, or share them out again. @returns In how many seconds. */
    const rebalance = async (isShared: boolean): Promise<number> => {
      const startedMs = performance.now()
      // Not in one transaction: a shard moves when all transactions that wrote on its server before are over.
      await sql`select citus_set_node_property('127.0.0.1', ${portOf(workers[1])}, 'shouldhaveshards', ${isShared})`
      const text = 'set statement_timeout = 0; select rebalance_table_shards()'
      // Citus gives up when what an earlier move left behind is still in use, and goes on from there the next time.
      const rebalanced = () => sql.script(text).then(() => true, refused)
      await until('the shards are moved', rebalanced, 60 * 60)
      const seconds = Math.round((performance.now() - startedMs) / 1000)
      console.log(`${isShared ? 'shared out again' : 'emptied'} in ${seconds} s`)
      return seconds
    }
    const refused = async (error: Error) => {
      console.log(error.message)
      await Bun.sleep(2_000)
      return false
    }
  })

/** Each of ten fittings of one account, so often for each of others, with their charges. */
const filled = (sample: string, accounts: readonly string[], times: number): string => `
  set statement_timeout = 0;
  create table samples as select * from fittings where account_id = '${sample}';
  select create_reference_table('samples');
  insert into fittings (
    account_id, id, club_type, status, input, output, request_fingerprint, request_id, processing_time_ms, ruleset_revision,
    catalog_revision, created_at, completed_at, charged_to, charged_month)
  select b.account_id, 'fit_01M' || upper(substr(md5(b.account_id || s.id || n), 1, 23)), s.club_type, s.status, s.input,
         s.output, s.request_fingerprint, s.request_id, s.processing_time_ms, s.ruleset_revision, s.catalog_revision,
         s.created_at, s.completed_at, s.charged_to, s.charged_month
    from credit_balances b cross join samples s cross join generate_series(1, ${times}) n
   where b.account_id = any('{${accounts.join()}}');
  insert into usage_months (account_id, month, included_used)
  select account_id, charged_month, count(*) from fittings where account_id = any('{${accounts.join()}}') group by 1, 2;
  insert into usage_counts (account_id, month, platform, client, fittings)
  select account_id, charged_month, '', '', count(*) from fittings where account_id = any('{${accounts.join()}}') group by 1, 2;
  drop table samples`
