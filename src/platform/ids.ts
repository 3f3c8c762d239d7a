/** What an id names, and its prefix on the wire. */
type IdPrefix =
  | 'fit'
  | 'acc'
  | 'key'
  | 'con'
  | 'ses'
  | 'cus'
  | 'lnk'
  | 'req'
  | 'per'
  | 'sgn'
  | 'whe'
  | 'msg'
  | 'mis'
  | 'shr'
  | 'glf'

/** Crockford base 32: digits and capitals without I, L, O and U, in ASCII order, so text order is number order. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const timeCharacters = 10
const randomCharacters = 16

/**
 * A new id: prefix, `_`, and a ULID (48 bits of milliseconds, then 80 random bits), so ids sort by time.
 * Two ids of the same millisecond have no order between them.
 * @example newId('fit') // 'fit_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C'
 */
export const newId = <Prefix extends IdPrefix>(prefix: Prefix, at?: Date): `${Prefix}_${string}` => {
  let text = timeText(at?.getTime() ?? Date.now())
  for (let i = 0; i < randomCharacters; i++) text += alphabet[nextByte() % 32]
  return `${prefix}_${text}`
}

/** The first id of a moment: every id that was made before is smaller. */
export const firstId = (prefix: IdPrefix, at: Date): string =>
  `${prefix}_${timeText(at.getTime())}${'0'.repeat(randomCharacters)}`

/** Several requests come in a millisecond, and each takes an id. */
let latest = { milliseconds: Number.NaN, text: '' }

const timeText = (milliseconds: number): string => {
  if (milliseconds === latest.milliseconds) return latest.text
  let text = ''
  let left = milliseconds
  for (let i = 0; i < timeCharacters; i++) {
    text = alphabet[left % 32] + text
    left = Math.floor(left / 32)
  }
  latest = { milliseconds, text }
  return text
}

/** Random bytes are drawn by the page: every request takes an id, and asking costs far more than a byte. */
const page = new Uint8Array(4096)
let used = page.length
const nextByte = (): number => {
  if (used === page.length) {
    crypto.getRandomValues(page)
    used = 0
  }
  return page[used++]!
}

/** Whether a text has the form of an id with this prefix. It says nothing about existence. */
export const isId = (prefix: IdPrefix, text: string): boolean =>
  text.startsWith(`${prefix}_`) && /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text.slice(prefix.length + 1))
