import type { Sql } from '../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { type SealedSecrets, selectSealedSecrets, updateSealedSecrets } from './queries.ts'
import { secretAbout } from './webhooks.ts'

const atOnce = 100

/**
 * Seal secrets again that LAB_SIGNING_SECRET_PREVIOUS opens, or that an earlier release sealed with a nonce for all secrets of an
 * endpoint: with the leaked old secret of such a pair, the new one follows from the two columns. What does not open is left as it is.
 */
export const resealSecrets = async (sql: Sql, signer: LinkSigner): Promise<void> => {
  for await (const one of sealedSecrets(sql)) await resealOne(sql, signer, one)
}

/** Endpoints whose secret does not open, and one of them. */
export const countUnopened = async (
  sql: Sql,
  signer: LinkSigner | null,
): Promise<{ unopened: number; example: Pick<SealedSecrets, 'accountId' | 'webhookId'> | null }> => {
  let unopened = 0
  let example = null
  for await (const { accountId, webhookId, secret } of sealedSecrets(sql)) {
    if (signer?.unseal(secret, secretAbout(webhookId)) != null) continue
    unopened++
    example ??= { accountId, webhookId }
  }
  return { unopened, example }
}

async function* sealedSecrets(sql: Sql): AsyncGenerator<SealedSecrets> {
  for (let after = ''; ; ) {
    const found = await selectSealedSecrets(sql, after, atOnce)
    yield* found
    if (found.length < atOnce) return
    after = found.at(-1)!.webhookId
  }
}

const resealOne = async (sql: Sql, signer: LinkSigner, stored: SealedSecrets): Promise<void> => {
  const { webhookId, secret, oldSecret } = stored
  const anew = (sealed: string): string => {
    const about = secretAbout(webhookId)
    const text = signer.isSealedNow(sealed, about) ? null : signer.unseal(sealed, about)
    return text === null ? sealed : signer.seal(text, about)
  }
  const resealed = { secret: anew(secret), oldSecret: oldSecret === null ? null : anew(oldSecret) }
  if (resealed.secret !== secret || resealed.oldSecret !== oldSecret) await updateSealedSecrets(sql, stored, resealed)
}
