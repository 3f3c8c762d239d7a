import weightsCsv from '../../db/rules/score-weights.csv' with { type: 'text' }
import type { Catalog, Head } from '../../src/equipment/catalog/index.ts'
import { numberIn, readTable, textIn } from '../../src/golf/read-table.ts'
import type { Need, Verdict } from '../../src/scoring/index.ts'
import type { Drawback, Reason } from '../../src/scoring/rules/reasons.ts'
import type { CapReason } from '../../src/scoring/rules/score.ts'

// SCORE-HEAD in plain numbers, written from its statement and its tables: nothing here is imported from the rules that it
// checks, and every figure is typed once more. The core must come to the same points, reasons and drawbacks.

/** What a head does: forgiveness 0 to 10, spin and launch -2 to 2, draw 0 to 2; driver speeds it is made for. */
export interface HeadTraits {
  readonly category: string
  readonly forgiveness: number
  readonly spin: number
  readonly launch: number
  readonly draw: number
  readonly speedMph: { readonly min: number; readonly max: number } | null
  readonly isLight?: boolean
  readonly madeFor?: 'juniors' | 'women' | 'mini driver'
}

export interface ReferenceScore {
  readonly score: number
  readonly verdict: Verdict
  /** What heads of one score are ordered by. */
  readonly eighths: number
  readonly cap: { readonly score: number; readonly why: CapReason } | null
}

const speeds: Readonly<Record<string, readonly [min: number, max: number]>> = {
  low_spin: [100, 130],
  tour: [100, 130],
  core: [85, 130],
  max_forgiveness: [75, 130],
  draw: [60, 130],
  light: [0, 88],
  blade: [85, 130],
  players_iron: [85, 130],
  players_distance: [75, 130],
  game_improvement: [60, 110],
  super_game_improvement: [0, 100],
}
const usualDraw: Readonly<Record<string, number>> = { max_forgiveness: 0.5, draw: 2, light: 1 }
const profile = { low: -2, 'mid-low': -1, mid: 0, 'mid-high': 1, high: 2 } as const
const offsetDraw = { minimal: 0, moderate: 0.5, large: 1 } as const

export const traitsOf = (head: Head): HeadTraits => {
  const isLight = head.clubType !== 'wedge' && (head.category === 'light' || head.weightClass === 'light')
  const [min, max] = isLight && head.category !== 'light' ? [0, 100] : (speeds[head.category] ?? [0, 0])
  return {
    category: head.clubType === 'wedge' ? `wedge_${head.category}` : head.category,
    forgiveness: head.forgiveness,
    spin: profile[head.spin],
    launch: profile[head.launch],
    draw: drawOf(head),
    speedMph: head.clubType !== 'wedge' && head.gender !== 'junior' ? { min, max } : null,
    isLight,
    ...(head.gender === 'junior' && { madeFor: 'juniors' }),
    ...(head.gender === 'women' && { madeFor: 'women' }),
    ...(head.gender !== 'junior' && isMini(head) && { madeFor: 'mini driver' }),
  }
}

/** Small drivers, or so called where the volume is not known. */
export const isMini = ({ clubType, volumeCc, model }: Head & { volumeCc?: number | null }): boolean =>
  clubType === 'driver' && (typeof volumeCc === 'number' ? volumeCc < 400 : / mini\b/i.test(model))

const drawOf = (head: Head): number => {
  if (head.clubType === 'wedge') return 0
  if (head.clubType === 'iron') return offsetDraw[head.offset]
  const usual = usualDraw[head.category] ?? 0
  if (head.category === 'draw') return usual
  if (head.bias === 'draw') return Math.max(usual, 1)
  return head.bias === 'fade' ? 0 : Math.min(usual, 0.5)
}

/** Weights of the criteria by goal, of 100 together: the published table. */
const weights = new Map(readTable(weightsCsv).map((row) => [textIn(row, 'goal'), row]))

