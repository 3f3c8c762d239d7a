import type { Publishable } from '../identity/auth/index.ts'
import { databaseTime } from '../platform/clock.ts'
import { Problem, problem } from '../platform/errors.ts'
import type { FittingStore } from './queries.ts'
import { untilNextDay } from './refusal.ts'

/**
 * Make a fitting within the daily cap of a publishable key, if it is one. The place is taken before, so that many at once
 * make no more than the cap; a replay or a refusal gives it back, but not that a key belongs to another request: trying keys
 * is not free.
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

const takePlace = async ({ sql, clock }: FittingStore, { keyId, dailyCap }: Publishable): Promise<void> => {
  const at = databaseTime(clock)
  const rows = await sql`
    with today as (select (coalesce(${at}::timestamptz, now()) at time zone 'UTC')::date as day),
         gone as (delete from key_days k using today t where k.key_id = ${keyId} and k.day < t.day)
    insert into key_days as k (key_id, day, fittings) select ${keyId}, day, 1 from today
    on conflict (key_id, day) do update set fittings = k.fittings + 1 where k.fittings < ${dailyCap}
    returning fittings`
  if (rows.length === 1) return
  throw problem('dailyCapReached', {
    detail: `All ${dailyCap} daily fittings of this publishable key are used. Wait until midnight UTC.`,
    ...untilNextDay(clock()),
  })
}

const givePlaceBack = async ({ sql, clock }: FittingStore, { keyId }: Publishable): Promise<void> => {
  await sql`
    update key_days set fittings = fittings - 1
     where key_id = ${keyId} and day = (coalesce(${databaseTime(clock)}::timestamptz, now()) at time zone 'UTC')::date
       and fittings > 0`
}
