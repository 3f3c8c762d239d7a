import type { Contract, Schema, Schemas } from './contract.ts'

/**
 * What breaks clients of the earlier contract, by docs/versioning.md: each a line that names the operation and the place.
 * What a client may send must still be taken, and what it may get must be what it knows.
 */
export const breakingChanges = (before: Contract, after: Contract): string[] =>
  Object.entries(before.operations).flatMap(([name, operation]) => {
    const now = after.operations[name]
    if (now === undefined) return [`${name}: removed`]
    const [known, current] = [before.schemas, after.schemas]
    const sent: Place = { at: `${name}, request`, side: 'request' }
    return [
      ...beyond(meant(operation.request, known), meant(now.request, current), sent),
      ...Object.entries(operation.answers).flatMap(([status, schema]) => {
        const at = `${name}, answer ${status}`
        const answer = now.answers[status]
        if (answer === undefined) return [`${at}: removed`]
        if (schema === null || answer === null) return schema === answer ? [] : [`${at}: has another body`]
        return beyond(meant(answer, current), meant(schema, known), { at, side: 'answer' })
      }),
    ]
  })

interface Place {
  readonly at: string
  /** Of a request the earlier schema must lie within the later one, of an answer the other way round. */
  readonly side: 'request' | 'answer'
}

/** A schema without references: one of these kinds of value. */
type Meant = readonly Kind[]

interface Kind extends Omit<Schema, 'properties' | 'items' | 'type'> {
  readonly type?: string | undefined
  readonly properties: Readonly<Record<string, () => Meant>>
  readonly items?: () => Meant
}

const meant = (schema: Schema, schemas: Schemas): Meant => {
  const { $ref, allOf, anyOf, oneOf, ...own } = schema
  if ($ref !== undefined) return meant(schemas[$ref.split('/').at(-1)!]!, schemas)
  const choices = own.properties ? undefined : (anyOf ?? oneOf)
  if (choices) return choices.flatMap((one) => meant(one, schemas))
  if (allOf) return [allOf.flatMap((one) => meant(one, schemas)).reduce(both)]
  return [own.type ?? typeOf(own)].flat().map((type) => kind(own, type, schemas))
}

const typeOf = ({ enum: words, const: word }: Schema): string | undefined => {
  const [one = word] = words ?? []
  return one === undefined ? undefined : typeof one
}

const kind = ({ properties = {}, items, ...own }: Schema, type: string | undefined, schemas: Schemas): Kind => ({
  ...own,
  type,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, () => meant(one, schemas)] as const),
  ),
  ...(items && { items: () => meant(items, schemas) }),
})

const both = (one: Kind, other: Kind): Kind => ({
  ...one,
  ...other,
  properties: { ...one.properties, ...other.properties },
  required: [...(one.required ?? []), ...(other.required ?? [])],
})

/** What values of the inner schema the outer one does not have. */
const beyond = (inner: Meant, outer: Meant, place: Place): string[] => [
  ...removed(inner, outer, place),
  ...inner.flatMap((one) => {
    const tried = outer.filter((other) => isWithin(one.type, other.type)).map((other) => beyondKind(one, other, place))
    const fewest = tried.toSorted((a, b) => a.length - b.length)[0]
    return fewest ?? [line(place, `${one.type ?? 'any value'} ${isNow(place)}`)]
  }),
]

/** Members that none of the kinds has any more. */
const removed = (inner: Meant, outer: Meant, place: Place): string[] => {
  const [before, after] = (place.side === 'request' ? [inner, outer] : [outer, inner]).map(
    (kinds) => new Set(kinds.flatMap(({ properties }) => Object.keys(properties))),
  )
  return [...before!.difference(after!)].map((name) => line(within(place, `.${name}`), 'removed'))
}

const isNow = ({ side }: Place): string => (side === 'request' ? 'is no longer taken' : 'is new')

const isWithin = (type: string | undefined, outer: string | undefined): boolean =>
  outer === undefined || type === outer || (type === 'integer' && outer === 'number')

const beyondKind = (inner: Kind, outer: Kind, place: Place): string[] => [
  ...values(inner, outer, place),
  ...limits(inner, outer, place),
  ...members(inner, outer, place),
  ...(inner.items && outer.items ? beyond(inner.items(), outer.items(), within(place, '[]')) : []),
]

const within = ({ at, side }: Place, part: string): Place => ({ at: `${at}${part}`, side })
const line = ({ at }: Place, change: string): string => `${at}: ${change}`

/** Words in any case are one word: the service takes them all. Null is a type of its own. */
const wordsOf = ({ enum: several, const: one }: Kind): string[] | undefined =>
  (several ?? (one === undefined ? undefined : [one]))
    ?.filter((word) => word !== null)
    .map((word) => String(word).toLowerCase())

const values = (inner: Kind, outer: Kind, place: Place): string[] => {
  const [some, all] = [wordsOf(inner), wordsOf(outer)]
  if (all === undefined || inner.type === 'null') return []
  if (some === undefined) return [line(place, `any ${inner.type} ${isNow(place)}`)]
  return some.filter((word) => !all.includes(word)).map((word) => line(place, `"${word}" ${isNow(place)}`))
}

const lower = ['minimum', 'minLength', 'minItems'] as const
const upper = ['maximum', 'maxLength', 'maxItems'] as const
const exact = ['pattern', 'format'] as const

/** Limits of answers may be left out or widened: they only help to imagine a value. */
const limits = (inner: Kind, outer: Kind, place: Place): string[] => {
  if (place.side === 'answer') return []
  const narrowed = [
    ...lower.filter((name) => Number(outer[name] ?? -Infinity) > Number(inner[name] ?? -Infinity)),
    ...upper.filter((name) => Number(outer[name] ?? Infinity) < Number(inner[name] ?? Infinity)),
    ...exact.filter((name) => outer[name] !== undefined && outer[name] !== inner[name]),
  ]
  return narrowed.map((name) => line(place, `${name} was ${inner[name] ?? 'not limited'}, is ${outer[name]}`))
}

const members = (inner: Kind, outer: Kind, place: Place): string[] => {
  const known = place.side === 'request' ? outer.required : outer.required?.filter((name) => name in inner.properties)
  const asked = (known ?? []).filter((name) => !inner.required?.includes(name))
  return [
    ...asked.map((name) =>
      line(within(place, `.${name}`), place.side === 'request' ? 'must be sent' : 'may be missing'),
    ),
    ...Object.entries(inner.properties).flatMap(([name, member]) => {
      const other = outer.properties[name]
      return other ? beyond(member(), other(), within(place, `.${name}`)) : []
    }),
  ]
}
