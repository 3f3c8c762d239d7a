import type { Publishable } from '../../identity/auth/index.ts'
import { databaseTime } from '../../platform/clock.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { say } from '../../words/say.ts'
import type { FittingStore } from './queries.ts'
import { untilNextDay } from './refusal.ts'

/**
 * Make a fitting within the daily cap of a publishable key, or of a visitor's address, if it is for one. The place is taken
 * before, so that many at once make no more than the cap; a replay or a refusal gives it back, but not that a key belongs to
 * another request: trying keys is not free.
 *
 * @throws dailyCapReached
 */
export const withinKeyCap = async <Made extends { readonly isReplay: boolean }>(
  store: FittingStore,
  key: Publishable | undefined,
  make: () => Promise<Made>,
): Promise<Made> => {
  if (key === undefined) return make()
  await takePlace(store, key)
  let isUsed = false
  try {
    const made = await make()
    isUsed = !made.isReplay
    return made
  } catch (error) {
    isUsed = error instanceof Problem && error.code === 'IDEMPOTENCY_KEY_REUSED'
    throw error
  } finally {
    // A place that cannot be given back is one less for the day.
    if (!isUsed) await givePlaceBack(store, key).catch(() => {})
  }
}

const takePlace = async (store: FittingStore, { keyId, sender, dailyCap }: Publishable): Promise<void> => {
  const rows = await (sender === undefined ? takeOfKey(store, keyId, dailyCap) : takeOfSender(store, sender, dailyCap))
  if (rows.length === 1) return
  const day = untilNextDay(store.clock())
  throw problem('dailyCapReached', {
    detail:
      sender === undefined
        ? say('fittings.dayOfKey', { fittings: dailyCap })
        : say('fittings.dayOfVisitor', { fittings: dailyCap }),
    ...day,
  })
}

const takeOfKey = ({ sql, clock }: FittingStore, keyId: string, dailyCap: number) =>
  sql`
    with today as (select (coalesce(${databaseTime(clock)}::timestamptz, now()) at time zone 'UTC')::date as day),
         gone as (delete from key_days k using today t where k.key_id = ${keyId} and k.day < t.day)
    insert into key_days as k (key_id, day, fittings) select ${keyId}, day, 1 from today
    on conflict (key_id, day) do update set fittings = k.fittings + 1 where k.fittings < ${dailyCap}
    returning fittings`

const takeOfSender = ({ sql, clock }: FittingStore, sender: string, dailyCap: number) =>
  sql`
    with today as (select (coalesce(${databaseTime(clock)}::timestamptz, now()) at time zone 'UTC')::date as day)
    insert into visitor_days as v (day, sender, fittings) select day, ${sender}, 1 from today
    on conflict (day, sender) do update set fittings = v.fittings + 1 where v.fittings < ${dailyCap}
    returning fittings`

const givePlaceBack = async ({ sql, clock }: FittingStore, { keyId, sender }: Publishable): Promise<void> => {
  const at = databaseTime(clock)
  await (sender === undefined
    ? sql`
    update key_days set fittings = fittings - 1
     where key_id = ${keyId} and day = (coalesce(${at}::timestamptz, now()) at time zone 'UTC')::date
       and fittings > 0`
    : sql`
    update visitor_days set fittings = fittings - 1
     where sender = ${sender} and day = (coalesce(${at}::timestamptz, now()) at time zone 'UTC')::date
       and fittings > 0`)
}

/** Fittings of today that visitors without an account made from an address. */
export const fittingsOfSender = async (
  { sql, clock }: Pick<FittingStore, 'sql' | 'clock'>,
  sender: string,
): Promise<number> => {
  const [row] = await sql<{ fittings: number }>`
    select fittings from visitor_days
     where sender = ${sender} and day = (coalesce(${databaseTime(clock)}::timestamptz, now()) at time zone 'UTC')::date`
  return row?.fittings ?? 0
}
