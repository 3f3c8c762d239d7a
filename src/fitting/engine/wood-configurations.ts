import { carryYardsAt113Mph } from '../../flight/index.ts'
import { roundTo } from '../../golf/units.ts'
import type { Configuration } from './club-fit.ts'

const stepDeg = 1.5

/**
 * The fitted wood or hybrid between its neighbors in loft, with the carry to expect of each: the fitted carry moved as
 * the carry table moves with loft.
 * @rule FLT-CARRY
 */
export const woodConfigurations = (
  kind: 'wood' | 'hybrid',
  loftDeg: number,
  fittedCarryYards: number,
): Configuration[] => {
  const neighbor = (step: number): Configuration => {
    const moved = carryYardsAt113Mph(kind, loftDeg + step) / carryYardsAt113Mph(kind, loftDeg)
    const carry = roundTo(fittedCarryYards * moved, 1)
    const words = step > 0 ? 'Higher and softer landing' : 'Longer, but harder to launch from the turf'
    return {
      name: `${Math.abs(step)}° ${step > 0 ? 'more' : 'less'} loft: ${loftDeg + step}°`,
      recommended: false,
      description: `${words}: about ${carry} yd, ${Math.abs(carry - fittedCarryYards)} yd ${step > 0 ? 'less' : 'more'}.`,
      expected: null,
    }
  }
  const fitted: Configuration = {
    name: `Fitted: ${loftDeg}°`,
    recommended: true,
    description: `Carries about ${fittedCarryYards} yd (estimated from speed and loft).`,
    expected: null,
  }
  return [fitted, neighbor(-stepDeg), neighbor(stepDeg)]
}
