import type { Elysia } from 'elysia'
import { say } from '../../../words/say.ts'
import { problem } from '../../errors.ts'
import type { Config } from '../../settings/settings.ts'
import { yieldToEventLoop } from '../../work/yield.ts'
import { countBeforeBody } from '../limits/rate-limit.ts'
import { readJsonText } from './json-text.ts'

/** A longer body begins its work in a turn of the event loop of its own. */
const longBytes = 65_536
/** Longest piece of the caller's own text that an answer repeats. */
const echoCharactersMax = 100

/**
 * Routes whose bodies may be longer than MAX_BODY_BYTES: 500 golfers to fit, 32 golfers with their fittings, and a
 * session of 2,000 shots.
 * Everything else stays small, because a body is in memory whole before anything of it is checked.
 */
const longBodies: Readonly<Record<string, number>> = {
  '/v1/fitting/batch': 1_048_576,
  '/v1/catalog/scores': 1_048_576,
  '/v1/sessions/ingest': 5_242_880,
  '/v1/sessions/import': 5_242_880,
}

/** Routes whose bodies are lines, each a JSON document of its own: who answers reads them one by one. */
const lineBodies: ReadonlySet<string> = new Set(['/v1/fitting/batch'])

/** Routes whose bodies are files. */
const fileBodies: ReadonlySet<string> = new Set(['/v1/sessions/import'])

/** Longest body that a route takes. */
export const bodyBytesMax = ({ maxBodyBytes }: Config, route: string): number =>
  Math.max(maxBodyBytes, longBodies[route] ?? 0)

/**
 * Reads every body as JSON: UTF-8, within the limit of its route, as strictly as `readJsonText`. A body without
 * Content-Type is read as JSON too; a byte order mark is tolerated. No body gives `undefined`.
 */
export const jsonBodies =
  ({ config }: { config: Config }) =>
  (app: Elysia) => {
    const count = countBeforeBody(app)
    return app
      .onParse(async ({ request, route, set }) => {
        await count({ request, route, set })
        const read = fileBodies.has(route) ? readFile : lineBodies.has(route) ? readLines : readJson
        const body = await read(request, bodyBytesMax(config, route))
        return body === undefined ? nothing : body
      })
      .onTransform((context) => {
        if (context.body === nothing) context.body = undefined
      })
  }

/** Stands for an empty body: for `undefined` Elysia would try its own parser on the bytes that are already read. */
const nothing = Symbol('no body')

/** The body as JSON; undefined when there is none. */
export const readJson = async (request: Request, bytesMax: number): Promise<unknown> => {
  const text = await readJsonBody(request, bytesMax)
  return text === undefined ? undefined : readJsonText(text)
}

/** The text of a body that should be JSON; undefined when there is none. */
export const readJsonBody = (request: Request, bytesMax: number): Promise<string | undefined> =>
  readText(request, bytesMax, jsonTypes)

const jsonTypes = ['application/json'] as const

/** NDJSON under each of its names. */
const lineTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'] as const

/** The text of a body of lines; undefined when there is none. */
const readLines = (request: Request, bytesMax: number): Promise<string | undefined> =>
  readText(request, bytesMax, lineTypes)

/** The bytes of a file, whatever it is said to be; a form that holds it is none. */
const readFile = async (request: Request, bytesMax: number): Promise<Uint8Array | undefined> => {
  if (!hasBody(request)) return undefined
  const type = request.headers.get('content-type') ?? ''
  if (/^(multipart\/|application\/x-www-form-urlencoded)/i.test(type))
    throw problem('unsupportedMediaType', { detail: say('requests.formForFile') })
  refuseEncoded(request.headers)
  return readBytes(request, bytesMax)
}

const readText = async (request: Request, bytesMax: number, types: readonly string[]): Promise<string | undefined> => {
  if (!hasBody(request)) return undefined
  refuseOtherTypes(request.headers, types)
  const bytes = await readBytes(request, bytesMax)
  if (bytes.length === 0) return undefined
  if (bytes.length > longBytes) await yieldToEventLoop()
  return decode(bytes)
}

/** `request.body` is read only without a length: Bun makes a stream of it, which takes a tenth of the time of a short answer. */
const hasBody = (request: Request): boolean => {
  const stated = request.headers.get('content-length')
  return stated === null ? request.body !== null : Number(stated) !== 0
}

const refuseEncoded = (headers: Headers): void => {
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') throw problem('unsupportedMediaType', { detail: say('requests.encoded') })
}

const refuseOtherTypes = (headers: Headers, types: readonly string[]): void => {
  refuseEncoded(headers)
  const type = headers.get('content-type')
  if (type === null || isOneOf(types, type)) return
  throw problem('unsupportedMediaType', {
    detail: say('requests.otherType', { type: types[0]!, sent: type.slice(0, echoCharactersMax) }),
  })
}

/** One of the media types, with no charset or with UTF-8. */
const isOneOf = (types: readonly string[], contentType: string): boolean => {
  if (types.includes(contentType)) return true
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  return types.includes(type!) && (charset === undefined || /^"?utf-?8"?$/.test(charset))
}

/** A body of stated length is read in one piece: the server takes no more than that many bytes from the connection. */
export const readBytes = async (request: Request, bytesMax: number): Promise<Uint8Array> => {
  const stated = request.headers.get('content-length')
  if (stated === null) return request.body === null ? new Uint8Array() : countedBytes(request, bytesMax)
  if (Number(stated) > bytesMax) throw tooLarge(bytesMax)
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > bytesMax) throw tooLarge(bytesMax)
  return bytes
}

/** Counts while it reads, so that a body of unknown length is cut off at the limit. */
const countedBytes = async (request: Request, bytesMax: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    length += chunk.length
    // Leaving the loop cancels the stream.
    if (length > bytesMax) throw tooLarge(bytesMax)
    chunks.push(chunk)
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
}

const tooLarge = (bytesMax: number) =>
  problem('payloadTooLarge', { detail: say('requests.tooLarge', { most: bytesMax }) })

const utf8 = new TextDecoder('utf-8', { fatal: true })

const decode = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw problem('malformedJson', { detail: say('requests.notUtf8'), cause })
  }
}
