import type { Static, TSchema } from '@sinclair/typebox'
import type { Elysia } from 'elysia'
import type { ProblemDocument } from '../errors.ts'
import type { ProblemName, problems } from '../problem-table.ts'

/**
 * Operations by method and address as Eden's `treaty` takes an API: what each accepts, what it answers by status, and its
 * problem documents.
 */
export type ApiOf<Operations> = Elysia & {
  '~Routes': All<
    {
      [Name in keyof Operations]: Name extends string ? RouteAt<Name, RouteOf<Operations[Name]>> : never
    }[keyof Operations]
  >
}

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Together) => void
  ? Together
  : never

type RouteAt<Name extends string, Route> = Name extends `${infer Method} /${infer Path}`
  ? Below<`${Path}/${Lowercase<Method>}`, Route>
  : never
type Below<Path extends string, Route> = Path extends `${infer First}/${infer Rest}`
  ? { [Segment in First]: Below<Rest, Route> }
  : { [Method in Path]: Route }

interface RouteOf<Operation> {
  body: Part<Operation, 'body', unknown>
  params: Part<Operation, 'params', unknown>
  query: Part<Operation, 'query', unknown>
  headers: Part<Operation, 'headers', unknown>
  response: AnswersOf<Operation> & ProblemsOf<NamesOf<Operation>>
}

/** What a part of a request is made of; `Absent` where the operation takes none. */
type Part<Operation, Name extends string, Absent> =
  Operation extends Record<Name, { readonly '~standard': { readonly types?: infer Types } }>
    ? NonNullable<Types> extends { readonly input: infer Input }
      ? Input
      : Absent
    : Absent

type AnswersOf<Operation> = Operation extends { readonly answers: infer Answers }
  ? { -readonly [Status in keyof Answers]: Answers[Status] extends TSchema ? Static<Answers[Status]> : null }
  : never

type ProblemsOf<Name extends ProblemName> = {
  [One in Name as (typeof problems)[One]['status']]: ProblemDocument<NameOf<Name, (typeof problems)[One]['status']>>
}
type NameOf<Name extends ProblemName, Status> = Name extends ProblemName
  ? (typeof problems)[Name]['status'] extends Status
    ? Name
    : never
  : never

/** Its own problems, and those of its kind: see `apiDescription`. */
type NamesOf<Operation> =
  | (Operation extends { readonly problems: readonly (infer Own extends ProblemName)[] } ? Own : never)
  | (Operation extends { readonly scope: string } ? 'insufficientScope' : never)
  | (Operation extends { readonly body: object } ? 'malformedJson' | 'payloadTooLarge' | 'unsupportedMediaType' : never)
  | (Operation extends { readonly detail: { readonly security: readonly [] } } ? never : OfCredentials)
  | 'validationFailed'
  | 'internal'
type OfCredentials = 'unauthorized' | 'rateLimited' | 'storageUnavailable'
