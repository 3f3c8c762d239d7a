import fairwayCsv from '../../../db/rules/fairway-by-speed.csv' with { type: 'text' }
import type { FairwayDesignation } from '../../golf.ts'
import { numberIn, readTable, textIn } from '../../ruleset/index.ts'
import { clip, roundTo } from '../../units.ts'
import type { Context } from './context.ts'
import { type Fact, weakest } from './evidence.ts'
import { degrees, figure, type Note, type Spec, signed } from './spec.ts'

/** Named by the caller, else by the present loft, else the first wood for the speed. @rule FWY-DESIGNATION */
export const designationOf = ({ request }: Context, driverSpeedMph: number): FairwayDesignation => {
  const named = request.clubDetails?.fairwayDesignation
  if (named) return named
  const loftDeg = request.currentEquipment?.loft
  if (loftDeg !== undefined) return loftDeg < 17 ? '3-wood' : loftDeg < 20 ? '5-wood' : '7-wood'
  return woodsFor(driverSpeedMph).first
}

const speedBands = readTable(fairwayCsv).map((row) => ({
  fromMph: numberIn(row, 'driver_speed_min_mph'),
  // "3-wood HL" is a 3-wood of more loft: the loft formula gives it.
  first: textIn(row, 'first_fairway').replace(' HL', '') as FairwayDesignation,
  second: textIn(row, 'second_fairway'),
  secondLoftDeg: numberIn(row, 'second_loft_deg_mid_band'),
}))

/** The woods for a speed: the last band that begins at or below it, the slowest band below all. */
const woodsFor = (driverSpeedMph: number) =>
  speedBands.findLast(({ fromMph }) => driverSpeedMph >= fromMph) ?? speedBands[0]!

/** Speeds below which a 3-wood only helps off a tee, and below which it does not fly farther at all. */
const teeOnlyBelowMph = 80
const noFartherBelowMph = 70

/** What the table says beside the designation. @rule FWY-DESIGNATION */
export const designationNotes = (designation: FairwayDesignation, driverSpeedMph: number): Note[] => {
  const rule = 'FWY-DESIGNATION'
  const at = `At ${figure(driverSpeedMph)} mph driver speed`
  const { first, second, secondLoftDeg } = woodsFor(driverSpeedMph)
  const notes: Note[] = []
  if (designation === '3-wood' && driverSpeedMph < teeOnlyBelowMph)
    notes.push({
      rule,
      text: `${at} a 5-wood carries as far as a 3-wood and is easier to launch: take the 5-wood. The 3-wood was fitted as sent.`,
    })
  if (designation === '5-wood' && driverSpeedMph < noFartherBelowMph)
    notes.push({ rule, text: `${at} a 3-wood would not fly farther than this 5-wood.` })
  else if (designation === '5-wood' && driverSpeedMph < teeOnlyBelowMph)
    notes.push({ rule, text: `${at} a 3-wood pays only off a tee.` })
  if (designation === first)
    notes.push({ rule, text: `${at} the next wood is a ${second} of about ${secondLoftDeg}°.` })
  return notes
}

/** Launch a 3-wood shot should have, degrees; more for more lofted woods. @rule FWY-LOFT */
export const fairwayTargetLaunchDeg = (designation: FairwayDesignation, driverSpeedMph: number): number =>
  12.5 - 0.09 * (driverSpeedMph - 90) + { '3-wood': 0, '5-wood': 1, '7-wood': 2 }[designation]

/** One formula per designation, whether or not the caller named it. @rule FWY-LOFT */
const loftForSpeedDeg = (designation: FairwayDesignation, driverSpeedMph: number): number => {
  switch (designation) {
    case '3-wood':
      return clip(15.5 - 0.07 * (driverSpeedMph - 95), 14.5, 17)
    case '5-wood':
      return clip(18.5 - 0.05 * (driverSpeedMph - 92), 18, 19.5)
    case '7-wood':
      return clip(21.5 - 0.05 * (driverSpeedMph - 88), 21, 23)
  }
}

const womenMoreDeg = 0.5
const steepMoreDeg = 0.5
const steepFromDeg = -5
const juniorLoftDegMin = 21

/** The launch a fairway wood should have, and what that was worked out from. */
export interface FairwayTarget {
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
  const base = loftForSpeedDeg(designation, driverSpeedMph.value)
  const terms: [deg: number, reason: string][] = []
  if (golfer.group === 'women') terms.push([womenMoreDeg, "on the women's tables"])
  if (attackDeg.value <= steepFromDeg) terms.push([steepMoreDeg, `for an attack of ${figure(attackDeg.value)}°`])
  if (launchDeg !== null)
    terms.push([
      clip(0.4 * (target.launchDeg - launchDeg.value), -1, 1),
      `for ${launchDeg.how} against a target of ${figure(target.launchDeg)}°`,
    ])
  const bySwing = terms.reduce((sum, [deg]) => sum + deg, base)
  const isHeldForJunior = golfer.group === 'junior' && bySwing < juniorLoftDegMin
  const value = roundTo(isHeldForJunior ? juniorLoftDegMin : bySwing, 0.5)
  const parts = [
    `A ${designation} for ${figure(driverSpeedMph.value)} mph driver speed has ${figure(base)}°`,
    ...terms.filter(([deg]) => Math.abs(deg) >= 0.05).map(([deg, reason]) => `${signed(roundTo(deg, 0.1))}° ${reason}`),
    ...(isHeldForJunior ? [`juniors start at ${juniorLoftDegMin}°`] : []),
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