/**
 * Points of a head for a golfer.
 * @param build How well the shaft of the build meets the fitted one, 0 to 1.
 */
export const scoreHead = (
  need: Need,
  head: HeadTraits,
  build: number,
  frequency: { readonly picked: number; readonly of: number; readonly basis?: string } = { picked: 0, of: 0 },
): ReferenceScore => {
  const row = weights.get(need.golfer.goal ?? 'none')!
  const grown = (column: string, size: number) => numberIn(row, column) * (1 + 1.5 * Math.abs(size))
  const parts = [
    { weight: numberIn(row, 'distance'), share: distanceShare(need, head) },
    { weight: numberIn(row, 'forgiveness'), share: forgivenessShare(10 * need.forgiveness, head.forgiveness) },
    { weight: grown('launch_match', need.launch), share: scaleShare(need.launch, head.launch) },
    { weight: grown('spin_match', need.lowSpin), share: scaleShare(-need.lowSpin, head.spin) },
    { weight: grown('direction_match', need.draw), share: directionShare(need.draw, head.draw) },
    { weight: numberIn(row, 'flex_weight_build'), share: build },
  ]
  const sum = parts.reduce((to, { weight, share }) => to + weight * share, 0)
  const total = parts.reduce((to, { weight }) => to + weight, 0)
  const cap = capOf(need, head)
  const isOftenChosen = frequency.basis === 'chosen' && frequency.of >= 20 && frequency.picked * 5 >= frequency.of
  const bonus = isOftenChosen ? 2 : 0
  const raw = (100 * sum) / total
  const points = raw > 96 ? 96 + (raw - 96) / 2 : raw
  const whole = Math.round(points)
  const score = Math.min(whole + bonus, 98, cap?.score ?? 98)
  const eighths = 8 * (whole + bonus) + Math.floor(8 * (points + 0.5 - whole))
  return { score, verdict: verdictOf(score), cap, eighths: cap === null ? eighths : Math.min(eighths, 8 * cap.score) }
}

export const verdictOf = (score: number): Verdict => {
  if (score >= 90) return 'Excellent'
  if (score >= 82) return 'Strong'
  if (score >= 72) return 'Good'
  return score >= 58 ? 'Possible' : 'Not recommended'
}

/** A build loses 0.35 for each step of flex and 0.01 for each gram outside the weight band. */
export const buildShare = (flexSteps: number, gramsOutside: number): number =>
  Math.max(0, 1 - 0.35 * flexSteps - 0.01 * gramsOutside)

const distanceShare = ({ golfer, lowSpin }: Need, { speedMph, spin }: HeadTraits): number => {
  const outside = speedMph ? Math.max(speedMph.min - golfer.speedMph, golfer.speedMph - speedMph.max, 0) : 0
  return Math.min(1, 1 - 0.6 * Math.min(1, outside / 15) + (spin < 0 && lowSpin > 0.3 ? 0.1 : 0))
}

const forgivenessShare = (wanted: number, has: number): number =>
  has >= wanted ? 1 - 0.04 * (has - wanted) : 1 - (wanted - has) / 10

/** A mismatch counts half without a need, fully with a complete one. */
const penalty = (need: number): number => 0.5 + 0.5 * Math.abs(need)

const scaleShare = (need: number, has: number): number => 1 - (penalty(need) * Math.abs(2 * need - has)) / 4

const directionShare = (need: number, draw: number): number => {
  if (need < 0) return 1 - (draw / 2) * penalty(need)
  return draw >= 2 * need ? 1 - 0.25 * (draw - 2 * need) : 1 - (2 * need - draw) / 2
}

