import postgres from 'postgres'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { invite } from '../../../src/identity/people/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { requests } from '../../../test/support/club.ts'
import type { BenchService } from '../../service.ts'
import { copyFittings, countFittings, fitSamples, keepSamples } from '../copies.ts'
import { accountId } from '../population.ts'
import { asking, calls, type Grown } from './grown.ts'

const sizes = [100, 1_000, 10_000, 30_000, 100_000]
const golfersPerClub = 40
const password = 'seven irons in the rain'

/** Fittings that an account has, none of them erased. Those that are made here are so few that no account's number changes much. */
export const moreFittings = async (service: BenchService, sql: Sql, url: string): Promise<Grown[]> => {
  await fill(service, url)
  const accounts = await Promise.all(sizes.map((size, place) => member(service, sql, size, accountId(place + 1))))
  let speeds = 0
  const golfer = () => ({ ...requests.driver, swingMetrics: { swingSpeed: 80 + (speeds++ % 4_000) / 100 } })
  const each = (operation: string, one: (account: (typeof accounts)[number]) => Promise<unknown>): Grown => ({
    of: 'fittings of the account',
    operation,
    at: accounts.map((account) => [account.size, calls(20, () => one(account))] as const),
  })
  return [
    each('list, first page', ({ asPerson }) => asPerson('/dashboard/fittings')),
    each('usage, and fittings by day', ({ asPerson }) => asPerson('/dashboard')),
    each('key status', ({ asProgram }) => asProgram('/v1/key/status')),
    each('fitting, read', ({ asProgram, fittingId }) => asProgram(`/v1/fittings/${fittingId}`)),
    each('fitting, new', ({ asProgram }) => asProgram('/v1/fitting/analyze', golfer())),
  ]
}

const fill = async (service: BenchService, url: string): Promise<void> => {
  await fitSamples(service, golfersPerClub)
  const sql = postgres(url, { max: 1, onnotice: () => {} }) // the service's own waits for no statement so long
  await sql.unsafe(`
    ${keepSamples};
    truncate fittings, evidence_pending, usage_months, usage_counts;
    insert into accounts (id, email, company_name, tier, is_enterprise, created_at)
    select 'acc_' || lpad(n::text, 26, '0'), 'growth@example.org', 'Growth', 'standard', true, now() - interval '500 days'
      from generate_series(1, ${sizes.length}) n;
    insert into credit_balances (account_id) select id from accounts on conflict do nothing`)
  const [sample] = await sql<{ count: number }[]>`select count(*)::int as count from growth_sample`
  for (const [place, of] of sizes.entries())
    await sql.unsafe(copyFittings({ account: String(place + 1), samples: sample!.count, of, whole: 1 }, 0, of))
  await sql.unsafe(countFittings)
  await sql.unsafe('vacuum analyze')
  await sql.end()
}

/** An account, asked by its key and by a person who belongs to it. */
const member = async (service: BenchService, sql: Sql, size: number, id: string) => {
  const tools = { sql, clock: () => new Date() }
  const { apiKey } = (await createKey(tools, id, { name: 'growth' }))!
  const email = `of-${size}@example.org`
  const token = await invite(tools, { accountId: id, email, role: 'owner' })
  const joined = await fetch(`${service.address}/join/${token}`, {
    method: 'POST',
    headers: { origin: service.address },
    body: new URLSearchParams({ password }),
    redirect: 'manual',
  })
  if (joined.status !== 303) throw new Error(await joined.text())
  const cookie = joined.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ')
  const [middle] = await sql<{ id: string }>`
    select id from fittings where account_id = ${id} order by id offset ${size >> 1} limit 1`
  return {
    size,
    fittingId: middle!.id,
    asProgram: asking({ ...service, key: apiKey }),
    asPerson: async (path: string) => (await fetch(service.address + path, { headers: { cookie } })).text(),
  }
}
