import { clubTypes } from '../../golf/names/words.ts'
import { isExecutable } from '../../platform/settings/own-command.ts'
import { inTurns } from '../../platform/work/steps.ts'
import { buildingCatalog, type Catalog, keyingCatalog } from './catalog.ts'
import { bundledCatalog, type CatalogFileName, catalogRevision } from './files.ts'
import { preparedCatalog, preparedRevision } from './prepared-catalog.ts'
import type { CatalogState } from './queries.ts'
import { type CatalogRecords, headFile, modelFiles } from './read.ts'

let revision: Promise<string> | undefined

/** Names the catalog of this release. */
const releaseRevision = (): Promise<string> => {
  revision ??= isExecutable ? preparedRevision() : Promise.resolve(catalogRevision(bundledCatalog))
  return revision
}

/** Whether the tables hold the catalog of this release, and no operator's own. */
export const isOfThisRelease = async (state: CatalogState | null): Promise<boolean> =>
  state?.source === 'release' && state.revision === (await releaseRevision())

let release: Promise<Catalog> | undefined

/**
 * The catalog of this release, once a process: what is derived from it belongs to it, and an import of an operator's own may be
 * taken back. Its records are not checked here: a test has checked them.
 */
export const releaseCatalog = (): Promise<Catalog> => {
  release ??= buildRelease()
  return release
}

const buildRelease = async (): Promise<Catalog> =>
  inTurns(
    isExecutable ? keyingCatalog(await preparedCatalog()) : buildingCatalog(releaseRecords(), await releaseRevision()),
  )

const releaseRecords = (): CatalogRecords => ({
  heads: clubTypes.flatMap((type) => parse(headFile[type])),
  shafts: parse('shafts.json'),
  shaftAliases: parse('shaft-aliases.json'),
  grips: parse('grips.json'),
  models: modelFiles.flatMap((file) => parse(file)),
})

// biome-ignore lint/suspicious/noExplicitAny: each caller knows what its file holds
const parse = (file: CatalogFileName): any => JSON.parse(bundledCatalog[file])
