import { countUnopened } from '../../features/webhooks/index.ts'
import { hasSecretOfDatabase } from '../../identity/oauth/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Finding } from './remedies.ts'

/** Whether this LAB_SIGNING_SECRET is that of the database, and opens every secret of a webhook that is stored. */
export const readSecrets = async (sql: Sql, signer: LinkSigner | null): Promise<Omit<Finding, 'check'>[]> => {
  const stranger =
    signer === null || (await hasSecretOfDatabase(sql, signer))
      ? []
      : [
          {
            problem:
              'This LAB_SIGNING_SECRET is not the one that the database was used with: no server starts with it.',
            remedy: 'Set the one before. If it is lost, run `clubwright doctor --new-secret`.',
          },
        ]
  const { unopened, example } = await countUnopened(sql, signer)
  if (unopened === 0) return stranger
  return [
    ...stranger,
    {
      problem: 'Secrets of webhooks cannot be opened with this LAB_SIGNING_SECRET: nothing is sent to them.',
      remedy: 'Set the LAB_SIGNING_SECRET that they were made with; else their accounts must give them new secrets.',
      count: unopened,
      example,
    },
  ]
}
