import { fingerprint } from '../fingerprint.ts'
import type { Sql } from './sql.ts'

/** A key by which a caller repeats a write whose outcome it did not learn. */
export interface Claim {
  /** Whose keys it is among. */
  readonly accountId: string
  readonly key: string
  readonly operation: string
  /** SHA-256 of the request, in hex: a key is for one request. */
  readonly fingerprint: string
}

/**
 * The claim of a form by the key that was put into it when it was rendered; null when it has none. The same form with other words in it
 * is another write. No password or code goes into what is stored.
 */
export const formClaim = (accountId: string, operation: string, form: URLSearchParams): Claim | null => {
  if (!form.has(formKeyName)) return null
  const digest = fingerprint([operation, ...[...form].filter(([name]) => !/password|^confirm-/.test(name))])
  return { accountId, key: `form-${digest}`, operation, fingerprint: digest }
}

/** The field with the key of a form. */
export const formKeyName = 'key'

/** The write with this key was carried out before, or the key belongs to another one. */
export class ClaimedBefore extends Error {
  /** Id of what was made then. */
  readonly made: string
  readonly isSame: boolean
  constructor(made: string, isSame: boolean) {
    super(`the key was used before, and made ${made}`)
    this.made = made
    this.isSame = isSame
  }
}

/**
 * Take a key in the transaction of its write, which a repeat then finds carried out or not at all.
 *
 * @param claim Null: the caller gave no key, and a repeat writes again.
 * @param made Id of what the write makes.
 * @throws {ClaimedBefore}
 */
export const takeClaim = async (sql: Sql, claim: Claim | null, made: string): Promise<void> => {
  if (claim === null) return
  const { accountId, key, operation, fingerprint } = claim
  const taken = await sql`
    insert into claims (account_id, key, operation, fingerprint, made)
    values (${accountId}, ${key}, ${operation}, ${fingerprint}, ${made})
        on conflict (account_id, key) do nothing returning key`
  if (taken.length === 1) return
  const [before] = await sql<{ made: string; isSame: boolean }>`
    select made, operation = ${operation} and fingerprint = ${fingerprint} as "isSame"
      from claims where account_id = ${accountId} and key = ${key}`
  throw new ClaimedBefore(before!.made, before!.isSame)
}

/** Whether a key was taken: for what no transaction can take back, and therefore comes before it takes its own. */
export const isClaimed = async (sql: Sql, { accountId, key }: Claim): Promise<boolean> =>
  (await sql`select from claims where account_id = ${accountId} and key = ${key}`).length > 0

/**
 * Write once for a key: a repeat finds what the first one made.
 * @param write False: it could not be made, and the key is free again.
 * @returns The id of what was made, now or before; null: it could not be made.
 * @throws {ClaimedBefore} The key was used for something else.
 */
export const makeOnce = async (
  sql: Sql,
  claim: Claim | null,
  made: string,
  write: (sql: Sql) => Promise<boolean>,
): Promise<string | null> => {
  try {
    return await sql.begin(async (sql) => {
      await takeClaim(sql, claim, made)
      if (!(await write(sql))) throw new NotMade()
      return made
    })
  } catch (error) {
    if (error instanceof NotMade) return null
    if (error instanceof ClaimedBefore && error.isSame) return error.made
    throw error
  }
}

class NotMade extends Error {}
