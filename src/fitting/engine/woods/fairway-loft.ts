import {
  fairwayFromDeg,
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
import { fairwayLaunch } from '../../../golf/flight/launch.ts'
import { type FairwayDesignation, fairwayDesignations } from '../../../golf/names/words.ts'
import { clip, roundTo } from '../../../golf/units.ts'
import type { Message, Quantity } from '../../../words/message.ts'
import { deg, say, sentence, signed } from '../../../words/say.ts'
import { clubNameSaid } from '../../../words/say-club.ts'
import { type Fact, weakest } from '../fact.ts'
import { beyondTolerance } from '../shaft/launch-tolerance.ts'
import { mphSaid, type Note, rounded, type Spec, shown, yardsSaid } from '../spec.ts'
import type { Context } from '../swing/context.ts'

/** Named by the caller, else by the current loft, else the first wood for the speed. @rule FWY-DESIGNATION */
export const designationOf = ({ request }: Context, driverSpeedMph: number): FairwayDesignation => {
  const named = request.clubDetails?.fairwayDesignation
  if (named) return named
  const loftDeg = request.currentEquipment?.loft
  if (loftDeg !== undefined) return woodOfLoft(loftDeg)
  return fairwaysFor(driverSpeedMph).first
}

const woodOfLoft = (loftDeg: number): FairwayDesignation => {
  if (loftDeg < fairwayFromDeg['5-wood']) return '3-wood'
  return loftDeg < fairwayFromDeg['7-wood'] ? '5-wood' : '7-wood'
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
    said.push(say('woods.nextWood', { speed, wood: clubNameSaid(second), loft: deg(secondLoftDeg) }))
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
  const next = { name: second, usualDeg: isFitted(second) ? loftDegOf(second) : secondLoftDeg }
  const isNext = Math.abs(next.usualDeg - loftDeg) < Math.abs(usual.usualDeg - loftDeg)
  const { name, usualDeg } = isNext ? next : usual
  const wood = { speed: mphSaid(driverSpeed), wood: clubNameSaid(name), loft: deg(usualDeg) }
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

const isFitted = (name: string): name is FairwayDesignation => (fairwayDesignations as readonly string[]).includes(name)

/** Launch that the shot of a fairway wood should have, degrees. @rule SHAFT-LAUNCH */
export const fairwayTargetLaunchDeg = (designation: FairwayDesignation, driverSpeedMph: number): number =>
  fairwayLaunch.deg - fairwayLaunch.perMph * (driverSpeedMph - fairwayLaunch.atMph) + fairwayLaunch.more[designation]

/** The launch a fairway wood should have, and what that was worked out from. */
interface FairwayTarget {
  readonly launchDeg: number
  readonly basis: Fact['basis']
}

/** @rule FWY-LOFT, JUN-LOFT */
export const fitFairwayLoft = (
  { golfer, swing }: Context,
  designation: FairwayDesignation,
  driverSpeedMph: Fact,
  target: FairwayTarget,
): Spec<number> => {
  const { launchDeg, attackDeg } = swing
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
        fairwayLaunchTerm.share * (swing.numbersOf === 'driver' ? beyondTolerance(missing, attackDeg) : missing),
        -fairwayLaunchTerm.degMax,
        fairwayLaunchTerm.degMax,
      ),
      (degrees) => say('woods.forLaunch', { degrees, launch: launchDeg.how, target: deg(rounded(target.launchDeg)) }),
    ])
  }
  const bySwing = terms.reduce((sum, [byDeg]) => sum + byDeg, base)
  const isHeldForJunior = golfer.group === 'junior' && bySwing < juniorFairwayLoftDegMin
  const soldDegMax = fairwaySoldDegMax[designation] + (golfer.group === 'women' ? womenMoreLoftDeg : 0)
  const isSold = bySwing <= soldDegMax + loftStepDeg / 2
  const held = isHeldForJunior ? juniorFairwayLoftDegMin : Math.min(bySwing, soldDegMax)
  const value = roundTo(held, loftStepDeg)
  const wood = clubNameSaid(designation)
  const why = [
    say('woods.loftForSpeed', { wood, speed: mphSaid(driverSpeedMph), loft: deg(rounded(base)) }),
    ...terms.filter(([byDeg]) => Math.abs(byDeg) >= 0.05).map(([byDeg, reason]) => reason(signed(deg(rounded(byDeg))))),
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
