import type { Catalog, CatalogLists } from './catalog.ts'

/** A catalog as a file. */
export const catalogFile = ({ revision, heads, shafts, grips, models }: Catalog): string => {
  const lists: CatalogLists = { revision, heads, shafts, grips, models }
  return JSON.stringify(lists)
}

/**
 * The catalog of the release as `prepare` has built it, so that a start need not: to fill the gaps of its records takes longer
 * than to read them. Only for executables: in a source tree the code may have changed since.
 */
export const preparedCatalog = async (): Promise<CatalogLists> => {
  const file = await import('../../../dist/release-catalog.data', { with: { type: 'file' } })
  return Bun.file(file.default).json()
}

/** Its revision alone. */
export const preparedRevision = async (): Promise<string> => {
  const text = await import('../../../dist/release-catalog.key', { with: { type: 'text' } })
  return text.default
}
