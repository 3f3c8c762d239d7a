import { type DecimalSign, leadingNumber, plainSigns } from '../../../platform/tables/index.ts'
import { type Unit, unitNamed } from './columns/units.ts'

/** A cell of a column of numbers. */
export type Cell =
  | { readonly kind: 'number'; readonly value: number; readonly unit: Unit | null; readonly side: Side | null }
  /** Empty, or a word for not measured. */
  | { readonly kind: 'missing' }
  /** Something that is no number. */
  | { readonly kind: 'unread' }

/** Words that say which way a number counts. */
/** `d` is right in French, down beside a U. */
type Side = 'd' | 'left' | 'right' | 'up' | 'down' | 'in-out' | 'out-in' | 'open' | 'closed'

/** @source exports and screens of launch monitors; the words in German, Dutch, French, Spanish and Italian */
const sides: Readonly<Record<Side, string>> = {
  left: 'l left links izq izquierda izda g gauche sx sinistra 左',
  right: 'r right rechts der derecha dcha droite dx destra 右',
  d: 'd',
  up: 'u up',
  down: 'dn down',
  'in-out': 'in-out io i-o i/o in/out inout in-to-out',
  'out-in': 'out-in oi o-i o/i out/in outin out-to-in',
  open: 'o open offen',
  closed: 'c close closed geschlossen',
}
const sideNamed = new Map(
  Object.entries(sides).flatMap(([side, words]) => words.split(' ').map((word) => [word, side as Side] as const)),
)

const missingWords = new Set(
  '- -- --- n/a na nan null none nil undefined . .. ... ? x inf -inf infinity ∞ #n/a #na #value! #div/0! error err -999 -9999'.split(
    ' ',
  ),
)

/** Nearly every cell: digits, and decimals after the sign of the file. */
const plain: Readonly<Record<DecimalSign, RegExp>> = { '.': /^-?\d+(?:\.\d+)?$/, ',': /^-?\d+(?:,\d+)?$/ }

const missing: Cell = { kind: 'missing' }
const unread: Cell = { kind: 'unread' }

/**
 * Read a cell: a number with at most a side and a unit beside it, nothing, or no number. There is no part of a cell that counts.
 * @example readCell('L12.3', '.') // { kind: 'number', value: 12.3, unit: null, side: 'left' }
 */
export const readCell = (written: string, sign: DecimalSign): Cell => {
  if (plain[sign].test(written) && !missingWords.has(written))
    return { kind: 'number', value: Number(written.replace(',', '.')), unit: null, side: null }
  const text = plainSigns(written)
  if (text === '' || missingWords.has(text.toLowerCase()) || /^-?1\.#/.test(text)) return missing
  const before = /^(\p{Letter}+)\s*(?=[-+.,\d])/u.exec(text)
  const side = before === null ? null : (sideNamed.get(before[1]!.toLowerCase()) ?? undefined)
  if (side === undefined) return unread
  const rest = before === null ? text : text.slice(before[0].length)
  const found = leadingNumber(rest, sign)
  if (found === null) return unread
  const after = readAfter(found.rest)
  if (after === null || (after.side !== null && side !== null)) return unread
  return { kind: 'number', value: found.value, unit: after.unit, side: side ?? after.side }
}

/** What stands after a number; null: something else than a unit and a side. */
const readAfter = (text: string): { unit: Unit | null; side: Side | null } | null => {
  const words = text
    .replace(/^-(?=\p{Letter})/u, '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const whole = unitNamed(text)
  if (whole !== null) return { unit: whole, side: null }
  let unit: Unit | null = null
  let side: Side | null = null
  for (const word of words) {
    const named = sideNamed.get(word.toLowerCase().replaceAll(/[().]/g, ''))
    const measured = unitNamed(word)
    if (named !== undefined && side === null) side = named
    else if (measured !== null && unit === null) unit = measured
    else return null
  }
  return { unit, side }
}
