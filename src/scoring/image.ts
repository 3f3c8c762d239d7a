/// <reference path="../../assembly/types.d.ts" />
import { bisector, bisectRight } from 'd3-array'
import * as at from '../../assembly/layout.ts'
import * as matching from '../../assembly/match-layout.ts'
import type { Catalog, Head } from '../equipment/catalog/index.ts'
import { type ClubType, clubTypes } from '../golf/names/words.ts'
import { engineVersion, rulesetRevision } from '../ruleset/index.ts'
import { checksumOf } from './core/image-fault.ts'
import { Fragments } from './fragments.ts'
import { nearestLoftDeg } from './loft.ts'
import { type LoftRow, loftMade, loftsMade, type MatchRows, packMatchRows } from './match-rows.ts'
import { type HeadAttributes, headAttributes, isWood, type ScoreCategory } from './rules/attributes.ts'
import type { ShaftRow } from './rules/stock-shaft.ts'
import { type StockLists, stockListsOf } from './stock-lists.ts'
import { packTexts } from './texts.ts'
import { clubPrefix } from './view.ts'

/** A packed catalog without its records: what a worker sends back, and what a release stores. */
export interface PackedCatalog {
  /** Everything of the catalog that the scoring core reads, in the order of assembly/layout.ts. */
  readonly bytes: Uint8Array
  /** Digest of the bytes. */
  readonly contents: string
  readonly profileCount: number
  /** Place in the catalog of each head, in the order of the columns: by club type, then as ties are broken. */
  readonly order: Uint32Array
  /** Row after the last loft of each head. */
  readonly loftEnds: Uint32Array
  /** Shafts by row. */
  readonly shafts: readonly ShaftRow[]
}

/** A packed catalog with its records. Immutable: another catalog, evidence or ruleset is another image. */
export interface Image extends Omit<PackedCatalog, 'order'> {
  /** Identifies what answers are made from: catalog, ruleset and evidence. */
  readonly revision: string
  readonly catalog: Catalog
  /** Heads in the order of the columns. */
  readonly heads: readonly Head[]
  /** Place in the columns of each head of the catalog. */
  readonly places: Uint32Array
}

/** Pack a catalog into an image. @param evidenceRevision Names the counts that the contexts of this image are given. */
export const packImage = (catalog: Catalog, evidenceRevision: string): Image =>
  imageOf(catalog, packCatalog(catalog), evidenceRevision)

/** Pack a catalog: 25 ms for the release, a second for a hundred times as many heads. */
export const packCatalog = (catalog: Catalog): PackedCatalog => {
  const order = Uint32Array.from(catalog.heads.keys()).sort((a, b) =>
    byTypeAndTie(catalog.heads[a]!, catalog.heads[b]!),
  )
  const heads = headsIn(catalog, order)
  const { profiles, profileOf } = profilesOf(heads)
  const [n, p] = [heads.length, profiles.length]
  const stock = stockListsOf(heads, catalog)
  const fragments = new Fragments()
  const columns = new Uint8Array(at.fragmentsAt(n, p) - at.IMAGE_AT)
  const view = new DataView(columns.buffer)
  putHeads(view, { heads, profileOf, stock }, fragments)
  putProfiles(view, profiles, n)
  putTexts(view, profiles, n, fragments)

  const rows = packMatchRows(heads, stock, catalog)
  const { bytes, rowsAt } = joined(columns, fragments, rows)
  putHeader(bytes, { n, p, heads, profiles, rows, rowsAt })
  new DataView(bytes.buffer).setUint32(at.CHECKSUM_FIELD, checksumOf(bytes), true)
  const contents = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
  return { bytes, contents, profileCount: p, order, loftEnds: Uint32Array.from(rows.loftEnds), shafts: rows.shafts }
}

