import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildCatalog,
  bundledCatalog,
  catalogFile,
  catalogRevision,
  importBundledCatalog,
  readCatalog,
} from '../../equipment/catalog/index.ts'
import { simulatedFile, talliesFile, talliesOf } from '../../features/evidence/index.ts'
import { importSampleFitters } from '../../features/fitters/index.ts'
import { embeddedSql } from '../../platform/postgres/embedded/embedded.ts'
import { startEngine } from '../../platform/postgres/embedded/engine.ts'
import { engineCalls } from '../../platform/postgres/embedded/engine-calls.ts'
import { migrate } from '../../platform/postgres/migrate.ts'
import { isExecutable } from '../../platform/settings/own-command.ts'
import { writeAtomically } from '../../platform/work/atomic-write.ts'
import { imageFiles } from '../../scoring/index.ts'
import { bindBook, buildSearchScript } from '../../site/docs/index.ts'
import { buildLabRules, buildLabScript } from '../../site/lab/index.ts'
import { buildStudioScript } from '../../site/studio/index.ts'
import { preparedDatabase, preparedKey } from '../serve/prepared.ts'
import { verb } from '../verb.ts'

/**
 * Build the scripts of pages and the documentation, build and pack the catalog, tally the simulated population, and make the
 * prepared database when it is missing or stale; an executable has them all. A process of its own: creating a database takes
 * about 1 GB of memory, which the engine keeps.
 */
export const prepare = verb({
  name: 'prepare',
  description:
    'Build the files that the service needs: the prepared database, the packed catalog, scripts and the documentation. Runs as part of start, test and build.',
  args: {},
  run: async () => {
    if (isExecutable) return { prepared: false }
    await put('lab.script', await buildLabScript())
    await put('lab-rules.script', await buildLabRules())
    await put('studio.script', await buildStudioScript())
    await put('docs.book', await bindBook())
    await put('docs-search.script', await buildSearchScript())
    const catalog = buildCatalog(readCatalog(bundledCatalog).records, catalogRevision(bundledCatalog))
    await put('release-catalog.data', catalogFile(catalog))
    await put('release-catalog.key', catalog.revision)
    await put('release-evidence.data', talliesFile(talliesOf(simulatedFile())))
    const image = imageFiles(catalog)
    await put('release-image.data', image.bytes)
    await put('release-image-facts.data', image.facts)
    if ((await preparedDatabase()) !== null) return { prepared: false }
    console.error('Building the prepared database (once): this takes about ten seconds ...')
    const engine = await startEngine()
    const sql = embeddedSql(engineCalls(engine, null, () => {}))
    await migrate(sql)
    await importBundledCatalog(sql)
    await importSampleFitters(sql)
    await sql.script('checkpoint')
    const archive = await engine.dumpDataDir('gzip')
    await sql.end()
    await put('prepared-database.tar.gz', archive)
    await put('prepared-database.key', preparedKey())
    return { prepared: true }
  },
  show: ({ prepared }) => (prepared ? 'Built the prepared database.' : ''),
})

const put = async (name: string, content: Blob | Uint8Array | string): Promise<void> => {
  const directory = join(import.meta.dir, '../../../dist')
  mkdirSync(directory, { recursive: true })
  const path = join(directory, name)
  await writeAtomically(path, (unfinished) => Bun.write(unfinished, content), `${path}.${process.pid}`)
}
