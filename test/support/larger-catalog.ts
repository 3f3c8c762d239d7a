import { bundledCatalog, type CatalogFiles, readCatalog } from '../../src/equipment/catalog/index.ts'
import { headFile, modelFile } from '../../src/equipment/catalog/read.ts'
import { clubTypes } from '../../src/golf/names/words.ts'

type Records = ReturnType<typeof readCatalog>['records']
type HeadRecord = Records['heads'][number]
type ClubModel = Records['models'][number]

/** Another generation of a head: another id, name and price, and some of them less forgiving. */
const generationOf = (head: HeadRecord, generation: number): HeadRecord =>
  generation === 0
    ? head
    : {
        ...head,
        headId: `${head.headId}-mk${generation}`,
        model: `${head.model} Mk ${generation}`,
        price: head.price === null ? null : head.price + (generation % 7) * 10,
        forgiveness: generation % 3 === 0 ? Math.max(1, head.forgiveness - 1) : head.forgiveness,
      }

/** Its row in the list of club models. */
const modelOf = (row: ClubModel, generation: number): ClubModel =>
  generation === 0 ? row : { ...row, headId: `${row.headId}-mk${generation}`, model: `${row.model} Mk ${generation}` }

/** The catalog of the release with so many generations of each head. It keeps the rules of an import. */
export const largerRecords = (times: number): Records => {
  const { records } = readCatalog(bundledCatalog)
  const ofHeads = records.models.filter(({ headId }) => headId !== null)
  const generations = Array.from({ length: times }, (_, generation) => generation)
  return {
    ...records,
    heads: generations.flatMap((generation) => records.heads.map((head) => generationOf(head, generation))),
    models: generations.flatMap((generation) =>
      (generation === 0 ? records.models : ofHeads).map((row) => modelOf(row, generation)),
    ),
  }
}

/** The same as files. */
export const largerCatalog = (times: number): CatalogFiles => {
  const { heads, models } = largerRecords(times)
  const files = clubTypes.map((type) => [
    headFile[type],
    JSON.stringify(heads.filter(({ clubType }) => clubType === type)),
  ])
  const lists = [...new Set(Object.values(modelFile))].map((file) => [
    file,
    JSON.stringify(models.filter(({ clubType }) => modelFile[clubType] === file)),
  ])
  return { ...bundledCatalog, ...Object.fromEntries([...files, ...lists]) }
}
