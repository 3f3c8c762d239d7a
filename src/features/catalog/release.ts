import { clubTypes } from '../../golf/words.ts'
import { bundledCatalog, type CatalogFileName, catalogRevision } from './files.ts'
import type { CatalogState } from './queries.ts'
import { type CatalogRecords, headFile, modelFiles } from './read.ts'

let revision: string | undefined

/** Names the catalog of this release. */
export const releaseRevision = (): string => {
  revision ??= catalogRevision(bundledCatalog)
  return revision
}

/** Whether the tables hold the catalog of this release, and no operator's own. */
export const isOfThisRelease = (state: CatalogState | null): boolean =>
  state?.source === 'release' && state.revision === releaseRevision()

/** The records of the catalog of this release. They are not checked here: a test has checked them. */
export const releaseRecords = (): CatalogRecords => ({
  heads: clubTypes.flatMap((type) => parse(headFile[type])),
  shafts: parse('shafts.json'),
  shaftAliases: parse('shaft-aliases.json'),
  grips: parse('grips.json'),
  models: modelFiles.flatMap((file) => parse(file)),
})

// biome-ignore lint/suspicious/noExplicitAny: each caller knows what its file holds
const parse = (file: CatalogFileName): any => JSON.parse(bundledCatalog[file])
