import { driverTarget } from '../../../flight/index.ts'
import {
  fairwayLaunchTerm,
  fairwayLoftDeg,
  fairwaySoldDegMax,
  fairwaysFor,
  juniorFairwayLoftDegMin,
  loftStepDeg,
  slotFarOffDeg,
  steepFairway,
  threeWoodFromMph,
  threeWoodHardBelowMph,
  womenMoreLoftDeg,
} from '../../../golf/clubs/lofts.ts'
import { fairwayLaunch, fairwaySpin } from '../../../golf/flight/launch.ts'
import { type FairwayDesignation, isFairway } from '../../../golf/names/words.ts'
import { clip, roundTo } from '../../../golf/units.ts'
import type { Message, Quantity } from '../../../words/message.ts'
import { deg, say, sentence, signed } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import { namedFairway } from '../club.ts'
import { driverSpeedOf } from '../driver/driver-speed.ts'
import { type Fact, isKnown, weakest } from '../fact.ts'
import { beyondTolerance, launchToleranceDeg } from '../shaft/launch-tolerance.ts'
import { mphSaid, type Note, rounded, type Spec, shown, yardsSaid } from '../spec.ts'
import type { Context, Swing } from '../swing/context.ts'
import { heldLoft, heldSaid } from '../swing/held-loft.ts'

/**
 * Named by the caller, else by the current loft, else the one that the ball is read as, else the first wood for the speed.
 * @rule FWY-DESIGNATION
 */
const designationOf = ({ request, swing }: Context, driverSpeedMph: number): FairwayDesignation =>
  namedFairway(request) ?? woodHit(swing) ?? fairwaysFor(driverSpeedMph).first

/** The wood that a ball was sent of; null where none was, or that of a driver. @rule IN-SPEED-MEANING */
export const woodHit = ({ numbersOf, ballSpeedMph, launchDeg, spinRpm, carryYards }: Swing) =>
  isFairway(numbersOf) && [ballSpeedMph, launchDeg, spinRpm, carryYards].some(isKnown) ? numbersOf : null

/** The wood that is fitted, and what its shot is held against. @rule FWY-DESIGNATION, SHAFT-LAUNCH */
export const fittedWood = (context: Context) => {
  const driverSpeedMph = driverSpeedOf(context)
  const designation = designationOf(context, driverSpeedMph.value)
  return { driverSpeedMph, designation, target: fairwayTarget(context.swing, designation, driverSpeedMph) }
}

/** The fitted wood, and the loft that another one would be fitted in. */
interface FittedWood {
  readonly designation: FairwayDesignation
  readonly loftDeg: number
  readonly loftDegOf: (designation: FairwayDesignation) => number
}

/**
 * What the table says beside the designation. How far the other wood carries is what this golfer's carries say of its loft.
 * @rule FWY-DESIGNATION, FLT-CARRY
 */
export const designationNotes = (
  { designation, loftDeg, loftDegOf }: FittedWood,
  driverSpeed: Fact,
  carryYardsAt: (loftDeg: number) => number,
): Note[] => {
  const { value: driverSpeedMph } = driverSpeed
  const speed = mphSaid(driverSpeed)
  const { first, second, secondLoftDeg } = fairwaysFor(driverSpeedMph)
  const said: Message[] = []
  const otherWood = (other: FairwayDesignation) => {
    const otherDeg = loftDegOf(other)
    const moreYards = roundTo(carryYardsAt(otherDeg), 1) - roundTo(carryYardsAt(loftDeg), 1)
    return { speed, loft: deg(otherDeg), more: yardsSaid(moreYards, 'farther') }
  }
  if (designation === '3-wood' && driverSpeedMph < threeWoodFromMph)
    said.push(say('woods.takeFiveWood', otherWood('5-wood')))
  if (designation === '5-wood' && driverSpeedMph < threeWoodHardBelowMph)
    said.push(say('woods.threeWoodStruckWell', otherWood('3-wood')))
  else if (designation === '5-wood' && driverSpeedMph < threeWoodFromMph)
    said.push(say('woods.threeWoodOffTee', { speed }))
  if (designation === first)
    said.push(say('woods.nextWood', { speed, wood: clubSaid(second), loft: deg(secondLoftDeg) }))
  return said.map((text) => ({ rule: 'FWY-DESIGNATION', text }))
}

/**
 * A wood that is fitted or stated far from both that the table has for the speed, with the carry of the nearer.
 * @rule FWY-DESIGNATION, FLT-CARRY
 */
export const fairwaySlotNote = (
  { loftDeg, loftDegOf }: FittedWood,
  { request }: Context,
  driverSpeed: Fact,
  carryYardsAt: (loftDeg: number) => number,
): Note | null => {
  const { first, second, secondLoftDeg } = fairwaysFor(driverSpeed.value)
  const usual = { name: first as string, usualDeg: loftDegOf(first) }
  const next = { name: second, usualDeg: isFairway(second) ? loftDegOf(second) : secondLoftDeg }
  const isNext = Math.abs(next.usualDeg - loftDeg) < Math.abs(usual.usualDeg - loftDeg)
  const { name, usualDeg } = isNext ? next : usual
  const wood = { speed: mphSaid(driverSpeed), wood: clubSaid(name), loft: deg(usualDeg) }
  const rule = 'FWY-DESIGNATION'
  const statedDeg = request.currentEquipment?.loft ?? loftDeg
  if (Math.abs(usualDeg - loftDeg) < slotFarOffDeg) {
    const isFar = Math.abs(usualDeg - statedDeg) >= slotFarOffDeg
    return isFar ? { rule, text: say('woods.woodIsUsual', { ...wood, own: deg(rounded(statedDeg)) }) } : null
  }
  const moreYards = roundTo(carryYardsAt(usualDeg), 1) - roundTo(carryYardsAt(loftDeg), 1)
  const values = { ...wood, more: yardsSaid(moreYards, 'farther'), own: deg(loftDeg) }
  return { rule, text: say(usualDeg > loftDeg ? 'woods.usualIsEasier' : 'woods.usualIsHarder', values) }
}

