import type { CatalogRecords, Violation } from '../read.ts'

/** What keeps every rule and yet wants a look: guessed weight classes, and stock shafts that no head has any more. */
export const catalogWarnings = ({ heads, shafts }: CatalogRecords): Violation[] => {
  const fitted = new Set(heads.flatMap((head) => head.stockShafts.map(({ shaftId }) => shaftId)))
  return shafts.flatMap(({ shaftId, weightBand, flexes, aftermarket }) => {
    const place = { file: 'shafts.json', id: shaftId }
    return [
      ...(flexes.every(({ weightGrams }) => weightGrams === null)
        ? [{ ...place, field: '/weightBand', problem: `is a guess: ${weightBand}, and no flex has grams` }]
        : []),
      ...(aftermarket || fitted.has(shaftId)
        ? []
        : [{ ...place, field: '/aftermarket', problem: 'says stock only, but no head has it' }]),
    ]
  })
}
