import fairwayCsv from '../../../db/rules/fairway-by-speed.csv' with { type: 'text' }
import { driverTarget } from '../../flight/index.ts'
import type { FairwayDesignation } from '../../golf.ts'
import { numberIn, readTable, textIn } from '../../ruleset/index.ts'
import { clip, roundTo } from '../../units.ts'
import { driverSpeedPerMph } from './club.ts'
import type { ClubFit } from './club-fit.ts'
import type { Context } from './context.ts'
import { derived, type Fact, isKnown, measured, weakest } from './evidence.ts'
import { fitFlex } from './flex.ts'
import { fitWoodProfile } from './launch-profile.ts'
import { fitLength, standardLengthIn } from './length.ts'
import { fitLie } from './lie.ts'
import { fitShaftWeight } from './shaft-weight.ts'
import { degrees, type Note, type Spec } from './spec.ts'
import { fitSwingWeight } from './swing-weight.ts'
import { woodConfigurations } from './wood-configurations.ts'
import { fitWoodGap } from './wood-gap.ts'
import { fitWoodHead } from './wood-head.ts'

/** A fairway wood, from driver numbers or from 3-wood numbers. @rule FWY-SPEED, FWY-DESIGNATION, FWY-LOFT, WOOD-GAP */
export const fitFairway = (context: Context): ClubFit => {
  const { request, golfer, swing } = context
  const hasDriverNumbers = swing.numbersOf === 'driver'
  const driverSpeedMph = fairwayDriverSpeed(context)
  const designation = designationOf(context, driverSpeedMph.value)
  const target = driverTarget(driverSpeedMph.value, swing.attackDeg.value)
  const targetLaunchDeg = hasDriverNumbers
    ? target.launchDeg
    : fairwayTargetLaunchDeg(designation, driverSpeedMph.value)
  const spinOverTarget = hasDriverNumbers && swing.spinRpm !== null ? swing.spinRpm.value / target.spinRpm : null

  const loft = fitFairwayLoft(context, designation, driverSpeedMph, targetLaunchDeg)
  const shaftFlex = fitFlex({
    row: hasDriverNumbers ? 'driver' : '3-wood',
    speedMph: swing.clubSpeedMph,
    request,
    golfer,
    swing: { ...swing, carryYards: null }, // only a driver's or a 7-iron's own fitting reads flex from carry
    driverSpeedMph: driverSpeedMph.value,
  })
  const shaftWeight = fitShaftWeight({
    curve: 'fairway',
    speedMph: driverSpeedMph,
    driverSpeedMph: driverSpeedMph.value,
    request,
    golfer,
    swing,
  })
  const length = fitLength('fairway', golfer, standardLengthIn(designation, 'all', golfer.group))
  const gapSpeed = gapSpeedOf(context, driverSpeedMph)
  const measuredWith =
    swing.numbersOf === '3-wood' && designation === '3-wood' && swing.carryYards !== null
      ? { carry: swing.carryYards, loftDeg: request.currentEquipment?.loft ?? 15 }
      : null
  const woodFit = fitWoodGap({
    kind: 'wood',
    designation,
    loftDeg: loft.value,
    golfer,
    swing,
    driverSpeedMph: gapSpeed,
    measuredWith,
  })
  return {
    specs: {
      loft,
      shaftFlex,
      shaftWeight,
      launchProfile: fitWoodProfile({
        speedMph: driverSpeedMph,
        launchDeg: swing.launchDeg,
        targetLaunchDeg,
        attackDeg: swing.attackDeg,
        spinOverTarget,
      }),
      length: length.spec,
      lieAngle: fitLie('fairway', golfer, swing),
      headProfile: fitWoodHead({
        golfer,
        swing,
        speedMph: driverSpeedMph.value,
        speedBasis: driverSpeedMph.basis,
        launchOverTargetDeg:
          hasDriverNumbers && swing.launchDeg !== null ? swing.launchDeg.value - target.launchDeg : null,
        spinOverTarget,
      }),
      swingWeight: fitSwingWeight('fairway', golfer, shaftWeight.value, length.offsetIn, shaftWeight.basis),
    },
    lengthOffsetIn: length.offsetIn,
    driverSpeedMph,
    woodFit,
    notes: fairwayNotes(designation, driverSpeedMph.value),
    warnings: length.warnings,
    configurations: woodConfigurations('wood', loft.value, golfer, gapSpeed.value),
    flights: { current: null, fitted: null },
  }
}

