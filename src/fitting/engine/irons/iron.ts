import type { Launch } from '../../../flight/index.ts'
import { strongLoft } from '../../../golf/clubs/irons.ts'
import type { IronCategory } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { deg, feet, rpm, say } from '../../../words/say.ts'
import { assembleClub } from '../assemble.ts'
import type { ClubFit, Configuration, ExpectedFlight } from '../club-fit.ts'
import { driverSpeedOf } from '../driver/driver-speed.ts'
import { headOf } from '../head.ts'
import { fitFlex } from '../shaft/flex.ts'
import { fitIronProfile } from '../shaft/launch-profile.ts'
import { fitShaftWeight } from '../shaft/shaft-weight.ts'
import { standardLengthIn } from '../shaft/standard-specs.ts'
import { gainSaid, mphSaid, type Note, rounded } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import { flightsOf, presentShotWith } from '../swing/present-shot.ts'
import { type HoldVerdict, holdVerdict, sevenIronWindow } from './iron-flight.ts'
import {
  bendToStop,
  type IronGoal,
  type IronShots,
  ironGoal,
  ironGoalSaid,
  ironOverruledNotes,
  ironShots,
} from './iron-goal.ts'
import { fitIronLoft, ironStockLoftDeg } from './iron-loft.ts'
import { fitIronMaterial } from './iron-material.ts'
import { fitIronSet } from './iron-set.ts'

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
  if (hold !== null) notes.push({ rule: 'IRON-HOLD', text: holdSaid(hold) })
  if (loftDeg < strongLoft.belowDeg && fitted !== null && fitted.landingDeg < strongLoft.landingBelowDeg)
    notes.push({
      rule: 'IRON-STRONG-LOFT',
      text: say('irons.strongLoft', {
        loft: deg(loftDeg),
        speed: mphSaid(swing.clubSpeedMph),
        landing: deg(rounded(fitted.landingDeg)),
      }),
    })
  if (swing.strike === 'toe') notes.push({ rule: 'LIE-MISS', text: say('irons.toeStrikes') })
  return notes
}

function holdSaid(hold: HoldVerdict): Message {
  const { verdict } = hold
  if (verdict === 'too_high' && hold.spinsTooMuch)
    return say('irons.spinsMore', { spin: rpm(Math.round(hold.window.spinMaxRpm)) })
  const facts = factsOf(hold)
  if (verdict === 'too_high') return say('irons.higherThanNeeded', { facts })
  return say(verdict === 'fail' ? 'irons.doesNotHold' : 'irons.holds', { facts })
}

function factsOf({ landingDeg, landingDegMin, peakFeet, window }: HoldVerdict): Message {
  const facts = [
    ...(landingDeg === null
      ? []
      : [
          say('irons.landsAt', {
            landing: deg(rounded(landingDeg)),
            least: deg(rounded(landingDegMin)),
            ideal: deg(rounded(window.landingDegIdeal)),
          }),
        ]),
    ...(peakFeet === null
      ? []
      : [say('irons.peaksAt', { height: feet(rounded(peakFeet)), least: feet(rounded(window.peakFeetMin)) })]),
  ]
  return facts.reduce((one, other) => say('flight.and', { one, other }))
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
  const configuration = (id: NameId, at: number, description: Message): Configuration => ({
    name: say(id, { loft: deg(at) }),
    loftDeg: at,
    recommended: at === loftDeg,
    description,
    expected: shots(at),
  })
  const presentDeg = request.currentEquipment?.loft
  const isShown = presentDeg !== undefined && presentDeg !== loftDeg && shots(presentDeg) !== null
  return [
    configuration('irons.fitted', loftDeg, ironGoalSaid(goal)),
    configuration('irons.weaker', loftDeg + 1, bentSaid(shots, loftDeg, 1)),
    configuration('irons.stronger', loftDeg - 1, bentSaid(shots, loftDeg, -1)),
    ...(isShown ? [configuration('irons.current', presentDeg, say('setup.asMeasured'))] : []),
  ]
}

type NameId = 'irons.fitted' | 'irons.weaker' | 'irons.stronger' | 'irons.current'

/** What a degree of bending changes, by the flights where they are known: too little loft costs a slow or low shot carry. */
function bentSaid(shots: IronShots, fittedDeg: number, byDeg: 1 | -1): Message {
  const bounce = say(byDeg > 0 ? 'irons.bounceGrows' : 'irons.bounceShrinks')
  const [fitted, bent] = [shots(fittedDeg), shots(fittedDeg + byDeg)]
  if (fitted === null || bent === null)
    return say(byDeg > 0 ? 'irons.usuallyHigher' : 'irons.usuallyFlatter', { bounce })
  return say('irons.bent', {
    carry: carrySaid(bent.carryYards - fitted.carryYards),
    peak: peakSaid(bent.peakFeet - fitted.peakFeet),
    landing: landingSaid(bent.landingDeg - fitted.landingDeg),
    bounce,
  })
}

function carrySaid(moreYards: number): Message {
  if (moreYards === 0) return say('irons.carriesAsFar')
  return say(moreYards > 0 ? 'irons.longer' : 'irons.shorter', { yards: gainSaid(Math.abs(moreYards)) })
}

function peakSaid(moreFeet: number): Message {
  if (moreFeet === 0) return say('irons.peaksAsHigh')
  return say(moreFeet > 0 ? 'irons.peaksHigher' : 'irons.peaksLower', { height: feet(Math.abs(moreFeet)) })
}

function landingSaid(moreDeg: number): Message {
  if (moreDeg === 0) return say('irons.landsAsSteeply')
  return say(moreDeg > 0 ? 'irons.landsSteeper' : 'irons.landsFlatter', { degrees: deg(rounded(Math.abs(moreDeg))) })
}
