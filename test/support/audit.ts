import { expect } from 'bun:test'
import { invariants } from '../../src/maintenance/doctor/index.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { statement } from '../../src/platform/postgres/tables.ts'
import { type Acknowledged, storedOf } from './driver.ts'
import { type Service, until } from './service.ts'

/** What a test knows of the customers whose fittings it drove. */
export interface Audited {
  readonly sql: Sql
  /** Every process that took part, also those that were killed. */
  readonly services: readonly Service[]
  /** One that is ready, and the key that may read what was acknowledged. */
  readonly reader?: { readonly address: () => string; readonly apiKey: string }
  readonly acknowledged?: readonly Acknowledged[]
}

/** What the audit counted, for a test to print or compare. */
export interface AuditCounts {
  readonly fittings: number
  readonly completed: number
  readonly failed: number
  readonly charges: number
  readonly acknowledged: number
}

/**
 * The promises that hold whatever was done to the service: nothing runs past its lease, each completed fitting was charged
 * once and nobody above the allowance, the ledger adds up to the balance, accounts and sessions are whole, and what was
 * acknowledged can be read as it was.
 */
export const audit = async ({ sql, services, reader, acknowledged = [] }: Audited): Promise<AuditCounts> => {
  for (const { problem, text } of (await invariants(sql)).flatMap(({ books }) => books))
    expect([problem, await statement(sql, text)]).toEqual([problem, []])
  expect(await aboveAllowance(sql)).toEqual([])
  if (reader) await readAcknowledged(reader, acknowledged, services)
  for (const service of services) expect(service.printed()).not.toMatch(/unhandled|uncaught|panic/i)
  const [counts] = await sql<AuditCounts>`
    select count(*)::int as fittings, count(*) filter (where status = 'completed')::int as completed,
           count(*) filter (where status = 'failed')::int as failed, count(charged_to)::int as charges,
           ${acknowledged.length}::int as acknowledged
      from fittings`
  return counts!
}

/** Wait until no fitting is running any more: one whose process died is, until its lease of 10 s is over and a sweep finds it. */
export const untilNothingRuns = (sql: Sql): Promise<void> =>
  until('no fitting is running', async () => {
    const [row] = await sql<{ running: number }>`
      select count(*)::int as running from fittings where status = 'running'`
    return row!.running === 0
  })

/** Months above what the account may use. Only here, since an operator may lower a limit during the month. */
const aboveAllowance = (sql: Sql) => sql`
  select account_id, month, u.included_used, a.monthly_limit
    from usage_months u join accounts a on a.id = account_id
   where u.included_used > a.monthly_limit`

const atOnce = 25

/** The log is written in batches. */
const logWrittenMs = 1_000

const lastPrinted = (service: Service): string => service.printed().split('\n').slice(-10).join('\n')

/**
 * What was acknowledged can be read as it was, each under an id of its own.
 * @param services What these printed last is shown when a read is refused.
 */
export const readAcknowledged = async (
  { address, apiKey }: NonNullable<Audited['reader']>,
  acknowledged: readonly Acknowledged[],
  services: readonly Service[] = [],
): Promise<void> => {
  expect(new Set(acknowledged.map(({ fittingId }) => fittingId)).size).toBe(acknowledged.length)
  const headers = { authorization: `Bearer ${apiKey}` }
  const read = async ({ fittingId, request, answer }: Acknowledged) => {
    const response = await fetch(`${address()}/v1/fittings/${fittingId}`, { headers })
    if (!response.ok) {
      const refusal = await response.text()
      await Bun.sleep(logWrittenMs)
      throw new Error([refusal, ...services.map(lastPrinted)].join('\n'))
    }
    expect(await response.json()).toMatchObject({
      fittingId,
      status: 'completed',
      input: request,
      output: storedOf(answer),
    })
  }
  for (let from = 0; from < acknowledged.length; from += atOnce)
    await Promise.all(acknowledged.slice(from, from + atOnce).map(read))
}
