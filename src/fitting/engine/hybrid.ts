import { fly } from '../../flight/index.ts'
import type { WoodCategory } from '../../golf.ts'
import { clip, interpolate, type Knot, roundTo } from '../../units.ts'
import { driverSpeedPerMph } from './club.ts'
import type { ClubFit } from './club-fit.ts'
import type { Context } from './context.ts'
import { type Basis, derived, type Fact, isKnown, measured, weakest } from './evidence.ts'
import { fitFlex } from './flex.ts'
import { handicapAtLeast, handicapAtMost } from './golfer.ts'
import { fitHybridProfile } from './launch-profile.ts'
import { fitLength, standardLengthIn } from './length.ts'
import { fitLie } from './lie.ts'
import { fitShaftWeight } from './shaft-weight.ts'
import { degrees, type Note, type Spec } from './spec.ts'
import { fitSwingWeight } from './swing-weight.ts'
import { woodConfigurations } from './wood-configurations.ts'
import { fitWoodGap } from './wood-gap.ts'
import { categoryWords, isBigMiss, isOffCentre, needsLightHead } from './wood-head.ts'

/** A hybrid, from the hybrid's own numbers. @rule HYB-LOFT, HYB-HEAD, WOOD-GAP */
export const fitHybrid = (context: Context): ClubFit => {
  const { request, golfer, swing } = context
  const speedMph = swing.clubSpeedMph
  const equivalent = speedMph.value * driverSpeedPerMph.hybrid
  const driverSpeedMph = hybridDriverSpeed(context)
  const loft = fitHybridLoft(context)
  const designation = hybridClassOf(loft.value).name
  const shaftFlex = fitFlex({ row: 'hybrid', speedMph, request, golfer, swing, driverSpeedMph: equivalent })
  const shaftWeight = fitShaftWeight({ curve: 'hybrid', speedMph, driverSpeedMph: equivalent, request, golfer, swing })
  const length = fitLength('hybrid', golfer, standardLengthIn(`${designation[0]}-hybrid`, 'all', golfer.group))
  const measuredWith =
    swing.carryYards !== null && request.currentEquipment?.loft !== undefined
      ? { carry: swing.carryYards, loftDeg: request.currentEquipment.loft }
      : null
  const woodFit = fitWoodGap({
    kind: 'hybrid',
    designation,
    loftDeg: loft.value,
    golfer,
    swing,
    driverSpeedMph,
    measuredWith,
  })
  const targetLaunchDeg = 12.5 - 0.12 * (speedMph.value - 85) + 0.35 * (loft.value - 19)
  return {
    specs: {
      loft,
      shaftFlex,
      shaftWeight,
      launchProfile: fitHybridProfile(speedMph, swing.launchDeg, targetLaunchDeg),
      length: length.spec,
      lieAngle: fitLie('hybrid', golfer, swing),
      headProfile: fitHybridHead(context, equivalent),
      swingWeight: fitSwingWeight('hybrid', golfer, shaftWeight.value, length.offsetIn, shaftWeight.basis),
    },
    lengthOffsetIn: length.offsetIn,
    driverSpeedMph,
    woodFit,
    notes: hybridNotes(context, loft.value, designation),
    warnings: length.warnings,
    configurations: woodConfigurations('hybrid', loft.value, golfer, driverSpeedMph.value),
    flights: { current: null, fitted: null },
  }
}

const hybridDriverSpeed = ({ request, swing }: Context): Fact => {
  const driver = request.clubDetails?.driverSpeed
  if (driver !== undefined) return measured(driver, `driver speed ${driver} mph`)
  const perMph = driverSpeedPerMph.hybrid
  return derived(
    swing.clubSpeedMph.value * perMph,
    `hybrid speed ${swing.clubSpeedMph.value.toFixed(0)} mph x ${perMph}`,
  )
}

/** Loft for a hybrid speed: linear between, constant outside. @source house, rule HYB-LOFT */
const loftBySpeed: readonly Knot[] = [
  [64, 28],
  [68, 27],
  [78.5, 24],
  [88.5, 21.5],
  [96.5, 19.5],
  [103, 18],
]
const loftDegMax = 28

/** Hybrid classes; a loft between two belongs to the next higher one. */
const classes = [
  { name: '2H', fromDeg: 17, toDeg: 18 },
  { name: '3H', fromDeg: 18.5, toDeg: 20 },
  { name: '4H', fromDeg: 20.5, toDeg: 23 },
  { name: '5H', fromDeg: 23.5, toDeg: 26 },
  { name: '6H', fromDeg: 26.5, toDeg: 28 },
] as const
const hybridClassOf = (loftDeg: number) => classes.find(({ toDeg }) => loftDeg <= toDeg) ?? classes[classes.length - 1]!

const speedLoftDeg = ({ golfer, swing }: Context): number =>
  Math.min(loftDegMax, interpolate(loftBySpeed, swing.clubSpeedMph.value) + (golfer.group === 'women' ? 0.5 : 0))

