import type { EncodedDocument } from './encoding.ts'

/**
 * Make the document of a key when it is first asked for, and keep it. What was made first goes first.
 * @param bytesMax Of all that are kept, before compression: their codings come on top.
 */
export const keepDocuments = <Key>(
  bytesMax: number,
  make: (key: Key) => EncodedDocument,
): ((key: Key) => EncodedDocument) => {
  const kept = new Map<Key, EncodedDocument>()
  let bytes = 0
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    bytes += made.size
    for (const [first, { size }] of kept) {
      if (bytes <= bytesMax) break
      kept.delete(first)
      bytes -= size
    }
    return made
  }
}
