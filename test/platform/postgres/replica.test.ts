import { afterAll, beforeAll, describe, expect } from 'bun:test'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import type { ReplicaStanding, Sql } from '../../../src/platform/postgres/sql.ts'
import { customer } from '../../support/customer.ts'
import { inOrder } from '../../support/in-order.ts'
import { sumOf } from '../../support/metrics.ts'
import { type PrivatePostgres, privatePostgres } from '../../support/postgres-server.ts'
import { clubwright, freePort, newAccount, readyService, type Service, until } from '../../support/service.ts'

/** A fitting on the list. */
interface Line {
  readonly fittingId: string
}
const password = 'seven irons in the rain'
const origin = 'http://fit.example'
const primary = await privatePostgres({ isCopied: true })

if (primary !== null)
  describe('READ_DATABASE_URL', () => {
    const test = inOrder()
    const env = { DATABASE_URL: primary.url('postgres'), BASE_URL: origin }
    const metricsPort = freePort()
    let standby: PrivatePostgres
    let admin: Sql
    let service: Service
    let us: Awaited<ReturnType<typeof shop>>

    /** An account with a person who is signed in. */
    const shop = async () => {
      const { accountId, apiKey } = await newAccount(env)
      const email = `${accountId}@range.example`
      const invited = await clubwright(['person', 'invite', '--account', accountId, '--email', email, '--json'], env)
      const { pathname } = new URL(JSON.parse(invited.stdout).link)
      const join = { method: 'POST', headers: { origin }, body: new URLSearchParams({ password }) }
      const answer = await fetch(service.address + pathname, { ...join, redirect: 'manual' })
      expect(answer.status).toBe(303)
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0]!)
        .join('; ')
      return {
        /** Make a fitting. */
        fit: async (): Promise<string> =>
          (await json<Line>(customer(() => service.address, apiKey).analyze())).fittingId,
        /** Ids of the fittings on the list. */
        list: async (): Promise<string[]> => {
          const page = await (await fetch(`${service.address}/dashboard/fittings`, { headers: { cookie } })).text()
          return [...page.matchAll(/href="\/dashboard\/fittings\/(fit_\w+)"/g)].map(([, fittingId]) => fittingId!)
        },
        get: async (fittingId: string) =>
          (
            await fetch(`${service.address}/v1/fittings/${fittingId}`, {
              headers: { authorization: `Bearer ${apiKey}` },
            })
          ).status,
      }
    }
    const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
    const standing = async () =>
      (await json<{ readReplica: ReplicaStanding }>(fetch(`${service.address}/readyz`))).readReplica
    const isUsed = async () => (await standing()).state === 'used'
    /** What the metrics say: whether it is used, and how far it lags. */
    const measured = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return ['used', 'lag_seconds'].map((name) => sumOf(text, `clubwright_read_replica_${name}`))
    }
    const caughtUp = async () => {
      const [row] = await admin<{ at: boolean }>`select pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn() as at`
      return row!.at
    }

    beforeAll(async () => {
      standby = await primary.replica()
      admin = openPostgres(standby.direct('postgres'), 1)
      service = await readyService({
        ...env,
        READ_DATABASE_URL: standby.url('postgres'),
        METRICS_PORT: `${metricsPort}`,
      })
      us = await shop()
    })
    afterAll(async () => {
      await service.stop('SIGTERM')
      await admin.end()
    })

    test('lists come from the replica, everything else from the primary, and nobody sees what is not theirs', async () => {
      const first = await us.fit()
      await until('it is listed', async () => (await us.list()).includes(first))
      const others = await shop()
      const theirs = await others.fit()
      await until('theirs is listed', async () => (await others.list()).includes(theirs))

      await until('it is used', isUsed)
      await admin`select pg_wal_replay_pause()`
      const second = await us.fit()
      expect(await us.get(second)).toBe(200)
      expect(await us.list()).toEqual([first])
      expect(await others.list()).toEqual([theirs])
      expect(service.printed()).toContain('"readReplica":{"state":"used"')
    })

    test('a replica that lags is named, and the lists come from the primary until it follows again', async () => {
      const listed = (await us.list()).length
      await until('it lags', async () => (await standing()).state === 'lagging')
      expect((await standing()).lagSeconds).toBeGreaterThan(5)
      const [used, lagSeconds] = await measured()
      expect(used).toBe(0)
      expect(lagSeconds).toBeGreaterThan(5)
      expect(service.printed()).toContain('"message":"read replica lags"')
      expect((await us.list()).length).toBe(listed + 1)

      await admin`select pg_wal_replay_resume()`
      await until('it is used again', isUsed)
      expect((await measured())[0]).toBe(1)
      await until('it has all', caughtUp)
      expect((await us.list()).length).toBe(listed + 1)
    })

    test('a service that starts beside a lagging replica says so', async () => {
      await admin`select pg_wal_replay_pause()`
      await us.fit()
      await Bun.sleep(6_000)
      const other = await readyService({ ...env, READ_DATABASE_URL: standby.url('postgres') })
      expect(other.printed()).toMatch(/"message":"started".*"readReplica":\{"state":"lagging","lagSeconds":\d/)
      await other.stop('SIGTERM')
      await admin`select pg_wal_replay_resume()`
      await until('it is used again', isUsed)
    })

    test('another database on the same server is not read', async () => {
      const owner = openPostgres(primary.direct('postgres'), 1)
      await owner.script('create database another')
      await owner.end()
      const isCopied = async () => (await admin`select from pg_database where datname = 'another'`).length === 1
      await until('the replica has it', isCopied)
      const other = await readyService({ ...env, READ_DATABASE_URL: standby.url('another') })
      expect(other.printed()).toContain('"reason":"it is a standby of another database"')
      await other.stop('SIGTERM')
    })

    test('a replica that is gone is named, no list fails, and it is used again when it is back', async () => {
      await standby.stop('kill')
      const made = await us.fit()
      expect(await us.list()).toContain(made)
      await until('it is away', async () => (await standing()).state === 'away')
      expect(await measured()).toEqual([0, null])
      expect((await fetch(`${service.address}/readyz`)).status).toBe(200)
      expect(await us.list()).toContain(made)
      await standby.start()
      await until('it is used again', isUsed)
    })

    test('a server that is no standby of the database is not read', async () => {
      const other = await readyService({ ...env, READ_DATABASE_URL: primary.url('postgres') })
      expect(other.printed()).toContain('"reason":"it is not a standby"')
      await other.stop('SIGTERM')
    })
  })
