import { carriesOf } from '../../../flight/index.ts'
import { modernPitchingWedgeLoftDeg, unnamedWedgeLoftDeg, wedgeClassOfLoft } from '../../../golf/clubs/lofts.ts'
import {
  assumedOffDegMax,
  assumedStepCost,
  noLobWedgeHandicapMin,
  pitchingWedgeDegMax,
  sameWedgeDeg,
  specialtyLoftsDeg,
} from '../../../golf/clubs/wedges.ts'
import { ownCarryFactor } from '../../../golf/flight/carries.ts'
import { roundTo } from '../../../golf/units.ts'
import { deg, say, yd } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { type NamedWedge, ownsWedgeHit, wedgeHitOf } from '../club.ts'
import type { Fact } from '../fact.ts'
import { standardLoftDeg } from '../shaft/standard-specs.ts'
import type { Warning } from '../spec.ts'
import type { Context, Swing } from '../swing/context.ts'
import { drivingOf, handicapAtLeast } from '../swing/golfer.ts'
import { bounceFor, grindFor } from './bounce.ts'
import type { SetWedge, WedgeFit } from './wedge-fit.ts'
import { loftsAfter, nearestLoft, type WedgeLofts, wedgeLofts } from './wedge-set.ts'
import { originSaid, type WedgeShaft } from './wedge-shaft.ts'
import { gradeSpin } from './wedge-spin.ts'

/** A set of wedges around the one that was hit, and the one of it that is fitted. */
export interface WedgesAround {
  readonly hit: NamedWedge
  readonly fitted: NamedWedge
  readonly pitching: Pick<Fact, 'value' | 'basis'>
  readonly lofts: WedgeLofts
  /** Carry at a loft, whole yards: as estimated, moved by what the wedge that was hit carried. */
  readonly carryYards: (loftDeg: number) => number
}

/**
 * The set from the pitching wedge on. A wedge whose loft is stated, or the usual one of its name, is fixed, and the set is
 * solved around it; so is an assumed pitching wedge. The numbers of a pitching wedge fit the wedge that follows it.
 * @rule WDG-SET, WDG-LOB, WDG-LOFT
 */
export const wedgesAround = (context: Context, driverSpeedMph: number): WedgesAround => {
  const { request, golfer, swing } = context
  const hit = wedgeHitOf(request)
  const estimate = carriesOf(drivingOf(golfer, driverSpeedMph))
  const ownFactor = ownFactorOf(swing, estimate('iron_wedge', hit.loftDeg))
  const carries = new Map<number, number>() // each set of wedges that is looked at asks for the same few lofts
  const carryYards = (loftDeg: number): number => {
    const known = carries.get(loftDeg)
    if (known !== undefined) return known
    const carry = roundTo(ownFactor * estimate('iron_wedge', loftDeg), 1)
    carries.set(loftDeg, carry)
    return carry
  }
  const { pitching, ...lofts } = loftsAround(context, hit, carryYards)
  return { hit, fitted: fittedOf(request, hit, lofts), pitching, lofts, carryYards }
}

/** Stronger gap wedges than specialty ones, a degree bent, come with the irons as well. */
const fittedOf = (request: FittingRequest, hit: NamedWedge, lofts: WedgeLofts): NamedWedge => {
  if (ownsWedgeHit(request)) {
    const after = loftsAfter(lofts)
    const loftDeg = after.find((loft) => loft >= specialtyLoftsDeg[0] - 1) ?? after[0]
    return loftDeg === undefined ? hit : { wedgeClass: lofts.toSand.at(-1) === loftDeg ? 'SW' : 'GW', loftDeg }
  }
  if (!isUnnamedOfSet(request)) return hit
  const loftDeg = nearestLoft(loftsAfter(lofts), unnamedWedgeLoftDeg)
  return { wedgeClass: wedgeClassOfLoft(loftDeg), loftDeg }
}

/** The wedge part of a fitting. @rule WDG-SET, WDG-LOB */
export const fitWedgeGapping = (
  context: Context,
  { hit, fitted, pitching, lofts, carryYards }: WedgesAround,
  shaft: WedgeShaft,
  driverSpeed: Fact,
): WedgeFit => {
  const { golfer, swing } = context
  return {
    wedgeHit: hit.wedgeClass,
    pitchingWedgeLoftDeg: pitching.value,
    pitchingWedgeBasis: pitching.basis,
    set: wedgesOf(context, fitted, pitching.value, lofts, carryYards),
    lobWedge: lofts.lobWedge,
    spinGrade: gradeSpin(hit.wedgeClass, hit.loftDeg, golfer, swing, driverSpeed.value),
    shaft: {
      flex: shaft.flex.value,
      weightGrams: shaft.weight.value,
      material: shaft.material.value,
      origin: originSaid(shaft),
    },
    rules: ['WDG-SET', 'WDG-LOB', 'WDG-SHAFT', 'FLT-CARRY'],
  }
}

