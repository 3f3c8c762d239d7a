import { carriesOf } from '../../flight/index.ts'
import { ownCarryFactor } from '../../golf/carries.ts'
import { modernPitchingWedgeLoftDeg, wedgeClassOfLoft } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import {
  assumedOffDegMax,
  noLobWedgeHandicapMin,
  pitchingWedgeDegMax,
  sameWedgeDeg,
  twoBounces,
} from '../../golf/wedges.ts'
import { capitalize } from '../../platform/values.ts'
import type { FittingRequest } from '../schema.ts'
import { bounceFor, grindFor } from './bounce.ts'
import type { FittedWedge } from './club.ts'
import type { Context, Swing } from './context.ts'
import type { Fact } from './fact.ts'
import { drivingOf, handicapAtLeast } from './golfer.ts'
import type { Warning } from './spec.ts'
import { standardLoftDeg } from './standard-specs.ts'
import type { SetWedge, WedgeFit } from './wedge-fit.ts'
import {
  type LobWedge,
  lobWedgeAfter,
  lobWedgeWords,
  unevenDeg,
  wedgesToLobWedge,
  wedgesToSandWedge,
} from './wedge-set.ts'
import type { WedgeShaft } from './wedge-shaft.ts'
import { gradeSpin } from './wedge-spin.ts'

/**
 * The set that the fitted wedge belongs to, from the pitching wedge on. A wedge whose loft is stated, or the usual one of its
 * name, is fixed, and the set is solved around it; so is an assumed pitching wedge.
 * @rule WDG-SET, WDG-LOB
 */
export const fitWedgeGapping = (
  context: Context,
  fitted: FittedWedge,
  shaft: WedgeShaft,
  driverSpeed: Fact,
): WedgeFit => {
  const { golfer, swing } = context
  const { wedgeClass } = fitted
  const { pitching, toSand, lobWedge } = loftsAround(context, fitted)
  const set = wedgesOf(context, fitted, pitching.value, toSand, lobWedge.loftDeg, driverSpeed.value)
  return {
    wedgeHit: wedgeClass,
    pitchingWedgeLoftDeg: pitching.value,
    pitchingWedgeBasis: pitching.basis,
    set: withTwoBounces(set, fitted.loftDeg, golfer.handicap?.value ?? null),
    lobWedge,
    spinGrade: gradeSpin(wedgeClass, fitted.loftDeg, golfer, swing, driverSpeed.value),
    shaft: {
      flex: shaft.flex.value,
      weightGrams: shaft.weight.value,
      material: shaft.material.value,
      origin: shaft.origin,
    },
    rules: ['WDG-SET', 'WDG-LOB', 'WDG-SHAFT', 'FLT-CARRY'],
  }
}

/** Lofts of a set: what it starts from, the wedges down to the sand wedge, and what follows. */
interface SetLofts {
  readonly pitching: Pick<Fact, 'value' | 'basis'>
  readonly toSand: readonly number[]
  readonly lobWedge: LobWedge
}

const loftsAround = (context: Context, fitted: FittedWedge): SetLofts => {
  const { wedgeClass } = fitted
  const known = knownPitchingWedgeDeg(context.request, fitted)
  // A wedge has its place in the set by its loft, whatever it is called.
  const fixed = isOfSet(context.request, fitted)
    ? null
    : { loftDeg: fitted.loftDeg, wedgeClass: wedgeClassOfLoft(fitted.loftDeg) }
  const from = (pitchingDeg: number, basis: Fact['basis']): SetLofts => ({
    pitching: { value: pitchingDeg, basis },
    ...afterPitchingWedge(context, pitchingDeg, fixed, wedgeClass === 'LW'),
  })
  if (known !== undefined) return from(known, 'measured')
  let best: SetLofts | null = null
  for (const pitchingDeg of assumedPitchingWedges(context)) {
    const set = from(pitchingDeg, 'estimated')
    if (best === null || unevenIn(set) < unevenIn(best)) best = set
    if (unevenIn(best) === 0) break
  }
  return best!
}

