import { type ClubType, clubTypes } from '../../golf/names/words.ts'
import { type Catalog, clubsNamed } from '../catalog/index.ts'

/** The ids of the clubs that a name may mean; one: it is that. */
export type HeadNames = (written: string, about: { readonly brand: string; readonly kind: string }) => readonly string[]

/** Finds clubs by name, each name once: a shop writes it in every row. */
export const headNames = (catalog: Catalog): HeadNames => {
  const found = new Map<string, readonly string[]>()
  return (written, { brand, kind }) => {
    const key = `${brand}\n${kind}\n${written}`
    const known = found.get(key) ?? lookUp(catalog, written, brand, typeIn(kind))
    found.set(key, known)
    return known
  }
}

const lookUp = (catalog: Catalog, written: string, brand: string, type: ClubType | undefined): readonly string[] => {
  if (written === '') return []
  const words = written.toLowerCase().includes(brand.toLowerCase()) ? written : `${brand} ${written}`
  const ids = clubsNamed(catalog, words, type).map(({ headId }) => headId)
  return ids.length > 0 || type === undefined ? ids : clubsNamed(catalog, words).map(({ headId }) => headId)
}

/** The kind of club in the words of a shop's category. */
const typeIn = (kind: string): ClubType | undefined => {
  const found = clubTypes.filter((type) => new RegExp(`\\b${type}`, 'i').test(kind))
  return found.length === 1 ? found[0] : undefined
}
