import {
  type DriverTarget,
  dynamicLoftDeg,
  fly,
  impact,
  type Launch,
  type Shot,
  strikeEfficiency,
} from '../../flight/index.ts'
import { dynamicLoftOver } from '../../golf/delivery.ts'
import { gainYardsMax } from '../../golf/driver-flight.ts'
import { driverLoftDegMax, driverLoftDegMin } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import type { WoodCategory } from '../../golf/words.ts'
import type { Configuration, Flights } from './club-fit.ts'
import type { Context } from './context.ts'
import { presentDriverLoftDeg } from './driver-loft.ts'
import { expectedFlight } from './expected-flight.ts'
import { flightsOf, presentShotWith } from './present-shot.ts'
import { figure, type Note, type Spec } from './spec.ts'

/** A driver's dynamic loft for a static one: shaft bend and an upward attack add loft. @rule DRV-LOFT */
const dynamicLoftOf = (staticLoftDeg: number, attackDeg: number): number =>
  staticLoftDeg + dynamicLoftOver.plusDeg + dynamicLoftOver.perAttackDeg * attackDeg

/**
 * The shot this swing plays with this loft: the present one moved by the change of loft where it was measured, so that
 * both rest on the same strike; else the impact model's, with this head. @rule FLT-COMPARE
 */
const shotAtLoft = (context: Context, loftDeg: number, category: WoodCategory): Launch => {
  const { golfer, swing } = context
  const attackDeg = swing.attackDeg.value
  const modeled = () =>
    impact({
      club: 'driver',
      clubSpeedMph: swing.clubSpeedMph.value,
      attackDeg,
      dynamicLoftDeg: dynamicLoftOf(loftDeg, attackDeg),
      category,
      efficiency: strikeEfficiency(golfer.handicap?.value, swing.strike ?? undefined),
    })
  return presentShotWith(swing, { club: 'driver', moreDeg: loftDeg - presentDriverLoftDeg(context) }) ?? modeled()
}

/** The present shot where it was measured, and always the fitted one. */
export const driverFlights = (context: Context, loftDeg: number, category: WoodCategory): Flights =>
  flightsOf(context.swing.presentShot, shotAtLoft(context, loftDeg, category))

/**
 * What reaching the target would be worth: carry at target with this strike less the model's carry of the present shot,
 * never more than 25 yd. Nothing is claimed unless both launch and spin were measured.
 * @rule DRV-GAIN
 */
export const driverGain = ({ swing }: Context, target: DriverTarget): Note[] => {
  const present = swing.presentShot
  if (present === null) return []
  const attackDeg = swing.attackDeg.value
  const moreDeg =
    dynamicLoftDeg({ launchDeg: target.launchDeg, attackDeg }) -
    dynamicLoftDeg({ launchDeg: present.launchDeg, attackDeg })
  const { ballSpeedMph } = presentShotWith(swing, { club: 'driver', moreDeg })!
  const atTarget = fly({ ballSpeedMph, launchDeg: target.launchDeg, spinRpm: target.spinRpm })
  const gain = Math.min(gainYardsMax, atTarget.carryYards - present.flight.carryYards)
  const at = `${figure(target.launchDeg)}° and ${roundTo(target.spinRpm, 50)} rpm`
  if (gain < 2)
    return [
      {
        rule: 'DRV-GAIN',
        text: `Launch and spin already carry as far as this speed allows (target ${at}): fit for direction and strike.`,
      },
    ]
  return [
    {
      rule: 'DRV-GAIN',
      text: `Reaching ${at} would be worth up to ${Math.floor(gain)} yd of carry at the same club speed.`,
    },
  ]
}

/** Less than this is within the rounding of lofts and of the model, yards. */
const noticeableYards = 2

/**
 * A fitted loft that carries less than the present shot is never passed over in silence.
 * @rule FLT-COMPARE
 */
export const driverLoss = (context: Context, loft: Spec<number>, { current, fitted }: Flights): Note[] => {
  if (current === null || fitted === null) return []
  const [now, then] = [current.flight, fitted.flight]
  const lostYards = now.carryYards - then.carryYards
  if (lostYards < noticeableYards) return []
  const gainedInAll = then.totalYards - now.totalYards
  const reason =
    gainedInAll >= noticeableYards
      ? `it flies lower and runs further, ${Math.floor(gainedInAll)} yd more in all`
      : `${loftReason(context, loft.value)}; try both before changing`
  const text = `By the flight model the fitted ${loft.display} carries about ${Math.round(lostYards)} yd less than the present shot: ${reason}.`
  return [{ rule: 'FLT-COMPARE', text }]
}

/** Why the rules do not stay at the present loft. */
const loftReason = ({ request, golfer }: Context, loftDeg: number): string => {
  const present = request.currentEquipment?.loft
  if (present === undefined) return 'the rules ask for this loft'
  const max = driverLoftDegMax[golfer.group]
  if (present < driverLoftDegMin || present > max)
    return `the present ${figure(present)}° lies outside of the ${driverLoftDegMin}° to ${max}° that drivers are fitted in`
  return `the rules ask for ${loftDeg > present ? 'more' : 'less'} loft than the present ${figure(present)}°`
}

/** The fitted loft and its neighbors, flown with this golfer's swing. @param fitted The shot at the fitted loft. */
export const driverConfigurations = (
  context: Context,
  loftDeg: number,
  category: WoodCategory,
  fitted: Shot,
): Configuration[] =>
  [
    { name: 'Fitted', step: 0, description: 'The loft the rules chose.' },
    {
      name: 'One degree more loft',
      step: 1,
      description: 'Higher and with more spin: for soft ground, or when the strike is low on the face.',
    },
    { name: 'One degree less loft', step: -1, description: 'Flatter and with more roll: for firm ground and wind.' },
  ].map(({ name, step, description }) => ({
    name: `${name}: ${loftDeg + step}°`,
    recommended: step === 0,
    description,
    expected: expectedFlight(step === 0 ? fitted : shotAtLoft(context, loftDeg + step, category)),
  }))