/** The image of a catalog that was packed before. */
export const imageOf = (catalog: Catalog, { order, ...packed }: PackedCatalog, evidenceRevision: string): Image => {
  const places = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) places[order[place]!] = place
  const revision = revisionOf(packed.contents, evidenceRevision)
  return { ...packed, revision, catalog, heads: headsIn(catalog, order), places }
}

const headsIn = ({ heads }: Catalog, order: Uint32Array): Head[] => Array.from(order, (place) => heads[place]!)

/** Place of a head in the columns; undefined when the catalog has no such head. */
export const placeOf = ({ catalog: { heads }, places }: Image, headId: string): number | undefined => {
  const place = byId.left(heads, headId)
  return heads[place]?.headId === headId ? places[place] : undefined
}
/** A catalog is sorted by id. */
const byId = bisector(({ headId }: Head) => headId)

/** The lofts that a head is made in, and the row of the first; null when the catalog has no such head. */
export const loftRowsOf = (
  image: Image,
  headId: string,
): { readonly from: number; readonly lofts: readonly LoftRow[] } | null => {
  const place = placeOf(image, headId)
  if (place === undefined) return null
  return { from: image.loftEnds[place - 1] ?? 0, lofts: loftsMade(image.heads[place]!) }
}

/** The loft that a row stands for; undefined for a row that there is not. */
export const loftAt = ({ heads, loftEnds }: Image, row: number): LoftRow | undefined => {
  const place = bisectRight(loftEnds, row)
  return place < heads.length ? loftMade(heads[place]!, row - (loftEnds[place - 1] ?? 0)) : undefined
}

interface HeadParts {
  readonly heads: readonly Head[]
  /** Profile of each head. */
  readonly profileOf: readonly number[]
  readonly stock: StockLists
}

/** The columns of the heads. */
const putHeads = (
  view: DataView,
  { heads, profileOf, stock: { lists, listOf } }: HeadParts,
  fragments: Fragments,
): void => {
  const n = heads.length
  const put = (address: number) => address - at.IMAGE_AT
  const loftsMade = loftTenths()
  for (const [i, head] of heads.entries()) {
    view.setUint16(put(at.PROFILE_COLUMN) + 2 * i, profileOf[i]!, true)
    view.setUint8(put(at.handsColumn(n)) + i, handBits(head))
    view.setUint32(put(at.prefixColumn(n)) + 4 * i, fragments.ref(`,${clubPrefix(head)}`), true)
    for (const [step, build] of lists[listOf[i]!]!.builds.entries())
      view.setUint32(put(at.buildColumn(n, step)) + 4 * i, fragments.ref(build), true)
    for (const [step, tenths] of loftsMade(head).entries())
      view.setUint16(put(at.loftColumn(n, step)) + 2 * i, tenths, true)
  }
}

const putTexts = (view: DataView, profiles: readonly Profile[], n: number, fragments: Fragments): void => {
  const texts = packTexts(
    profiles.map(({ kind }) => kind),
    speedRanges(profiles),
  )
  for (const [reader, byCode] of texts.entries()) {
    const column = at.textColumn(n, profiles.length, reader) - at.IMAGE_AT
    for (const [code, text] of byCode.entries())
      if (text !== undefined) view.setUint32(column + 4 * code, fragments.ref(text), true)
  }
}

/** The same image with other evidence: counts are not in its bytes, so only its name changes. */
export const withEvidence = (image: Image, evidenceRevision: string): Image => ({
  ...image,
  revision: revisionOf(image.contents, evidenceRevision),
})

const revisionOf = (contents: string, evidenceRevision: string): string =>
  digest(`${contents} ${engineVersion} ${rulesetRevision} ${evidenceRevision}`).slice(0, 16)

const digest = (of: string): string => new Bun.CryptoHasher('sha256').update(of).digest('hex')

