import type { WedgeClass } from './words.ts'

/** What a club goes by: `strong 3-wood`, `52° wedge`, `PW`. */
export interface ClubLabel {
  readonly build?: 'strong' | 'HL'
  readonly head: ClubHead
  /** 4 of a 4-iron; null where it has none. */
  readonly number: number | null
  /** Of a club without a number that goes by its loft, degrees. */
  readonly loftDeg: number | null
}

/** Heads by which clubs go; wedges of a set by their letters. */
export type ClubHead =
  | 'driver'
  | 'mini driver'
  | 'wood'
  | 'heavenwood'
  | 'hybrid'
  | 'iron'
  | 'utility iron'
  | 'wedge'
  | 'AW'
  | 'UW'
  | WedgeClass
  | 'putter'

/** The usual name of a club in answers: it reads as itself. */
export function clubName({ build, head, number, loftDeg }: ClubLabel): string {
  if (build === undefined && head === 'wood' && number === null && loftDeg === null) return 'fairway wood'
  const before = build === undefined ? '' : `${build} `
  if (number !== null) return `${before}${number}-${head}`
  return loftDeg === null ? `${before}${head}` : `${before}${loftDeg}° ${head}`
}
