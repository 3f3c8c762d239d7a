import { clip, roundAwayFromZero } from '../units.ts'

// Points of swing weight. The browser counts with these: no tables here.

/** Points that an inch of length is worth; head weights absorb all beyond `max`. @source clubmaking rules, from memory @rule SHAFT-SWING-WEIGHT */
export const swingWeightPoints = { perIn: 6, max: 2 } as const

/** Points that a length off standard moves a swing weight by. @rule SHAFT-SWING-WEIGHT */
export const swingWeightShift = (lengthOffsetIn: number): number =>
  roundAwayFromZero(clip(swingWeightPoints.perIn * lengthOffsetIn, -swingWeightPoints.max, swingWeightPoints.max), 1)

/**
 * A swing weight so many points further: C0..C9, D0..D9, ten points a letter.
 * @example moveSwingWeight('C9', 2) // 'D1'
 */
export const moveSwingWeight = (swingWeight: string, points: number): string => {
  const all = (swingWeight.charCodeAt(0) - firstLetter) * 10 + Number(swingWeight.slice(1)) + points
  return `${String.fromCharCode(firstLetter + Math.floor(all / 10))}${all % 10}`
}

const firstLetter = 'A'.charCodeAt(0)
