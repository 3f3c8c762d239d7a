import { problems } from '../../platform/problem-table.ts'
import { OperatorError } from '../failure.ts'
import { isStoring, type RepeatedName, unknownOutcome } from '../operations/repeats.ts'
import { optionName } from '../option-name.ts'
import type { Environment } from '../verb.ts'

/** A service that is called over its API, for somebody who has its address and a key, and no database. */
export interface Api {
  readonly url: string
  readonly key: string
}

/** Variables that name a service; the options `--url` and `--key` before a verb set them. */
export const apiVariables = { url: 'CLUBWRIGHT_URL', key: 'CLUBWRIGHT_KEY' } as const

/** The service that the command is to call; null: it works on the database itself. */
export const apiIn = (env: Environment): Api | null => {
  const url = env[apiVariables.url]?.trim().replace(/\/$/, '')
  if (!url) return null
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new OperatorError(`--url (${apiVariables.url}) must be an http or https URL, such as https://fit.example`, {
      code: 'USAGE',
    })
  const key = env[apiVariables.key]?.trim()
  if (!key) throw new OperatorError(`--key (${apiVariables.key}) is required beside --url`, { code: 'USAGE' })
  return { url, key }
}

/** @throws {OperatorError} The command is to call a service, and this verb needs its database. */
export const refuseRemote = (env: Environment, name: string): void => {
  if (apiIn(env) === null) return
  throw new OperatorError(
    `${name} works on the database, not over the API. Leave out --url, or unset ${apiVariables.url}.`,
    { code: 'USAGE' },
  )
}

/** A request to the API. */
export interface Call {
  /** Whose request it is: that says whether it may be repeated. */
  readonly name: RepeatedName
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With its parameters. */
  readonly path: string
  readonly body?: unknown
  /** Lines instead of one document. */
  readonly lines?: string
  readonly idempotencyKey?: string | undefined
  /** It waits where the service asks it to come back within `waitSecondsMax`, and repeats. */
  readonly isPatient?: boolean
  /** Options by the JSON Pointer of what they make, where they are not named after it. */
  readonly options?: Readonly<Record<string, string>>
}

/** A fitting is answered within 25 seconds. */
const answerMsMax = 120_000
/** Limits are per minute; an allowance that is used up asks for more patience than a command has. */
const waitSecondsMax = 60

/** Call an operation. @returns its answer; undefined: it has none. @throws {OperatorError} */
export const callApi = async (api: Api, call: Call): Promise<unknown> => {
  const response = await send(api, call)
  const text = await response.text().catch((cause: unknown) => {
    throw lost(api, call, cause)
  })
  if (response.ok && text === '') return undefined
  const answer = jsonIn(text)
  if (response.ok && answer !== undefined) return answer
  throw refusalOf(api, call, response.status, answer)
}

/** Call an operation that answers in lines. @throws {OperatorError} */
export async function* linesFrom(api: Api, call: Call): AsyncGenerator<unknown, void, undefined> {
  const response = await send(api, call)
  if (!response.ok) throw refusalOf(api, call, response.status, jsonIn(await response.text().catch(() => '')))
  let rest = ''
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()!
      for (const line of lines) yield JSON.parse(line)
    }
  } catch (cause) {
    throw lost(api, call, cause)
  }
}

const send = async (api: Api, call: Call): Promise<Response> => {
  const response = await sendOnce(api, call)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  if (!call.isPatient || response.status !== 429 || !(seconds <= waitSecondsMax)) return response
  await response.body?.cancel()
  await Bun.sleep(seconds * 1000)
  return send(api, call)
}

const sendOnce = (api: Api, call: Call): Promise<Response> => {
  const { method, path, body, lines, idempotencyKey } = call
  return fetch(`${api.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${api.key}`,
      'x-svc-client': 'clubwright',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(lines !== undefined && { 'content-type': 'application/x-ndjson' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...((body !== undefined || lines !== undefined) && { body: lines ?? JSON.stringify(body) }),
    redirect: 'error', // a key is not shown to another host
    signal: AbortSignal.timeout(answerMsMax),
  }).catch((cause: unknown) => {
    throw lost(api, call, cause)
  })
}

/** How fetch names a connection that was never made. */
const unreachable = new Set(['ConnectionRefused', 'FailedToOpenSocket', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

/** A service that did not answer. */
const lost = (api: Api, call: Call, cause: unknown): OperatorError => {
  const { code, message } = cause as { readonly code?: string; readonly message: string }
  const what = `${api.url} did not answer: ${message}`
  return unreachable.has(code ?? '')
    ? new OperatorError(what, { code: 'UNAVAILABLE', cause })
    : unsure(call, what, cause)
}

/** A request that was sent, without a word of what became of it. */
const unsure = ({ name, idempotencyKey }: Call, what: string, cause?: unknown): OperatorError =>
  isStoring(name)
    ? unknownOutcome(name, what, cause, idempotencyKey)
    : new OperatorError(what, { code: 'UNAVAILABLE', cause })

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface SentProblem {
  readonly code?: string
  readonly detail?: string
  readonly instance?: string
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
}

/** What the service refused, with its fields as options. */
const refusalOf = ({ url }: Api, call: Call, status: number, answer: unknown): OperatorError => {
  const { code, detail, instance, errors = [] } = (answer ?? {}) as SentProblem
  if (code === undefined || detail === undefined) {
    const what = `${url} answered ${status}, and not as this service does.`
    return status >= 500 ? unsure(call, what) : new OperatorError(`${what} Is the address right?`)
  }
  const fields = errors
    .filter(({ pointer }) => pointer !== '')
    .map(({ pointer, detail: problem }) => ({
      option: call.options?.[pointer] ?? `--${optionName(pointer.split('/').findLast((part) => !/^\d+$/.test(part))!)}`,
      problem,
    }))
  const message =
    fields.length > 0
      ? fields.map(({ option, problem }) => `${option} ${problem}`).join('\n')
      : `${detail} (${code}, ${instance})`
  if (status >= 500 && (status !== 503 || code === storageUnavailable)) return unsure(call, `${message}.`)
  return new OperatorError(message, { code: codeOf(status), ...(fields.length > 0 && { fields }) })
}

/** Of the problems with 503 the one that may come after something was stored; the others come before the work. */
const storageUnavailable = problems.storageUnavailable.code

const codeOf = (status: number) => {
  if (status === 400 || status === 422) return 'USAGE'
  if (status === 404) return 'NOT_FOUND'
  return status === 429 || status === 503 ? 'UNAVAILABLE' : 'REFUSED'
}
