import { type Clock, databaseTime } from '../clock.ts'
import type { Sql } from '../postgres/sql.ts'
import type { LinkSigner } from '../signing/index.ts'

interface MailDays {
  readonly sql: Sql
  readonly clock: Clock
  readonly signer: LinkSigner | null
}

/** Messages about one thing to one address in a UTC day: whoever types it may be anybody. */
const perDay = 3

/**
 * Take a place of the day for a message, counted over all processes. Of the address only a digest is kept, until the day has ended.
 * @returns What gives the place back; null: there is none.
 */
export const takeMailPlace = async (
  { sql, clock, signer }: MailDays,
  about: string,
  address: string,
): Promise<(() => Promise<void>) | null> => {
  const named = `${about}\n${address.toLowerCase()}`
  const recipient = signer?.digest(named) ?? Bun.SHA256.hash(named, 'hex')
  const [taken] = await sql<{ day: string }>`
    insert into mail_days as m (day, recipient, mails)
    values ((coalesce(${databaseTime(clock)}::timestamptz, now()) at time zone 'UTC')::date, ${recipient}, 1)
    on conflict (day, recipient) do update set mails = m.mails + 1 where m.mails < ${perDay}
    returning day::text as day`
  if (taken === undefined) return null
  return async () => {
    await sql`
      update mail_days set mails = mails - 1 where day = ${taken.day}::date and recipient = ${recipient} and mails > 0`
  }
}
