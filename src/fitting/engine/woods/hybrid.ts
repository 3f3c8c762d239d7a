import { hybridClassOf, sevenWoodBelow, utilityIronFromMph } from '../../../golf/clubs/lofts.ts'
import { driverSpeedPerMph } from '../../../golf/speeds.ts'
import { deg, feet, say } from '../../../words/say.ts'
import { assembleClub } from '../assemble.ts'
import type { ClubFit, Flights } from '../club-fit.ts'
import { driverSpeedOf } from '../driver/driver-speed.ts'
import { headOf } from '../head.ts'
import { fitFlex } from '../shaft/flex.ts'
import { fitHybridProfile } from '../shaft/launch-profile.ts'
import { fitShaftWeight } from '../shaft/shaft-weight.ts'
import { standardLengthIn } from '../shaft/standard-specs.ts'
import { mphSaid, type Note, rounded } from '../spec.ts'
import type { CarryClub } from '../swing/carry.ts'
import type { Context, Swing } from '../swing/context.ts'
import { isBigHook } from '../swing/miss.ts'
import { flightsOf, type OwnShots, ownShotsOf } from '../swing/present-shot.ts'
import { fitHybridLoft, hybridSlotNote, hybridTargetLaunchDeg } from './hybrid-loft.ts'
import { woodStory } from './wood-story.ts'

/** A hybrid, from the hybrid's own numbers. @rule HYB-LOFT, HYB-HEAD, WOOD-GAP, HYB-SEVEN-WOOD */
export const fitHybrid = (context: Context): ClubFit => {
  const { golfer, swing } = context
  const speedMph = swing.clubSpeedMph
  const equivalent = speedMph.value * driverSpeedPerMph.hybrid
  const driverSpeedMph = driverSpeedOf(context)
  const loft = fitHybridLoft(context)
  const designation = hybridClassOf(loft.value).name
  const shaft = { ...context, speedMph, driverSpeedMph: equivalent }
  const targetLaunchDeg = hybridTargetLaunchDeg(speedMph.value, loft.value)
  return assembleClub('hybrid', context, {
    standardLengthIn: standardLengthIn(`${designation[0]}-hybrid`, 'all', golfer.adultGroup),
    specs: {
      loft,
      shaftFlex: fitFlex({ ...shaft, row: 'hybrid' }),
      shaftWeight: fitShaftWeight({ ...shaft, curve: 'hybrid' }),
      launchProfile: fitHybridProfile(speedMph, swing.launchDeg, targetLaunchDeg, isFlatIn(context)),
      headProfile: headOf.hybrid(context),
    },
    driverSpeedMph,
    tell: () => {
      // A hybrid whose loft is not stated could be any: nothing says how far the shot would move.
      const own = ownShotsOf(swing, 'hybrid', context.request.currentEquipment?.loft)
      const question = {
        kind: 'hybrid' as const,
        designation,
        loftDeg: loft.value,
        driverSpeedMph,
        measuredAt: presentHybrid(context),
        own,
      }
      return woodStory(context, question, {
        slotNote: (carryYardsAt) => hybridSlotNote(context, loft.value, carryYardsAt),
        notes: () => [...sevenWoodNote(context, designation), ...utilityIronNote(swing)],
        flights: hybridFlights(swing, own, loft.value),
      })
    },
  })
}

const hybridFlights = (swing: Swing, own: OwnShots | null, loftDeg: number): Flights =>
  flightsOf(swing, own?.at(loftDeg) ?? null, say('flight.notOfHybrid'))

/** @rule HYB-SEVEN-WOOD */
const sevenWoodNote = (context: Context, designation: string): Note[] => {
  const { landingDeg, peakFeet } = flightOf(context)
  const isFlat = isFlatIn(context)
  const isLow = peakFeet !== null && peakFeet < sevenWoodBelow.peakFeet
  if (designation !== '3H' || isBigHook(context.swing) || (!isFlat && !isLow)) return []
  const text = isFlat
    ? say('woods.landsFlat', { landing: deg(rounded(landingDeg!)) })
    : say('woods.peaksFlat', { height: feet(rounded(peakFeet!)) })
  return [{ rule: 'HYB-SEVEN-WOOD', text }]
}

/** Whether it lands flatter than a hybrid should. */
const isFlatIn = (context: Context): boolean => {
  const { landingDeg } = flightOf(context)
  return landingDeg !== null && landingDeg < sevenWoodBelow.landingDeg
}

/** A hook at speed: woods and hybrids close the face more than an iron does. @rule HYB-SEVEN-WOOD */
const utilityIronNote = (swing: Swing): Note[] => {
  if (!isBigHook(swing) || swing.clubSpeedMph.value < utilityIronFromMph) return []
  const text = say('woods.utilityIron', {
    size: say(swing.missSize === 'large' ? 'woods.large' : 'woods.moderate'),
    speed: mphSaid(swing.clubSpeedMph),
  })
  return [{ rule: 'HYB-SEVEN-WOOD', text }]
}

/** The hybrid that a stated carry was hit with; null when its loft is not known. */
const presentHybrid = ({ request }: Context): CarryClub | null => {
  const loftDeg = request.currentEquipment?.loft
  return loftDeg === undefined ? null : { kind: 'hybrid', loftDeg }
}

/** Landing and height, measured or flown from measured launch and spin. */
const flightOf = ({ swing }: Context): { landingDeg: number | null; peakFeet: number | null } => {
  const flight = swing.presentShot?.flight
  return {
    landingDeg: swing.landingDeg ?? flight?.landingDeg ?? null,
    peakFeet: swing.peakFeet ?? flight?.apexFeet ?? null,
  }
}
