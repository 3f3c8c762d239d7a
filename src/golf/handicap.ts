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
