import { differenceOf } from '../../src/features/sessions/compare/resample.ts'
import { compareStrokes, type Landing, type Play } from '../../src/features/sessions/compare/strokes.ts'
import { strokesAfterApproach, strokesAfterTeeShot } from '../../src/flight/index.ts'
import { type Chance, chance } from '../../src/platform/chance.ts'
import { normalQuantile } from '../../src/platform/normal-quantile.ts'

/** How one club of a golfer scatters: yards. */
interface Scatter {
  readonly carry: number
  readonly carrySpread: number
  readonly aside: number
  readonly asideSpread: number
}

/** Two clubs of one golfer, and which of them is better in truth. */
interface Pair {
  readonly play: Play
  readonly first: Scatter
  readonly second: Scatter
}

/** Counts of one band of what was said. */
interface Band {
  said: number
  right: number
  pairs: number
}

/** What comparisons said of pairs whose truth is known. */
export interface Calibration {
  readonly pairs: number
  /** By the chance of the club that was called likelier, in bands of five in a hundred. */
  readonly bands: readonly {
    readonly from: number
    readonly pairs: number
    readonly said: number
    readonly right: number
  }[]
  /** Pairs of equal clubs, and of how many no difference was said. */
  readonly equal: { readonly pairs: number; readonly none: number }
  /** Pairs of different clubs: how many were decided, and how many of those right. */
  readonly different: { readonly pairs: number; readonly decided: number; readonly right: number }
  /** Intervals that held the true difference. */
  readonly held: { readonly carry: number; readonly spread: number; readonly strokes: number }
  /** Standard deviation of the true differences, strokes a shot. */
  readonly differenceSpread: number
}

const shotsOf = [5, 8, 12, 20, 30, 60] as const

/**
 * Compare pairs of simulated clubs: every fifth pair is two equal clubs, the others differ as two heads of a golfer do.
 * Half are drivers, half irons; 5 to 60 shots with each.
 */
export const calibrate = (pairs: number, seed: number): Calibration => {
  const draws = chance(seed)
  const bands = Array.from({ length: 10 }, (): Band => ({ said: 0, right: 0, pairs: 0 }))
  const tally = { equal: 0, none: 0, different: 0, decided: 0, right: 0, carry: 0, spread: 0, strokes: 0, squares: 0 }
  for (let i = 0; i < pairs; i++) {
    const isEqual = i % 5 === 0
    const pair = pairOf(i % 2 === 0 ? 'tee' : 'approach', isEqual, draws)
    const count = shotsOf[Math.floor(draws.uniform() * shotsOf.length)]!
    const [first, second] = [landingsOf(pair.first, count, draws), landingsOf(pair.second, count, draws)]
    const said = compareStrokes(pair.play, first, second, draws)
    const carries = [first, second].map((landings) => landings.map(({ carry }) => carry)) as [number[], number[]]
    if (isIn(differenceOf('median', ...carries, draws), pair.first.carry - pair.second.carry)) tally.carry++
    if (isIn(differenceOf('spread', ...carries, draws), pair.first.carrySpread - pair.second.carrySpread))
      tally.spread++
    if (isEqual) {
      tally.equal++
      if (said.better === null) tally.none++
      if (isIn(said.gained, 0)) tally.strokes++
      continue
    }
    const truth = trueGain(pair)
    if (isIn(said.gained, truth)) tally.strokes++
    tally.different++
    tally.squares += truth ** 2
    const isFirst = said.chanceFirst >= 0.5
    const isRight = isFirst === truth > 0
    const likelier = Math.max(said.chanceFirst, 1 - said.chanceFirst)
    const band = bands[Math.min(9, Math.floor((likelier - 0.5) * 20))]!
    band.pairs++
    band.said += likelier
    if (isRight) band.right++
    if (said.better === null) continue
    tally.decided++
    if (isRight) tally.right++
  }
  return {
    pairs,
    bands: bands.flatMap(({ pairs: count, said, right }, i) =>
      count === 0 ? [] : [{ from: (50 + 5 * i) / 100, pairs: count, said: said / count, right: right / count }],
    ),
    equal: { pairs: tally.equal, none: tally.none },
    different: { pairs: tally.different, decided: tally.decided, right: tally.right },
    held: { carry: tally.carry / pairs, spread: tally.spread / pairs, strokes: tally.strokes / pairs },
    differenceSpread: Math.sqrt(tally.squares / tally.different),
  }
}

const isIn = ({ low, high }: { readonly low: number; readonly high: number }, value: number): boolean =>
  low <= value && value <= high

/** How far two heads of a golfer differ, as standard deviations: yards, and shares of the spread. @source house */
const differs = { carryShare: 0.025, asideShare: 0.025, spreadShare: 0.15 } as const
/** Spreads of a golfer, as shares of the carry, least and most. @source as the dispersion of src/golf/flight/side.ts gives them for scratch and 25 */
const scatters = { carry: [0.035, 0.075], aside: [0.045, 0.1] } as const

const pairOf = (play: Play, isEqual: boolean, draws: Chance): Pair => {
  const carry = play === 'tee' ? 180 + 90 * draws.uniform() : 110 + 70 * draws.uniform()
  const skill = draws.uniform()
  const between = ([least, most]: readonly [number, number]) => least + skill * (most - least)
  const aim = draws.normal(0, differs.asideShare) * carry
  const first: Scatter = {
    carry,
    carrySpread: between(scatters.carry) * carry,
    aside: aim,
    asideSpread: between(scatters.aside) * carry,
  }
  if (isEqual) return { play, first, second: first }
  const times = () => Math.max(0.5, draws.normal(1, differs.spreadShare))
  return {
    play,
    first,
    second: {
      carry: carry * draws.normal(1, differs.carryShare),
      carrySpread: first.carrySpread * times(),
      aside: aim + draws.normal(0, differs.asideShare) * carry,
      asideSpread: first.asideSpread * times(),
    },
  }
}

const landingsOf = (scatter: Scatter, count: number, draws: Chance): Landing[] =>
  Array.from({ length: count }, () => {
    const carry = draws.normal(scatter.carry, scatter.carrySpread)
    return { carry, total: carry, offline: draws.normal(scatter.aside, scatter.asideSpread) }
  })

/** Middles of twenty equal parts of a normal distribution. */
const parts = Array.from({ length: 20 }, (_, i) => normalQuantile((i + 0.5) / 20))

/** Strokes a shot that the first club saves in truth. */
const trueGain = ({ play, first, second }: Pair): number => {
  const usualYd = (first.carry + second.carry) / 2
  const costOf = ({ carry, carrySpread, aside, asideSpread }: Scatter): number => {
    let sum = 0
    for (const far of parts)
      for (const wide of parts) {
        const end = { alongYd: carry + far * carrySpread, asideYd: aside + wide * asideSpread }
        sum += play === 'tee' ? strokesAfterTeeShot(end, usualYd) : strokesAfterApproach(end, carry)
      }
    return sum / parts.length ** 2
  }
  return costOf(second) - costOf(first)
}
