import { dynamicLoftDeg, type Launch, loftSensitivity } from '../../flight/index.ts'
import type { IronCategory } from '../../golf.ts'
import { roundTo } from '../../units.ts'
import { driverSpeedPerMph } from './club.ts'
import type { ClubFit, Configuration } from './club-fit.ts'
import type { Context } from './context.ts'
import { expectedFlight } from './driver-flight.ts'
import { derived, isKnown, weakest } from './evidence.ts'
import { fitFlex } from './flex.ts'
import { flownSevenIron, type HoldVerdict, holdVerdict, sevenIronWindow } from './iron-flight.ts'
import { fitIronHead, ironCategoryWords } from './iron-head.ts'
import { fitIronMaterial } from './iron-material.ts'
import { fitIronSet } from './iron-set.ts'
import { fitIronProfile } from './launch-profile.ts'
import { fitLength, standardLengthIn, standardLoftDeg } from './length.ts'
import { fitLie } from './lie.ts'
import { fitShaftWeight } from './shaft-weight.ts'
import { degrees, type Note, type Spec, signed } from './spec.ts'
import { fitSwingWeight } from './swing-weight.ts'

/** An iron set, from 7-iron numbers. @rule IRON-HEAD, IRON-LOFT, IRON-HOLD, IRON-SET and the shaft and static rules */
export const fitIron = (context: Context): ClubFit => {
  const { request, golfer, swing } = context
  const speedMph = swing.clubSpeedMph
  const driverSpeedMph = derived(
    speedMph.value * driverSpeedPerMph['7-iron'],
    `7-iron speed ${speedMph.value.toFixed(0)} mph x 1.2`,
  )
  const headProfile = fitIronHead(context)
  const hold = holdVerdict(swing)
  const loft = fitIronLoft(context, headProfile.value, hold)
  const shaftFlex = fitFlex({ row: '7-iron', speedMph, request, golfer, swing, driverSpeedMph: driverSpeedMph.value })
  const shaftWeight = fitShaftWeight({
    curve: 'iron',
    speedMph,
    driverSpeedMph: driverSpeedMph.value,
    request,
    golfer,
    swing,
  })
  const length = fitLength('iron', golfer, standardLengthIn('7-iron', headProfile.value, golfer.group))
  const window = sevenIronWindow(speedMph.value)
  return {
    specs: {
      loft,
      shaftFlex,
      shaftWeight,
      shaftMaterial: fitIronMaterial(request, golfer, shaftWeight.value),
      launchProfile: fitIronProfile({
        speedMph,
        launchDeg: swing.launchDeg,
        windowDeg: [roundTo(window.launchMinDeg, 0.1), roundTo(window.launchMaxDeg, 0.1)],
        flight: hold?.verdict ?? null,
        flightBasis: hold?.basis ?? 'measured',
      }),
      length: length.spec,
      lieAngle: fitLie('iron', golfer, swing),
      headProfile,
      swingWeight: fitSwingWeight('iron', golfer, shaftWeight.value, length.offsetIn, shaftWeight.basis),
    },
    lengthOffsetIn: length.offsetIn,
    driverSpeedMph,
    ironSet: fitIronSet(context, headProfile.value, standardLoftDeg('PW', headProfile.value, 'male') ?? 45),
    notes: ironNotes(context, loft.value, hold),
    warnings: length.warnings,
    configurations: ironConfigurations(context, loft.value, headProfile.value),
    flights: { current: presentSevenIron(context), fitted: null },
  }
}

/** Stock 7-iron loft of a class, degrees. @source db/rules/standard-specs.csv; a junior's 7-iron is a traditional 34° */
const stockLoftDeg = (group: string, category: IronCategory): number => {
  if (group === 'junior') return 34
  return (
    (group === 'women' ? standardLoftDeg('7-iron', category, 'female') : undefined) ??
    standardLoftDeg('7-iron', category, 'male')!
  )
}

/** Below this a slow swing with nothing else known gets a degree more. */
const slowSevenIronMph = 65

/** Limit of bending, degrees. */
const bendDegMax = 2

