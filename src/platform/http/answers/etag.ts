import { atOnce, eachPiece, type Steps } from '../../work/steps.ts'

/** A strong tag of an answer's bytes. */
export const etagOf = (bytes: Uint8Array): string => atOnce(tagging(bytes))

/** The same in steps. */
export function* tagging(bytes: Uint8Array): Steps<string> {
  let hash = 0n
  yield* eachPiece(bytes, (piece) => {
    hash = Bun.hash.wyhash(piece, hash)
  })
  return `"${hash.toString(36)}"`
}

/**
 * Whether the caller already has these bytes (`If-None-Match` with this tag, in a list, weak, or `*`).
 * @param part What of a tag stands for the bytes.
 */
export const hasCurrent = (request: Request, etag: string, part = (tag: string): string => tag): boolean => {
  const asked = request.headers.get('if-none-match')
  if (asked === null) return false
  const tags = asked.split(',').map((tag) => part(tag.trim().replace(/^W\//, '')))
  return tags.includes(part(etag)) || tags.includes('*')
}