const capOf = ({ golfer, draw }: Need, { category, madeFor, isLight }: HeadTraits): ReferenceScore['cap'] => {
  const { speedMph, handicap = 0, group } = golfer
  if (madeFor === 'mini driver') return { score: 55, why: 'mini driver' }
  if (madeFor === 'women' && group !== 'women' && group !== 'junior') return { score: 50, why: "women's club" }
  if (madeFor === 'juniors' && group !== 'junior') return { score: 35, why: 'junior club' }
  if (madeFor === 'juniors' && speedMph > 70) return { score: falling(6 * (speedMph - 70), 40), why: 'junior club' }
  const adult = Math.round(70 + 6 * Math.max(0, speedMph - 70))
  if (group === 'junior' && madeFor !== 'juniors' && adult < 98) return { score: adult, why: 'adult club' }
  if ((category === 'low_spin' || category === 'tour') && speedMph < 90)
    return { score: Math.round(60 + 4 * Math.max(0, speedMph - 80)), why: 'too slow for the head' }
  if (category === 'draw' && draw <= -0.7) return { score: 45, why: 'draw head against a hook' }
  if (category === 'blade' && handicap > 12) return { score: falling(8 * (handicap - 12), 40), why: 'blade' }
  return isLight && speedMph > 100
    ? { score: falling(4 * (speedMph - 100), 50), why: 'too fast for a light head' }
    : null
}

const falling = (lost: number, least: number): number => Math.round(Math.max(98 - lost, least))

const irons = ['blade', 'players_iron', 'players_distance', 'game_improvement', 'super_game_improvement']
const isWood = ({ category }: HeadTraits) => !category.startsWith('wedge_') && !irons.includes(category)

/** What speaks for a head, the most telling first. */
export const reasonsOf = (need: Need, head: HeadTraits): Reason[] => {
  const { speedMph } = need.golfer
  const inside = head.speedMph !== null && speedMph >= head.speedMph.min && speedMph <= head.speedMph.max
  const found: (Reason | false)[] = [
    need.draw > 0.2 && !isWood(head) && head.draw > 0 && 'offset',
    need.draw > 0.2 && isWood(head) && head.draw >= 2 && 'draw bias',
    need.draw > 0.2 && isWood(head) && head.draw >= 1 && head.draw < 2 && 'touch of draw',
    need.draw < -0.2 && head.draw <= 0.5 && 'neutral',
    need.launch > 0.2 && head.launch > 0 && 'launches high',
    need.launch < -0.2 && head.launch < 0 && 'launches low',
    need.lowSpin > 0.2 && head.spin < 0 && 'spins less',
    need.lowSpin < -0.2 && head.spin > 0 && 'adds spin',
    'forgiveness',
    inside && 'speed',
  ]
  return found.filter((reason) => reason !== false)
}

/** What speaks against it, what keeps the score down first. */
export const drawbacksOf = (need: Need, head: HeadTraits, cap: ReferenceScore['cap']): Drawback[] => {
  const { speedMph } = need.golfer
  const found: (Drawback | false)[] = [
    cap === null ? false : cap.why,
    cap === null && head.speedMph !== null && speedMph < head.speedMph.min && 'below its speeds',
    cap === null && head.speedMph !== null && speedMph > head.speedMph.max && 'above its speeds',
    need.draw >= 0.7 && isWood(head) && head.draw < 1 && 'little against a slice',
    need.draw < 0 && need.draw > -0.7 && head.draw >= 2 && 'draw against a hook',
    need.launch >= 0.5 && head.launch < 0 && 'launches low',
    need.lowSpin >= 0.5 && head.spin > 0 && 'spins more',
  ]
  return found.filter((drawback) => drawback !== false)
}

/** Whether the tip of a shaft is that of every shaft that the maker fits to the head, where these are known and one. */
export const goesInto = (head: Head, tipDiaIn: number | null | undefined, catalog: Catalog): boolean => {
  const tips = head.stockShafts
    .map(({ shaftId }) => catalog.shaft(shaftId ?? '')?.tipDiaIn)
    .filter((tip) => tip !== undefined)
  const isOne = head.adjustable.loftSleeveDeg === 0 && tips.length > 0 && tips.every((tip) => tip === tips[0])
  return !isOne || tipDiaIn == null || tipDiaIn === tips[0]
}