/** With a present loft the slot is kept: the speed only moves the loft inside its class. @rule HYB-LOFT */
const fitHybridLoft = (context: Context): Spec<number> => {
  const { request, swing } = context
  const bySpeed = speedLoftDeg(context)
  const present = request.currentEquipment?.loft
  const kept = present === undefined ? null : hybridClassOf(present)
  const held = kept === null ? bySpeed : clip(clip(bySpeed, present! - 1.5, present! + 1.5), kept.fromDeg, kept.toDeg)
  const value = roundTo(held, 0.5)
  const speed = `${swing.clubSpeedMph.value.toFixed(0)} mph hybrid speed asks for ${bySpeed.toFixed(1)}°`
  return {
    value,
    unit: 'deg',
    display: `${degrees(value)} (${hybridClassOf(value).name})`,
    rule: 'HYB-LOFT',
    basis: weakest(swing.clubSpeedMph),
    why: kept === null ? `${speed}.` : `${speed}; the ${kept.name} slot of the present ${present}° was kept.`,
    alternatives: [],
  }
}

/** First rule that matches. A category that hybrids are not made in falls back when real heads are matched. @rule HYB-HEAD */
const fitHybridHead = ({ golfer, swing }: Context, driverSpeedMph: number): Spec<WoodCategory> => {
  const spec = (value: WoodCategory, why: string, basis: Basis): Spec<WoodCategory> => ({
    value,
    unit: null,
    display: categoryWords[value],
    rule: 'HYB-HEAD',
    basis,
    why,
    alternatives: [],
  })
  const { missPattern, missSize, strike, clubSpeedMph: speed } = swing
  if (isBigMiss(swing) && missPattern === 'hook')
    return spec('core', `A ${missSize} hook must not meet draw weighting or offset: a neutral head.`, 'measured')
  if (isBigMiss(swing) && missPattern === 'fade')
    return spec('draw', `A ${missSize} fade earns a draw-biased hybrid.`, 'measured')
  if (needsLightHead(golfer, driverSpeedMph))
    return spec(
      'light',
      `${speed.value.toFixed(0)} mph hybrid speed (about ${driverSpeedMph.toFixed(0)} mph driver) gets height from a light head.`,
      speed.basis,
    )
  if (handicapAtMost(golfer, 6) && speed.value >= 95 && !isOffCentre(swing) && missPattern !== 'both')
    return spec(
      'tour',
      `${speed.value.toFixed(0)} mph and ${golfer.handicap!.how} can use a workable head.`,
      weakest(speed, golfer.handicap),
    )
  if (missPattern === 'both' || isOffCentre(swing))
    return spec(
      'max_forgiveness',
      missPattern === 'both' ? 'A two-way miss needs forgiveness.' : `Strikes (${strike}) need forgiveness.`,
      'measured',
    )
  if (handicapAtLeast(golfer, 18))
    return spec(
      'max_forgiveness',
      `At ${golfer.handicap!.how} forgiveness saves more than shape.`,
      golfer.handicap!.basis,
    )
  if (golfer.handicap === null && driverSpeedMph < 100)
    return spec('max_forgiveness', 'With an unknown handicap the forgiving head is the safe choice.', 'default')
  return spec('core', 'No need points away from a neutral head.', weakest(speed, golfer.handicap))
}

/** A kept loft this far from what the speed asks for is said. */
const farOffDeg = 3

const hybridNotes = (context: Context, loftDeg: number, designation: string): Note[] => {
  const { swing } = context
  const bySpeed = speedLoftDeg(context)
  const speed = swing.clubSpeedMph.value.toFixed(0)
  const notes: Note[] = []
  if (bySpeed - loftDeg >= farOffDeg)
    notes.push({
      rule: 'HYB-LOFT',
      text: `At ${speed} mph a ${roundTo(bySpeed, 0.5)}° hybrid or a 7-wood flies farther than this ${loftDeg}°.`,
    })
  if (loftDeg - bySpeed >= farOffDeg)
    notes.push({
      rule: 'HYB-LOFT',
      text: `At ${speed} mph a ${roundTo(bySpeed, 0.5)}° hybrid would fly farther than this ${loftDeg}°, if that slot is free.`,
    })
  const { landingDeg, peakFeet } = flightOf(context)
  if (designation === '3H' && ((landingDeg !== null && landingDeg < 40) || (peakFeet !== null && peakFeet < 60)))
    notes.push({
      rule: 'HYB-SEVEN-WOOD',
      text: 'The hybrid comes in flat: a 7-wood of the same carry lands softer on greens.',
    })
  return notes
}

/** Landing and height, measured or flown from measured launch and spin. */
const flightOf = ({ swing }: Context): { landingDeg: number | null; peakFeet: number | null } => {
  const canFly = isKnown(swing.launchDeg) && isKnown(swing.spinRpm) && swing.launchDeg.value >= 2
  const flight = canFly
    ? fly({ ballSpeedMph: swing.ballSpeedMph.value, launchDeg: swing.launchDeg.value, spinRpm: swing.spinRpm.value })
    : null
  return {
    landingDeg: swing.landingDeg ?? flight?.landingDeg ?? null,
    peakFeet: swing.peakFeet ?? flight?.apexFeet ?? null,
  }
}
