import { type DriverTarget, driverOutcome, fly, impact, type Launch, strikeEfficiency } from '../../flight/index.ts'
import type { WoodCategory } from '../../golf.ts'
import { roundTo } from '../../units.ts'
import type { Configuration, Flights } from './club-fit.ts'
import type { Context } from './context.ts'
import { expectedFlight } from './expected-flight.ts'
import { measuredShot } from './measured-shot.ts'
import { figure, type Note } from './spec.ts'

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

export const driverFlights = (context: Context, loftDeg: number, category: WoodCategory): Flights => ({
  current: measuredShot(context.swing),
  fitted: shotAtLoft(context, loftDeg, category),
})

/**
 * What reaching the target would be worth: carry at target less the model's carry of the present shot, never more than 25 yd.
 * Nothing is claimed unless both launch and spin were measured.
 * @rule DRV-GAIN
 */
export const driverGain = (context: Context, target: DriverTarget): Note[] => {
  const { golfer, swing } = context
  const present = measuredShot(swing)
  if (present === null) return []
  const { flight } = driverOutcome({
    clubSpeedMph: swing.clubSpeedMph.value,
    attackDeg: swing.attackDeg.value,
    launchDeg: target.launchDeg,
    spinRpm: target.spinRpm,
    efficiency: strikeEfficiency(golfer.handicap?.value, swing.strike ?? undefined),
  })
  const gain = Math.min(gainYardsMax, flight.carryYards - fly(present).carryYards)
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
