import { bundledCatalog, type CatalogFiles, readCatalog } from '../../src/features/catalog/index.ts'
import { headFile } from '../../src/features/catalog/read.ts'
import { clubTypes } from '../../src/golf/words.ts'

type Records = ReturnType<typeof readCatalog>['records']
type HeadRecord = Records['heads'][number]

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

/** The catalog of the release with so many generations of each head. It keeps the rules of an import. */
export const largerRecords = (times: number): Records => {
  const { records } = readCatalog(bundledCatalog)
  const heads = Array.from({ length: times }, (_, generation) =>
    records.heads.map((head) => generationOf(head, generation)),
  )
  return { ...records, heads: heads.flat() }
}

/** The same as files. */
export const largerCatalog = (times: number): CatalogFiles => {
  const { heads } = largerRecords(times)
  const files = clubTypes.map((type) => [
    headFile[type],
    JSON.stringify(heads.filter(({ clubType }) => clubType === type)),
  ])
  return { ...bundledCatalog, ...Object.fromEntries(files) }
}
