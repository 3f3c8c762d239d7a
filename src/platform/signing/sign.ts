import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a link is for. Each purpose has a key of its own: a signature of one is worth nothing to another. */
type Purpose = 'session' | 'lab'

/** What a signed link says: who holds it may see this one thing until then. Neither credential nor account is in it. */
interface Claim {
  readonly purpose: Purpose
  readonly id: string
  readonly expiresAt: Date
}

/** The two query parameters of a signed link, as they came. */
interface SignedQuery {
  readonly expires?: string | undefined
  readonly signature?: string | undefined
}

/** Signs links and checks them again. */
export interface LinkSigner {
  /** The query of the link: `expires=1798761600&signature=...`. */
  query(claim: Claim): string
  /** Only a genuine link is told that it expired; a forged one learns nothing. */
  check(purpose: Purpose, id: string, query: SignedQuery, now: Date): 'valid' | 'expired' | 'forged'
  /** Makes a text unreadable to whoever holds the link. @param about What it goes with: no two texts share one. */
  seal(text: string, about: string): string
  /** The text again; null when it was not sealed here about the same. */
  unseal(sealed: string, about: string): string | null
}

/**
 * HMAC-SHA-256 (RFC 2104) over purpose, id and the second of expiry, with a key drawn from the secret for the purpose
 * by HKDF (RFC 5869). Changing the secret ends every link. Sealed texts are AES-256-GCM; what a text is about gives the
 * nonce, which is not repeated since nothing is sealed twice with another text.
 *
 * @param secret At least 32 characters, the same on every replica.
 */
export const linkSigner = (secret: string): LinkSigner => {
  const keys = { session: keyFor(secret, 'session'), lab: keyFor(secret, 'lab') } satisfies Record<Purpose, Buffer>
  const sign = (purpose: Purpose, id: string, expires: string): string =>
    createHmac('sha256', keys[purpose]).update(`${purpose}\n${id}\n${expires}`).digest('base64url')
  return {
    query: ({ purpose, id, expiresAt }) => {
      const expires = String(Math.floor(expiresAt.getTime() / 1000))
      return `expires=${expires}&signature=${sign(purpose, id, expires)}`
    },
    check: (purpose, id, { expires = '', signature = '' }, now) => {
      if (!isEqual(signature, sign(purpose, id, expires))) return 'forged'
      return now.getTime() < Number(expires) * 1000 ? 'valid' : 'expired'
    },
    ...sealer(secret),
  }
}

const tagBytes = 16

const sealer = (secret: string): Pick<LinkSigner, 'seal' | 'unseal'> => {
  const [key, nonceKey] = [keyFor(secret, 'seal'), keyFor(secret, 'nonce')]
  const nonce = (about: string) => createHmac('sha256', nonceKey).update(about).digest().subarray(0, 12)
  return {
    seal: (text, about) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(about))
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    unseal: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(about), { authTagLength: tagBytes })
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
      } catch {
        return null // changed, or about something else
      }
    },
  }
}

const keyFor = (secret: string, purpose: Purpose | 'seal' | 'nonce'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `clubwright signed link: ${purpose}`, 32))

/** Compares the texts, not the bytes they stand for: base64url has several spellings of the same 32 bytes. */
const isEqual = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