/** Driver speed behind the lofts: with 3-wood numbers a measured driver speed wins over the conversion. @rule FWY-SPEED */
const fairwayDriverSpeed = ({ request, swing }: Context): Fact => {
  if (swing.numbersOf === 'driver') return swing.clubSpeedMph
  const driver = request.clubDetails?.driverSpeed
  if (driver !== undefined) return measured(driver, `driver speed ${driver} mph`)
  const perMph = driverSpeedPerMph['3-wood']
  return derived(
    swing.clubSpeedMph.value * perMph,
    `3-wood speed ${swing.clubSpeedMph.value.toFixed(0)} mph x ${perMph}`,
  )
}

/** A separately measured driver speed decides the gap, not the club. @rule FWY-SPEED */
const gapSpeedOf = ({ request }: Context, driverSpeed: Fact): Fact => {
  const driver = request.clubDetails?.driverSpeed
  return driver === undefined ? driverSpeed : measured(driver, `driver speed ${driver} mph`)
}

/** Named by the caller, else by the present loft, else the first wood for the speed. @rule FWY-DESIGNATION */
const designationOf = ({ request }: Context, driverSpeedMph: number): FairwayDesignation => {
  const named = request.clubDetails?.fairwayDesignation
  if (named) return named
  const loftDeg = request.currentEquipment?.loft
  if (loftDeg !== undefined) return loftDeg < 17 ? '3-wood' : loftDeg < 20 ? '5-wood' : '7-wood'
  return firstWood.find(({ toMph }) => driverSpeedMph < toMph)!.designation
}

const firstWood = readTable(fairwayCsv).map((row) => ({
  toMph:
    numberIn(row, 'driver_speed_max_mph') >= 151 ? Number.POSITIVE_INFINITY : numberIn(row, 'driver_speed_max_mph'),
  // "3-wood HL" is a 3-wood of more loft: the loft formula gives it.
  designation: textIn(row, 'first_fairway').replace(' HL', '') as FairwayDesignation,
}))

/** Launch a 3-wood shot should have, degrees; more for more lofted woods. @rule FWY-LOFT */
const fairwayTargetLaunchDeg = (designation: FairwayDesignation, driverSpeedMph: number): number =>
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

const fitFairwayLoft = (
  { golfer, swing }: Context,
  designation: FairwayDesignation,
  driverSpeedMph: Fact,
  targetLaunchDeg: number,
): Spec<number> => {
  const base = loftForSpeedDeg(designation, driverSpeedMph.value)
  const parts = [`A ${designation} for ${driverSpeedMph.value.toFixed(0)} mph driver speed has ${base.toFixed(1)}°`]
  let value = base
  if (golfer.group === 'women') {
    value += 0.5
    parts.push("+0.5° on the women's tables")
  }
  if (swing.attackDeg.value <= -5) {
    value += 0.5
    parts.push(`+0.5° for an attack of ${swing.attackDeg.value}°`)
  }
  if (swing.launchDeg !== null) {
    const term = clip(0.4 * (targetLaunchDeg - swing.launchDeg.value), -1, 1)
    value += term
    if (Math.abs(term) >= 0.05)
      parts.push(
        `${term > 0 ? '+' : ''}${term.toFixed(1)}° for ${swing.launchDeg.how} against ${targetLaunchDeg.toFixed(1)}°`,
      )
  }
  if (golfer.group === 'junior' && value < 21) {
    value = 21
    parts.push('juniors start at 21°')
  }
  const rounded = roundTo(value, 0.5)
  return {
    value: rounded,
    unit: 'deg',
    display: degrees(rounded),
    rule: golfer.group === 'junior' ? 'JUN-LOFT' : 'FWY-LOFT',
    basis: weakest(driverSpeedMph, swing.launchDeg, isKnown(swing.attackDeg) ? swing.attackDeg : null),
    why: `${parts.join('; ')}.`,
    alternatives: [],
  }
}

const fairwayNotes = (designation: FairwayDesignation, driverSpeedMph: number): Note[] =>
  designation === '3-wood' && driverSpeedMph < 80
    ? [
        {
          rule: 'FWY-DESIGNATION',
          text: `At ${driverSpeedMph.toFixed(0)} mph a 5-wood carries as far as a 3-wood and is easier to launch: the 3-wood was kept because it was asked for.`,
        },
      ]
    : []
