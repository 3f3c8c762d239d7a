import { countUnopened } from '../../features/webhooks/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Finding } from './remedies.ts'

/** Open every secret of a webhook that is stored. */
export const readSecrets = async (sql: Sql, signer: LinkSigner | null): Promise<Omit<Finding, 'check'>[]> => {
  const { unopened, example } = await countUnopened(sql, signer)
  if (unopened === 0) return []
  return [
    {
      problem: 'Secrets of webhooks cannot be opened with this LAB_SIGNING_SECRET: nothing is sent to them.',
      remedy: 'Set the LAB_SIGNING_SECRET that they were made with; else their accounts must give them new secrets.',
      count: unopened,
      example,
    },
  ]
}
