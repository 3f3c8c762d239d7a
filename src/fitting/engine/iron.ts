import type { Launch } from '../../flight/index.ts'
import { strongLoft } from '../../golf/irons.ts'
import type { IronCategory } from '../../golf/words.ts'
import { say } from '../../words/say.ts'
import { assembleClub } from './assemble.ts'
import type { ClubFit, Configuration, ExpectedFlight } from './club-fit.ts'
import type { Context } from './context.ts'
import { driverSpeedOf } from './driver-speed.ts'
import { fitFlex } from './flex.ts'
import { headOf } from './head.ts'
import { type HoldVerdict, holdVerdict, sevenIronWindow } from './iron-flight.ts'
import {
  bendToStop,
  type IronGoal,
  type IronShots,
  ironGoal,
  ironGoalWords,
  ironOverruledNotes,
  ironShots,
} from './iron-goal.ts'
import { fitIronLoft, ironStockLoftDeg } from './iron-loft.ts'
import { fitIronMaterial } from './iron-material.ts'
import { fitIronSet } from './iron-set.ts'
import { fitIronProfile } from './launch-profile.ts'
import { flightsOf, presentShotWith } from './present-shot.ts'
import { fitShaftWeight } from './shaft-weight.ts'
import { figure, gainWords, mphWords, type Note } from './spec.ts'
import { standardLengthIn } from './standard-specs.ts'

/** An iron set, from 7-iron numbers. @rule IRON-HEAD, IRON-LOFT, IRON-HOLD, IRON-SET, IRON-STRONG-LOFT and the shaft and static rules */
export const fitIron = (context: Context): ClubFit => {
  const { request, golfer, swing } = context
  const speedMph = swing.clubSpeedMph
  const driverSpeedMph = driverSpeedOf(context)
  const headProfile = headOf.iron(context)
  const flown = swing.presentShot?.flight ?? null
  const hold = holdVerdict(swing, flown)
  const launchAt = (loftDeg: number) => shotAtLoft(context, headProfile.value, loftDeg)
  const [goal, shots] = [ironGoal(swing), ironShots(swing, launchAt)]
  const bend = bendToStop(goal, shots, ironStockLoftDeg(golfer, headProfile.value))
  const loft = fitIronLoft(context, headProfile, hold, bend)
  const shaft = { ...context, speedMph, driverSpeedMph: driverSpeedMph.value }
  const shaftWeight = fitShaftWeight({ ...shaft, curve: 'iron' })
  return assembleClub('iron', context, {
    standardLengthIn: standardLengthIn('7-iron', headProfile.value, golfer.adultGroup),
    specs: {
      loft,
      shaftFlex: fitFlex({ ...shaft, row: '7-iron' }),
      shaftWeight,
      shaftMaterial: fitIronMaterial(request, golfer, shaftWeight),
      launchProfile: fitIronProfile({
        speedMph,
        launchDeg: swing.launchDeg,
        window: sevenIronWindow(speedMph.value),
        hold,
      }),
      headProfile,
    },
    driverSpeedMph,
    ironSet: fitIronSet(context, headProfile.value, loft.value),
    tell: () => ({
      notes: [
        ...ironNotes(context, loft.value, hold, shots(loft.value)),
        ...ironOverruledNotes(goal, shots, loft.value, request.currentEquipment?.loft),
      ],
      configurations: ironConfigurations(context, goal, shots, loft.value),
      flights: flightsOf(swing, launchAt(loft.value), say('flight.notOfIron')),
    }),
  })
}

/** A 7-iron of less than a usual loft buys distance with landing angle. @rule IRON-HOLD, IRON-STRONG-LOFT */
const ironNotes = (
  { swing }: Context,
  loftDeg: number,
  hold: HoldVerdict | null,
  fitted: ExpectedFlight | null,
): Note[] => {
  const notes: Note[] = []
  if (hold !== null) notes.push({ rule: 'IRON-HOLD', text: holdWords(hold) })
  if (loftDeg < strongLoft.belowDeg && fitted !== null && fitted.landingDeg < strongLoft.landingBelowDeg)
    notes.push({
      rule: 'IRON-STRONG-LOFT',
      text: `A ${loftDeg}° 7-iron at ${mphWords(swing.clubSpeedMph)} buys distance with landing angle (${figure(fitted.landingDeg)}°): judge it by what stays on the green.`,
    })
  if (swing.strike === 'toe')
    notes.push({
      rule: 'LIE-MISS',
      text: 'Toe strikes mean the sole sits too flat or the club is too short: check the length first.',
    })
  return notes
}

