import { createHash } from 'node:crypto'

/**
 * What makes two requests the same request: their parsed value, whatever the order of members, white space or spelling of
 * numbers. An Idempotency-Key is bound to it.
 */
export const fingerprint = (request: unknown): string => createHash('sha256').update(canonical(request)).digest('hex')

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}
