import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { cleaned } from '../text/plain-text.ts'

/** What a file holds, by its first bytes. */
type FileContent =
  | { readonly kind: 'text'; readonly texts: readonly EncodedText[] }
  | { readonly kind: 'workbook' }
  /** To follow its name. */
  | { readonly kind: 'other'; readonly what: Message }

/** A text as one encoding reads it. */
export interface EncodedText {
  readonly encoding: string
  readonly text: string
}

/**
 * Encodings of files that are not UTF-8, the likeliest first: which one it is shows in the headings that can be read.
 * @source FlightScope and spreadsheets of western Europe write windows-1252; those of Japan, China and Korea their own
 */
const otherEncodings = ['windows-1252', 'shift_jis', 'gb18030', 'euc-kr'] as const

/** The text of a file in every encoding that its bytes allow: one, where a mark or valid UTF-8 tells. */
export const contentOf = (bytes: Uint8Array): FileContent => {
  const foreign = signatures.find(({ starts }) => starts.every((byte, i) => bytes[i] === byte))
  if (foreign !== undefined) return foreign.content
  const sure = decoded(bytes, unicodeOf(bytes) ?? 'utf-8')
  const texts = sure !== null ? [sure] : otherEncodings.flatMap((encoding) => decoded(bytes, encoding) ?? [])
  return { kind: 'text', texts }
}

const other = (what: Message): FileContent => ({ kind: 'other', what })

const signatures: readonly { readonly starts: readonly number[]; readonly content: FileContent }[] = [
  { starts: [0x50, 0x4b, 0x03, 0x04], content: { kind: 'workbook' } },
  {
    starts: [0xd0, 0xcf, 0x11, 0xe0],
    content: other(say('files.oldWorkbook')),
  },
  { starts: [0x25, 0x50, 0x44, 0x46], content: other(say('files.pdf')) },
  { starts: [0x89, 0x50, 0x4e, 0x47], content: other(say('files.picture')) },
  { starts: [0xff, 0xd8, 0xff], content: other(say('files.picture')) },
  { starts: [0x1f, 0x8b], content: other(say('files.gzip')) },
]

/** UTF-16 by its mark or, without one, by the zeros of its Latin letters; null: neither. */
const unicodeOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = [0, 1].map((side) => start.filter((byte, i) => i % 2 === side && byte === 0).length)
  const enough = start.length / 5
  if (zeros[1]! > enough && zeros[0]! === 0) return 'utf-16le'
  return zeros[0]! > enough && zeros[1]! === 0 ? 'utf-16be' : null
}

/** Without what nobody sees, such as NUL, which no table means and no database stores. */
const decoded = (bytes: Uint8Array, encoding: Bun.Encoding): EncodedText | null => {
  try {
    return { encoding, text: cleaned(new TextDecoder(encoding, { fatal: true }).decode(bytes)) }
  } catch {
    return null
  }
}
