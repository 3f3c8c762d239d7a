import { removeLinks } from '../../features/store/index.ts'
import { type Erasure, eraseFittings, selectFittingIds, sweep } from '../../fitting/index.ts'
import {
  believedMs,
  eraseAccountRow,
  type KeyRing,
  selectApiKeys,
  selectSandbox,
} from '../../identity/accounts/index.ts'
import { revokeConnections } from '../../identity/agents/index.ts'
import { removeCustomers } from '../../identity/customers/index.ts'
import { removePerson, selectPeople } from '../../identity/people/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import { asQuery } from '../../platform/postgres/as-query.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { eraseSessionsWhere } from './customer.ts'
import { personalData } from './personal-data.ts'
import { forgetCallers } from './traces.ts'

interface Tools {
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Log
  readonly keys: KeyRing
}

/** What was erased of an account. */
interface ErasedAccount {
  readonly keys: number
  /** Who signed in for it. */
  readonly people: number
  readonly fittings: number
  readonly sessions: number
  readonly customers: number
  readonly links: number
}

const atOnceMax = 100
/** A run whose process died is over when its lease has lapsed. */
const runsEndWithinMs = 30_000
const lookEveryMs = 500

/**
 * Erase an account and its sandbox: its keys are revoked on every replica, then everything about people goes. What it used and paid stays
 * in the ledgers, under its id. Can be repeated when it was interrupted.
 *
 * @returns null when there is no such account.
 */
export const eraseAccount = async (tools: Tools, accountId: string): Promise<ErasedAccount | null> => {
  const { sql, clock, keys } = tools
  if (!(await eraseAccountRow(sql, accountId, clock()))) return null
  const live = (await selectApiKeys(sql, accountId)).filter(({ revokedAt }) => revokedAt === null)
  for (const { id } of live) await keys.revoke(id)
  const people = await selectPeople(sql, accountId)
  const agents = await revokeConnections(tools, accountId)
  await removeRows(sql, accountId)
  for (const { email } of people) await removePerson(tools, { email, accountId })
  // A replica that was cut off from the news may still have let somebody in.
  if (sql.engine === 'postgresql' && live.length + agents + people.length > 0) await Bun.sleep(believedMs)
  const stored = await eraseStored(tools, accountId)
  const sandboxId = await selectSandbox(sql, accountId)
  if (sandboxId !== null) await removeRows(sql, sandboxId)
  const tried = sandboxId === null ? nothing : await eraseStored(tools, sandboxId)
  return {
    keys: live.length,
    people: people.length,
    fittings: stored.fittings + tried.fittings,
    sessions: stored.sessions + tried.sessions,
    customers: stored.customers + tried.customers,
    links: stored.links + tried.links,
  }
}

type Stored = Omit<ErasedAccount, 'keys' | 'people'>
const nothing: Stored = { fittings: 0, sessions: 0, customers: 0, links: 0 }

const eraseStored = async (tools: Tools, accountId: string): Promise<Stored> => {
  const stored = {
    fittings: await eraseAllFittings(tools, accountId),
    sessions: await eraseSessionsWhere(tools.sql, accountId),
    customers: await removeCustomers(tools.sql, accountId),
    links: await removeAllLinks(tools.sql, accountId),
  }
  await removeRows(tools.sql, accountId)
  await forgetCallers(tools.sql, accountId)
  return stored
}

/** Those that are running are waited for. */
const eraseAllFittings = async (tools: Tools, accountId: string): Promise<number> => {
  const giveUpAtMs = performance.now() + runsEndWithinMs
  for (let erased = 0; ; ) {
    const pass = await eraseEndedFittings(tools, accountId)
    erased += pass.erased
    if (pass.running === 0) return erased
    if (performance.now() > giveUpAtMs) throw new Error(`${pass.running} fittings of ${accountId} do not end`)
    await Bun.sleep(lookEveryMs)
    await sweep(tools)
  }
}

const eraseEndedFittings = async (tools: Tools, accountId: string): Promise<{ erased: number; running: number }> => {
  const outcomes: Erasure[] = []
  for (let after = ''; ; ) {
    const ids = await selectFittingIds(tools.sql, accountId, after, atOnceMax)
    outcomes.push(...(await eraseFittings(tools, accountId, ids)))
    if (ids.length < atOnceMax) break
    after = ids.at(-1)!
  }
  const count = (wanted: Erasure) => outcomes.filter((outcome) => outcome === wanted).length
  return { erased: count('erased'), running: count('running') }
}

const removeAllLinks = async (sql: Sql, accountId: string): Promise<number> => {
  for (let removed = 0; ; ) {
    const now = await removeLinks(sql, accountId, atOnceMax)
    removed += now
    if (now < atOnceMax) return removed
  }
}

const tablesOfAccounts = personalData.flatMap(({ table, isWholeOfAccount }) =>
  isWholeOfAccount && table ? [table] : [],
)

/** Remove every row of an account from the tables of which nothing else has to be thought of. */
const removeRows = async (sql: Sql, accountId: string): Promise<void> => {
  for (const table of tablesOfAccounts) await asQuery(sql, [`delete from ${table} where account_id = `, ''])(accountId)
}