const unevenIn = ({ pitching, toSand, lobWedge }: SetLofts): number =>
  unevenDeg([pitching.value, ...toSand, ...(lobWedge.loftDeg === null ? [] : [lobWedge.loftDeg])])

/** The pitching wedge is where the set starts; a wedge of unknown loft after a stated one was chosen from the set. */
const isOfSet = ({ currentEquipment, clubDetails }: FittingRequest, { wedgeClass, loftDeg }: FittedWedge): boolean =>
  wedgeClass === 'PW'
    ? loftDeg <= pitchingWedgeDegMax
    : currentEquipment?.loft === undefined && clubDetails?.pwLoft !== undefined

const afterPitchingWedge = (
  { request, golfer }: Context,
  pitchingDeg: number,
  fixed: FittedWedge | null,
  isFittingLobWedge: boolean,
): Omit<SetLofts, 'pitching'> => {
  const fullSwing = request.clubDetails?.lobWedgeFullSwing
  if (fixed?.wedgeClass === 'LW') {
    const { loftDeg } = fixed
    const toSand = wedgesToLobWedge(pitchingDeg, loftDeg, fullSwing)
    const why = lobWedgeWords(toSand[toSand.length - 1] ?? pitchingDeg, loftDeg, fullSwing)
    return { toSand, lobWedge: { loftDeg, why } }
  }
  const toSand = wedgesToSandWedge(pitchingDeg, fixed)
  const isHighHandicap = handicapAtLeast(golfer, noLobWedgeHandicapMin)
  return { toSand, lobWedge: lobWedgeAfter(toSand[toSand.length - 1]!, fullSwing, isHighHandicap, isFittingLobWedge) }
}

/** As stated, or the loft of the fitted wedge when that is the pitching wedge; not where the fitted wedge denies it. @rule WDG-SET */
const knownPitchingWedgeDeg = (request: FittingRequest, { wedgeClass, loftDeg }: FittedWedge): number | undefined => {
  const isFitted = wedgeClass === 'PW' && request.currentEquipment?.loft !== undefined
  if (isFitted && loftDeg <= pitchingWedgeDegMax) return loftDeg
  return pitchingWedgeIsDenied(request, loftDeg) && wedgeClass !== 'PW' ? undefined : request.clubDetails?.pwLoft
}

/** A pitching wedge cannot have the loft of the wedge that follows it. */
const pitchingWedgeIsDenied = ({ clubDetails }: FittingRequest, loftDeg: number): boolean =>
  clubDetails?.pwLoft !== undefined && loftDeg < clubDetails.pwLoft + sameWedgeDeg

/** A stated pitching wedge that does not go with the wedge being fitted. @rule WDG-SET */
export const pitchingWedgeWarnings = (
  request: FittingRequest,
  { loftDeg }: FittedWedge,
  { pitchingWedgeLoftDeg, pitchingWedgeBasis }: WedgeFit,
): Warning[] => {
  const stated = request.clubDetails?.pwLoft
  if (stated === undefined || stated === pitchingWedgeLoftDeg) return []
  const used = pitchingWedgeBasis === 'measured' ? 'it is the pitching wedge' : `${pitchingWedgeLoftDeg}° was assumed`
  const text = `A pitching wedge of ${stated}° does not go with the ${loftDeg}° that is fitted: ${used}.`
  return [{ field: 'clubDetails.pwLoft', rule: 'WDG-SET', text }]
}

/** How far the pitching wedge may be from the usual one, so that the set is even: degrees, the least first. */
const assumedStepsDeg = [0, ...Array.from({ length: assumedOffDegMax }, (_, i) => [i + 1, -i - 1]).flat()]

/** Lofts that an unknown pitching wedge may have, the likeliest first. @rule WDG-SET */
const assumedPitchingWedges = ({ golfer, ironFitting }: Context): number[] => {
  const isStrongSet = ironFitting?.category === 'super_game_improvement'
  const usual = isStrongSet ? standardLoftDeg('PW', ironFitting.category, golfer.group) : modernPitchingWedgeLoftDeg
  return assumedStepsDeg.map((step) => usual + step)
}

