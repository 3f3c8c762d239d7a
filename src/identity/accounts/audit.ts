import { createWindowCounter } from '../../platform/http/limits/window-counter.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'

/**
 * Where changes of accounts and keys are announced, in the transaction that makes them, so that serving processes log what
 * the command line does. The payload is the event with the ids.
 */
export const auditChannel = 'auth_audit'

type AuditEvent = 'account made' | 'account erased' | 'key made' | 'key rolled' | 'key revoked'

/** @param ids Of account and key. Never a token, a name or an address. */
export const auditNews = (event: AuditEvent, ids: { readonly accountId?: string; readonly keyId?: string }): string =>
  JSON.stringify({ event, ...ids })

/** Log what is announced from now on, by any process. */
export const watchAudit = ({ sql, log }: { sql: Pick<Sql, 'listen'>; log: Log }): Promise<void> => {
  const onNews = (news: string) => {
    const { event, ...ids } = JSON.parse(news) as { event: AuditEvent }
    log.info(event, ids)
  }
  return sql.listen(auditChannel, onNews, () => {})
}

const lately = createWindowCounter(3_600_000)

/** Log that an account has nothing left; of each account once an hour, since it may go on asking. */
export const logUsedUp = (log: Log, accountId: string): void => {
  if (lately.add(accountId).count === 1) log.warn('allowance used up', { accountId })
}
