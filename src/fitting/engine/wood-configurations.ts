import { carryFactor, estimatedCarryYards } from '../../flight/index.ts'
import { roundTo } from '../../units.ts'
import type { Configuration } from './club-fit.ts'
import type { Golfer } from './golfer.ts'

/** The fitted wood or hybrid between its neighbours in loft, with the carry to expect of each. @rule FLT-CARRY */
export const woodConfigurations = (
  kind: 'wood' | 'hybrid',
  loftDeg: number,
  golfer: Golfer,
  driverSpeedMph: number,
): Configuration[] => {
  const carryOf = (loft: number): number =>
    roundTo(
      estimatedCarryYards({ kind, loftDeg: loft, driverSpeedMph, carryFactor: carryFactor(golfer.handicap?.value) }),
      1,
    )
  const fitted = carryOf(loftDeg)
  return [
    {
      name: `Fitted: ${loftDeg}°`,
      recommended: true,
      description: `Carries about ${fitted} yd (estimated from speed and loft).`,
      expected: null,
    },
    ...[-1.5, 1.5].map((step) => {
      const carry = carryOf(loftDeg + step)
      const words = step > 0 ? 'Higher and softer landing' : 'Longer, but harder to launch from the turf'
      const configuration: Configuration = {
        name: `${Math.abs(step)}° ${step > 0 ? 'more' : 'less'} loft: ${loftDeg + step}°`,
        recommended: false,
        description: `${words}: about ${carry} yd, ${Math.abs(carry - fitted)} yd ${carry > fitted ? 'more' : 'less'}.`,
        expected: null,
      }
      return configuration
    }),
  ]
}
