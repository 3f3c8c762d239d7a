/**
 * What makes two requests the same request: their parsed value, whatever the order of members, white space or spelling of
 * numbers. An Idempotency-Key is bound to it.
 */
export const fingerprint = (request: unknown): string => Bun.SHA256.hash(canonical(request), 'hex')

const canonical = (value: unknown): string => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  let members = ''
  for (const name of Object.keys(value).sort())
    members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`
  return `{${members}}`
}
