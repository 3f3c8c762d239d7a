import { soldFlexes } from '../../../golf/names/words.ts'
import type { CatalogFiles } from '../files.ts'
import { type CatalogRecords, headFile, modelFile, readCatalog, type Violation } from '../read.ts'
import type { ShaftRecord } from '../schema.ts'
import { checkHead } from './check-head.ts'
import { checkSources } from './check-sources.ts'
import type { Sourced } from './figure-sources.ts'

/**
 * Everything that is wrong with a catalog: schema, then what records say about themselves and about each other.
 * An empty list means that it may be imported.
 */
export const checkCatalog = (files: CatalogFiles): Violation[] => {
  const { records, violations } = readCatalog(files)
  return [...violations, ...checkRecords(records)]
}

/** The checks across fields and records, for records that keep their schemas. */
export const checkRecords = (records: CatalogRecords): Violation[] => {
  const shaftById = new Map(records.shafts.map((shaft) => [shaft.shaftId, shaft]))
  return [
    ...findRepeated(records),
    ...records.heads.flatMap((head) =>
      checkHead(head, { shaftById, shaftAliases: records.shaftAliases }).map(({ field, problem }) => ({
        file: headFile[head.clubType],
        id: head.headId,
        field,
        problem,
      })),
    ),
    ...checkShafts(records),
    ...records.heads.flatMap((head) => checkOrigin(headFile[head.clubType], head.headId, head)),
    ...records.shafts.flatMap((shaft) => checkOrigin('shafts.json', shaft.shaftId, shaft)),
    ...records.grips.flatMap((grip) => checkOrigin('grips.json', grip.gripId, grip)),
    ...checkAliases(records, shaftById),
    ...checkGrips(records),
    ...checkModels(records),
  ]
}

const checkOrigin = (file: Violation['file'], id: string, record: Sourced): Violation[] =>
  checkSources(record).map((found) => ({ file, id, ...found }))

/** Ids, and the names that people tell records apart by, must be unique. */
const findRepeated = ({ heads, shafts, grips, models }: CatalogRecords): Violation[] => {
  const named = [
    ...heads.flatMap((head) => {
      const place = { file: headFile[head.clubType], id: head.headId }
      const { clubType, brand, model, year } = head
      return [
        { ...place, field: '/headId', key: `head ${head.headId}` },
        { ...place, field: '/model', key: `head named ${[clubType, brand, model, year].join(' ')}` },
      ]
    }),
    ...shafts.flatMap(({ shaftId, brand, model }) => [
      { file: 'shafts.json', id: shaftId, field: '/shaftId', key: `shaft ${shaftId}` },
      { file: 'shafts.json', id: shaftId, field: '/model', key: `shaft named ${brand} ${model}` },
    ]),
    ...grips.map(({ gripId }) => ({ file: 'grips.json', id: gripId, field: '/gripId', key: `grip ${gripId}` })),
    ...models.map(({ clubType, brand, model, year }) => {
      const key = `row ${clubType} ${brand} ${model} (${year})`
      return { file: modelFile[clubType], id: model, field: '', key }
    }),
  ]
  const seen = new Set<string>()
  return named.flatMap(({ key, ...place }) => {
    if (seen.has(key)) return [{ ...place, problem: `is a duplicate: ${key}` }]
    seen.add(key)
    return []
  })
}

const checkShafts = ({ shafts }: CatalogRecords): Violation[] =>
  shafts.flatMap((shaft) => {
    const found: Omit<Violation, 'file' | 'id'>[] = []
    const [from, to] = bandOf(shaft)
    if (to - from !== 9 || from % 10 !== 0) found.push({ field: '/weightBand', problem: 'must be a ten-gram band' })
    for (const [index, { flex, name, weightGrams }] of shaft.flexes.entries()) {
      const at = `/flexes/${index}`
      if (shaft.flexes.findIndex((other) => other.flex === flex && other.name === name) !== index)
        found.push({ field: `${at}/flex`, problem: `is a duplicate: ${name ?? flex}` })
      if (name !== undefined && soldFlexes[name] !== flex)
        found.push({ field: `${at}/flex`, problem: `must be ${soldFlexes[name]}, which ${name} is matched as` })
      if (weightGrams !== null && (weightGrams < from || weightGrams >= to + 1))
        found.push({ field: `${at}/weightGrams`, problem: `must lie in its band ${shaft.weightBand}` })
    }
    if (!shaft.aftermarket && shaft.aftermarketPrice !== null)
      found.push({ field: '/aftermarketPrice', problem: 'must be null: the shaft is not sold on its own' })
    if (shaft.ascending && !shaft.clubTypes.includes('iron'))
      found.push({ field: '/ascending', problem: 'is for iron shafts' })
    return found.map((violation) => ({ file: 'shafts.json', id: shaft.shaftId, ...violation }))
  })

/** First and last gram of a band: 60-69g holds 60 to below 70. */
const bandOf = ({ weightBand }: ShaftRecord): [number, number] => {
  const [from, to] = weightBand.slice(0, -1).split('-').map(Number)
  return [from!, to!]
}

const checkAliases = ({ shaftAliases }: CatalogRecords, shaftById: ReadonlyMap<string, ShaftRecord>): Violation[] =>
  Object.entries(shaftAliases).flatMap(([alias, shaftId]) =>
    shaftId === null || shaftById.has(shaftId)
      ? []
      : [{ file: 'shaft-aliases.json', id: alias, field: '', problem: `names no shaft of the catalog: ${shaftId}` }],
  )

const checkGrips = ({ grips }: CatalogRecords): Violation[] =>
  grips.flatMap(({ gripId, sizes, sizeDetail }) =>
    sizes.join() === sizeDetail.map(({ size }) => size).join() && new Set(sizes).size === sizes.length
      ? []
      : [{ file: 'grips.json', id: gripId, field: '/sizes', problem: 'must be the sizes of sizeDetail, each once' }],
  )

/** The club-model list: every head is exactly one row, and a row says what its head says. */
const checkModels = ({ heads, models }: CatalogRecords): Violation[] => {
  const headById = new Map(heads.map((head) => [head.headId, head]))
  const rowsOf = new Map<string, number>()
  const found: Violation[] = []
  for (const { clubType, brand, model, year, headId } of models) {
    if (headId === null) continue
    rowsOf.set(headId, (rowsOf.get(headId) ?? 0) + 1)
    const place = { file: modelFile[clubType], id: `${brand} ${model} (${year})`, field: '/headId' }
    const head = headById.get(headId)
    if (head === undefined) found.push({ ...place, problem: `names no head of the catalog: ${headId}` })
    else if (head.clubType !== clubType || head.brand !== brand || head.model !== model || head.year !== year)
      found.push({ ...place, problem: `names ${headId}, whose record differs in type, brand, model or year` })
  }
  for (const { headId, clubType } of heads)
    if (rowsOf.get(headId) !== 1)
      found.push({
        file: headFile[clubType],
        id: headId,
        field: '/headId',
        problem: `must have one row in the club-model list, not ${rowsOf.get(headId) ?? 0}`,
      })
  return found
}
