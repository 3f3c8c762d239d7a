import * as at from '../../assembly/match-layout.ts'
import {
  type Catalog,
  type Head,
  type HeadLoft,
  hoselBoreIn,
  lastPriceOf,
  soleWidth,
} from '../equipment/catalog/index.ts'
import { shaftPriceShareMax } from '../golf/clubs/matching.ts'
import { faceClosesDeg, type Sleeve, type SleevePosition, settingsOf, turnOf } from '../golf/clubs/sleeves.ts'
import {
  categoriesOf,
  clubTypes,
  fairwayDesignations,
  flexes,
  hands,
  launchProfiles,
  shaftMaterials,
} from '../golf/names/words.ts'
import { compareText } from '../platform/values.ts'
import { isMiniDriver } from './rules/attributes.ts'
import type { ShaftRow } from './rules/stock-shaft.ts'
import { aftermarketRows } from './shaft-rows.ts'
import type { StockLists } from './stock-lists.ts'

/** What the core compares a wanted build with: the tables of assembly/match-layout.ts, the heads first. */
export interface MatchRows {
  readonly bytes: Uint8Array
  readonly loftsAt: number
  readonly shaftsAt: number
  readonly sleevesAt: number
  readonly settingsAt: number
  /** Row after the last loft of each head. */
  readonly loftEnds: readonly number[]
  /** Shafts by row: the core chooses rows. */
  readonly shafts: readonly ShaftRow[]
  /** Rows up to which the stock shafts go, and then the aftermarket shafts of each club type. */
  readonly shaftEnds: readonly number[]
}

/** Pack what matching reads. @param heads In the order of the image, which is that of ties. */
export const packMatchRows = (heads: readonly Head[], { lists, listOf }: StockLists, catalog: Catalog): MatchRows => {
  const { rows: lofts, ends: loftEnds } = inOneList(heads, loftsMade)
  const { rows: stock, ends: stockEnds } = inOneList(lists, ({ rows }) => rows)
  const aftermarket = clubTypes.map((type) => catalog.aftermarketShafts(type).flatMap(aftermarketRows))
  const { rows: shafts, ends: shaftEnds } = inOneList([stock, ...aftermarket], (rows) => rows)
  const loftsAt = heads.length * at.HEAD_ROW_BYTES
  const shaftsAt = loftsAt + lofts.length * at.LOFT_ROW_BYTES
  const sleeves = [
    ...new Map(lofts.flatMap(({ sleeve }) => (sleeve === null ? [] : [[keyOf(sleeve), sleeve]]))).values(),
  ]
  const sleeveKeys = sleeves.map(keyOf)
  const { rows: settings, ends: settingEnds } = inOneList(sleeves, settingsOf)
  const sleevesAt = shaftsAt + shafts.length * at.SHAFT_ROW_BYTES
  const settingsAt = sleevesAt + sleeves.length * at.SLEEVE_ROW_BYTES
  const view = new DataView(new ArrayBuffer(settingsAt + settings.length * at.SETTING_ROW_BYTES))

  for (const [i, head] of heads.entries()) {
    const row = i * at.HEAD_ROW_BYTES
    const list = listOf[i]!
    view.setUint32(row + at.LOFT_FROM, loftEnds[i - 1] ?? 0, true)
    view.setUint32(row + at.LOFT_TO, loftEnds[i]!, true)
    view.setUint32(row + at.SHAFT_FROM, stockEnds[list - 1] ?? 0, true)
    view.setUint32(row + at.SHAFT_TO, stockEnds[list]!, true)
    putHead(view, row, head)
    view.setUint8(row + at.HOSEL_BORE, diameterCode(hoselBoreIn(head, catalog)))
  }
  const grindOf = ordered(lofts, ({ grind }) => grind ?? '')
  for (const [i, loft] of lofts.entries()) {
    const row = loftsAt + i * at.LOFT_ROW_BYTES
    putLoft(view, row, loft)
    view.setUint16(row + at.GRIND, grindOf(loft.grind ?? ''), true)
    view.setUint16(row + at.SLEEVE, loft.sleeve === null ? 0 : 1 + sleeveKeys.indexOf(keyOf(loft.sleeve)), true)
  }
  putShafts(view, shaftsAt, shafts, catalog)
  for (const [i, sleeve] of sleeves.entries())
    putSleeve(view, sleevesAt + i * at.SLEEVE_ROW_BYTES, sleeve, [settingEnds[i - 1] ?? 0, settingEnds[i]!])
  for (const [i, setting] of settings.entries()) putSetting(view, settingsAt + i * at.SETTING_ROW_BYTES, setting)
  return { bytes: new Uint8Array(view.buffer), loftsAt, shaftsAt, sleevesAt, settingsAt, shaftEnds, loftEnds, shafts }
}

