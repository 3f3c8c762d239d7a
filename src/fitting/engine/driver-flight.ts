import { type DriverTarget, driverOutcome, fly, impact, type Launch, strikeEfficiency } from '../../flight/index.ts'
import type { WoodCategory } from '../../golf.ts'
import { roundTo } from '../../units.ts'
import type { Configuration, ExpectedFlight, Flights } from './club-fit.ts'
import type { Context } from './context.ts'
import { isKnown } from './evidence.ts'
import type { Note } from './spec.ts'

/** Never promise more than this, whatever the model says. @rule DRV-GAIN */
const gainYardsMax = 25

/** A driver's dynamic loft for a static one: shaft bend and an upward attack add loft. @rule DRV-LOFT */
const dynamicLoftOf = (staticLoftDeg: number, attackDeg: number): number => staticLoftDeg + 4.1 + 0.55 * attackDeg

/** The shot this swing plays with this loft and head, by the impact model. */
const shotAtLoft = ({ golfer, swing }: Context, loftDeg: number, category: WoodCategory): Launch => {
  const attackDeg = swing.attackDeg.value
  return impact({
    club: 'driver',
    clubSpeedMph: swing.clubSpeedMph.value,
    attackDeg,
    dynamicLoftDeg: dynamicLoftOf(loftDeg, attackDeg),
    category,
    efficiency: strikeEfficiency(golfer.handicap?.value, swing.strike ?? undefined),
  })
}

/** The present shot, when launch and spin were measured. */
export const presentShot = ({ swing }: Context): Launch | null => {
  if (!isKnown(swing.launchDeg) || !isKnown(swing.spinRpm) || swing.launchDeg.value < 2) return null
  return { ballSpeedMph: swing.ballSpeedMph.value, launchDeg: swing.launchDeg.value, spinRpm: swing.spinRpm.value }
}

export const driverFlights = (context: Context, loftDeg: number, category: WoodCategory): Flights => ({
  current: presentShot(context),
  fitted: shotAtLoft(context, loftDeg, category),
})

/**
 * What reaching the target would be worth: carry at target less the model's carry of the present shot, never more than 25 yd.
 * Nothing is claimed unless both launch and spin were measured.
 * @rule DRV-GAIN
 */
export const driverGain = (context: Context, target: DriverTarget): Note[] => {
  const present = presentShot(context)
  if (present === null) return []
  const { golfer, swing } = context
  const { flight } = driverOutcome({
    clubSpeedMph: swing.clubSpeedMph.value,
    attackDeg: swing.attackDeg.value,
    launchDeg: target.launchDeg,
    spinRpm: target.spinRpm,
    efficiency: strikeEfficiency(golfer.handicap?.value, swing.strike ?? undefined),
  })
  const gain = Math.min(gainYardsMax, flight.carryYards - fly(present).carryYards)
  const at = `${target.launchDeg.toFixed(1)}° and ${roundTo(target.spinRpm, 50)} rpm`
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
      text: `Reaching ${at} would be worth up to ${Math.round(gain)} yd of carry at the same club speed.`,
    },
  ]
}

/** Rounded for people. */
export const expectedFlight = (launch: Launch): ExpectedFlight => {
  const flight = fly(launch)
  return {
    ballSpeedMph: roundTo(launch.ballSpeedMph, 0.1),
    launchDeg: roundTo(launch.launchDeg, 0.1),
    spinRpm: roundTo(launch.spinRpm, 50),
    carryYards: roundTo(flight.carryYards, 1),
    totalYards: roundTo(flight.totalYards, 1),
    peakFeet: roundTo(flight.apexFeet, 1),
    landingDeg: roundTo(flight.landingDeg, 0.5),
  }
}

/** The fitted loft and its neighbours, flown with this golfer's swing. */
export const driverConfigurations = (context: Context, loftDeg: number, category: WoodCategory): Configuration[] =>
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
    expected: expectedFlight(shotAtLoft(context, loftDeg + step, category)),
  }))
