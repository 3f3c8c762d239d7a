import { fairwaySpin } from '../../../golf/flight/launch.ts'
import type { FairwayDesignation } from '../../../golf/names/words.ts'
import { rpm, say } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import { assembleClub } from '../assemble.ts'
import { namedFairway } from '../club.ts'
import type { ClubFit, Flights } from '../club-fit.ts'
import { launchFromShape } from '../driver/driver-flight-shape.ts'
import { sentDriverSpeed } from '../driver/driver-speed.ts'
import type { Fact } from '../fact.ts'
import { headOf } from '../head.ts'
import { fitFlex } from '../shaft/flex.ts'
import { fitWoodProfile } from '../shaft/launch-profile.ts'
import { widerLaunchDeg } from '../shaft/launch-tolerance.ts'
import { fitShaftWeight } from '../shaft/shaft-weight.ts'
import { standardLengthIn } from '../shaft/standard-specs.ts'
import type { Note } from '../spec.ts'
import { type CarryClub, carryClub } from '../swing/carry.ts'
import type { Context, Swing } from '../swing/context.ts'
import { isBigFade } from '../swing/miss.ts'
import { flightsOf, noAnchors, type OwnShots, ownShotsOf } from '../swing/present-shot.ts'
import { spinOverTarget } from '../swing/window.ts'
import { designationNotes, fairwaySlotNote, fitFairwayLoft, fittedWood, woodHit } from './fairway-loft.ts'
import { woodStory } from './wood-story.ts'

/** A fairway wood, from its own ball or a driver's. @rule FWY-SPEED, FWY-DESIGNATION, FWY-LOFT, WOOD-GAP */
export const fitFairway = (context: Context): ClubFit => {
  const { golfer, swing } = context
  const { driverSpeedMph, designation, target } = fittedWood(context)
  const { launchDeg } = swing
  const shapeLaunchDeg =
    swing.numbersOf === 'driver' && launchDeg === null ? launchFromShape(swing, target.launchDeg) : null

  const loft = fitFairwayLoft(context, designation, driverSpeedMph)
  const loftDegOf = (name: FairwayDesignation): number => fitFairwayLoft(context, name, driverSpeedMph).value
  const shaft = { ...context, driverSpeedMph: driverSpeedMph.value }
  return assembleClub('fairway', context, {
    standardLengthIn: standardLengthIn(designation, 'all', golfer.adultGroup),
    specs: {
      loft,
      shaftFlex: fitFlex({
        ...shaft,
        ...flexSpeed(swing, driverSpeedMph),
        swing: { ...swing, carryYards: null }, // only a driver's or a 7-iron's own fitting reads flex from carry
      }),
      shaftWeight: fitShaftWeight({ ...shaft, curve: 'fairway', speedMph: driverSpeedMph }),
      launchProfile: fitWoodProfile({
        speedMph: driverSpeedMph,
        launchDeg: launchDeg ?? shapeLaunchDeg,
        targetLaunchDeg: target.launchDeg,
        widerLaunchDeg: widerLaunchDeg(swing),
        attackDeg: swing.attackDeg,
        spinOverTarget: spinOverTarget(swing, target),
        targetBasis: target.basis,
        isBigFade: isBigFade(swing),
      }),
      headProfile: headOf.fairway(context),
    },
    driverSpeedMph,
    ...(shapeLaunchDeg && { shapeLaunchDeg }),
    tell: () => {
      const own = ownShots(context, designation)
      const wood = { designation, loftDeg: loft.value }
      const question = {
        ...wood,
        kind: 'wood' as const,
        // A separately measured driver speed decides the gap, not the club.
        driverSpeedMph: sentDriverSpeed(context) ?? driverSpeedMph,
        measuredAt: measuredClub(context),
        own,
      }
      return woodStory(context, question, {
        slotNote: (carryYardsAt) => fairwaySlotNote({ ...wood, loftDegOf }, context, driverSpeedMph, carryYardsAt),
        notes: (carryYardsAt) => [
          ...unnamedNote(context, designation),
          ...spinNote(swing, designation, target.spinRpm),
          ...designationNotes({ ...wood, loftDegOf }, driverSpeedMph, carryYardsAt),
        ],
        flights: fairwayFlights(swing, own, loft.value),
      })
    },
  })
}

/** A 3-wood's own speed has a row of its own. */
const flexSpeed = ({ speedOf, clubSpeedMph }: Swing, driverSpeedMph: Fact) =>
  speedOf === '3-wood'
    ? { row: '3-wood' as const, speedMph: clubSpeedMph }
    : { row: 'driver' as const, speedMph: driverSpeedMph }

/** Whose ball it is, where nothing says which wood was hit. @rule IN-SPEED-MEANING */
const unnamedNote = ({ request, swing }: Context, designation: FairwayDesignation): Note[] => {
  if (woodHit(swing) === null || namedFairway(request) !== null) return []
  return [{ rule: 'IN-SPEED-MEANING', text: say('woods.readAsFitted', { club: clubSaid(designation) }) }]
}

/** @rule SHAFT-LAUNCH */
const spinNote = ({ spinRpm }: Swing, designation: FairwayDesignation, targetRpm: number | null): Note[] => {
  if (spinRpm === null || targetRpm === null) return []
  const { withinRpm } = fairwaySpin
  const off = Math.round(spinRpm.value) - targetRpm
  const place = Math.abs(off) <= withinRpm ? 'woods.spinInside' : off < 0 ? 'woods.spinBelow' : 'woods.spinAbove'
  const text = say(place, {
    spin: rpm(Math.round(spinRpm.value)),
    window: rpm([targetRpm - withinRpm, targetRpm + withinRpm]),
    club: clubSaid(designation),
  })
  return [{ rule: 'SHAFT-LAUNCH', text }]
}

/** The shots of the wood that was hit, where it is the fitted one. */
const ownShots = ({ request, swing }: Context, designation: FairwayDesignation): OwnShots | null =>
  swing.numbersOf === designation ? ownShotsOf(swing, designation, request.currentEquipment?.loft) : null

const fairwayFlights = (swing: Swing, own: OwnShots | null, loftDeg: number): Flights => {
  if (swing.numbersOf === 'driver')
    return flightsOf({ presentShot: null, anchors: noAnchors }, null, say('flight.notOfDriverNumbers'))
  return flightsOf(swing, own?.at(loftDeg) ?? null, say('flight.notOfFairway'))
}

/** Which club a stated carry was hit with: the fitted wood in its usual loft where no other is known, or the driver. */
const measuredClub = ({ request, swing }: Context): CarryClub => carryClub(request, swing.numbersOf)
