/** What a word in the name of a club stands for. */
export type Sign =
  | 'driver'
  | 'mini'
  | 'wood'
  | 'w'
  | 'strong'
  | 'hl'
  | 'heavenwood'
  | 'hybrid'
  | 'iron'
  | 'utility'
  | 'u'
  | 'driving'
  | 'wedge'
  | 'PW'
  | 'GW'
  | 'AW'
  | 'UW'
  | 'SW'
  | 'LW'
  | 'putter'

/** The name of a club, taken apart. */
export interface Tokens {
  readonly signs: ReadonlySet<Sign>
  readonly numbers: readonly { readonly value: number; readonly isDegrees: boolean }[]
  /** False when a word means nothing here. */
  readonly isClear: boolean
}

const spellings: Readonly<Record<Sign, string>> = {
  driver: 'driver drivers dr drv d',
  mini: 'mini',
  wood: 'wood woods wd fw fwy fairway metal metalwood',
  w: 'w',
  strong: 'strong',
  hl: 'hl',
  heavenwood: 'heavenwood',
  hybrid: 'hybrid hybrids hyb hy h rescue',
  iron: 'iron irons irn ir i',
  utility: 'utility util ut',
  u: 'u',
  driving: 'driving di',
  wedge: 'wedge wedges wdg',
  PW: 'pw pitching pitch p',
  GW: 'gw gap g',
  AW: 'aw approach attack a',
  UW: 'uw',
  SW: 'sw sand s',
  LW: 'lw lob l',
  putter: 'putter putt pt',
}

const signOf = new Map(
  Object.entries(spellings).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign as Sign] as const)),
)

/** Every whole word a club may be written with, to find the one that was meant. */
export const knownWords: readonly string[] = [...signOf.keys()].filter((word) => word.length > 2)

/** Words that say nothing. */
const fillers = new Set(['no', 'number', 'club', 'my', 'the'])
const degreeWords = new Set(['deg', 'degs', 'degree', 'degrees'])
const spelledNumbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

/**
 * The words and numbers of a name, in small letters: `4Hyb` is `4`, `hyb`. Degree signs become a word. Hyphens, spaces and
 * common punctuation only separate; any other character stays, as a word that means nothing.
 */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[°º˚]/g, ' deg ')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .match(/\d+(?:\.\d+)?|\p{Letter}+|[^\s\-_.,#/()'"\d\p{Letter}]+/gu) ?? []

/** @example tokens(wordsOf('rescue 4')) // signs { hybrid }, numbers [4] */
export const tokens = (words: readonly string[]): Tokens => {
  const signs = new Set<Sign>()
  const numbers: { value: number; isDegrees: boolean }[] = []
  let isClear = true
  for (const [index, word] of words.entries()) {
    const sign = signOf.get(word)
    const value = numberOf(word)
    if (value !== undefined) numbers.push({ value, isDegrees: degreeWords.has(words[index + 1] ?? '') })
    else if (sign !== undefined) signs.add(sign)
    else if (!fillers.has(word) && !(degreeWords.has(word) && numberOf(words[index - 1]) !== undefined)) isClear = false
  }
  return { signs, numbers, isClear }
}

const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined
  const spelled = spelledNumbers.indexOf(word)
  if (spelled >= 0) return spelled + 1
  return /^\d/.test(word) ? Number(word) : undefined
}
