import type { Catalog } from '../equipment/catalog/index.ts'
import { type Image, imageOf, type PackedCatalog, packCatalog } from './image.ts'

/** A packed catalog without its bytes, as `prepare` writes it. */
interface Kept extends Pick<PackedCatalog, 'contents' | 'profileCount' | 'shafts'> {
  /** Of the catalog. */
  readonly revision: string
  readonly order: readonly number[]
  readonly loftEnds: readonly number[]
}

/** The packed catalog as two files. */
export const imageFiles = (catalog: Catalog): { readonly bytes: Uint8Array; readonly facts: string } => {
  const { bytes, order, loftEnds, ...packed } = packCatalog(catalog)
  const kept: Kept = { revision: catalog.revision, ...packed, order: [...order], loftEnds: [...loftEnds] }
  return { bytes, facts: JSON.stringify(kept) }
}

/** The image in such files; null when they are of another catalog. */
export const imageOfFiles = (catalog: Catalog, facts: string, bytes: Uint8Array): Image | null => {
  const { revision, order, loftEnds, ...packed }: Kept = JSON.parse(facts)
  if (revision !== catalog.revision) return null
  return imageOf(
    catalog,
    { ...packed, bytes, order: Uint32Array.from(order), loftEnds: Uint32Array.from(loftEnds) },
    '',
  )
}

/**
 * The image that `prepare` packed of the catalog of the release, so that a start need not; null for another catalog. Only for
 * executables: in a source tree the code may have changed since.
 */
export const preparedImage = async (catalog: Catalog): Promise<Image | null> => {
  const facts = await import('../../dist/release-image-facts.data', { with: { type: 'file' } })
  const bytes = await import('../../dist/release-image.data', { with: { type: 'file' } })
  return imageOfFiles(catalog, await Bun.file(facts.default).text(), await Bun.file(bytes.default).bytes())
}