/** Ties: a current head, the more forgiving one, the lower price, the id. @rule SCORE-HEAD */
const byTypeAndTie = (a: Head, b: Head): number =>
  clubTypes.indexOf(a.clubType) - clubTypes.indexOf(b.clubType) ||
  Number(a.discontinued) - Number(b.discontinued) ||
  b.forgiveness - a.forgiveness ||
  priceOrder(a) - priceOrder(b) ||
  (a.headId < b.headId ? -1 : 1)
/** An unknown price comes last. (Not Infinity: two of them would differ by NaN.) */
const priceOrder = ({ price }: Head): number => price ?? Number.MAX_VALUE

/** Bits as the context's hand has them: 1 right, 2 left. */
const handBits = ({ hands }: Head): number => (hands.includes('right') ? 1 : 0) + (hands.includes('left') ? 2 : 0)

/** Heads that no rule of scoring can tell apart. */
interface Profile {
  readonly clubType: ClubType
  readonly attributes: HeadAttributes
  readonly kind: string
}

/** A profile is stored in a u16. */
const profilesMax = 65_536

const profilesOf = (heads: readonly Head[]): { profiles: Profile[]; profileOf: number[] } => {
  const profiles: Profile[] = []
  const known = new Map<string, number>()
  const profileOf = heads.map((head) => {
    const attributes = headAttributes(head)
    const { clubType } = head
    const key = `${clubType} ${JSON.stringify(attributes)}`
    const place = known.get(key) ?? profiles.length
    if (place === profiles.length) {
      known.set(key, place)
      profiles.push({ clubType, attributes, kind: `${clubType} ${attributes.category}` })
    }
    return place
  })
  if (profiles.length > profilesMax) throw new Error('The catalog has more kinds of heads than an image holds')
  return { profiles, profileOf }
}

/** The loft nearest to each step, tenths of a degree; 0: none. Many heads are made in the same lofts. */
const loftTenths = (): ((head: Head) => readonly number[]) => {
  const known = new Map<string, readonly number[]>()
  return (head) => {
    const isSet = head.clubType === 'iron' || head.clubType === 'wedge'
    const key = isSet ? '' : head.lofts.map(({ loft }) => loft).join()
    const tenths =
      known.get(key) ??
      Array.from({ length: at.LOFT_STEPS }, (_, step) => Math.round(10 * (nearestLoftDeg(head, step) ?? 0)))
    known.set(key, tenths)
    return tenths
  }
}

/** The distinct speed ranges, in words `60-115`. */
const speedRanges = (profiles: readonly Profile[]): string[] => [
  ...new Set(profiles.flatMap(({ attributes }) => rangeOf(attributes) ?? [])),
]
const rangeOf = ({ speedMph }: HeadAttributes): string | null =>
  speedMph === null ? null : `${speedMph.min}-${speedMph.max}`

/** Includes every golfer. */
const anySpeed = [-1e9, 1e9]

const capOfCategory: Partial<Record<ScoreCategory, number>> = {
  low_spin: at.CAP_SLOW,
  tour: at.CAP_SLOW,
  draw: at.CAP_DRAW,
  blade: at.CAP_BLADE,
}

const madeForCode = { juniors: at.FOR_JUNIORS, women: at.FOR_WOMEN, 'mini driver': at.FOR_THE_TEE } as const

const putProfiles = (view: DataView, profiles: readonly Profile[], n: number): void => {
  const p = profiles.length
  const ranges = speedRanges(profiles)
  for (const [place, range] of ranges.entries()) putRange(view, n, place, range.split('-').map(Number))
  putRange(view, n, at.SPEEDS_MAX, anySpeed)
  const kinds = [...new Set(profiles.map(({ kind }) => kind))]
  for (const [i, { attributes, kind }] of profiles.entries()) {
    const code = (field: number, value: number) => view.setUint8(at.codeColumn(n, p, field) - at.IMAGE_AT + i, value)
    const range = rangeOf(attributes)
    code(at.CAP, capOfCategory[attributes.category] ?? at.CAP_NONE)
    code(at.MADE_FOR, attributes.madeFor === undefined ? at.FOR_ALL : madeForCode[attributes.madeFor])
    code(at.IS_WOOD, isWood(attributes) ? 1 : 0)
    code(at.SPEEDS, range === null ? at.SPEEDS_MAX : ranges.indexOf(range))
    code(at.KIND, kinds.indexOf(kind))
    code(at.IS_LIGHTWEIGHT, attributes.isLight ? 1 : 0)
    code(at.FORGIVENESS, attributes.forgiveness)
    code(at.SPIN, attributes.spin + at.SCALE_MID)
    code(at.LAUNCH, attributes.launch + at.SCALE_MID)
    code(at.DRAW, 2 * attributes.draw)
  }
}

