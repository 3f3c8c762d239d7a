import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a link is for. Each purpose has a key of its own: a signature of one is worth nothing to another. */
type Purpose = 'session' | 'lab' | 'share'

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
  /** A digest of a text, in hex, that nobody without the secret finds by trying texts. */
  digest(text: string): string
  /** Makes a text unreadable without the secret. @param about What it goes with: it can be opened for nothing else. */
  seal(text: string, about: string): string
  /** The text again, also of a seal of an earlier release; null when it was not sealed here about the same. */
  unseal(sealed: string, about: string): string | null
  /** Whether a text was sealed as `seal` does it now: with this secret, and a nonce of its own. */
  isSealedNow(sealed: string, about: string): boolean
  /** Tell secrets apart and do not tell them: that of this secret, then that of the previous one. */
  readonly fingerprints: readonly string[]
}

/**
 * HMAC-SHA-256 (RFC 2104) over purpose, id and the second of expiry, with a key drawn from the secret for the purpose
 * by HKDF (RFC 5869). Changing the secret ends every link, unless the one before is given too. Sealed texts are AES-256-GCM with their nonce in front. It is a keyed
 * digest of the text and of what it is about, as in SIV modes (RFC 5297, RFC 8452): two texts about one thing, as a secret before and
 * after its rotation, share no nonce; one text gives the same seal again, so that an answer sent twice has the same bytes.
 *
 * @param secret At least 32 characters, the same on every replica.
 * @param previous Another secret whose links and sealed texts are good as well, while one takes the place of the other.
 */
export const linkSigner = (secret: string, previous?: string): LinkSigner => {
  const now = signerOf(secret)
  if (previous === undefined) return now
  const before = signerOf(previous)
  return {
    ...now,
    check: (...link) => {
      const checked = now.check(...link)
      return checked === 'forged' ? before.check(...link) : checked
    },
    unseal: (...sealed) => now.unseal(...sealed) ?? before.unseal(...sealed),
    fingerprints: [...now.fingerprints, ...before.fingerprints],
  }
}

const signerOf = (secret: string): LinkSigner => {
  const keys = {
    session: keyFor(secret, 'session'),
    lab: keyFor(secret, 'lab'),
    share: keyFor(secret, 'share'),
  } satisfies Record<Purpose, Buffer>
  const digestKey = keyFor(secret, 'digest')
  const digest = (text: string): string => createHmac('sha256', digestKey).update(text).digest('hex')
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
    digest,
    fingerprints: [digest('fingerprint of the secret')],
    ...sealer(secret),
  }
}

const nonceBytes = 12
const tagBytes = 16
/** In front of texts with their own nonce. Earlier releases took it from what a text is about alone, and put nothing in front. */
const mark = '2.'

const isSealedWithNonce = (sealed: string): boolean => sealed.startsWith(mark)

const sealer = (secret: string): Pick<LinkSigner, 'seal' | 'unseal' | 'isSealedNow'> => {
  const key = keyFor(secret, 'seal')
  const nonceKeys = { own: keyFor(secret, 'own nonce'), old: keyFor(secret, 'nonce') }
  const digest = (of: keyof typeof nonceKeys, text: string) =>
    createHmac('sha256', nonceKeys[of]).update(text).digest().subarray(0, nonceBytes)
  const openedWithNonce = (sealed: string, about: string) => {
    const bytes = Buffer.from(sealed.slice(mark.length), 'base64url')
    return opened(key, bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes), about)
  }
  return {
    seal: (text, about) => {
      const nonce = digest('own', JSON.stringify([about, text]))
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const bytes = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return mark + Buffer.concat(bytes).toString('base64url')
    },
    unseal: (sealed, about) =>
      isSealedWithNonce(sealed)
        ? openedWithNonce(sealed, about)
        : opened(key, digest('old', about), Buffer.from(sealed, 'base64url')),
    isSealedNow: (sealed, about) => isSealedWithNonce(sealed) && openedWithNonce(sealed, about) !== null,
  }
}

/** The text in a ciphertext with its tag at the end; null when it was changed, or is about something else. */
const opened = (key: Buffer, nonce: Buffer, sealed: Buffer, about?: string): string | null => {
  if (nonce.length < nonceBytes || sealed.length < tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  if (about !== undefined) decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const keyFor = (secret: string, purpose: Purpose | 'digest' | 'seal' | 'nonce' | 'own nonce'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `clubwright signed link: ${purpose}`, 32))

/** Compares the texts, not the bytes they stand for: base64url has several spellings of the same 32 bytes. */
const isEqual = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
