import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { type LinkSigner, linkSigner } from '../platform/signing/index.ts'
import { keepSecret, readSecret } from './kept-secret.ts'

/**
 * Who signs links here: LAB_SIGNING_SECRET, or on the embedded database, which only one process serves, a secret that
 * the first start makes and keeps in DATA_DIR for the owner only. Null on PostgreSQL without the setting: replicas
 * could not agree on one by themselves.
 */
export const configureSigner = async (
  { labSigningSecret, dataDir }: Config,
  isEmbedded: boolean,
): Promise<LinkSigner | null> => {
  if (labSigningSecret !== undefined) return linkSigner(labSigningSecret)
  return isEmbedded ? linkSigner(await ensureSecret(join(dataDir, 'signing-secret'))) : null
}

const ensureSecret = async (file: string): Promise<string> => {
  const kept = readSecret(file)
  if (kept !== undefined) return kept
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  await keepSecret(file, secret)
  return secret
}
