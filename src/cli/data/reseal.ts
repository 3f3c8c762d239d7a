import { resealSecrets } from '../../features/webhooks/index.ts'
import { sealKeys, takeSecret } from '../../identity/oauth/index.ts'
import { resealFactors } from '../../identity/people/index.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Repeated } from '../../platform/work/repeat.ts'

/** By then replicas that cannot open what is sealed here are gone: those of the release before, and of the secret before. */
const everyMs = 10 * 60_000

interface Sealing {
  readonly sql: Sql
  readonly signer: LinkSigner | null
  readonly log: Log
}

/**
 * Seal anew what LAB_SIGNING_SECRET_PREVIOUS has sealed, and what earlier releases have stored in clear, or sealed without a nonce of
 * its own; then the secret of this process is that of the database. No migration can: SQL does not have the
 * secret. The embedded engine has one process, so there it is done at the start; on PostgreSQL ten minutes later.
 */
export const startResealing = ({ sql, signer, log }: Sealing): Repeated => {
  const reseal = async () => {
    if (signer === null) return
    try {
      await sealKeys({ sql, signer })
      await resealSecrets(sql, signer)
      await resealFactors(sql, signer)
      await takeSecret(sql, signer)
    } catch (error) {
      log.warn('secrets were not sealed again; it is tried again', errorFacts(error))
    }
  }
  let working = sql.engine === 'embedded' ? reseal() : Promise.resolve()
  const timer = setInterval(() => {
    working = working.then(reseal)
  }, everyMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await working
    },
  }
}
