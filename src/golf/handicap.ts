import { clip } from './units.ts'

/** Handicaps that are stated as a number, strokes; beyond them it is `25+`. @source house @rule IN-HANDICAP */
export const statedHandicap = { min: -5, max: 25 } as const
/** Largest handicap index, strokes. @source World Handicap System, rule 5.3 @rule IN-HANDICAP */
export const handicapIndexMax = 54
/** `25+` counts as this handicap. @source house: the middle of the open end of the scale @rule IN-HANDICAP */
export const openEndHandicap = 27
/** What an unknown handicap counts as where a rule needs a number. @source house @rule IN-HANDICAP */
export const usualHandicap = 16
/** Strokes that a scratch golfer averages. @source USGA: golfers average about three strokes above course handicap @rule IN-HANDICAP */
export const scratchAverageScore = 75
/** Handicap strokes for each stroke of average score: a normal course of slope 120. @source USGA, 113/120 @rule IN-HANDICAP */
export const handicapPerStroke = 0.94
/** Handicaps that an average score is held to, strokes. @source house @rule IN-HANDICAP */
export const averageScoreHandicap = { min: statedHandicap.min, max: 36 } as const

/** Handicap that an average score stands for, unrounded strokes. @rule IN-HANDICAP */
export const handicapOfAverageScore = (score: number): number =>
  clip(handicapPerStroke * (score - scratchAverageScore), averageScoreHandicap.min, averageScoreHandicap.max)

/**
 * A handicap as golfers write it; undefined for what is none. The plus of a handicap better than scratch is a minus here.
 * @rule IN-HANDICAP
 * @example readHandicap('+2.1') // -2.1
 */
export const readHandicap = (written: string): number | '25+' | undefined => {
  const text = written
    .trim()
    .toLowerCase()
    .replace(',', '.')
    .replace(/^[\u2212\u2013]/, '-')
  if (text === 'scratch') return 0
  if (text === '25+') return '25+'
  const [, sign = '', digits] = /^(?:hcp )?([+-]?)(\d{1,2}(?:\.\d)?)$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const handicap = sign === '' ? Number(digits) : -Number(digits) + 0
  return handicap > statedHandicap.max && handicap <= handicapIndexMax ? '25+' : handicap
}
