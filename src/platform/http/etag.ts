/** A strong tag of an answer's bytes. */
export const etagOf = (bytes: string | Uint8Array): string => `"${Bun.hash(bytes).toString(36)}"`

/** Whether the caller already has these bytes (`If-None-Match` with this tag, in a list, weak, or `*`). */
export const hasCurrent = (request: Request, etag: string): boolean => {
  const asked = request.headers.get('if-none-match')
  if (asked === null) return false
  const tags = asked.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
