import type { Shaft } from '../equipment/catalog/index.ts'
import { listedGramsOffMax, printedBandGrams } from '../golf/matching.ts'
import type { WantedBuild } from './wanted.ts'

/** Whether a shaft is made in the fitted flex at about the fitted weight: only such a one is worth listing. @rule MATCH-SHAFT */
export const isMadeAs = ({ flex, shaftWeightGrams }: WantedBuild, { flexes, weightBand }: Shaft): boolean =>
  flexes.some((one) => {
    if (one.flex !== flex && flex !== 'Stiff+') return false
    const off = gramsOff(shaftWeightGrams, weightBand, one.weightGrams)
    return Math.abs(off) <= listedGramsOffMax && (one.flex === flex || standsIn(one.flex, off))
  })

/** Makers rarely print Stiff+: an Extra Stiff no heavier than fitted or a Stiff no lighter plays like it. */
const standsIn = (flex: string, gramsOver: number): boolean =>
  (flex === 'Extra Stiff' && gramsOver <= 0) || (flex === 'Stiff' && gramsOver >= 0)

/** Grams over the fitted weight; 0 inside a printed band of unknown exact weight. */
const gramsOff = (wanted: number, weightBand: string, weightGrams: number | null): number => {
  if (weightGrams !== null) return weightGrams - wanted
  const from = Number.parseInt(weightBand, 10)
  return wanted < from ? from - wanted : Math.min(0, from + printedBandGrams - wanted)
}
