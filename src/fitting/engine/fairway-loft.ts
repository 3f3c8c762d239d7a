import { fairwayLaunch } from '../../golf/launch.ts'
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
} from '../../golf/lofts.ts'
import { signed } from '../../golf/phrases.ts'
import { clip, roundTo } from '../../golf/units.ts'
import { type FairwayDesignation, fairwayDesignations } from '../../golf/words.ts'
import type { Context } from './context.ts'
import { type Fact, howWords, weakest } from './fact.ts'
import { beyondTolerance } from './launch-tolerance.ts'
import { degrees, figure, mphWords, type Note, type Spec, yardsWords } from './spec.ts'

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
  const rule = 'FWY-DESIGNATION'
  const at = `At ${mphWords(driverSpeed)} driver speed`
  const { first, second, secondLoftDeg } = fairwaysFor(driverSpeedMph)
  const notes: Note[] = []
  const carryWords = (other: FairwayDesignation): string => {
    const otherDeg = loftDegOf(other)
    const moreYards = roundTo(carryYardsAt(otherDeg), 1) - roundTo(carryYardsAt(loftDeg), 1)
    return `a ${other} of ${otherDeg}° carries ${yardsWords(moreYards, 'farther')}`
  }
  if (designation === '3-wood' && driverSpeedMph < threeWoodFromMph)
    notes.push({
      rule,
      text: `${at} ${carryWords('5-wood')} and is easier to launch: take the 5-wood. The 3-wood was fitted as sent.`,
    })
  if (designation === '5-wood' && driverSpeedMph < threeWoodHardBelowMph)
    notes.push({ rule, text: `${at} ${carryWords('3-wood')} when struck well, but it is harder to launch.` })
  else if (designation === '5-wood' && driverSpeedMph < threeWoodFromMph)
    notes.push({ rule, text: `${at} a 3-wood pays only off a tee.` })
  if (designation === first)
    notes.push({ rule, text: `${at} the next wood is a ${second} of about ${secondLoftDeg}°.` })
  return notes
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
  const usual = { name: first as string, deg: loftDegOf(first) }
  const next = { name: second, deg: isFitted(second) ? loftDegOf(second) : secondLoftDeg }
  const isNext = Math.abs(next.deg - loftDeg) < Math.abs(usual.deg - loftDeg)
  const { name, deg } = isNext ? next : usual
  const at = `At ${mphWords(driverSpeed)} driver speed a ${name} of ${deg}° is usual`
  const statedDeg = request.currentEquipment?.loft ?? loftDeg
  if (Math.abs(deg - loftDeg) < slotFarOffDeg) {
    const isFar = Math.abs(deg - statedDeg) >= slotFarOffDeg
    return isFar ? { rule: 'FWY-DESIGNATION', text: `${at}, not ${figure(statedDeg)}°.` } : null
  }
  const moreYards = roundTo(carryYardsAt(deg), 1) - roundTo(carryYardsAt(loftDeg), 1)
  const ease = deg > loftDeg ? 'easier' : 'harder'
  const text = `${at}: it carries ${yardsWords(moreYards, 'farther')} and is ${ease} to launch than this ${loftDeg}°.`
  return { rule: 'FWY-DESIGNATION', text }
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
  const terms: [deg: number, reason: string][] = []
  if (golfer.group === 'women') terms.push([womenMoreLoftDeg, "on the women's tables"])
  if (attackDeg.value <= steepFairway.attackDegMax)
    terms.push([steepFairway.moreDeg, `for an attack of ${figure(attackDeg.value)}°`])
  if (launchDeg !== null) {
    const missing = target.launchDeg - launchDeg.value
    terms.push([
      clip(
        fairwayLaunchTerm.share * (swing.numbersOf === 'driver' ? beyondTolerance(missing, attackDeg) : missing),
        -fairwayLaunchTerm.degMax,
        fairwayLaunchTerm.degMax,
      ),
      `for ${howWords(launchDeg)} against a target of ${figure(target.launchDeg)}°`,
    ])
  }
  const bySwing = terms.reduce((sum, [deg]) => sum + deg, base)
  const isHeldForJunior = golfer.group === 'junior' && bySwing < juniorFairwayLoftDegMin
  const soldDegMax = fairwaySoldDegMax[designation] + (golfer.group === 'women' ? womenMoreLoftDeg : 0)
  const isSold = bySwing <= soldDegMax + loftStepDeg / 2
  const held = isHeldForJunior ? juniorFairwayLoftDegMin : Math.min(bySwing, soldDegMax)
  const value = roundTo(held, loftStepDeg)
  const parts = [
    `A ${designation} for ${mphWords(driverSpeedMph)} driver speed has ${figure(base)}°`,
    ...terms.filter(([deg]) => Math.abs(deg) >= 0.05).map(([deg, reason]) => `${signed(roundTo(deg, 0.1))}° ${reason}`),
    ...(isSold || isHeldForJunior ? [] : [`no ${designation} is sold with more than ${soldDegMax}°`]),
    ...(isHeldForJunior ? [`juniors start at ${juniorFairwayLoftDegMin}°`] : []),
  ]
  return {
    value,
    unit: 'deg',
    display: degrees(value),
    rule: golfer.group === 'junior' ? 'JUN-LOFT' : 'FWY-LOFT',
    basis: weakest(driverSpeedMph, launchDeg, launchDeg && target.basis),
    why: `${parts.join('; ')}.`,
    alternatives: [],
  }
}
