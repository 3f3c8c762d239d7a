/** A strong tag of an answer's bytes. */
export const etagOf = (bytes: string | Uint8Array): string => `"${Bun.hash(bytes).toString(36)}"`

/** Whether the caller already has these bytes (`If-None-Match` with this tag, in a list, weak, or `*`). */
export const hasCurrent = (request: Request, etag: string): boolean => {
  const asked = request.headers.get('if-none-match')
  if (asked === null) return false
  const tags = asked.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** A public document: the same bytes for everyone until the next release, so it may be cached and revalidated. */
export interface PublicDocument {
  readonly bytes: string | Uint8Array
  readonly contentType: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** @param headers Beside type, tag and caching. */
export const publicDocument = (
  bytes: string | Uint8Array,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): PublicDocument => ({ bytes, contentType, etag: etagOf(bytes), headers })

/** The document, or 304 for a caller who has it. */
export const sendDocument = (request: Request, document: PublicDocument): Response => {
  const headers = { ...document.headers, etag: document.etag, 'cache-control': 'public, max-age=300' }
  if (hasCurrent(request, document.etag)) return new Response(null, { status: 304, headers })
  return new Response(document.bytes, { headers: { ...headers, 'content-type': document.contentType } })
}
