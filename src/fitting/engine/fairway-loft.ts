import { fairwayLaunch } from '../../golf/launch.ts'
import {
  fairwayFromDeg,
  fairwayLaunchTerm,
  fairwayLoftDeg,
  fairwaySoldDegMax,
  fairwaysFor,
  juniorFairwayLoftDegMin,
  loftStepDeg,
  steepFairway,
  threeWoodFartherFromMph,
  threeWoodFromMph,
  womenMoreLoftDeg,
} from '../../golf/lofts.ts'
import { signed } from '../../golf/phrases.ts'
import { clip, roundTo } from '../../golf/units.ts'
import type { FairwayDesignation } from '../../golf/words.ts'
import type { Context } from './context.ts'
import { type Fact, weakest } from './evidence.ts'
import { beyondTolerance } from './launch-tolerance.ts'
import { degrees, figure, mphWords, type Note, type Spec } from './spec.ts'

/** Named by the caller, else by the present loft, else the first wood for the speed. @rule FWY-DESIGNATION */
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

/** What the table says beside the designation. @rule FWY-DESIGNATION */
export const designationNotes = (designation: FairwayDesignation, driverSpeed: Fact): Note[] => {
  const { value: driverSpeedMph } = driverSpeed
  const rule = 'FWY-DESIGNATION'
  const at = `At ${mphWords(driverSpeed)} driver speed`
  const { first, second, secondLoftDeg } = fairwaysFor(driverSpeedMph)
  const notes: Note[] = []
  if (designation === '3-wood' && driverSpeedMph < threeWoodFromMph)
    notes.push({
      rule,
      text: `${at} a 5-wood carries as far as a 3-wood and is easier to launch: take the 5-wood. The 3-wood was fitted as sent.`,
    })
  if (designation === '5-wood' && driverSpeedMph < threeWoodFartherFromMph)
    notes.push({ rule, text: `${at} a 3-wood would not fly farther than this 5-wood.` })
  else if (designation === '5-wood' && driverSpeedMph < threeWoodFromMph)
    notes.push({ rule, text: `${at} a 3-wood pays only off a tee.` })
  if (designation === first)
    notes.push({ rule, text: `${at} the next wood is a ${second} of about ${secondLoftDeg}°.` })
  return notes
}

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
      `for ${launchDeg.how} against a target of ${figure(target.launchDeg)}°`,
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
