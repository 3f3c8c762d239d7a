/// <reference path="../assembly/types.d.ts" />
/**
 * The bits of the codes that scores answers are compressed with: `bun bench/code-bits.ts`.
 *
 * Counts what the core would write for answers to different golfers on the catalog of the release, and prints
 * src/scoring/core/code-bits.ts. Worth running again when the answers have other words; codes that fit worse only make
 * answers longer.
 */
import * as at from '../assembly/deflate-layout.ts'
import { readSavedGolfer } from '../src/fitting/index.ts'
import { scoringContext } from '../src/scoring/context.ts'
import { lengthClasses } from '../src/scoring/core/deflate-codes.ts'
import { noEvidence } from '../src/scoring/evidence.ts'
import { packContext } from '../src/scoring/pack.ts'
import { createScorer } from '../src/scoring/scorer.ts'
import { catalog, golferToScore } from './micro/golfers-to-score.ts'

const answers = 16

/** How often each symbol is written; whatever never is still needs a code. */
const symbols = new Array<number>(286).fill(0.05)
const distances = new Array<number>(30).fill(0.05)

const count = (bytes: Uint8Array): void => {
  const isBetweenWords = (place: number) => (bytes[place] ?? 0) < at.WORDS_FROM
  const seen = new Map<string, number>()
  let place = 0
  while (place < bytes.length) {
    let copied = 0
    if (isBetweenWords(place) || isBetweenWords(place - 1)) {
      const key = String.fromCharCode(...bytes.subarray(place, place + at.COPY_BYTES_MIN))
      const before = seen.get(key)
      seen.set(key, place)
      if (before !== undefined && place - before <= at.WINDOW) copied = commonBytes(bytes, before, place)
      if (copied >= at.COPY_BYTES_MIN) countCopy(copied, place - before!)
    }
    if (copied < at.COPY_BYTES_MIN) symbols[bytes[place]!]!++
    place += Math.max(1, copied)
  }
  symbols[256]!++
}

const commonBytes = (bytes: Uint8Array, a: number, b: number): number => {
  let common = 0
  while (b + common < bytes.length && bytes[a + common] === bytes[b + common]) common++
  return common
}

const countCopy = (length: number, distance: number): void => {
  const back = distance - 1
  const extra = back > 3 ? 30 - Math.clz32(back) : 0
  for (let left = length; left > 0; ) {
    const bytes = left <= at.COPY_BYTES_MAX ? left : Math.min(at.COPY_BYTES_MAX, left - 3)
    symbols[257 + lengthClasses().findLastIndex(({ from }) => from <= bytes)]!++
    distances[2 * extra + (back >> extra)]!++
    left -= bytes
  }
}

/** Bits of the best codes that are not too long: package and merge (Larmore and Hirschberg, 1990). */
const bestBits = (counts: readonly number[]): number[] => {
  const byCount = (a: Package, b: Package) => a.count - b.count
  const single = counts.map((count, symbol) => ({ count, symbols: [symbol] })).sort(byCount)
  let packages: Package[] = []
  for (let bits = 0; bits < at.CODE_BITS_MAX; bits++) {
    const pairs = Array.from({ length: packages.length >> 1 }, (_, pair) => {
      const [a, b] = [packages[2 * pair]!, packages[2 * pair + 1]!]
      return { count: a.count + b.count, symbols: [...a.symbols, ...b.symbols] }
    })
    packages = [...single, ...pairs].sort(byCount)
  }
  const bits = counts.map(() => 0)
  for (const { symbols } of packages.slice(0, 2 * counts.length - 2)) for (const symbol of symbols) bits[symbol]!++
  return bits
}
interface Package {
  readonly count: number
  readonly symbols: readonly number[]
}

const { image, evidence, answer } = createScorer(catalog, noEvidence).current()
for (let index = 0; index < answers; index++)
  count(answer(packContext(scoringContext(golferToScore(5 * index), readSavedGolfer), image, evidence, true)))

console.log(`/**
 * Bits of the codes that scores answers are compressed with, for DEFLATE: bytes, the end and lengths of copies, and distances.
 * Written by bench/code-bits.ts, from answers about the catalog of the release; any other text can be coded with them.
 */
export const symbolBits: readonly number[] = [${bestBits(symbols).join(', ')}]

export const distanceBits: readonly number[] = [${bestBits(distances).join(', ')}]`)
