import { type Html, html, prose } from '../../pages/index.ts'
import { type ApiDescription, nameOf, type Schema } from './api-description.ts'

type Schemas = ApiDescription['components']['schemas']

/** What kind of value it is: `a number from 30 to 150 mph`. Named schemas stand on the same page. */
export const kindOf = (schema: Schema): Html => {
  const { $ref, allOf = [], anyOf, oneOf = anyOf, enum: words, items } = schema
  const reference = $ref ?? allOf.find((one) => one.$ref)?.$ref
  if (reference !== undefined) return html`<a href="#${nameOf(reference)}">${nameOf(reference)}</a>`
  if (oneOf) return join(oneOf.map(kindOf), ' or ')
  if ('const' in schema) return code(schema.const)
  if (words) return join(words.map(code), ' or ')
  if (items) return html`list of ${kindOf(items)}${bounds('', schema.maxItems, ', at most ')}`
  if (allOf.length > 0) return join(allOf.map(kindOf), ' and ')
  return scalar(schema)
}

const code = (value: unknown): Html => html`<code>${String(value)}</code>`

const join = (parts: readonly Html[], word: string): Html =>
  html`${parts.map((part, i) => (i === 0 ? part : html`${word}${part}`))}`

const scalar = ({ type = 'any value', format, minimum, maximum, 'x-unit': unit }: Schema): Html =>
  html`${[type].flat().join(' or ')}${format === undefined ? '' : ` (${format})`}${bounds(minimum, maximum, ', at most ')}${unit === undefined ? '' : ` ${unit}`}`

const bounds = (least: number | '' | undefined, most: number | undefined, atMost: string): string => {
  const hasLeast = least !== undefined && least !== ''
  if (hasLeast && most !== undefined) return `, ${least} to ${most}`
  if (hasLeast) return `, at least ${least}`
  return most === undefined ? '' : `${atMost}${most}`
}

/** What a named schema is: its members, beside those of the one that it is based on, or a kind of value. */
export const definition = (schema: Schema): Html => {
  const base = schema.allOf?.find((one) => one.$ref)
  if (membersOf(schema).length === 0) return html`<p>${kindOf(schema)}</p>`
  return html`${
    base
      ? html`<p>All of ${kindOf(base)}, and:</p>
`
      : ''
  }${members(schema)}`
}

/** Its members with what each holds; those of nameless parts as `part.member`. */
const members = (schema: Schema): Html => html`<dl class="members">
${membersOf(schema).map(
  ({ name, isRequired, schema: member }) =>
    html`<div><dt><code>${name}</code> <span>${kindOf(member)}${isRequired ? html`, <b>required</b>` : ''}</span></dt><dd>${prose(member.description ?? '')}</dd></div>
`,
)}</dl>
`

interface Member {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: Schema
}

const membersOf = ({ properties = {}, required = [], allOf = [], anyOf = [] }: Schema, inside = ''): Member[] => [
  ...Object.entries(properties).flatMap(([name, schema]): Member[] => [
    { name: inside + name, isRequired: required.includes(name), schema },
    ...membersOf(schema, `${inside}${name}.`),
    ...membersOf(schema.items ?? {}, `${inside}${name}[].`),
  ]),
  ...[...allOf, ...anyOf].flatMap((part) => membersOf(part, inside)),
]

/** Names of the schemas that these lead to, and those lead to, in the order in which a reader meets them. */
export const namesIn = (schemas: Schemas, from: readonly unknown[]): string[] => {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref') visit(inner)
      else if (!names.has(nameOf(inner))) {
        names.add(nameOf(inner))
        visit(schemas[nameOf(inner)])
      }
    }
  }
  visit(from)
  return [...names]
}
