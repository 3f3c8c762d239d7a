import type { Sql } from './postgres/sql.ts'

/**
 * Messages between the processes of an installation: a key was revoked, the catalog changed. The database announces every
 * change in the transaction that makes it (`pg_notify`). Where Redis is configured, the message is published there too: a
 * process whose listening connection is cut still receives it, and all others receive it twice.
 */
export interface PubSub {
  /** Announce a change that was committed. Best effort: it neither fails nor waits long. */
  publish(channel: string, payload: string): Promise<void>
  /**
   * @param onMessage Gets the payload.
   * @param onSubscribed Called each time a subscription begins on either channel, also after a lost connection: messages
   *   may have been missed before the call.
   * @param onPoll Called now and then, in case messages do not arrive at all; the same as `onSubscribed` unless given.
   */
  subscribe(
    channel: string,
    onMessage: (payload: string) => void,
    onSubscribed: () => void,
    onPoll?: () => void,
  ): Promise<void>
}

/** Through the database alone, which has announced the change already. */
export const databasePubSub = (sql: Pick<Sql, 'listen'>): PubSub => ({
  publish: async () => {},
  subscribe: sql.listen,
})
