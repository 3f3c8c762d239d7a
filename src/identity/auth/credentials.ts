import type { Principal } from './principal.ts'

/** Tells who a credential speaks for. */
export interface TokenVerifier {
  /**
   * Who the token speaks for; null when it is malformed, unknown, expired or revoked. Answers without waiting when it is cached.
   *
   * @param sender Who sends it, asked for tokens that are not known here; null is nobody in particular. One who sends many
   *   of those waits for the answer, up to half a second.
   * @throws storageUnavailable while the database is away, only for tokens that are not known here.
   */
  verify(token: string, sender?: () => string | null): Principal | null | Promise<Principal | null>
  /** When a token that was refused a moment ago has expired; null when that was not why. */
  expiredAt(token: string): Date | null
}

/** What the processes remember of credentials. */
export interface TokenCache {
  /**
   * Forget credentials that were taken back in the database, here and on every replica.
   * @param id Of the credential, of its person, or of its account. The transaction has announced it by `pg_notify`.
   */
  forget(id: string): Promise<void>
}
