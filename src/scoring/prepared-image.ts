import type { Catalog } from '../equipment/catalog/index.ts'
import { type Image, packImage, withEvidence } from './image.ts'

/** An image without its bytes and its catalog, as `prepare` writes it. */
interface Kept extends Pick<Image, 'contents' | 'profileCount' | 'rows'> {
  readonly catalogRevision: string
  /** Place in the catalog of each head, in the order of the image. */
  readonly heads: readonly number[]
}

/** The image of a catalog as two files. */
export const imageFiles = (catalog: Catalog): { readonly bytes: Uint8Array; readonly facts: string } => {
  const { bytes, contents, profileCount, rows, heads } = packImage(catalog, '')
  const placeOf = new Map(catalog.heads.map(({ headId }, place) => [headId, place]))
  const kept: Kept = {
    catalogRevision: catalog.revision,
    contents,
    profileCount,
    heads: heads.map(({ headId }) => placeOf.get(headId)!),
    rows,
  }
  return { bytes, facts: JSON.stringify(kept) }
}

/** The image in such files; null when they are of another catalog. */
export const imageOfFiles = (catalog: Catalog, facts: string, bytes: Uint8Array): Image | null => {
  const { catalogRevision, heads: places, ...kept }: Kept = JSON.parse(facts)
  if (catalogRevision !== catalog.revision) return null
  const heads = places.map((place) => catalog.heads[place]!)
  const placeOf = new Map(heads.map(({ headId }, place) => [headId, place]))
  return withEvidence({ ...kept, bytes, revision: '', catalog, heads, placeOf }, '')
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
