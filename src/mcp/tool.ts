import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { Principal, Scope } from '../identity/auth/index.ts'
import type { RateGroup } from '../platform/http/limits/rate-limit.ts'
import type { Noted } from '../platform/http/request-log.ts'
import type { Shape } from '../platform/schema.ts'
import type { ResourceLink } from './documents/links.ts'
import type { Envelope } from './protocol/envelope.ts'
import type { Task } from './protocol/task.ts'

/** Where a long call stands: the engine's own stages. */
export interface Progress {
  readonly stage: string
  readonly percent: number
}

/** Who calls, and through what. */
export interface Caller {
  readonly principal: Principal
  /** Id of this HTTP request. */
  readonly requestId: string
  /** For usage reports, from the headers of the host. */
  readonly platform: string | null
  readonly client: string | null
  /** Whether results have links to documents. */
  readonly takesLinks: boolean
  readonly traffic: 'internal' | 'test' | null
  /** Headers of the answer, for what is left of a limit. */
  readonly headers: Record<string, string | number>
  /** What the log is to say of the request. */
  readonly noted: Noted
}

/** One tool call on its way. */
export interface ToolCall extends Caller {
  /** What came with this request of revision 2026-07-28; null in the older revisions. */
  readonly envelope: Envelope | null
  /** What the user answered to questions of this call, by the names of the questions. Nothing of it has been checked. */
  readonly answers: Readonly<Record<string, unknown>>
  onProgress(progress: Progress): void
}

/**
 * What a tool came to: finished JSON, sent as structured content and as text; the same with its escaped twin made already, or
 * with links to the documents in it, and what a card shows first, which no model reads;
 * content blocks of another kind; questions to the user, where the host can ask them (`envelope.canAsk`); or work that goes on, where it can be asked for
 * (`envelope.hasTasks`).
 */
export type ToolResult =
  | string
  | { readonly json: string; readonly escaped: string }
  | { readonly json: string; readonly links: readonly ResourceLink[]; readonly head?: object | null }
  | { readonly content: readonly object[]; readonly isError?: true }
  | { readonly ask: Questions }
  | { readonly task: Task }

/** A question to the user: a form whose fields, all required, are JSON Schemas. */
interface Question {
  readonly message: string
  readonly fields: Readonly<Record<string, object>>
}
/** By their names. */
export type Questions = Readonly<Record<string, Question>>

interface ToolAnnotations {
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
  readonly openWorldHint: boolean
}

/** A tool as the server offers it. Its arguments are checked before `run`. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly annotations: ToolAnnotations
  readonly input: TObject
  /** None: the tool answers with content of another kind. */
  readonly output?: TObject
  /** Of its answer, the members that are described to clients (see `publishOutput`). */
  readonly shows?: string
  readonly meta?: Readonly<Record<string, unknown>>
  /** Arguments that are right, shown when these were wrong. */
  exampleFor(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** What else to say of wrong arguments. */
  adviceFor?(args: Readonly<Record<string, unknown>>): string | undefined
  readonly scope: Scope | null
  readonly group: RateGroup
  /** `accounts`: not for the OAuth connection of an end user, who has nothing to do with the account behind it. */
  readonly audience: 'everyone' | 'accounts'
  /** Whether a call with these arguments may take seconds: it is then answered as a stream. */
  canWait(args: Readonly<Record<string, unknown>>): boolean
  run(args: Readonly<Record<string, unknown>>, call: ToolCall): ToolResult | Promise<ToolResult>
}

/** A tool as it is written down; what most tools share may be left out. */
export interface ToolSpec<Input extends TObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly annotations?: Partial<ToolAnnotations>
  /** What it does, as REST has it (see `operation`): scope, limit and answer are the route's. */
  readonly operation: {
    readonly scope?: Scope
    readonly limit: RateGroup
    readonly answers: { readonly 200?: TSchema }
  }
  /** What the route takes, or the flat form of it. */
  readonly input: Shape<Input>
  /** Where the tool answers in another form than the route. */
  readonly output?: TObject
  /** The members of the answer to describe: those that a caller acts on. */
  readonly shows?: string
  readonly meta?: Readonly<Record<string, unknown>>
  /** Arguments of an example; if omitted, the example of the input. */
  readonly example?: Static<Input>
  /** Where it depends on what was asked for. */
  readonly exampleFor?: (args: Readonly<Record<string, unknown>>) => Static<Input>
  /** What else to say of wrong arguments. */
  readonly adviceFor?: (args: Readonly<Record<string, unknown>>) => string | undefined
  readonly audience?: 'everyone' | 'accounts'
  readonly canWait?: (args: Static<Input>) => boolean
  readonly run: (args: Static<Input>, call: ToolCall) => ToolResult | Promise<ToolResult>
}

/** Reads only, twice is as good as once, and nothing outside of this service is touched. */
const readOnly: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** Make a tool of an operation. Unless it says otherwise it reads only and answers at once. */
export const tool = <Input extends TObject>(spec: ToolSpec<Input>): Tool => {
  const { operation, input, annotations, canWait = () => false, run, ...others } = spec
  const { example = input.schema['examples']?.[0], exampleFor = () => example, ...rest } = others
  const { scope = null, limit, answers } = operation
  return {
    scope,
    group: limit,
    audience: 'everyone',
    ...(answers[200] && { output: answers[200] as TObject }),
    ...rest,
    exampleFor: (args) => exampleFor(args) as Readonly<Record<string, unknown>>,
    input: input.schema,
    annotations: { ...readOnly, ...annotations },
    canWait: (args) => canWait(args as Static<Input>),
    run: (args, call) => run(input['~standard'].validate(args).value, call),
  }
}
