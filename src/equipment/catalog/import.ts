import type { Sql } from '../../platform/postgres/sql.ts'
import { checkRecords } from './checks/check.ts'
import { bundledCatalog, type CatalogFiles, catalogRevision } from './files.ts'
import { type CatalogSource, type CatalogState, readCatalogState, replaceCatalog } from './queries.ts'
import { type CatalogRecords, readCatalog, type Violation } from './read.ts'
import { isOfThisRelease } from './release.ts'

/** A catalog that breaks its own rules was refused; nothing was changed. */
export class CatalogRefused extends Error {
  constructor(readonly violations: readonly Violation[]) {
    const shown = violations.slice(0, 5).map(({ file, id, field, problem }) => `${file} ${id} ${field} ${problem}`)
    const more = violations.length > shown.length ? [`and ${violations.length - shown.length} more`] : []
    super(['The catalog was not imported:', ...shown, ...more].join('\n  '))
    this.name = 'CatalogRefused'
  }
}

/** What an import put into the tables. */
interface CatalogImport {
  readonly revision: string
  readonly counts: {
    readonly heads: number
    readonly shafts: number
    readonly grips: number
    readonly models: number
    readonly shaftAliases: number
  }
}

/**
 * Check a whole catalog and put it into the tables, all or nothing.
 *
 * @param source `operator` protects the data from being replaced by the next release.
 * @throws {CatalogRefused} listing every violation.
 */
export const importCatalog = async (
  sql: Sql,
  files: CatalogFiles,
  source: CatalogSource = 'release',
): Promise<CatalogImport> => {
  const { records } = soundCatalog(files)
  const revision = catalogRevision(files)
  await replaceCatalog(sql, records, { revision, source })
  return {
    revision,
    counts: {
      heads: records.heads.length,
      shafts: records.shafts.length,
      grips: records.grips.length,
      models: records.models.length,
      shaftAliases: Object.keys(records.shaftAliases).length,
    },
  }
}

/** The records of a catalog without violations. @throws {CatalogRefused} listing every violation. */
export const soundCatalog = (files: CatalogFiles): { readonly records: CatalogRecords } => {
  const { records, violations } = readCatalog(files)
  const wrong = [...violations, ...checkRecords(records)]
  if (wrong.length > 0) throw new CatalogRefused(wrong)
  return { records }
}

/** Bring the tables to the catalog of this release, unless they hold it already or hold an operator's own. */
export const importBundledCatalog = async (sql: Sql): Promise<void> => {
  if (!(await isDue(await readCatalogState(sql)))) return
  const { records } = soundCatalog(bundledCatalog)
  await replaceCatalog(sql, records, { revision: catalogRevision(bundledCatalog), source: 'release' }, isDue)
}

const isDue = async (stored: CatalogState | null): Promise<boolean> =>
  stored?.source !== 'operator' && !(await isOfThisRelease(stored))
