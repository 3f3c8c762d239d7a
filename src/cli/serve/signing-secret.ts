import { join } from 'node:path'
import { bindSecret, hasSecretOfDatabase, takeSecret } from '../../identity/oauth/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { type LinkSigner, linkSigner } from '../../platform/signing/index.ts'
import { OperatorError } from '../failure.ts'
import { keepSecret, readSecret } from './kept-secret.ts'

/**
 * Who signs links here: LAB_SIGNING_SECRET, or on the embedded database, which only one process serves, a secret that
 * the first start makes and keeps in DATA_DIR for the owner only. Null on PostgreSQL without the setting: replicas
 * could not agree on one by themselves.
 */
export const configureSigner = async (
  { labSigningSecret, labSigningSecretPrevious, dataDir }: Config,
  isEmbedded: boolean,
): Promise<LinkSigner | null> => {
  if (labSigningSecret !== undefined) return linkSigner(labSigningSecret, labSigningSecretPrevious)
  if (!isEmbedded) return null
  return linkSigner(await ensureSecret(join(dataDir, 'signing-secret')), labSigningSecretPrevious)
}

const ensureSecret = async (file: string): Promise<string> => {
  const kept = readSecret(file)
  if (kept !== undefined) return kept
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  await keepSecret(file, secret)
  return secret
}

/**
 * For a server: its secret becomes that of a database that has none. The secret of a data directory always does: whoever restores a
 * backup without it starts with a new one.
 *
 * @throws OperatorError when LAB_SIGNING_SECRET is another one.
 */
export const bindToDatabase = async (sql: Sql, config: Config, signer: LinkSigner | null): Promise<void> => {
  if (signer === null) return
  if (config.labSigningSecret === undefined) return takeSecret(sql, signer)
  if (!(await bindSecret(sql, signer))) throw anotherSecret()
}

/** For a command, which makes nothing that of the database. @throws OperatorError when LAB_SIGNING_SECRET is another one. */
export const refuseOtherSecret = async (sql: Sql, config: Config, signer: LinkSigner | null): Promise<void> => {
  if (signer === null || config.labSigningSecret === undefined) return
  if (!(await hasSecretOfDatabase(sql, signer))) throw anotherSecret()
}

const anotherSecret = () =>
  new OperatorError(
    'LAB_SIGNING_SECRET is not the one that this database was used with (on the embedded database: DATA_DIR/signing-secret). Set the ' +
      'same one on every replica. To change it, set the one before as LAB_SIGNING_SECRET_PREVIOUS. If that is lost, run ' +
      '`clubwright doctor --new-secret`: links end, webhooks need new secrets, and second factors must be reset.',
  )
