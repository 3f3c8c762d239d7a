import project from '../../../package.json' with { type: 'json' }
import { bundledCatalog, catalogRevision } from '../../equipment/catalog/index.ts'
import { sampleFittersRevision } from '../../features/fitters/index.ts'
import { checksum, migrations } from '../../platform/postgres/migrations.ts'

/**
 * The prepared database of exactly this release: a database directory (tar, gzipped) with every migration applied and
 * the catalog and the sample fitters loaded, so that a first start only unpacks. `clubwright prepare` makes it, and the
 * build puts it into the executable. Null when there is none, or when it is of another release.
 */
export const preparedDatabase = async (): Promise<Blob | null> => {
  try {
    const key = await import('../../../dist/prepared-database.key', { with: { type: 'text' } })
    const archive = await import('../../../dist/prepared-database.tar.gz', { with: { type: 'file' } })
    return key.default === preparedKey() ? Bun.file(archive.default) : null
  } catch {
    return null // a source tree in which nothing was prepared yet
  }
}

/** Names what a prepared database is made of. Another key means that it is stale. */
export const preparedKey = (): string => {
  const parts = [
    project.dependencies['@electric-sql/pglite'],
    ...migrations.map(checksum),
    catalogRevision(bundledCatalog),
    sampleFittersRevision(),
  ]
  return new Bun.CryptoHasher('sha256').update(parts.join('\n')).digest('hex')
}
