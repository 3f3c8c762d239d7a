import { createHash } from 'node:crypto'
import sample from '../../../db/fitters/sample.csv' with { type: 'text' }
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Progress, silently } from '../../platform/work/progress.ts'
import { mapYielding, yieldWhenDue } from '../../platform/work/yield.ts'
import { csvRows, type TableRows } from './csv.ts'
import { censusZips, foldName } from './geo/index.ts'
import { geojsonRows } from './geojson.ts'
import { readFittersState, replaceFitters } from './queries.ts'
import { readFitter } from './read-fitter.ts'
import type { FitterRecord } from './record.ts'
import type { FileProblem, Rows } from './rows.ts'

/** Most fitters in a directory: they are kept in memory. */
const fittersMax = 200_000
/** Progress is reported after this many fitters of a file. */
const toldAfter = 1_000
/** So many problems of a file are printed. */
const shownMax = 100

/** A file with problems was refused; nothing was changed. */
export class FittersRefused extends Error {
  constructor(readonly problems: readonly FileProblem[]) {
    const shown = problems.slice(0, shownMax).map(({ where, problem }) => `${where}: ${problem}`)
    const more = problems.length > shownMax ? [`and ${problems.length - shownMax} more`] : []
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    super([`Nothing was imported: ${count}.`, ...shown, ...more].join('\n  '))
    this.name = 'FittersRefused'
  }
}

/** What an import put into the table. */
interface FittersImport {
  readonly revision: string
  readonly fitters: number
  readonly partners: number
  /** Different brands, and how many fitters name any. */
  readonly brands: number
  readonly withBrands: number
  readonly withServices: number
  /** Fitters without coordinates, placed at their ZIP. */
  readonly placedByZip: number
  /** Columns of a table by the field that each holds, and those that hold none; null: the file is no table. */
  readonly columns: Pick<TableRows, 'read' | 'unused'> | null
}

/**
 * Check a whole file and replace the directory with it, all or nothing.
 * @throws {FittersRefused} naming every problem with its line.
 */
export const importFitters = async (
  sql: Sql,
  file: FittersFile,
  progress: Progress = silently,
): Promise<FittersImport> => {
  const { fitters, problems, columns } = await readFittersFile(file, progress)
  if (problems.length > 0) throw new FittersRefused(problems)
  const revision = revisionOf(file.text)
  if (file.isDryRun !== true) {
    progress('Storing the directory')
    await replaceFitters(sql, fitters, { revision, source: 'operator' })
  }
  return {
    revision,
    fitters: fitters.length,
    partners: fitters.filter(({ partner }) => partner).length,
    brands: await countBrands(fitters),
    withBrands: fitters.filter(({ brands }) => brands.length > 0).length,
    withServices: fitters.filter(({ services }) => services.length > 0).length,
    placedByZip: fitters.filter(({ locationEstimated }) => locationEstimated).length,
    columns,
  }
}

const countBrands = async (fitters: readonly FitterRecord[]): Promise<number> => {
  const brands = new Set<string>()
  await mapYielding(fitters, (fitter) => {
    for (const brand of fitter.brands) brands.add(brand.toLowerCase())
  })
  return brands.size
}

/** Take every fitter out of the directory. The sample data is not restored. */
export const clearFitters = (sql: Sql): Promise<void> =>
  replaceFitters(sql, [], { revision: 'empty', source: 'operator' })

/** The fitters of a file, and everything that is wrong with it. */
export const readFittersFile = async (
  file: FittersFile,
  progress: Progress = silently,
): Promise<{ fitters: FitterRecord[]; problems: FileProblem[]; columns: FittersImport['columns'] }> => {
  const zips = await censusZips()
  const { rows, columns } = await rowsOf(file)
  if (rows.length > fittersMax) {
    const problem = `has ${rows.length} fitters; the maximum is ${fittersMax}`
    return { fitters: [], problems: [{ where: 'file', problem }], columns }
  }
  const problems: FileProblem[] = []
  const fitters: FitterRecord[] = []
  const seen = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    if (index % toldAfter === 0) progress('Reading fitters', index, rows.length)
    await yieldWhenDue()
    const read = 'problem' in row ? { problems: [row.problem] } : readFitter(row, zips)
    if ('problems' in read) {
      problems.push(...read.problems.map((problem) => ({ where: row.where, problem })))
      continue
    }
    const identity = identityOf(read.fitter)
    const first = seen.get(identity)
    if (first !== undefined) problems.push({ where: row.where, problem: `is the same fitter as ${first}` })
    else fitters.push(read.fitter)
    seen.set(identity, first ?? row.where)
  }
  if (rows.length === 0) problems.push({ where: 'file', problem: 'has no fitters' })
  return { fitters, problems, columns }
}

/** Two records of one name at one place are one fitter. */
const identityOf = ({ name, street, lat, lng }: FitterRecord): string =>
  `${foldName(name)}|${street === undefined ? '' : foldName(street)}|${lat.toFixed(3)}|${lng.toFixed(3)}`

/** Names the sample directory of this release. */
export const sampleFittersRevision = (): string => revisionOf(sample)

/** Bring the table to the sample directory of this release, unless the operator loaded or cleared one. */
export const importSampleFitters = async (sql: Sql): Promise<void> => {
  const state = await readFittersState(sql)
  const revision = sampleFittersRevision()
  if (state?.source === 'operator' || state?.revision === revision) return
  const { fitters, problems } = await readFittersFile({ name: 'sample.csv', text: sample })
  if (problems.length > 0) throw new FittersRefused(problems)
  await replaceFitters(sql, fitters, { revision, source: 'sample' })
}

const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A file to import. Its name tells the format: .csv, .geojson or .json. */
interface FittersFile {
  readonly name: string
  readonly text: string
  /** Fields and the columns that hold them. */
  readonly map?: string | undefined
  /** Read the file and change nothing. */
  readonly isDryRun?: boolean
}

/** Take a file apart. */
const rowsOf = async ({ name, text, map }: FittersFile): Promise<{ rows: Rows; columns: FittersImport['columns'] }> => {
  if (/\.(csv|tsv|txt|xlsx)$/i.test(name)) {
    const { rows, ...columns } = await csvRows(text, map)
    return { rows, columns }
  }
  if (/\.(geo)?json$/i.test(name)) return { rows: await geojsonRows(text), columns: null }
  return { rows: [{ where: 'file', problem: 'must be a .csv, .xlsx or .geojson file' }], columns: null }
}
