import { bareWedgeDeg, possibleLoftsDeg } from '../clubs/bag.ts'
import { type ClubName, isMisread, type Misread, readClub } from './club-name.ts'
import { stamped } from './club-name-parts.ts'
import { isClubWord, wordsOf } from './club-name-tokens.ts'

/** A club among other words: of its maker, its model, its owner. */
export interface SaidClub extends ClubName {
  /** Words that were not needed; null: all say the club. */
  readonly unread: string | null
  /** What says that the swing was not a full one: `9 o'clock`; null: nothing does. */
  readonly partial: string | null
}

/**
 * Read a club as files and people name it: its name, or its name among words that name no club. Nothing is taken from a part of
 * a word, and no single letter counts beside words that are not understood: `S` of a grind is no sand wedge.
 *
 * @rule BAG-NAMES
 * @example readSaid('TaylorMade Qi10 driver 9') // { name: 'driver', loftDeg: 9, unread: 'TaylorMade Qi10', ... }
 */
export const readSaid = (written: string, type?: Parameters<typeof readClub>[1]): SaidClub | Misread => {
  const { rest, partial } = withoutPartial(written)
  const words = rest.replaceAll(stamped, '$1°')
  const whole = readWhole(words, type)
  if (!isMisread(whole)) return { ...whole, unread: null, partial }
  const { kept, unread } = withoutLabels(words)
  const among = unread === '' || kept === '' ? whole : readWhole(kept, type)
  return isMisread(among) ? whole : { ...among, unread, partial }
}

/** The name, where such a club can have the loft that it states. */
const readWhole = (words: string, type?: Parameters<typeof readClub>[1]): ClubName | Misread => {
  const read = readClub(words, type)
  if (isMisread(read) || read.loftDeg === null) return read
  const [min, max] = possibleLoftsDeg[read.type === 'putter' ? 'PW' : read.type]
  const least = read.type === 'wedge' ? possibleLoftsDeg.PW[0] : min
  return read.loftDeg >= least && read.loftDeg <= max ? read : { nearest: [] }
}

/** Words for a swing that is not full. @source public importers: FlightScope writes the hour of the clock after a line */
const partialSwings: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/_ ?(7|8|9|10|11)$/, ([, hour]) => `${hour} o’clock`],
  [/\b(6|7|8|9|10|11)(?::[03]0| ?o\W? ?clock)\b/i, ([, hour]) => `${hour} o’clock`],
  [/\b[13] ?\/ ?[24]\b|[¼½¾]/, ([found]) => found],
  [/\b[1-9]\d ?%/, ([found]) => found],
  [
    /\b(half|three[- ]quarters?|quarter|partial|punch|knock[- ]?down|chip|pitch shot|flop|bunker|stinger)\b/i,
    ([found]) => found,
  ],
]

const withoutPartial = (written: string): { rest: string; partial: string | null } => {
  for (const [pattern, said] of partialSwings) {
    const found = pattern.exec(written)
    const rest = found === null ? '' : written.replace(found[0], ' ').replaceAll(/[()]/g, ' ').trim()
    if (found !== null && rest !== '') return { rest, partial: said(found) }
  }
  return { rest: written, partial: null }
}

/** Words that name no club, told apart: whole ones, with the digits that are written with them. */
const withoutLabels = (written: string): { kept: string; unread: string } => {
  const chunks = written.split(/[\s,_()"']+/).filter((chunk) => /[\p{L}\p{N}]/u.test(chunk))
  const isStrange = chunks.map((chunk) => wordsOf(chunk).some((word) => !isClubWord(word)))
  const strangers = chunks.filter((_, i) => isStrange[i])
  if (strangers.length === 0) return { kept: written, unread: '' }
  const kept = chunks.filter((chunk, i) => !isStrange[i] && !/^[a-z]$/i.test(chunk))
  // A number that no such club can have is one of the model: `Stealth 2 Plus driver 9`.
  return { kept: withoutModelNumber(kept).join(' '), unread: strangers.join(' ') }
}

const withoutModelNumber = (chunks: readonly string[]): readonly string[] => {
  const numbers = chunks.filter((chunk) => /^\d+(\.\d+)?°?$/.test(chunk))
  const isDriver = chunks.some((chunk) => /^(driver|dr)$/i.test(chunk))
  const [min, max] = isDriver ? possibleLoftsDeg.driver : [bareWedgeDeg.min, bareWedgeDeg.max]
  const within = numbers.filter((number) => Number.parseFloat(number) >= min && Number.parseFloat(number) <= max)
  const isAlone = numbers.length > 1 && within.length === 1 && (isDriver || !chunks.some((chunk) => isWord(chunk)))
  return isAlone ? chunks.filter((chunk) => !numbers.includes(chunk) || chunk === within[0]) : chunks
}

const isWord = (chunk: string): boolean => /\p{L}/u.test(chunk)