/** Launch that the shot of a fairway wood should have, degrees. @rule SHAFT-LAUNCH */
export const fairwayTargetLaunchDeg = (designation: FairwayDesignation, driverSpeedMph: number): number =>
  fairwayLaunch.deg - fairwayLaunch.perMph * (driverSpeedMph - fairwayLaunch.atMph) + fairwayLaunch.more[designation]

/** What the shot of a fairway wood is held against. */
interface FairwayTarget {
  readonly launchDeg: number
  /** Null where the ball is a driver's: it says nothing of the spin of a wood. */
  readonly spinRpm: number | null
  readonly basis: Fact['basis']
  /** How far a launch may be off and still be on target, degrees. */
  readonly toleranceDeg: number
}

/** A described flight is that of a driver, as the ball of one is. @rule SHAFT-LAUNCH, IN-BALL-FLIGHT */
const fairwayTarget = (swing: Swing, designation: FairwayDesignation, driverSpeed: Fact): FairwayTarget => {
  const { numbersOf, launchDeg, attackDeg } = swing
  const isOwn = numbersOf !== 'driver' && launchDeg?.basis !== 'estimated'
  if (isOwn)
    return {
      launchDeg: fairwayTargetLaunchDeg(designation, driverSpeed.value),
      spinRpm: fairwaySpin.rpm[designation],
      basis: driverSpeed.basis,
      toleranceDeg: fairwayLaunchTerm.withinDeg,
    }
  return {
    launchDeg: driverTarget(driverSpeed.value, attackDeg.value).launchDeg,
    spinRpm: null,
    basis: weakest(driverSpeed, attackDeg),
    toleranceDeg: launchToleranceDeg(attackDeg),
  }
}

/** The wood that was measured stays in its loft while launch and spin are on target, and where the other loft would not mend them. */
const heldWood = (
  { request, swing }: Pick<Context, 'request' | 'swing'>,
  designation: FairwayDesignation,
  target: FairwayTarget,
  bySwing: number,
) => {
  if (swing.numbersOf !== designation || target.spinRpm === null) return { onTarget: 0, share: 0 }
  const tolerance = { deg: target.toleranceDeg, rpm: fairwaySpin.withinRpm }
  return heldLoft({ request, swing }, target, bySwing, tolerance)
}

/** @rule FWY-LOFT, JUN-LOFT */
export const fitFairwayLoft = (
  { request, golfer, swing }: Context,
  designation: FairwayDesignation,
  driverSpeedMph: Fact,
): Spec<number> => {
  const { launchDeg, attackDeg } = swing
  const target = fairwayTarget(swing, designation, driverSpeedMph)
  const base = fairwayLoftDeg(designation, driverSpeedMph.value)
  const terms: [byDeg: number, reason: (degrees: Quantity) => Message][] = []
  if (golfer.group === 'women') terms.push([womenMoreLoftDeg, (degrees) => say('woods.womensTables', { degrees })])
  if (attackDeg.value <= steepFairway.attackDegMax)
    terms.push([
      steepFairway.moreDeg,
      (degrees) => say('woods.forAttack', { degrees, attack: deg(rounded(attackDeg.value)) }),
    ])
  if (launchDeg !== null) {
    const missing = target.launchDeg - launchDeg.value
    terms.push([
      clip(
        fairwayLaunchTerm.share * beyondTolerance(missing, target.toleranceDeg),
        -fairwayLaunchTerm.degMax,
        fairwayLaunchTerm.degMax,
      ),
      (degrees) => say('woods.forLaunch', { degrees, launch: launchDeg.how, target: deg(rounded(target.launchDeg)) }),
    ])
  }
  const bySwing = terms.reduce((sum, [byDeg]) => sum + byDeg, base)
  const hold = heldWood({ request, swing }, designation, target, bySwing)
  const kept = bySwing + hold.share * ((request.currentEquipment?.loft ?? bySwing) - bySwing)
  const isHeldForJunior = golfer.group === 'junior' && kept < juniorFairwayLoftDegMin
  const soldDegMax = fairwaySoldDegMax[designation] + (golfer.group === 'women' ? womenMoreLoftDeg : 0)
  const isSold = kept <= soldDegMax + loftStepDeg / 2
  const held = isHeldForJunior ? juniorFairwayLoftDegMin : Math.min(kept, soldDegMax)
  const value = roundTo(held, loftStepDeg)
  const wood = clubSaid(designation)
  const why = [
    say('woods.loftForSpeed', { wood, speed: mphSaid(driverSpeedMph), loft: deg(rounded(base)) }),
    ...terms.filter(([byDeg]) => Math.abs(byDeg) >= 0.05).map(([byDeg, reason]) => reason(signed(deg(rounded(byDeg))))),
    ...(Math.abs(kept - bySwing) < 0.05 ? [] : [heldSaid({ request }, hold, kept)]),
    ...(isSold || isHeldForJunior ? [] : [say('woods.notSold', { wood, loft: deg(soldDegMax) })]),
    ...(isHeldForJunior ? [say('woods.juniorsStart', { loft: deg(juniorFairwayLoftDegMin) })] : []),
  ]
  return {
    value,
    unit: 'deg',
    display: shown(deg(value)),
    rule: golfer.group === 'junior' ? 'JUN-LOFT' : 'FWY-LOFT',
    basis: weakest(driverSpeedMph, launchDeg, launchDeg && target.basis),
    why: sentence(...why),
    alternatives: [],
  }
}
