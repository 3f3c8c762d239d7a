import { bareWedgeDeg } from '../../../golf/clubs/bag.ts'
import { isMisread } from '../../../golf/names/club-name.ts'
import { modelIn } from './model-words.ts'
import { plainName } from './plain-name.ts'
import { readClubWords } from './said-club.ts'

/**
 * The clubs of a line that names several: a set of irons, wedges by their lofts, and what is said to go with them. Every part
 * must be read, or nothing is. Null: it names one club, or none.
 * @example clubsOfLine('Vokey SM10 50.08F 58.08M') // ['50° wedge', '58° wedge']
 */
export function clubsOfLine(written: string): readonly string[] | null {
  const known = lines.get(written)
  if (known !== undefined) return known
  const clubs = readLine(written)
  if (lines.size === linesMax) lines.clear()
  lines.set(written, clubs)
  return clubs
}

/** Lines read so far, as the words of single clubs are kept: what is no set is looked through for models of the catalog. */
const lines = new Map<string, readonly string[] | null>()
const linesMax = 2_000

const kindWords = /\b(?:iron set|irons?|wedges?|set)\b/gi

function readLine(written: string): string[] | null {
  if (!/\d/.test(written) && !/^\W*p\W?w\b/i.test(written)) return null
  const plain = plainName(written).replaceAll(/[()]/g, ' ')
  const isOfIrons = /\birons\b|\biron set\b/i.test(plain) || rangeIn.test(plain)
  const parts = plain.split(/[+&,;]|\band\b/i).flatMap((part) => {
    const rest = restOf(part)
    return rest === '' ? [] : [clubsOfPart(rest, isOfIrons) ?? oneOf(part)]
  })
  if (parts.some((clubs) => clubs === null)) return null
  const clubs = parts.flatMap((clubs) => clubs ?? [])
  return clubs.length > 1 ? clubs : null
}

/** The words of a part without model and kind. */
function restOf(part: string): string {
  const bare = part.trim()
  const range = rangeIn.exec(bare)?.[0]
  const rest = range !== undefined && bare === range ? bare : (modelIn(bare)?.rest ?? bare)
  return rest.replaceAll(kindWords, (kind, at: number) => (/\d[\s-]*$/.test(rest.slice(0, at)) ? kind : ' ')).trim()
}

const oneOf = (part: string): string[] | null => (isMisread(readClubWords(part)) ? null : [part.trim()])

function clubsOfPart(rest: string, isOfIrons: boolean): string[] | null {
  const irons = ironsOf(rest)
  if (irons !== null) return irons
  if (isOfIrons && /^[1-9]$/.test(rest)) return [`${rest}-iron`]
  return wedgesOf(rest)
}

/** What follows the 9-iron in a set. */
const wedgesOfSet = ['PW', 'GW', 'SW']

const rangeIn =
  /(?<![\w.])([1-8])(?:\s?i(?:ron)?)?\s*(?:-|–|to|thru|through)\s*([1-9]i?|[pgasu]w)(?![\w°*])(?:\s+irons?\b)?/i

/** @example ironsOf('7-PW') // ['7-iron', '8-iron', '9-iron', 'PW'] */
function ironsOf(written: string): string[] | null {
  const wedges = /^p\W?w\s*(?:-|–|to)\s*([gas]w)$/i.exec(written)
  if (wedges !== null) return wedgesTo(wedges[1]!)
  const set = rangeIn.exec(written)
  if (set === null || set[0] !== written) return null
  const last = set[2]!
  const lastIron = /^\d/.test(last) ? Number(last[0]) : 9
  if (lastIron <= Number(set[1])) return null
  const irons = Array.from({ length: lastIron + 1 - Number(set[1]) }, (_, i) => `${Number(set[1]) + i}-iron`)
  return /^\d/.test(last) ? irons : [...irons, ...wedgesTo(last)]
}

/** @example wedgesTo('SW') // ['PW', 'GW', 'SW'] */
function wedgesTo(written: string): string[] {
  const last = written.toUpperCase()
  if (last === 'UW') return ['PW', 'UW']
  return wedgesOfSet.slice(0, wedgesOfSet.indexOf(last.replace('AW', 'GW')) + 1)
}

/** A wedge by its loft, with bounce and grind, and the loft that it is bent to. */
const wedge =
  /(?:[gasl]w\s*)?(\d\d(?:\.5)?)(?:°|\s?deg\w*)?(?:(?:[./-]|\s(?=0))(?:0?[4-9]|1[0-6])(?!\d))?°?(?:\s?[a-z]{1,2}(?![a-z\d]))?(?:\s?@\s?(\d\d))?°?/iy

/** @example wedgesOf('50.08F 58.08M') // ['50° wedge', '58° wedge'] */
function wedgesOf(written: string): string[] | null {
  const lofts: number[] = []
  let at = 0
  while (at < written.length) {
    wedge.lastIndex = at
    const found = wedge.exec(written)
    if (found === null) return null
    lofts.push(Number(found[2] ?? found[1]))
    at = wedge.lastIndex + /^[\s/–-]*/.exec(written.slice(wedge.lastIndex))![0].length
  }
  const isWedge = (loft: number) => loft >= bareWedgeDeg.min && loft <= bareWedgeDeg.max
  return lofts.length > 0 && lofts.every(isWedge) ? lofts.map((loft) => `${loft}° wedge`) : null
}
