import { createHash } from 'node:crypto'
import drivers from '../../../db/catalog/drivers.json' with { type: 'text' }
import fairways from '../../../db/catalog/fairways.json' with { type: 'text' }
import grips from '../../../db/catalog/grips.json' with { type: 'text' }
import hybrids from '../../../db/catalog/hybrids.json' with { type: 'text' }
import irons from '../../../db/catalog/irons.json' with { type: 'text' }
import modelsIrons from '../../../db/catalog/models-irons.json' with { type: 'text' }
import modelsWoods from '../../../db/catalog/models-woods.json' with { type: 'text' }
import shaftAliases from '../../../db/catalog/shaft-aliases.json' with { type: 'text' }
import shafts from '../../../db/catalog/shafts.json' with { type: 'text' }
import wedges from '../../../db/catalog/wedges.json' with { type: 'text' }

/** The files that make up a catalog; db/catalog/SOURCE.md says what each holds and where it comes from. */
export const catalogFileNames = [
  'drivers.json',
  'fairways.json',
  'hybrids.json',
  'irons.json',
  'wedges.json',
  'shafts.json',
  'shaft-aliases.json',
  'grips.json',
  'models-woods.json',
  'models-irons.json',
] as const
/** Name of one catalog file. */
export type CatalogFileName = (typeof catalogFileNames)[number]

/** A whole catalog as text. */
export type CatalogFiles = Readonly<Record<CatalogFileName, string>>

// The compiler types a .json import by its content whatever the import attribute says; at run time it is text.
const text = (imported: unknown): string => imported as string

/**
 * The catalog of this release. Imported as text, so that it travels inside the executable and is parsed only when it
 * is imported into the tables.
 */
export const bundledCatalog: CatalogFiles = {
  'drivers.json': text(drivers),
  'fairways.json': text(fairways),
  'hybrids.json': text(hybrids),
  'irons.json': text(irons),
  'wedges.json': text(wedges),
  'shafts.json': text(shafts),
  'shaft-aliases.json': text(shaftAliases),
  'grips.json': text(grips),
  'models-woods.json': text(modelsWoods),
  'models-irons.json': text(modelsIrons),
}

/** Names a catalog by its content: equal files have equal revisions on every machine. 16 hexadecimal digits. */
export const catalogRevision = (files: CatalogFiles): string => {
  const hash = createHash('sha256')
  for (const name of catalogFileNames) hash.update(`${name}\0${files[name]}\0`)
  return hash.digest('hex').slice(0, 16)
}
