import { type Sign, signsOf, unspacedWords } from './club-name-spellings.ts'

/** The name of a club, taken apart. */
export interface Tokens {
  readonly signs: ReadonlySet<Sign>
  readonly numbers: readonly { readonly value: number; readonly isDegrees: boolean }[]
  /** False when a word means nothing here. */
  readonly isClear: boolean
}

/** Words that say nothing. */
const fillers = new Set(['no', 'number', 'club', 'my', 'the', 'er', 'swing', 'swings', 'shot', 'shots', 'full'])
const degreeWords = new Set(['deg', 'degs', 'degree', 'degrees'])
const spelledNumbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

/**
 * The words and numbers of a name, in small letters: `4Hyb` is `4`, `hyb`. Degree signs become a word. Hyphens, spaces and
 * common punctuation only separate; any other character stays, as a word that means nothing.
 */
export const wordsOf = (text: string): string[] =>
  inLatin(text)
    .replaceAll(/[°º˚]/g, ' deg ')
    .replaceAll(/(?<![\d.])([2-9])\+/g, '$1 strong ')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .match(/\d+(?:\.\d+)?|\p{Letter}+|[^\s\-_.,#/()'"\d\p{Letter}]+/gu) ?? []

/** Small letters without accents, full-width signs as usual ones; words of unspaced scripts as English ones. */
export const inLatin = (text: string): string => {
  const plain = text.replaceAll(/[！-～]/g, (sign) => sign.normalize('NFKC')).toLowerCase()
  const bare = plain
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  if (!/[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(bare)) return bare
  return unspacedWords.reduce((latin, [word, meant]) => latin.replaceAll(word, ` ${meant} `), bare)
}

/** @example tokens(wordsOf('rescue 4')) // signs { hybrid }, numbers [4] */
export const tokens = (words: readonly string[]): Tokens => {
  const signs = new Set<Sign>()
  const numbers: { value: number; isDegrees: boolean }[] = []
  let isClear = true
  for (const [index, word] of words.entries()) {
    const found = signsOf.get(word)
    const value = numberOf(word)
    if (value !== undefined) numbers.push({ value, isDegrees: degreeWords.has(words[index + 1] ?? '') })
    else if (found !== undefined) for (const sign of found) signs.add(sign)
    else if (!fillers.has(word) && !(degreeWords.has(word) && numberOf(words[index - 1]) !== undefined)) isClear = false
  }
  return { signs, numbers, isClear }
}

/** No club has a greater number or loft. */
const clubNumberMax = 70

/** Whether a word may stand in the name of a club. */
export const isClubWord = (word: string): boolean =>
  /^\d/.test(word) ? Number(word) <= clubNumberMax : signsOf.has(word) || degreeWords.has(word) || fillers.has(word)

const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined
  const spelled = spelledNumbers.indexOf(word)
  if (spelled >= 0) return spelled + 1
  return /^\d/.test(word) ? Number(word) : undefined
}
