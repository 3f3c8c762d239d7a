import { type TProperties, Type } from '@sinclair/typebox'
import { say } from '../../../words/say.ts'
import { problem, problemBody } from '../../errors.ts'
import { type ProblemName, type ProblemSpec, problems } from '../../problem-table.ts'
import { oneBy, oneOf } from '../../schema.ts'
import { capitalize } from '../../values.ts'
import { ProblemBody, problemMembers } from '../problem-schema.ts'
import { componentName } from './openapi-names.ts'
import type { schemaPublisher } from './openapi-schemas.ts'

/** A reference to one of the components of the document. */
interface Reference {
  readonly $ref: string
}
const to = (kind: string, name: string): Reference => ({ $ref: `#/components/${kind}/${name}` })
/** Reference to a shared header of the description. */
export const headerNamed = (name: string) => ({ [name]: to('headers', componentName('headers', name)) })

/** A problem document as it may look, for each code. */
export const exampleProblem = (name: ProblemName, baseUrl: string) => {
  const { example, exampleMembers = {} }: ProblemSpec = problems[name]
  const facts = { detail: say('general.name', { name: example }), ...exampleMembers } as Parameters<
    typeof problem<ProblemName>
  >[1]
  return problemBody(problem(name, facts), { baseUrl, requestId: 'req_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C' })
}

/**
 * The problems of a document: each has a schema, told apart by its code, and the same problems together are one answer,
 * that every operation refers to. What no operation answers is not published.
 */
export const problemPublisher = ({ publish }: ReturnType<typeof schemaPublisher>) => {
  const responses: Record<string, object> = {}

  const published = (name: ProblemName) => {
    const { code, title } = problems[name]
    return { code, title, variant: variantOf(name) }
  }

  /** The answers of an operation for these problems, by status. */
  const answersFor = (names: readonly ProblemName[]): Readonly<Record<string, Reference>> => {
    const byStatus = Object.groupBy([...new Set(names)], (name) => String(problems[name].status))
    return Object.fromEntries(
      Object.entries(byStatus).map(([status, group = []]) => {
        const name = group.map(capitalize).join('Or')
        responses[name] ??= responseOf(group, name)
        return [status, to('responses', name)]
      }),
    )
  }

  /** One of several is a schema too. */
  const schemaOf = (variants: readonly ReturnType<typeof variantOf>[], name: string) =>
    publish(variants.length === 1 ? variants[0]! : oneBy('code', [...variants], { $id: `${name}Problem` }))

  const responseOf = (group: readonly ProblemName[], name: string) => {
    const each = group.map(published)
    const waits = group.some((name) => problems[name].retry.startsWith('after '))
    return {
      description: each.map(({ code, title }) => `${code}: ${title}.`).join(' '),
      headers: {
        ...headerNamed('X-Request-ID'),
        ...(waits && headerNamed('Retry-After')),
        ...(group.includes('rateLimited') && { ...headerNamed('RateLimit-Policy'), ...headerNamed('RateLimit') }),
      },
      content: {
        'application/problem+json': {
          schema: schemaOf(
            each.map(({ variant }) => variant),
            name,
          ),
        },
      },
    }
  }

  return { answersFor, responses }
}

/** The document of one code: what all have, and what it adds. */
const variantOf = (name: ProblemName) => {
  const { code, title } = problems[name]
  const added: TProperties = name in problemMembers ? problemMembers[name as keyof typeof problemMembers] : {}
  const properties = { ...ProblemBody.properties, code: oneOf([code], { description: 'The code.' }), ...added }
  return Type.Object(properties, { $id: `${capitalize(name)}Problem`, basedOn: ProblemBody, description: `${title}.` })
}
