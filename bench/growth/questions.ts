import { reportUsage, sweep } from '../../src/fitting/index.ts'
import { eraseOldFittings, selectFitting } from '../../src/fitting/life/queries.ts'
import { fittingsByDay } from '../../src/fitting/listing/by-day.ts'
import { selectFittings } from '../../src/fitting/listing/queries.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import type { ResultRow } from '../record.ts'
import { accountId, ladder, ladderAccountId } from './population.ts'
import { exponent, median, millis } from './timing.ts'

const times = 15
const timesOfGrown = 60

const clock = () => new Date()
const newest = {
  clubType: null,
  golfer: null,
  status: null,
  first: 'fit_',
  last: 'fit_'.padEnd(30, 'Z'),
  before: null,
  limit: 50,
}

/** What an operator and the lists of a big account ask of the whole. */
export const askQuestions = async (sql: Sql): Promise<ResultRow[]> => {
  const big = accountId(1)
  const store = { sql, clock, log: createLog({ logLevel: 'off' }) }
  const [mark] = await sql<{ before: string }>`
    select fittings_from as before from retention_marks where account_id = ${big}`
  const month = clock().toISOString().slice(0, 7)
  const questions: Record<string, () => Promise<unknown>> = {
    'usage of every account and month': () => reportUsage({ sql }, { accountId: undefined, month: undefined }),
    'usage of this month': () => reportUsage({ sql }, { accountId: undefined, month }),
    'list of the newest 50 of 100,000': () => selectFittings(sql.read, big, newest),
    'the same of one club type': () => selectFittings(sql.read, big, { ...newest, clubType: 'wedge' }),
    'list where all is erased': () => selectFittings(sql.read, big, { ...newest, before: mark!.before }),
    'fittings by day, of 30 days': () => fittingsByDay({ sql, clock }, big, 30),
    'sweep of runs, charges and keys': () => sweep(store),
    'sweep by age, nothing left': () => eraseOldFittings(store, null, new Date(0), 50),
  }
  const rows: ResultRow[] = []
  for (const [question, ask] of Object.entries(questions)) {
    let unanswered = 0 // what was not in memory may take longer than the service waits
    const ms = await millis(times, () => ask().catch(() => unanswered++))
    rows.push({
      question,
      'first, ms': ms[0]!.toFixed(0),
      'median, ms': median(ms).toFixed(1),
      'longest but the first, ms': Math.max(...ms.slice(1)).toFixed(0),
      unanswered,
    })
  }
  return rows
}

/** The same questions of accounts that have more and more. Accounts are asked by turns. */
export const askGrown = async (sql: Sql): Promise<ResultRow[]> => {
  const accounts = await Promise.all(
    ladder.map(async (fittings, step) => {
      const id = ladderAccountId(step)
      const [row] = await sql<{
        newest: string | null
      }>`select max(id) as newest from fittings where account_id = ${id}`
      return { fittings, id, newest: row!.newest ?? 'fit_' }
    }),
  )
  const questions: Record<string, (account: (typeof accounts)[number]) => Promise<unknown>> = {
    list: ({ id }) => selectFittings(sql.read, id, newest),
    usage: ({ id }) => reportUsage({ sql }, { accountId: id, month: undefined }),
    get: ({ id, newest }) => selectFitting({ sql, clock }, id, newest),
  }
  const rows: ResultRow[] = []
  for (const [question, ask] of Object.entries(questions)) {
    const taken = accounts.map(() => [] as number[])
    for (let n = 0; n < timesOfGrown; n++)
      for (const [step, account] of accounts.entries()) taken[step]!.push(...(await millis(1, () => ask(account))))
    const points = accounts.map(({ fittings }, step) => [fittings, median(taken[step]!)] as const)
    rows.push({
      question,
      ...Object.fromEntries(points.map(([fittings, ms]) => [`of ${fittings}`, ms.toFixed(2)])),
      exponent: exponent(points.filter(([fittings]) => fittings > 0)).toFixed(2),
    })
  }
  return rows
}