/** Whether a head is sold now as a club of its type: only such a one is picked. */
export const isPickable = (head: Head): boolean => !head.discontinued && !isMiniDriver(head)

/** A loft that a head is made in; irons: the 7-iron; wedges: an option. */
export interface LoftRow extends HeadLoft {
  readonly bounce: number | null
  readonly grind: string | null
}

/**
 * The lofts that a head is made in, in the order of their rows. An estimated loft is not turned to half a degree: its setting
 * follows from what a loft gauge reads. @rule MATCH-SLEEVE
 */
export const loftsMade = (head: Head): LoftRow[] => {
  const plain = { designation: null, bounce: null, grind: null, sleeve: null }
  if (head.clubType === 'wedge') return head.options.map((option) => optionMade(head, option))
  const turned = head.estimated.includes('lofts') ? { sleeve: null } : {}
  if (head.clubType !== 'iron') return head.lofts.map((loft) => ({ ...plain, ...loft, ...turned }))
  const { hands, lengthIn, lieDeg, estimated } = head
  return [{ ...plain, loft: head.sevenIronLoft, hands, lengthIn, lieDeg, estimated }]
}

/** One of them by its place. */
export const loftMade = (head: Head, place: number): LoftRow =>
  head.clubType === 'wedge' ? optionMade(head, head.options[place]!) : loftsMade(head)[place]!

type Wedge = Extract<Head, { readonly clubType: 'wedge' }>

function optionMade({ lofts }: Wedge, option: Wedge['options'][number]): LoftRow {
  return { ...lofts.find(({ loft }) => loft === option.loft)!, ...option }
}

/** Name of a shaft, which decides between shafts of one cost and price. */
const nameOf = ({ shaftId, model, flex, flexName }: ShaftRow): string =>
  `${shaftId} ${model} ${flex}${flexName === flex ? '' : ` ${flexName}`}`

const genders = { unisex: at.GENDER_UNISEX, women: at.GENDER_WOMEN, junior: at.GENDER_JUNIOR }

const putHead = (view: DataView, row: number, head: Head): void => {
  const lie = head.clubType === 'iron' ? head.lieAdjustable : null
  const { weight } = head.adjustable
  view.setFloat64(row + at.LIE_MIN, lie?.minDeg ?? 0, true)
  view.setFloat64(row + at.LIE_MAX, lie?.maxDeg ?? 0, true)
  view.setFloat64(row + at.HEIGHT_MIN, head.heightRangeIn?.[0] ?? 0, true)
  view.setFloat64(row + at.HEIGHT_MAX, head.heightRangeIn?.[1] ?? 0, true)
  view.setUint8(row + at.GENDER, genders[head.gender])
  view.setUint8(row + at.CATEGORY, (categoriesOf[head.clubType] as readonly string[]).indexOf(head.category))
  view.setUint8(row + at.IS_LIGHT, head.weightClass === 'light' ? 1 : 0)
  view.setUint8(row + at.IS_DRAW, head.bias === 'draw' ? 1 : 0)
  view.setUint8(row + at.HAS_LIE, lie === null ? 0 : 1)
  view.setUint8(row + at.IS_CURRENT, isPickable(head) ? 1 : 0)
  view.setUint8(row + at.IS_KNOWN, lastPriceOf(head) !== null && !head.estimated.includes('lofts') ? 1 : 0)
  view.setUint16(row + at.SHAFT_PRICE_MAX, shaftPriceMax(head), true)
  view.setUint8(row + at.MOVES_WEIGHT, weight === 'draw-fade' || weight === 'both' ? 1 : 0)
}

/** Most that a shaft which is bought beside a head may cost, whole dollars. @rule MATCH-SHAFT */
function shaftPriceMax(head: Head): number {
  const price = lastPriceOf(head)
  return price === null ? at.ANY_PRICE : Math.floor(shaftPriceShareMax * price)
}

const soles = { medium: 0, wide: at.SOLE_WIDE, narrow: at.SOLE_NARROW }