/** @rule IRON-LOFT */
const fitIronLoft = ({ golfer, swing }: Context, category: IronCategory, hold: HoldVerdict | null): Spec<number> => {
  const stock = stockLoftDeg(golfer.group, category)
  const isSlowUnknown =
    hold === null &&
    swing.launchDeg === null &&
    golfer.group !== 'junior' &&
    swing.clubSpeedMph.value < slowSevenIronMph
  const [step, reason] = ((): [number, string] => {
    if (hold?.verdict === 'fail')
      return hold.shortByDeg >= 3
        ? [bendDegMax, `the ball lands ${hold.shortByDeg}° too flat to hold a green`]
        : [1, 'the ball comes in a little too flat or too low to hold a green']
    if (hold?.verdict === 'too_high') return [-1, 'the ball flies higher than it needs to']
    if (isSlowUnknown) return [1, `at ${swing.clubSpeedMph.value.toFixed(0)} mph height is scarce`]
    return [0, '']
  })()
  const value = stock + step
  return {
    value,
    unit: 'deg',
    display: `${degrees(value)} 7-iron`,
    rule: golfer.group === 'junior' ? 'JUN-LOFT' : 'IRON-LOFT',
    basis: weakest(hold?.basis, swing.clubSpeedMph),
    why: `${stock}° is stock for ${ironCategoryWords[category]} irons${step === 0 ? '' : `; ${signed(step)}° because ${reason}`}.`,
    alternatives: [],
  }
}

const ironNotes = ({ swing }: Context, loftDeg: number, hold: HoldVerdict | null): Note[] => {
  const notes: Note[] = []
  if (hold !== null) notes.push({ rule: 'IRON-HOLD', text: holdWords(hold) })
  const modelled = flownSevenIron(swing)
  if (swing.clubSpeedMph.value < 75 && loftDeg < 30 && modelled !== null && modelled.landingDeg < 40)
    notes.push({
      rule: 'IRON-STRONG-LOFT',
      text: `A ${loftDeg}° 7-iron at ${swing.clubSpeedMph.value.toFixed(0)} mph buys distance with landing angle (${modelled.landingDeg.toFixed(0)}°): judge it by what stays on the green.`,
    })
  if (swing.strike === 'toe')
    notes.push({
      rule: 'LIE-MISS',
      text: 'Toe strikes mean the sole sits too flat or the club is too short: check the length first.',
    })
  return notes
}

const holdWords = (hold: HoldVerdict): string => {
  const landing =
    hold.landingDeg === null
      ? ''
      : `lands at ${hold.landingDeg}° (at least ${hold.landingDegMin}°, better ${hold.landingDegIdeal}°)`
  const peak = hold.peakFeet === null ? '' : `peaks at ${hold.peakFeet} ft (at least ${hold.peakFeetMin} ft)`
  const facts = [landing, peak].filter(Boolean).join(' and ')
  if (hold.verdict === 'fail')
    return `Hold-the-green check failed: the 7-iron ${facts}. In this order: weaker lofts, a high-launching lighter shaft, hybrids for the 5- and 6-iron, a softer ball with more spin.`
  if (hold.verdict === 'too_high')
    return `The 7-iron ${facts || 'spins'} more than it needs: a degree less loft, a low-launching heavier shaft.`
  return `Hold-the-green check passed: the 7-iron ${facts}.`
}

const presentSevenIron = ({ swing }: Context): Launch | null =>
  isKnown(swing.launchDeg) && isKnown(swing.spinRpm)
    ? { ballSpeedMph: swing.ballSpeedMph.value, launchDeg: swing.launchDeg.value, spinRpm: swing.spinRpm.value }
    : null

/** The present shot with a degree more or less loft; words only when launch and spin are not measured. */
const ironConfigurations = (context: Context, loftDeg: number, category: IronCategory): Configuration[] => {
  const present = presentSevenIron(context)
  const { swing } = context
  const perDegree =
    present === null
      ? null
      : loftSensitivity({
          club: '7-iron',
          clubSpeedMph: swing.clubSpeedMph.value,
          attackDeg: swing.attackDeg.value,
          dynamicLoftDeg: dynamicLoftDeg({ launchDeg: present.launchDeg, attackDeg: swing.attackDeg.value }),
          category,
          efficiency: 1,
        })
  return [
    { name: 'Fitted', step: 0, description: 'The loft the rules chose.' },
    {
      name: 'One degree weaker',
      step: 1,
      description: 'Higher and softer landing, a few yards shorter; bounce grows by a degree.',
    },
    {
      name: 'One degree stronger',
      step: -1,
      description: 'Flatter and a few yards longer; bounce shrinks by a degree.',
    },
  ].map(({ name, step, description }) => ({
    name: `${name}: ${loftDeg + step}° 7-iron`,
    recommended: step === 0,
    description,
    expected:
      present === null || perDegree === null
        ? null
        : expectedFlight({
            ballSpeedMph: present.ballSpeedMph + step * perDegree.ballSpeedMph,
            launchDeg: present.launchDeg + step * perDegree.launchDeg,
            spinRpm: present.spinRpm + step * perDegree.spinRpm,
          }),
  }))
}
