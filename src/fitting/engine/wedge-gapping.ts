import { carryFactor, estimatedCarryYards } from '../../flight/index.ts'
import { modernPitchingWedgeLoftDeg } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import type { WedgeClass } from '../../golf/words.ts'
import { bounceFor, grindFor } from './bounce.ts'
import { wedgeOf } from './club.ts'
import type { Context } from './context.ts'
import type { Fact } from './evidence.ts'
import { handicapAtLeast } from './golfer.ts'
import { standardLoftDeg } from './standard-specs.ts'
import type { SetWedge, WedgeFit } from './wedge-fit.ts'
import { lobWedgeAfter, pitchingWedgeDegMax, wedgesToSandWedge } from './wedge-set.ts'
import type { WedgeShaft } from './wedge-shaft.ts'
import { gradeSpin } from './wedge-spin.ts'

/** The set that the fitted wedge belongs to, from the pitching wedge on. @rule WDG-SET, WDG-LOB */
export const fitWedgeGapping = (
  context: Context,
  wedgeClass: WedgeClass,
  shaft: WedgeShaft,
  driverSpeed: Fact,
): WedgeFit => {
  const { request, golfer, swing } = context
  const pitching = pitchingWedgeLoft(context)
  const toSand = wedgesToSandWedge(pitching.value)
  const lobWedge = lobWedgeAfter(
    toSand[toSand.length - 1]!,
    request.clubDetails?.lobWedgeFullSwing,
    handicapAtLeast(golfer, 20),
    wedgeClass === 'LW',
  )
  const set = wedgesOf(context, pitching.value, toSand, lobWedge.loftDeg, driverSpeed.value)
  return {
    wedgeHit: wedgeClass,
    pitchingWedgeLoftDeg: pitching.value,
    pitchingWedgeBasis: pitching.basis,
    set: withTwoBounces(set, wedgeClass, golfer.handicap?.value ?? null),
    lobWedge,
    spinGrade: gradeSpin(wedgeClass, wedgeOf(request).loftDeg, golfer, swing, driverSpeed.value),
    shaft: {
      flex: shaft.flex.value,
      weightGrams: shaft.weight.value,
      material: shaft.material.value,
      origin: shaft.origin,
    },
    rules: ['WDG-SET', 'WDG-LOB', 'WDG-SHAFT'],
  }
}

/** Given, or the loft of the fitted wedge when that is the pitching wedge; else the usual one of the irons. @rule WDG-SET */
const pitchingWedgeLoft = ({ request, golfer, ironFitting }: Context): Pick<Fact, 'value' | 'basis'> => {
  const { wedgeClass, loftDeg } = wedgeOf(request)
  const isFitted = wedgeClass === 'PW' && request.currentEquipment?.loft !== undefined && loftDeg <= pitchingWedgeDegMax
  const known = request.clubDetails?.pwLoft ?? (isFitted ? loftDeg : undefined)
  if (known !== undefined) return { value: known, basis: 'measured' }
  const isStrongSet = ironFitting?.category === 'super_game_improvement'
  const usual = isStrongSet ? standardLoftDeg('PW', ironFitting.category, golfer.group) : modernPitchingWedgeLoftDeg
  return { value: usual, basis: 'estimated' }
}

const wedgesOf = (
  { request, golfer, swing }: Context,
  pitchingDeg: number,
  toSand: readonly number[],
  lobDeg: number | null,
  driverSpeedMph: number,
): SetWedge[] => {
  const carryYards = (loftDeg: number): number =>
    estimatedCarryYards({
      kind: 'iron_wedge',
      loftDeg,
      driverSpeedMph,
      carryFactor: carryFactor(golfer.handicap?.value),
    })
  const lofts = lobDeg === null ? toSand : [...toSand, lobDeg]
  return lofts.map((loftDeg, i) => {
    const before = lofts[i - 1] ?? pitchingDeg
    const club = i >= toSand.length ? 'LW' : i === toSand.length - 1 ? 'SW' : 'GW'
    return {
      club,
      loftDeg,
      bounceDeg: bounceFor(club, golfer, swing),
      grind: grindFor(club, swing.attackDeg.value),
      gapDeg: roundTo(loftDeg - before, 0.01),
      gapYards: roundTo(carryYards(before) - carryYards(loftDeg), 1),
      carryYards: roundTo(carryYards(loftDeg), 1),
      fullSwing: club !== 'LW' || request.clubDetails?.lobWedgeFullSwing === 'yes',
    }
  })
}

/** Handicap from which one bounce for every lie is good enough. */
const oneBounceFromHandicap = 15
const middleBounceDeg = 10

/**
 * A good player's set of three holds at least two bounces, one of 10 or more and one of 10 or less, for soft and for firm
 * turf: when all are on one side, the sand wedge (up) or the last wedge (down) moves to 10. The fitted wedge keeps its own.
 * @rule WDG-BOUNCE
 */
const withTwoBounces = (set: readonly SetWedge[], fitted: WedgeClass, handicap: number | null): readonly SetWedge[] => {
  if (handicap === null || handicap >= oneBounceFromHandicap || set.length < 3) return set
  const others = set.filter(({ club }) => club !== fitted)
  const moved = set.every(({ bounceDeg }) => bounceDeg < middleBounceDeg)
    ? (others.find(({ club }) => club === 'SW') ?? others[0])
    : set.every(({ bounceDeg }) => bounceDeg > middleBounceDeg)
      ? others[others.length - 1]
      : undefined
  return set.map((wedge) => (wedge === moved ? { ...wedge, bounceDeg: middleBounceDeg } : wedge))
}
