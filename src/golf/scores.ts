import type { MissSize } from './names/words.ts'
import { numberIn, textIn } from './read-table.ts'
import { tableRows } from './tables.ts'

// Needs.

/** Need of forgiveness: so much for a scratch golfer and a whole one for so many strokes more. @source house @rule SCORE-HEAD */
export const forgivenessNeed = { scratch: 0.45, strokes: 40, min: 0.2, max: 1 } as const
/** The same of a golfer without a handicap: nobody unknown should get an unforgiving head. @source house @rule SCORE-HEAD */
export const forgivenessUnknown = 0.8
/** A need that was said, not measured. @source house @rule SCORE-HEAD */
export const needSaid = 0.75
/** Below this driver speed, mph, a ball whose launch is not measured needs so much more help to climb. @source house @rule SCORE-HEAD */
export const slowLaunch = { belowMph: 80, need: 0.25 } as const
/** Degrees under the target that make the need of launch complete. @source house @rule SCORE-HEAD */
export const launchSpanDeg = 4
/** Rpm over the target that make the need of low spin complete. @source house @rule SCORE-HEAD */
export const spinSpanRpm = 1200
/** Need of draw against a fade, of the opposite against a hook. @source house @rule SCORE-HEAD */
export const drawNeedOf = { slight: 0.25, moderate: 0.7, large: 1 } as const satisfies Record<MissSize, number>
/** Launch below this needs a head that helps, degrees. @source interface specification, score tool @rule SCORE-HEAD */
export const lowLaunchDeg = 11
/** Spin above this needs a head that helps, rpm. @source interface specification, score tool @rule SCORE-HEAD */
export const highSpinRpm = 3000

/** A need smaller than this is not worth a sentence. @source house @rule SCORE-HEAD */
export const noticeableNeed = 0.2
/** From this need on a head that works the other way has a drawback. @source house @rule SCORE-HEAD */
export const bigNeed = 0.5
/** The same of the draw need: a moderate miss. @source house @rule SCORE-HEAD */
export const bigDrawNeed = 0.7

// Criteria.

/** Distance lost outside the speeds of a head: `share` of it over so many mph. @source house @rule SCORE-HEAD */
export const distanceLoss = { share: 0.6, overMph: 15 } as const
/** Distance gained by a low-spin head for a golfer whose need of low spin is above this. @source house @rule SCORE-HEAD */
export const lowSpinGain = { aboveNeed: 0.3, share: 0.1 } as const
/** Points of forgiveness beyond the need cost so much each; points short of it a tenth. @source house @rule SCORE-HEAD */
export const forgivenessLoss = { perPointOver: 0.04, pointsPerWhole: 10 } as const
/** Share of a mismatch that counts without any need. @source house @rule SCORE-HEAD */
export const needlessMismatch = 0.5
/** Points between the ends of the scales of launch and spin. @source house @rule SCORE-HEAD */
export const scaleSpan = 4
/** Points of launch, spin or draw that a complete need asks for. @source house @rule SCORE-HEAD */
export const pointsPerNeed = 2
/** Draw beyond the need costs so much for each point. @source house @rule SCORE-HEAD */
export const drawLossPerPointOver = 0.25
/** What a build loses for each step of flex and each gram outside of the band. @source house @rule SCORE-HEAD */
export const buildLoss = { perFlexStep: 0.35, perGram: 0.01 } as const
/** Weights of launch, spin and direction grow by so much with a complete need. @source house: with fixed ones a neutral head beats a draw head for a slicer @rule SCORE-HEAD */
export const weightGrowth = 1.5

/** Base weights of the criteria by goal; `none` without a goal. @source db/rules/score-weights.csv @rule SCORE-HEAD */
export const criterionWeightsOf = new Map(
  tableRows('score-weights.csv').map((row) => [
    textIn(row, 'goal'),
    {
      distance: numberIn(row, 'distance'),
      forgiveness: numberIn(row, 'forgiveness'),
      launch: numberIn(row, 'launch_match'),
      spin: numberIn(row, 'spin_match'),
      direction: numberIn(row, 'direction_match'),
      build: numberIn(row, 'flex_weight_build'),
    },
  ]),
)

/**
 * Driver speeds that we put each class of head at, mph; irons by driver-equivalent speed. Light builds of other classes end at the
 * cap of light heads. The lightest and most forgiving classes have no lower end: nothing slower is made.
 * @source house; standard and most forgiving drivers are played on tour (Australian Golf Digest 2024); irons after db/rules/iron-category.csv
 * @rule SCORE-HEAD
 */
export const headSpeedsMph = {
  lowSpin: { min: 100, max: 130 },
  core: { min: 85, max: 130 },
  forgiving: { min: 75, max: 130 },
  draw: { min: 60, max: 130 },
  light: { min: 0, max: 88 },
  gameImprovement: { min: 60, max: 110 },
  superGameImprovement: { min: 0, max: 100 },
  lightBuild: { min: 0, max: 100 },
} as const

// Scores.

/** No head is perfect: most points. @source house @rule SCORE-HEAD */
export const scoreMax = 98
/** Points above these count half, so that the best heads are told apart below the most points. @source house @rule SCORE-HEAD */
export const halvedAbove = 96
/** Points for a head that a share of similar golfers chose or kept: one in `oneIn`, of at least so many choices. @source house @rule SCORE-HEAD */
export const chosenBonus = { points: 2, oneIn: 5, choicesMin: 20 } as const
/** Least points of each verdict, best first; below the last: Not recommended. @source house @rule SCORE-HEAD */
export const verdictFrom = { excellent: 90, strong: 82, good: 72, possible: 58 } as const
/** Low-spin and tour heads below this driver speed: so many points at `atMph`, more for each mph. @source house @rule SCORE-HEAD */
export const slowCap = { belowMph: 90, points: 60, atMph: 80, perMph: 4 } as const
/** Draw heads from this draw need down, a moderate hook: most points. @source house @rule SCORE-HEAD */
export const drawCap = { needMax: -0.7, points: 45 } as const
/** Light heads above this driver speed: so much less for each mph, down to so many points. @source house @rule SCORE-HEAD */
export const lightCap = { aboveMph: 100, perMph: 4, points: 50 } as const
/** Blades above this handicap: so much less for each stroke, down to so many points. @source house @rule SCORE-HEAD */
export const bladeCap = { aboveHandicap: 12, perStroke: 8, points: 40 } as const
/** Junior clubs for juniors above this driver speed: so much less for each mph, down to so many points. @source house: from 75 mph even a tall junior plays adult shafts @rule SCORE-HEAD, SHAFT-FLEX-JUNIOR */
export const juniorCap = { aboveMph: 70, perMph: 6, points: 40 } as const
/** Most points of heads that are made for others: junior clubs for adults, women's clubs for golfers who are not known to be women, mini drivers. @source house @rule SCORE-HEAD */
export const strangerPoints = { junior: 35, women: 50, mini: 55 } as const
/** Adult heads for juniors up to a driver speed: so many points, more for each mph. @source house @rule SCORE-HEAD */
export const adultCap = { points: 70, aboveMph: 70, perMph: 6 } as const

/** Points of draw from which a head is called draw-biased, from which it has a touch of draw, and up to which it is neutral. @source house @rule SCORE-HEAD */
export const drawWords = { biasFrom: 2, touchFrom: 1, neutralMax: 0.5 } as const
