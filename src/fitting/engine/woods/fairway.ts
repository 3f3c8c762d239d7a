import { type DriverTarget, driverTarget } from '../../../flight/index.ts'
import type { FairwayDesignation } from '../../../golf/names/words.ts'
import { say } from '../../../words/say.ts'
import { assembleClub } from '../assemble.ts'
import type { ClubFit, Flights } from '../club-fit.ts'
import { launchFromShape } from '../driver/driver-flight-shape.ts'
import { driverSpeedOf, sentDriverSpeed } from '../driver/driver-speed.ts'
import { type Fact, weakest } from '../fact.ts'
import { headOf } from '../head.ts'
import { fitFlex } from '../shaft/flex.ts'
import { fitWoodProfile } from '../shaft/launch-profile.ts'
import { widerLaunchDeg } from '../shaft/launch-tolerance.ts'
import { fitShaftWeight } from '../shaft/shaft-weight.ts'
import { standardLengthIn } from '../shaft/standard-specs.ts'
import { type CarryClub, usualClub } from '../swing/carry.ts'
import type { Context, Swing } from '../swing/context.ts'
import { isBigFade } from '../swing/miss.ts'
import { flightsOf, noAnchors, type OwnShots, ownShotsOf } from '../swing/present-shot.ts'
import {
  designationNotes,
  designationOf,
  fairwaySlotNote,
  fairwayTargetLaunchDeg,
  fitFairwayLoft,
} from './fairway-loft.ts'
import { woodStory } from './wood-story.ts'

/** A fairway wood, from driver numbers or from 3-wood numbers. @rule FWY-SPEED, FWY-DESIGNATION, FWY-LOFT, WOOD-GAP */
export const fitFairway = (context: Context): ClubFit => {
  const { golfer, swing } = context
  const driverSpeedMph = driverSpeedOf(context)
  const designation = designationOf(context, driverSpeedMph.value)
  const driver = driverTarget(driverSpeedMph.value, swing.attackDeg.value)
  const target = launchTarget(swing, designation, driverSpeedMph, driver)
  const { shapeLaunchDeg, spinOverTarget } = driveFacts(swing, driver)

  const loft = fitFairwayLoft(context, designation, driverSpeedMph, target)
  const loftDegOf = (name: FairwayDesignation): number =>
    fitFairwayLoft(context, name, driverSpeedMph, launchTarget(swing, name, driverSpeedMph, driver)).value
  const shaft = { ...context, driverSpeedMph: driverSpeedMph.value }
  return assembleClub('fairway', context, {
    standardLengthIn: standardLengthIn(designation, 'all', golfer.adultGroup),
    specs: {
      loft,
      shaftFlex: fitFlex({
        ...shaft,
        row: swing.numbersOf === 'driver' ? 'driver' : '3-wood',
        speedMph: swing.clubSpeedMph,
        swing: { ...swing, carryYards: null }, // only a driver's or a 7-iron's own fitting reads flex from carry
      }),
      shaftWeight: fitShaftWeight({ ...shaft, curve: 'fairway', speedMph: driverSpeedMph }),
      launchProfile: fitWoodProfile({
        speedMph: driverSpeedMph,
        launchDeg: swing.launchDeg ?? shapeLaunchDeg,
        targetLaunchDeg: target.launchDeg,
        widerLaunchDeg: widerLaunchDeg(swing),
        attackDeg: swing.attackDeg,
        spinOverTarget,
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
        measuredAt: measuredClub(context, designation),
        own,
      }
      return woodStory(context, question, {
        slotNote: (carryYardsAt) => fairwaySlotNote({ ...wood, loftDegOf }, context, driverSpeedMph, carryYardsAt),
        notes: (carryYardsAt) => designationNotes({ ...wood, loftDegOf }, driverSpeedMph, carryYardsAt),
        flights: fairwayFlights(swing, own, loft.value),
      })
    },
  })
}

const launchTarget = (swing: Swing, designation: FairwayDesignation, driverSpeed: Fact, driver: DriverTarget) =>
  swing.numbersOf === 'driver'
    ? { launchDeg: driver.launchDeg, basis: weakest(driverSpeed, swing.attackDeg) }
    : { launchDeg: fairwayTargetLaunchDeg(designation, driverSpeed.value), basis: driverSpeed.basis }

/** What only driver numbers tell: the shape of a drive, and its spin against a driver's target. */
const driveFacts = (swing: Swing, { launchDeg, spinRpm }: DriverTarget) => {
  if (swing.numbersOf !== 'driver') return { shapeLaunchDeg: null, spinOverTarget: null }
  return {
    shapeLaunchDeg: swing.launchDeg === null ? launchFromShape(swing, launchDeg) : null,
    spinOverTarget: swing.spinRpm === null ? null : swing.spinRpm.value / spinRpm,
  }
}

/** Driver numbers tell of no fairway wood's flight, and 3-wood numbers only of a 3-wood's. */
const ownShots = ({ request, swing }: Context, designation: FairwayDesignation): OwnShots | null =>
  swing.numbersOf === 'driver' || designation !== '3-wood'
    ? null
    : ownShotsOf(swing, '3-wood', request.currentEquipment?.loft)

const fairwayFlights = (swing: Swing, own: OwnShots | null, loftDeg: number): Flights => {
  if (swing.numbersOf === 'driver')
    return flightsOf({ presentShot: null, anchors: noAnchors }, null, say('flight.notOfDriverNumbers'))
  return flightsOf(swing, own?.at(loftDeg) ?? null, say('flight.notOfFairway'))
}

/** Which club a stated carry was hit with: the driver, or a 3-wood, which is the fitted club when that is a 3-wood. */
const measuredClub = ({ request, swing }: Context, designation: FairwayDesignation): CarryClub => {
  if (swing.numbersOf === 'driver') return usualClub.driver
  const present = designation === '3-wood' ? request.currentEquipment?.loft : undefined
  return { ...usualClub['3-wood'], loftDeg: present ?? usualClub['3-wood'].loftDeg }
}
