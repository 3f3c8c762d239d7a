import type { TObject, TSchema } from '@sinclair/typebox'

/** JSON Schema as it is sent. */
type JsonSchema = Readonly<Record<string, unknown>>

/** What is shown of a part of an answer. */
interface Shown {
  /** Its members by their names; none: what is inside is left out. */
  readonly members: Map<string, Shown>
  /** The description lists the members as TypeScript writes them: a third of the length of properties. */
  readonly isTold: boolean
  /** Its name and type do not tell what it is. */
  readonly hasMeaning: boolean
}

/**
 * The output schema of a tool: of its answer the members that a caller acts on, with type, unit and meaning, open
 * everywhere, since a client that validates must not refuse what a later release adds. REST publishes the whole schema.
 *
 * @param shows The members in the manner of GraphQL, `total clubs(headId price!)`: those in parentheses are told in the
 *   description, and `!` adds what the description of a member says to its type.
 */
export const publishOutput = (schema: TObject, shows: string): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    [...membersIn(shows)].map(([name, shown]) => [name, outline(memberOf(schema, name), shown)]),
  ),
})

const membersIn = (shows: string): Shown['members'] => {
  const open: Shown['members'][] = [new Map()]
  for (const [, name, bang, opening, closing] of shows.matchAll(/(\w+)(!?)(\()?|(\))/g)) {
    if (closing !== undefined) open.pop()
    else {
      const members: Shown['members'] = new Map()
      open.at(-1)!.set(name!, { members, isTold: opening !== undefined, hasMeaning: bang !== '' })
      if (opening !== undefined) open.push(members)
    }
  }
  return open[0]!
}

const memberOf = ({ properties }: TSchema, name: string): TSchema => {
  const member = (properties as Readonly<Record<string, TSchema>>)[name]
  if (member === undefined) throw new Error(`No member ${name} in the answer of a tool.`)
  return member
}

/** What a schema has beside null. */
const presentOf = (schema: TSchema): TSchema =>
  (schema['anyOf'] as TSchema[] | undefined)?.find(({ type }) => type !== 'null') ?? schema

const outline = (schema: TSchema, shown: Shown): JsonSchema => {
  const present = presentOf(schema)
  const { type, enum: words } = present
  const description = [meaning(schema, shown), shown.isTold ? describeShape(itemOf(present), shown) : ''].filter(
    Boolean,
  )
  return {
    type: present === schema ? type : [type, 'null'],
    ...(words !== undefined && { enum: words }),
    ...(type === 'array' && !shown.isTold && { items: { type: itemOf(present)['type'] } }),
    ...(description.length > 0 && { description: description.join(': ') }),
  }
}

const itemOf = ({ items, ...schema }: TSchema): TSchema =>
  (items === undefined ? schema : presentOf(items as TSchema)) as TSchema

const meaning = (schema: TSchema, { hasMeaning }: Shown): string => {
  const description = schema.description ?? presentOf(schema).description
  return hasMeaning && description !== undefined ? description.replace(/\.$/, '') : ''
}

/** `{headId, model: string; price: number|null (US dollars)}` */
const describeShape = (schema: TSchema, { members }: Shown): string => {
  const runs: { names: string; type: string }[] = []
  for (const [name, inside] of members) {
    const type = toldType(memberOf(schema, name), inside)
    const last = runs.at(-1)
    if (last?.type === type) last.names += `, ${name}`
    else runs.push({ names: name, type })
  }
  return `{${runs.map(({ names, type }) => `${names}: ${type}`).join('; ')}}`
}

const toldType = (schema: TSchema, shown: Shown): string => {
  const present = presentOf(schema)
  const item = itemOf(present)
  const type = shown.members.size > 0 ? describeShape(item, shown) : item['type']
  const known = meaning(schema, shown)
  return `${type}${present['type'] === 'array' ? '[]' : ''}${present === schema ? '' : '|null'}${known === '' ? '' : ` (${known})`}`
}
