// What is said of a club behind its kind or model: loft, bounce and grind of a wedge, and the irons of a set.

const loft = String.raw`((?:4[2-9]|5\d|6[0-6])(?:\.5)?)`
const degrees = String.raw`(?:°|\s?deg\w*)?`
/** Of 4 to 16 degrees; behind a dot or a space it has two digits: `50.5` is half a degree, `50 8` two clubs. */
const bounce = String.raw`(?:(?:\s?[-/]\s?0?[4-9]|\s?[-/]\s?1[0-6]|[.\s](?:0[4-9]|1[0-6]))(?!\d)°?)`
const grind = String.raw`(?:\s?(?:[a-z]|[lsh]b|tw|ff|ss)(?![a-z\d])(?:\s?grind\b)?|\s(?:low|mid|full|high|wide|std)\b(?:\s?(?:grind|bounce)\b)?)`

/**
 * Loft, bounce and grind of a wedge: `52-08 F Grind`, `54-11`, `56/14`, `52 08`, `50.12F`.
 * @source how makers stamp wedges: loft, bounce in degrees of 4 to 16, a letter of the grind
 */
export const stamped = new RegExp(`(?<![\\w.])${loft}${degrees}${bounce}${grind}?`, 'gi')
/** Loft and grind, beside a wedge: `58C`, `60 K grind`, `58 Mid`. */
export const ground = new RegExp(`(?<![\\w.])${loft}${degrees}${grind}`, 'gi')
/** One wedge of a line of several, and the loft that it is bent to: `48-10F @49`. */
const oneOfWedges = new RegExp(String.raw`${loft}${degrees}${bounce}?${grind}?(?:\s?@\s?${loft})?°?[\s/–-]*`, 'iy')

/** The lofts of a line that holds nothing but wedges, as they are bent; null: it holds something else. */
export function wedgeLofts(written: string): number[] | null {
  const lofts: number[] = []
  let at = 0
  while (at < written.length) {
    oneOfWedges.lastIndex = at
    const found = oneOfWedges.exec(written)
    if (found === null) return null
    lofts.push(Number(found[2] ?? found[1]))
    at = oneOfWedges.lastIndex
  }
  return lofts
}

/** The irons of a set, with the last wedge by its name or its loft: `5-PW`, `6 iron to 9`, `5-48`. */
export const ironSet =
  /(?<![\w.])i?([1-8])(?:\s?i(?:ron)?)?\s*(?:-|–|to|thru|through)\s*i?([1-9]i?|[pgasu]w|4[2-9]|5\d)(?![\w°*.])(?:\s+irons?\b)?/i

/** What follows the 9-iron in a set. */
const wedgesOfSet = ['PW', 'GW', 'SW']
/** A wedge of a set from here on, degrees, follows the pitching wedge. */
const gapWedgeFromDeg = 47

/** @example ironsOf('7-PW') // ['7-iron', '8-iron', '9-iron', 'PW'] */
export function ironsOf(written: string): string[] | null {
  const wedges = /^p\W?w\s*(?:-|–|to)\s*([gas]w)$/i.exec(written)
  if (wedges !== null) return wedgesTo(wedges[1]!)
  const set = ironSet.exec(written)
  if (set === null || set[0] !== written) return null
  const [first, last] = [Number(set[1]), /^[1-9]i?$/i.test(set[2]!) ? Number(set[2]![0]) : null]
  if (last !== null && last <= first) return null
  const irons = Array.from({ length: (last ?? 9) + 1 - first }, (_, i) => `${first + i}-iron`)
  return last === null ? [...irons, ...wedgesTo(set[2]!)] : irons
}

/** @example wedgesTo('SW') // ['PW', 'GW', 'SW'] */
function wedgesTo(written: string): string[] {
  const last = written.toUpperCase()
  if (/\d/.test(last)) return Number(last) < gapWedgeFromDeg ? ['PW'] : ['PW', `${last}° wedge`]
  if (last === 'UW') return ['PW', 'UW']
  return wedgesOfSet.slice(0, wedgesOfSet.indexOf(last.replace('AW', 'GW')) + 1)
}
