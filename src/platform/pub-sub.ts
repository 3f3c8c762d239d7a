import type { Sql } from './postgres/sql.ts'

/**
 * News between the processes of an installation: a key was revoked, the catalog is another one. Every change is announced
 * by the database in the transaction that makes it (`pg_notify`). Where Redis is configured the same goes through it too,
 * so that a process whose listening connection is cut hears of it nevertheless; everybody else hears it twice.
 */
export interface Bulletin {
  /** Announce a change that was committed. Best effort: it neither fails nor waits long. */
  publish(channel: string, payload: string): Promise<void>
  /**
   * @param onMessage Gets the payload.
   * @param onSubscribed Called whenever listening begins, on either way, also again after a lost connection: messages
   *   may have been missed before each call.
   */
  subscribe(channel: string, onMessage: (payload: string) => void, onSubscribed: () => void): Promise<void>
}

/** The database alone, which has said it already. */
export const databaseBulletin = (sql: Pick<Sql, 'listen'>): Bulletin => ({
  publish: async () => {},
  subscribe: sql.listen,
})
