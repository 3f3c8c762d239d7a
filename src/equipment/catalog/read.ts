import type { TSchema } from '@sinclair/typebox'
import { clubTypes } from '../../golf/names/words.ts'
import { readJsonAtOnce, refusalOfJson } from '../../platform/http/body/json-text.ts'
import { fieldProblems } from '../../platform/schema.ts'
import { once } from '../../platform/work/once.ts'
import { inEnglish } from '../../words/index.ts'
import { bundledCatalog, type CatalogFileName, type CatalogFiles } from './files.ts'
import { type HeadRecord, headSchemas } from './head-records.ts'
import { ClubModel, GripRecord, ShaftAliases, ShaftRecord } from './schema.ts'

/** One thing that is wrong with a catalog, and where. */
export interface Violation {
  readonly file: string
  /** Id of the record, or its place in the file when it has none. */
  readonly id: string
  /** JSON pointer into the record; empty for the record as a whole. */
  readonly field: string
  /** Completes "the field ...": `must be 43 to 46.5 inches, or null`. */
  readonly problem: string
}

/** Every record of a catalog, by kind. */
export interface CatalogRecords {
  readonly heads: readonly HeadRecord[]
  readonly shafts: readonly ShaftRecord[]
  readonly shaftAliases: ShaftAliases
  readonly grips: readonly GripRecord[]
  readonly models: readonly ClubModel[]
}

/** File in which the heads of a club type lie. */
export const headFile = {
  driver: 'drivers.json',
  fairway: 'fairways.json',
  hybrid: 'hybrids.json',
  iron: 'irons.json',
  wedge: 'wedges.json',
} as const satisfies Record<HeadRecord['clubType'], CatalogFileName>

/** The heads of this release as they stand in its files: its names are looked up before any catalog is open. */
export const headsOfRelease = once((): readonly HeadRecord[] =>
  clubTypes.flatMap((type) => JSON.parse(bundledCatalog[headFile[type]]) as HeadRecord[]),
)

/** File in which the club-model rows of a club type lie. */
export const modelFile = {
  driver: 'models-woods.json',
  fairway: 'models-woods.json',
  hybrid: 'models-irons.json',
  iron: 'models-irons.json',
  wedge: 'models-irons.json',
} as const satisfies Record<ClubModel['clubType'], CatalogFileName>

/** Files of the club-model list, in the order of its rows. */
export const modelFiles = ['models-woods.json', 'models-irons.json'] as const satisfies readonly CatalogFileName[]

/**
 * Parse the files and check each record against its schema. Records that break their schema are listed and left out,
 * so that checks across records may rely on the types.
 */
export const readCatalog = (files: CatalogFiles): { records: CatalogRecords; violations: Violation[] } => {
  const violations: Violation[] = []
  const read = <Row>(file: CatalogFileName, schema: TSchema, idField: string): Row[] =>
    parseList(file, files[file], violations).filter((row, index) => {
      const wrong = inEnglish(fieldProblems(schema, row))
      const id = recordId(row, idField, index)
      violations.push(...wrong.map(({ pointer, detail }) => ({ file, id, field: pointer, problem: detail })))
      return wrong.length === 0
    }) as Row[]

  const records = {
    heads: clubTypes.flatMap((type) => read<HeadRecord>(headFile[type], headSchemas[type], 'headId')),
    shafts: read<ShaftRecord>('shafts.json', ShaftRecord, 'shaftId'),
    shaftAliases: readAliases(files['shaft-aliases.json'], violations),
    grips: read<GripRecord>('grips.json', GripRecord, 'gripId'),
    models: modelFiles.flatMap((file) => read<ClubModel>(file, ClubModel, 'model')),
  }
  return { records, violations }
}

const parse = (file: CatalogFileName, text: string, violations: Violation[]): unknown => {
  try {
    return readJsonAtOnce(text, Number.POSITIVE_INFINITY)
  } catch (error) {
    violations.push({ file, id: 'file', field: '', problem: refusalOfJson(error) })
    return undefined
  }
}

const parseList = (file: CatalogFileName, text: string, violations: Violation[]): unknown[] => {
  const parsed = parse(file, text, violations)
  if (Array.isArray(parsed)) return parsed
  if (parsed !== undefined) violations.push({ file, id: 'file', field: '', problem: 'must be a list of records' })
  return []
}

const readAliases = (text: string, violations: Violation[]): ShaftAliases => {
  const file = 'shaft-aliases.json'
  const parsed = parse(file, text, violations)
  if (parsed === undefined) return {}
  const wrong = inEnglish(fieldProblems(ShaftAliases, parsed))
  violations.push(...wrong.map(({ pointer, detail }) => ({ file, id: pointer.slice(1), field: '', problem: detail })))
  return wrong.length === 0 ? (parsed as ShaftAliases) : {}
}

const recordId = (row: unknown, idField: string, index: number): string => {
  const id = (row as Record<string, unknown> | null)?.[idField]
  return typeof id === 'string' ? id : `record ${index + 1}`
}
