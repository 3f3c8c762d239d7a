import { countPending } from '../../../src/features/evidence/queries.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'

/** What a test says about a fitting; everything else is the same for all. */
export interface Told {
  readonly accountId: string
  readonly heads?: readonly string[]
  /** Driver-equivalent mph; null: a fitting of a release that did not note it. */
  readonly speed?: number | null
  readonly handicap?: number | null
  readonly miss?: string
  readonly flex?: string
  readonly hand?: string
  readonly key?: string
  readonly fingerprint?: string
  readonly traffic?: 'internal' | 'test'
  readonly at?: Date
}

export const noon = new Date('2026-11-20T12:00:00Z')

/** The parts of a driver fitting's result that evidence is made of. */
export const outputOf = ({ heads = ['a', 'b', 'c'], speed = 95, handicap = 16, ...told }: Told) => ({
  success: true,
  clubType: 'driver',
  specs: { shaftFlex: { value: told.flex ?? 'Regular' } },
  topPicks: heads.map((headId, index) => ({ rank: index + 1, headId })),
  input: { golfer: { handedness: told.hand ?? 'right' }, swingMetrics: { missPattern: told.miss ?? 'fade' } },
  meta: { release: 'test', ...(speed !== null && { golfer: { driverSpeedMph: speed, handicap } }) },
})

/** Store a driver fitting as analyze does. `recorded` when it was. */
export const record = async (sql: Sql, told: Told): Promise<string> => {
  const at = told.at ?? noon
  const [reserved] = await sql<{ outcome: string; fittingId: string; attempt: number }>`
    select outcome, fitting_id as "fittingId", attempt from reserve_fitting(
      p_account_id => ${told.accountId}, p_fitting_id => ${newId('fit')}, p_club_type => 'driver',
      p_input => ${{ clubType: 'driver' }}, p_idempotency_key => ${told.key ?? null},
      p_request_fingerprint => ${told.fingerprint ?? 'same'}, p_request_id => ${newId('req')}, p_platform => null,
      p_client => null, p_traffic => ${told.traffic ?? null}, p_daily_cap => null, p_lease_ms => 30000,
      p_is_durable => false, p_now => ${at})`
  const { outcome, fittingId, attempt } = reserved!
  if (outcome !== 'reserved') return outcome
  const [settled] = await sql<{ isSettled: boolean }>`
    select settle_fitting(
      p_account_id => ${told.accountId}, p_fitting_id => ${fittingId}, p_attempt => ${attempt},
      p_output => ${outputOf(told)}, p_evidence => ${outputOf(told)}, p_processing_time_ms => 3, p_ruleset_revision => 'r1',
      p_catalog_revision => 'c1', p_now => ${at}) as "isSettled"`
  return settled!.isSettled ? 'recorded' : 'superseded'
}

export const newAccount = async (sql: Sql, monthlyLimit: number | null = null): Promise<string> => {
  const who = { email: 'fitter@example.com', companyName: 'Range', monthlyLimit, isEnterprise: false }
  return (await createAccount({ sql, clock: () => noon }, who)).accountId
}

/** Everything that is counted, in a fixed order, what is pending included. */
export const counted = async (sql: Sql) => {
  await countPending(sql)
  return countedTables(sql)
}

const countedTables = async (sql: Sql) => ({
  cells: await sql`select * from evidence_cells order by 1, 2, 3, 4`,
  picks: await sql`select * from evidence_picks order by 1, 2, 3, 4, 5, 6, 7`,
  days: await sql`select day::text, head_id, picks from evidence_days order by 1, 2`,
})
