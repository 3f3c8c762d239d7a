/**
 * A database that `fill.ts` filled against an empty one of the same server, in one interleaved run:
 * `bun bench/growth/measure.ts URL`. The empty one is made for it and removed.
 *
 * Each side has a service of its own. Point operations go one after the other, in blocks by turns, and the ratio is taken
 * within each pair of blocks. They work on fittings of this run, as most calls are about fittings that are minutes old;
 * reading any of 100,000 is a line of its own, since that is a question to the disk.
 */
import postgres from 'postgres'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { record } from '../record.ts'
import { ladder, ladderAccountId } from './population.ts'
import { askGrown, askQuestions } from './questions.ts'
import { openSide, type Side } from './side.ts'
import { median, millis, quantile } from './timing.ts'

const rounds = 25
const warmUpRounds = 5
const callsPerBlock = 20

const [url] = process.argv.slice(2)
if (url === undefined) throw new Error('usage: bun bench/growth/measure.ts URL')
const admin = postgres(url, { max: 1, onnotice: () => {} })
await admin.unsafe('drop database if exists growth_empty')
await admin.unsafe('create database growth_empty')
const about = { email: 'growth@example.org', companyName: 'Growth', monthlyLimit: null, isEnterprise: false }
const biggest = ladderAccountId(ladder.length - 1)
const full = await openSide(url, async () => biggest)
const empty = await openSide(Object.assign(new URL(url), { pathname: '/growth_empty' }).href, async (sql) => {
  const { accountId } = await createAccount({ sql, clock: () => new Date() }, about)
  return accountId
})

const [size] = await admin<{ fittings: string }[]>`
  select reltuples::bigint as fittings from pg_class where relname = 'fittings'`
record(`point operations among ${size!.fittings} fittings, ms`, [...(await pointOperations()), await anyGet()])
record(`questions among ${size!.fittings} fittings`, await askQuestions(full.sql))
record('fittings of an account, ms', await askGrown(full.sql))

await Promise.all([full.stop(), empty.stop()])
await admin.unsafe('drop database growth_empty with (force)')
await admin.end()

async function pointOperations() {
  const names = Object.keys(full.operations) as (keyof Side['operations'])[]
  const taken = new Map(names.map((name) => [name, { full: [] as number[], empty: [] as number[] }]))
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const [name, blocks] of taken) {
      const calls = name === 'analyze' ? 2 * callsPerBlock : callsPerBlock // half of them are deleted
      const sides = [() => block(full, blocks.full), () => block(empty, blocks.empty)]
      const block = async (side: Side, into: number[]) => {
        const ms = median(await millis(calls, side.operations[name]))
        if (round >= 0) into.push(ms)
      }
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await side()
    }
  return [...taken].map(([operation, blocks]) => {
    const ratios = blocks.full.map((ms, round) => ms / blocks.empty[round]!)
    return {
      operation,
      full: median(blocks.full).toFixed(2),
      empty: median(blocks.empty).toFixed(2),
      ratio: `${median(ratios).toFixed(2)} (${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)})`,
    }
  })
}

async function anyGet() {
  const any = await admin<{ id: string }[]>`
    select id from fittings where account_id = ${biggest} and erased_at is null order by md5(id) limit ${rounds * callsPerBlock}`
  const ms = await millis(any.length, () => full.get(any.pop()!.id))
  return { operation: 'get, any of 100,000', full: median(ms).toFixed(2), empty: '', ratio: '' }
}
