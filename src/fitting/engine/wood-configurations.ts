import { woodNeighborDeg } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import type { Configuration } from './club-fit.ts'
import { yardsWords } from './spec.ts'
import type { WoodCarries } from './wood-carries.ts'

/** The fitted wood or hybrid between its neighbors in loft, with the carry to expect of each. @rule FLT-CARRY, FLT-COMPARE */
export const woodConfigurations = (loftDeg: number, { at, basis }: WoodCarries): Configuration[] => {
  const fittedYards = roundTo(at(loftDeg), 1)
  const neighbor = (step: number): Configuration => {
    const carry = roundTo(at(loftDeg + step), 1)
    const moreYards = carry - fittedYards
    return {
      name: `${Math.abs(step)}° ${step > 0 ? 'more' : 'less'} loft: ${loftDeg + step}°`,
      recommended: false,
      description: `${flightWords(step, moreYards)}: about ${carry} yd, ${yardsWords(moreYards, 'more')}.`,
      expected: null,
    }
  }
  const fitted: Configuration = {
    name: `Fitted: ${loftDeg}°`,
    recommended: true,
    description: `Carries about ${fittedYards} yd (${basisWords[basis]}).`,
    expected: null,
  }
  return [fitted, neighbor(-woodNeighborDeg), neighbor(woodNeighborDeg)]
}

const flightWords = (step: number, moreYards: number): string => {
  if (step > 0) return 'Higher and softer landing'
  return `${moreYards > 0 ? 'Longer, but' : 'No longer, and'} harder to launch from the turf`
}

const basisWords: Readonly<Record<WoodCarries['basis'], string>> = {
  flown: 'flown from the measured shot',
  stated: 'estimated from the measured carry and the loft',
  estimated: 'estimated from speed and loft',
}
