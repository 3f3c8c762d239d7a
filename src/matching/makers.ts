import type { Catalog } from '../equipment/catalog/index.ts'
import { oneMakerShare } from '../golf/matching.ts'
import type { WantedBuild } from './wanted.ts'

/** Says that wedges in Ladies flex are mostly one maker's on record: it then leads for want of data. @rule MATCH-HEAD */
export const makerNote = ({ clubType, flex }: WantedBuild, { heads }: Catalog): string[] => {
  if (clubType !== 'wedge' || flex !== 'Ladies') return []
  const lines = heads.filter(
    (head) =>
      head.clubType === 'wedge' &&
      head.gender !== 'junior' &&
      !head.discontinued &&
      head.stockShafts.some((stock) => stock.flexes.includes('Ladies')),
  )
  const [most] = [...Map.groupBy(lines, ({ brand }) => brand)].sort(([, a], [, b]) => b.length - a.length)
  if (most === undefined || most[1].length <= oneMakerShare * lines.length) return []
  const [brand, { length }] = most
  return [
    `Of the ${lines.length} wedge lines on record in Ladies flex ${length} are by ${brand}, so it leads for want of data: many sets for women have wedges of their own.`,
  ]
}