const holdWords = (hold: HoldVerdict): string => {
  const { verdict, landingDeg, landingDegMin, peakFeet } = hold
  const { landingDegIdeal, peakFeetMin } = hold.window
  const landing =
    landingDeg === null
      ? ''
      : `lands at ${figure(landingDeg)}° (at least ${figure(landingDegMin)}°, better ${figure(landingDegIdeal)}°)`
  const peak = peakFeet === null ? '' : `peaks at ${figure(peakFeet)} ft (at least ${figure(peakFeetMin)} ft)`
  const facts = [landing, peak].filter(Boolean).join(' and ')
  if (verdict === 'fail')
    return `Hold-the-green check failed: the current 7-iron ${facts}. In this order: weaker lofts, a high-launching lighter shaft, hybrids for the 5- and 6-iron, a softer ball with more spin.`
  if (verdict === 'too_high') {
    const excess = hold.spinsTooMuch
      ? `spins more than ${Math.round(hold.window.spinMaxRpm)} rpm, the most that helps at this speed`
      : `${facts}: higher than it needs`
    return `The current 7-iron ${excess}. A degree less loft and a low-launching, heavier shaft bring it down.`
  }
  return `Hold-the-green check passed: the current 7-iron ${facts}.`
}

/** The current shot at another loft; null when launch and spin are not measured. A loft not known counts as stock. */
const shotAtLoft = ({ request, golfer, swing }: Context, category: IronCategory, loftDeg: number): Launch | null => {
  const presentLoftDeg = request.currentEquipment?.loft ?? ironStockLoftDeg(golfer, category)
  return presentShotWith(swing, { club: '7-iron', category, moreDeg: loftDeg - presentLoftDeg })
}

/** The fitted loft, its neighbors and the present irons; words only when launch and spin are not measured. @rule IRON-GOAL */
const ironConfigurations = (
  { request }: Context,
  goal: IronGoal,
  shots: IronShots,
  loftDeg: number,
): Configuration[] => {
  const configuration = (name: string, at: number, description: string): Configuration => ({
    name: `${name}: ${at}° 7-iron`,
    loftDeg: at,
    recommended: at === loftDeg,
    description,
    expected: shots(at),
  })
  const presentDeg = request.currentEquipment?.loft
  const isShown = presentDeg !== undefined && presentDeg !== loftDeg && shots(presentDeg) !== null
  return [
    configuration('Fitted', loftDeg, `Goal: ${ironGoalWords(goal)}`),
    configuration('One degree weaker', loftDeg + 1, bentWords(shots, loftDeg, 1)),
    configuration('One degree stronger', loftDeg - 1, bentWords(shots, loftDeg, -1)),
    ...(isShown ? [configuration('Current', presentDeg, 'As measured.')] : []),
  ]
}

/** What a degree of bending changes, by the flights where they are known: too little loft costs a slow or low shot carry. */
const bentWords = (shots: IronShots, fittedDeg: number, byDeg: 1 | -1): string => {
  const bounce = `bounce ${byDeg > 0 ? 'grows' : 'shrinks'} by a degree`
  const [fitted, bent] = [shots(fittedDeg), shots(fittedDeg + byDeg)]
  if (fitted === null || bent === null)
    return byDeg > 0
      ? `Usually higher, with a softer landing and a few yards shorter; ${bounce}.`
      : `Usually flatter and a few yards longer; ${bounce}.`
  const yards = bent.carryYards - fitted.carryYards
  const feet = bent.peakFeet - fitted.peakFeet
  const landingDeg = bent.landingDeg - fitted.landingDeg
  const carry = yards === 0 ? 'Carries as far' : `${gainWords(Math.abs(yards))} ${yards > 0 ? 'longer' : 'shorter'}`
  const peak = feet === 0 ? 'peaks as high' : `peaks ${Math.abs(feet)} ft ${feet > 0 ? 'higher' : 'lower'}`
  const landing =
    landingDeg === 0
      ? 'lands as steeply'
      : `lands ${figure(Math.abs(landingDeg))}° ${landingDeg > 0 ? 'steeper' : 'flatter'}`
  return `${carry}, ${peak} and ${landing}; ${bounce}.`
}
