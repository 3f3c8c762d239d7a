import { Type } from '@sinclair/typebox'
import {
  bundledCatalog,
  type CatalogFileName,
  type CatalogFiles,
  catalogChannel,
  catalogFileNames,
  importCatalog,
  readCatalog,
  readCatalogRecords,
  soundCatalog,
} from '../../equipment/catalog/index.ts'
import { diffCatalogs } from '../../equipment/facts/index.ts'
import { evidenceChannel, rebuildEvidence } from '../../features/evidence/index.ts'
import { clearFitters, importFitters } from '../../features/fitters/index.ts'
import { takeSecret } from '../../identity/oauth/index.ts'
import { examine, timeCommits } from '../../maintenance/doctor/index.ts'
import { divide } from '../../platform/postgres/citus.ts'
import { closed } from '../../platform/schema.ts'
import { OperatorError } from '../verb.ts'
import { operation, ShortText, tableReading, usage } from './operation.ts'

/** The database itself, and the data in it that comes from a release or an operator. */
export const storageOperations = {
  // Opening the database has migrated it; a server did that when it started.
  migrate: operation(
    closed({
      citus: Type.Optional(
        Type.Boolean({ description: 'Divide the database by account among the workers of its Citus cluster.' }),
      ),
    }),
    async ({ sql, migrated, progress }, { citus = false }) => {
      if (citus && sql.engine === 'embedded')
        throw new OperatorError('Only PostgreSQL can be divided: set DATABASE_URL.')
      return { applied: [...migrated], ...(citus && { divided: await divide(sql, progress) }) }
    },
  ),
  doctor: operation(
    closed({
      fix: Type.Optional(
        Type.Boolean({
          description: 'Count derived figures again that are wrong, before checking. Data is not changed.',
        }),
      ),
      newSecret: Type.Optional(
        Type.Boolean({
          description:
            'Before checking, make this LAB_SIGNING_SECRET that of the database. Only where the one before is lost.',
        }),
      ),
    }),
    async ({ sql, progress, signer }, { fix: isFixing = false, newSecret: isSecretNew = false }) => {
      if (isSecretNew && signer === null) throw usage('Set LAB_SIGNING_SECRET to the new secret.')
      if (isSecretNew) await takeSecret(sql, signer!)
      return { findings: await examine(sql, progress, { isFixing, signer }), commits: await timeCommits(sql) }
    },
  ),
  'catalog import': operation(
    closed({ files: Type.Record(Type.String(), Type.String()) }),
    async ({ sql, reloadCatalog, pubSub, progress }, { files }) => {
      progress('Storing the catalog')
      const imported = await importCatalog(sql, completeCatalog(files), 'operator')
      progress('Reading the catalog')
      await reloadCatalog()
      await pubSub.publish(catalogChannel, imported.revision)
      return imported
    },
  ),
  'catalog diff': operation(
    closed({ files: Type.Record(Type.String(), Type.String()) }),
    async ({ sql }, { files }) => {
      const { records } = soundCatalog(completeCatalog(files))
      const stored = await readCatalogRecords(sql)
      return diffCatalogs(stored?.records ?? readCatalog(bundledCatalog).records, records)
    },
  ),
  // Serving processes are notified, this one included.
  'evidence rebuild': operation(closed({}), async ({ sql, pubSub, progress }) => {
    const rebuilt = await rebuildEvidence(sql, progress)
    await pubSub.publish(evidenceChannel, 'rebuilt')
    return rebuilt
  }),
  // For a command that reads everything: it opens the copy itself, so that requests wait for the copying alone.
  snapshot: operation(closed({ to: Type.String() }), async ({ snapshot }, { to }) => {
    if (snapshot === null) throw new OperatorError('Only the embedded database can be copied.')
    await snapshot(to)
    return { to }
  }),
  'fitters import': operation(
    closed({
      name: ShortText,
      text: Type.String(),
      ...tableReading,
    }),
    async ({ sql, reloadFitters, progress }, { dryRun: isDryRun = false, ...file }) => {
      const imported = await importFitters(sql, { ...file, isDryRun }, progress)
      if (!isDryRun) await reloadFitters()
      return { ...imported, isDryRun }
    },
  ),
  'fitters clear': operation(closed({}), async ({ sql, reloadFitters }) => {
    await clearFitters(sql)
    await reloadFitters()
    return { fitters: 0 }
  }),
} as const

/**
 * Files that are not given are those of this release.
 * @throws {OperatorError} A name says nothing about what the file holds.
 */
export const completeCatalog = (files: Readonly<Record<string, string>>): CatalogFiles => {
  const stranger = Object.keys(files).find((name) => !catalogFileNames.includes(name as CatalogFileName))
  if (stranger !== undefined)
    throw new OperatorError(`${stranger} is not a catalog file. Catalog files are: ${catalogFileNames.join(', ')}.`, {
      code: 'USAGE',
    })
  return { ...bundledCatalog, ...files }
}