interface SetLofts extends WedgeLofts {
  readonly pitching: WedgesAround['pitching']
}

const loftsAround = (context: Context, hit: NamedWedge, carryOf: WedgesAround['carryYards']): SetLofts => {
  const { request, golfer } = context
  const fixed = isOfSet(request, hit) ? null : { loftDeg: hit.loftDeg, wedgeClass: wedgeClassOfLoft(hit.loftDeg) }
  const isLobHard = handicapAtLeast(golfer, noLobWedgeHandicapMin) && hit.wedgeClass !== 'LW'
  const fullSwing = request.clubDetails?.lobWedgeFullSwing
  const from = (pitchingDeg: number, basis: Fact['basis']): SetLofts => ({
    pitching: { value: pitchingDeg, basis },
    ...wedgeLofts({ pitchingDeg, fixed, fullSwing, isLobHard, carryOf }),
  })
  const known = knownPitchingWedgeDeg(request, hit)
  if (known !== undefined)
    return from(known, context.ironFitting?.pitchingWedgeDeg === undefined ? 'measured' : 'derived')
  const usual = usualPitchingWedgeDeg(context)
  const costOf = ({ pitching, unevenDeg, effort }: SetLofts): number =>
    unevenCost * unevenDeg + effort + assumedStepCost * Math.abs(pitching.value - usual)
  let best = from(usual, 'estimated')
  // Nearest first: a set costs its distance at least, so that none further away can be better.
  for (let step = 1; step <= assumedOffDegMax && assumedStepCost * step < costOf(best); step++)
    for (const deg of [usual + step, usual - step]) {
      const one = from(deg, 'estimated')
      if (costOf(one) < costOf(best)) best = one
    }
  return best
}

/** An uneven set is worse than any effort: a degree of it. */
const unevenCost = 100

/** A wedge of neither name nor loft, after a stated pitching wedge, is the nearest of the set. */
const isUnnamedOfSet = ({ currentEquipment, clubDetails }: FittingRequest): boolean =>
  currentEquipment?.loft === undefined && clubDetails?.wedgeHit === undefined && clubDetails?.pwLoft !== undefined

/** The pitching wedge is where the set starts; an unnamed wedge of unknown loft is chosen from the set. */
const isOfSet = (request: FittingRequest, { wedgeClass, loftDeg }: NamedWedge): boolean =>
  wedgeClass === 'PW' ? loftDeg <= pitchingWedgeDegMax : isUnnamedOfSet(request)

/** As stated, or the loft of the fitted wedge when that is the pitching wedge; not where the fitted wedge denies it. @rule WDG-SET */
const knownPitchingWedgeDeg = (request: FittingRequest, { wedgeClass, loftDeg }: NamedWedge): number | undefined => {
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
  { loftDeg }: NamedWedge,
  { pitchingWedgeLoftDeg, pitchingWedgeBasis }: WedgeFit,
): Warning[] => {
  const stated = request.clubDetails?.pwLoft
  if (stated === undefined || stated === pitchingWedgeLoftDeg) return []
  const values = { stated: deg(stated), loft: deg(loftDeg) }
  const text =
    pitchingWedgeBasis === 'measured'
      ? say('wedges.isPitchingWedge', values)
      : say('wedges.pitchingWedgeAssumed', { ...values, assumed: deg(pitchingWedgeLoftDeg) })
  return [{ field: 'clubDetails.pwLoft', rule: 'WDG-SET', text }]
}

/** The likeliest loft of an unknown pitching wedge. @rule WDG-SET */
const usualPitchingWedgeDeg = ({ golfer, ironFitting }: Context): number =>
  ironFitting?.category === 'super_game_improvement'
    ? standardLoftDeg('PW', ironFitting.category, golfer.group)
    : modernPitchingWedgeLoftDeg

const wedgesOf = (
  { request, golfer, swing }: Context,
  fitted: NamedWedge,
  pitchingDeg: number,
  wedgeLofts: WedgeLofts,
  carryYards: WedgesAround['carryYards'],
): SetWedge[] => {
  const { toSand } = wedgeLofts
  const lofts = loftsAfter(wedgeLofts)
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
export const wedgeCarryWarnings = ({ golfer, swing }: Context, { loftDeg }: NamedWedge, driver: Fact): Warning[] => {
  if (swing.carryYards === null) return []
  const fullYards = carriesOf(drivingOf(golfer, driver.value))('iron_wedge', loftDeg)
  const factor = ownFactorOf(swing, fullYards)
  if (factor >= ownCarryFactor.min && factor <= ownCarryFactor.max) return []
  const text = say(factor < 1 ? 'wedges.lessThanFull' : 'wedges.moreThanFull', {
    carry: swing.carryYards.how,
    loft: deg(loftDeg),
    full: yd(Math.round(fullYards)),
  })
  return [{ field: 'swingMetrics.carryDistance', rule: 'WDG-SET', text }]
}