const putRange = (view: DataView, n: number, place: number, mph: readonly number[]): void => {
  for (const [end, speed] of mph.entries())
    view.setFloat64(at.speedRangesAt(n) - at.IMAGE_AT + 16 * place + 8 * end, speed, true)
}

/** Columns, fragments and rows. The rows begin on a line of their own, so that their numbers are aligned. */
const joined = (columns: Uint8Array, fragments: Fragments, rows: MatchRows): { bytes: Uint8Array; rowsAt: number } => {
  const rowsAt = at.align64(columns.length + fragments.bytes + at.SPARE_BYTES)
  const bytes = new Uint8Array(rowsAt + rows.bytes.length)
  bytes.set(columns)
  fragments.copyTo(bytes, columns.length)
  bytes.set(rows.bytes, rowsAt)
  return { bytes, rowsAt }
}

interface HeaderParts {
  readonly n: number
  readonly p: number
  readonly heads: readonly Head[]
  readonly profiles: readonly Profile[]
  readonly rows: MatchRows
  readonly rowsAt: number
}

const putHeader = (bytes: Uint8Array, { n, p, heads, profiles, rows, rowsAt }: HeaderParts): void => {
  const view = new DataView(bytes.buffer)
  const put = (field: number, value: number) => view.setUint32(field, value, true)
  put(at.MAGIC_FIELD, at.MAGIC)
  put(at.ABI_FIELD, at.ABI)
  put(at.BYTES_FIELD, bytes.length)
  put(at.HEADS_FIELD, n)
  put(at.PROFILES_FIELD, p)
  for (const [type, end] of endsByType(heads).entries()) put(at.HEAD_ENDS_FIELD + 4 * type, end)
  for (const [type, end] of endsByType(profiles).entries()) put(at.PROFILE_ENDS_FIELD + 4 * type, end)
  for (const [type, end] of currentEnds(heads).entries()) put(at.CURRENT_ENDS_FIELD + 4 * type, end)
  put(matching.HEAD_ROWS_FIELD, rowsAt)
  put(matching.LOFT_ROWS_FIELD, rowsAt + rows.loftsAt)
  put(matching.SHAFT_ROWS_FIELD, rowsAt + rows.shaftsAt)
  put(matching.SLEEVE_ROWS_FIELD, rowsAt + rows.sleevesAt)
  put(matching.SETTING_ROWS_FIELD, rowsAt + rows.settingsAt)
  for (const [i, end] of rows.shaftEnds.entries()) put(matching.SHAFT_ENDS_FIELD + 4 * i, end)
}

/** Where the heads that are sold now end within each club type. */
const currentEnds = (heads: readonly Head[]): number[] => {
  const ends = [0, ...endsByType(heads)]
  for (const { clubType, discontinued } of heads) if (!discontinued) ends[clubTypes.indexOf(clubType)]!++
  return ends.slice(0, -1)
}

/** Where those of each club type end; they lie in the order of club types. */
const endsByType = (items: readonly { readonly clubType: ClubType }[]): number[] => {
  const ends = clubTypes.map(() => 0)
  for (const { clubType } of items) {
    for (let type = clubTypes.indexOf(clubType); type < ends.length; type++) ends[type]!++
  }
  return ends
}
