import { capitalized, refTo, type Schema, type Schemas } from './schemas.ts'

/**
 * An object of which one of several members is needed, as one of several objects: each needs one, and may have the others.
 */
export const byNeeded = (schemas: Schemas): Schemas => {
  const split: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const { 'x-needs-one-of': groups, ...object } = schema
    if (!groups) {
      split[name] = schema
      continue
    }
    const names = groups.map((members) => `${name}With${members.map(capitalized).join('And')}`)
    groups.forEach((members, index) => {
      split[names[index]!] = { ...object, required: [...(schema.required ?? []), ...members] }
    })
    const { description } = schema
    split[name] = { ...(description !== undefined && { description }), anyOf: names.map(refTo) }
  }
  return split
}
