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
