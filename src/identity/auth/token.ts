/**
 * How a credential begins, which says its kind: API key, test key, publishable key; OAuth access token, refresh token and client
 * secret; dashboard session; link to join an account; agent connection and agent token; link or pass into the studio.
 */
export type TokenPrefix = 'svc' | 'svc_test' | 'svc_pub' | 'eoa' | 'eor' | 'ecs' | 'eds' | 'ejl' | 'eac' | 'eat' | 'est'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretCharacters = 40
const checkCharacters = 6
const form = /^(?:svc|svc_test|svc_pub|eoa|eor|ecs|eds|ejl|eac|eat|est)_[0-9A-Za-z]{46}$/

/**
 * A new secret credential: prefix, `_`, 40 random characters (238 bits), 6 characters of CRC-32 over all before them.
 * The prefix lets secret scanners find it; the checksum lets us refuse typing errors without a look-up.
 */
export const newToken = (prefix: TokenPrefix): string => {
  const body = `${prefix}_${randomBase62(secretCharacters)}`
  return body + checkOf(body)
}

/** Whether a text has the form of a token and a right checksum. It says nothing about existence. */
export const isToken = (text: string): boolean =>
  form.test(text) && text.slice(-checkCharacters) === checkOf(text.slice(0, -checkCharacters))

/** The kind of a text that `isToken`. */
export const prefixOf = (token: string): TokenPrefix => token.slice(0, token.lastIndexOf('_')) as TokenPrefix

/**
 * What is stored of a token: its SHA-256, as 64 hexadecimal digits. Salt and slowness protect secrets that people
 * choose; a random one of 238 bits needs neither.
 */
export const hashOfToken = (token: string): string => Bun.SHA256.hash(token, 'hex')

/** Bytes from here on would make the first characters of the alphabet likelier. 248 = 4 * 62. */
const evenBytes = 248

const randomBase62 = (length: number): string => {
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < evenBytes && text.length < length) text += base62[byte % 62]
  return text
}

const checkOf = (body: string): string => {
  let crc = Bun.hash.crc32(body)
  let text = ''
  for (let i = 0; i < checkCharacters; i++) {
    text = base62[crc % 62] + text
    crc = Math.floor(crc / 62)
  }
  return text
}