const wedgesOf = (
  { request, golfer, swing }: Context,
  fitted: FittedWedge,
  pitchingDeg: number,
  toSand: readonly number[],
  lobDeg: number | null,
  driverSpeedMph: number,
): SetWedge[] => {
  const carryOf = carriesOf(drivingOf(golfer, driverSpeedMph))
  const estimate = (loftDeg: number): number => carryOf('iron_wedge', loftDeg)
  const ownFactor = ownFactorOf(swing, estimate(fitted.loftDeg))
  const carryYards = (loftDeg: number): number => roundTo(ownFactor * estimate(loftDeg), 1)
  const lofts = lobDeg === null ? toSand : [...toSand, lobDeg]
  return lofts.map((loftDeg, i) => {
    const before = lofts[i - 1] ?? pitchingDeg
    // Named by its place, whatever the golfer calls it: a 58° "sand wedge" follows one. Its sole stays the fitted one.
    const club = i >= toSand.length ? 'LW' : i === toSand.length - 1 ? 'SW' : 'GW'
    const sole = loftDeg === fitted.loftDeg ? fitted.wedgeClass : club
    return {
      club,
      loftDeg,
      bounceDeg: bounceFor(sole, golfer, swing),
      grind: grindFor(sole, swing.attackDeg.value),
      gapDeg: roundTo(loftDeg - before, 0.01),
      gapYards: carryYards(before) - carryYards(loftDeg),
      carryYards: carryYards(loftDeg),
      fullSwing: club !== 'LW' || request.clubDetails?.lobWedgeFullSwing === 'yes',
    }
  })
}

/** How much farther or shorter than estimated the wedge was hit: the row of that wedge is what it carried. @rule WDG-SET */
const ownFactorOf = ({ believedCarryYards, presentShot }: Swing, estimatedYards: number): number =>
  (believedCarryYards ?? presentShot?.flight.carryYards ?? estimatedYards) / estimatedYards

/** A carry that a full swing of this speed hardly makes: the set is counted from it all the same. @rule WDG-SET */
export const wedgeCarryWarnings = ({ golfer, swing }: Context, { loftDeg }: FittedWedge, driver: Fact): Warning[] => {
  if (swing.carryYards === null) return []
  const fullYards = carriesOf(drivingOf(golfer, driver.value))('iron_wedge', loftDeg)
  const factor = ownFactorOf(swing, fullYards)
  if (factor >= ownCarryFactor.min && factor <= ownCarryFactor.max) return []
  const why =
    factor < 1 ? 'if it was less than a full swing, send the carry of a full one' : 'measure speed and carry again'
  const text = `${capitalize(swing.carryYards.how)} with the ${loftDeg}° is ${factor < 1 ? 'less' : 'more'} than a full swing of this speed gives (about ${Math.round(fullYards)} yd). The set is counted from it: ${why}.`
  return [{ field: 'swingMetrics.carryDistance', rule: 'WDG-SET', text }]
}

/**
 * A good player's set of three holds at least two bounces, one of 10 or more and one of 10 or less, for soft and for firm
 * turf: when all are on one side, the sand wedge (up) or the last wedge (down) moves to 10. The fitted wedge keeps its own.
 * @rule WDG-BOUNCE
 */
const withTwoBounces = (set: readonly SetWedge[], fittedDeg: number, handicap: number | null): readonly SetWedge[] => {
  const { belowHandicap, middleDeg } = twoBounces
  if (handicap === null || handicap >= belowHandicap || set.length < 3) return set
  const others = set.filter(({ loftDeg }) => loftDeg !== fittedDeg)
  const moved = set.every(({ bounceDeg }) => bounceDeg < middleDeg)
    ? (others.find(({ club }) => club === 'SW') ?? others[0])
    : set.every(({ bounceDeg }) => bounceDeg > middleDeg)
      ? others[others.length - 1]
      : undefined
  return set.map((wedge) => (wedge === moved ? { ...wedge, bounceDeg: middleDeg } : wedge))
}
