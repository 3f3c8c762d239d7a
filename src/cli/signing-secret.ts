import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { type LinkSigner, linkSigner } from '../platform/signing/index.ts'

/**
 * Who signs links here: LAB_SIGNING_SECRET, or on the embedded database, which only one process serves, a secret that
 * the first start makes and keeps in DATA_DIR for the owner only. Null on PostgreSQL without the setting: replicas
 * could not agree on one by themselves.
 */
export const configuredSigner = ({ labSigningSecret, dataDir }: Config, isEmbedded: boolean): LinkSigner | null => {
  if (labSigningSecret !== undefined) return linkSigner(labSigningSecret)
  return isEmbedded ? linkSigner(keptSecret(join(dataDir, 'signing-secret'))) : null
}

const keptSecret = (file: string): string => {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (kept !== '') return kept
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  writeFileSync(`${file}.unfinished`, `${secret}\n`, { mode: 0o600 })
  renameSync(`${file}.unfinished`, file)
  return secret
}
