import type { Sql } from '../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { selectFingerprint, storeFingerprint } from './queries.ts'

/**
 * Whether the secret of this process, or its previous one, is that of the database; null there: no process with a secret has started.
 * With another one its links would be forged to the other replicas, and it could open nothing that they have sealed.
 */
export async function hasSecretOfDatabase(sql: Sql, signer: LinkSigner): Promise<boolean> {
  const known = await selectFingerprint(sql)
  return known === null || signer.fingerprints.includes(known)
}

/** The same, for whoever starts to use a secret: the first one makes it that of the database. */
export async function bindSecret(sql: Sql, signer: LinkSigner): Promise<boolean> {
  if ((await selectFingerprint(sql)) === null) await storeFingerprint(sql, signer.fingerprints[0]!, null)
  return hasSecretOfDatabase(sql, signer)
}

/** Make the secret of this process that of the database: all that the one before sealed was sealed anew, or that one is lost. */
export async function takeSecret(sql: Sql, signer: LinkSigner): Promise<void> {
  const [known, own] = [await selectFingerprint(sql), signer.fingerprints[0]!]
  if (known !== own) await storeFingerprint(sql, own, known)
}