const putLoft = (view: DataView, row: number, loft: LoftRow): void => {
  const named = fairwayDesignations.findIndex((designation) => loft.designation?.endsWith(designation))
  view.setFloat64(row + at.LOFT, loft.loft, true)
  view.setFloat64(row + at.BOUNCE, loft.bounce ?? 0, true)
  view.setUint8(
    row + at.HANDS,
    hands.reduce((bits, hand, i) => bits + (loft.hands.includes(hand) ? 1 << i : 0), 0),
  )
  view.setUint8(row + at.NAME, named + 1)
  view.setUint8(row + at.SOLE, soles[soleWidth(loft.grind)])
}

/** Names a sleeve: heads that a worker was sent have copies of it. */
const keyOf = ({ sleeveId, loftDeg: { min, max } }: Sleeve): string => `${sleeveId} ${min} ${max}`

const putSleeve = (view: DataView, row: number, sleeve: Sleeve, [from, to]: readonly [number, number]): void => {
  const { min, max } = turnOf(sleeve)
  view.setUint32(row + at.SETTING_FROM, from, true)
  view.setUint32(row + at.SETTING_TO, to, true)
  view.setFloat64(row + at.TURN_MIN, min, true)
  view.setFloat64(row + at.TURN_MAX, max, true)
}

const putSetting = (view: DataView, row: number, setting: SleevePosition): void => {
  view.setFloat64(row + at.SETTING_LOFT, setting.loftDeg, true)
  view.setFloat64(row + at.SETTING_LIE, setting.lieDeg ?? 0, true)
  view.setFloat64(row + at.SETTING_FACE, faceClosesDeg(setting), true)
}

const putShafts = (view: DataView, from: number, rows: readonly ShaftRow[], { shafts }: Catalog): void => {
  if (shafts.length > at.NO_SHAFT) throw new Error('The catalog has more shafts than an image holds')
  const orderOf = ordered(rows, nameOf)
  const placeOf = new Map(shafts.map(({ shaftId }, place) => [shaftId, place]))
  for (const [i, shaft] of rows.entries()) {
    const row = from + i * at.SHAFT_ROW_BYTES
    putShaft(view, row, shaft)
    view.setUint16(row + at.SHAFT_NAME, orderOf(nameOf(shaft)), true)
    view.setUint16(row + at.SHAFT, shaft.shaftId === null ? at.NO_SHAFT : placeOf.get(shaft.shaftId)!, true)
  }
}

const putShaft = (view: DataView, row: number, shaft: ShaftRow): void => {
  view.setFloat64(row + at.GRAMS, shaft.weightGrams ?? 0, true)
  view.setFloat64(row + at.BAND, Number.parseInt(shaft.weightBand, 10), true)
  view.setFloat64(row + at.UPCHARGE, shaft.upcharge ?? Number.POSITIVE_INFINITY, true)
  view.setUint8(row + at.FLEX, flexes.indexOf(shaft.flex))
  view.setUint8(row + at.LAUNCH, launchProfiles.indexOf(shaft.launch))
  view.setUint8(row + at.MATERIAL, 1 + shaftMaterials.indexOf(shaft.material))
  view.setUint8(row + at.SOURCE, sourceOf(shaft))
  view.setUint8(row + at.TIP, diameterCode(shaft.tipDiaIn))
}

/** Thousandths of an inch over 0.3; 0: not known. */
const diameterCode = (inches: number | null): number => (inches === null ? 0 : Math.round(inches * 1000) - 300)

const sourceOf = ({ source, modelKnown }: ShaftRow): number => {
  if (source === 'aftermarket') return at.SOURCE_AFTERMARKET
  return modelKnown ? at.SOURCE_STOCK : at.SOURCE_NAMELESS
}

/** The rows of all items behind each other, and where those of each end. */
const inOneList = <Item, Row>(
  items: Iterable<Item>,
  rowsOf: (item: Item) => readonly Row[],
): { rows: Row[]; ends: number[] } => {
  const rows: Row[] = []
  const ends: number[] = []
  for (const item of items) {
    for (const row of rowsOf(item)) rows.push(row)
    ends.push(rows.length)
  }
  return { rows, ends }
}

/** The place of each word in the order of the distinct ones, by code units; a u16 in the image. */
const ordered = <Item>(items: readonly Item[], wordOf: (item: Item) => string): ((word: string) => number) => {
  const words = [...new Set(items.map(wordOf))].sort(compareText)
  if (words.length > at.NO_SHAFT) throw new Error('The catalog has more names than an image holds')
  const places = new Map(words.map((word, place) => [word, place]))
  return (word) => places.get(word)!
}
