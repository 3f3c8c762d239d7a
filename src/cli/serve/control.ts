import { chmodSync, mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Progress, silently } from '../../platform/work/progress.ts'
import { type Failure, failureOf, OperatorError } from '../failure.ts'
import type { Tools } from '../operations/operation.ts'
import { isStoring, unknownOutcome } from '../operations/repeats.ts'
import { checkInput, type OperationName, operations, runOperation } from '../operations.ts'

interface Call {
  readonly operation: OperationName
  readonly input: unknown
}

/**
 * A call as it travels to the serving process: a line of JSON, and behind it the text of a file as it is. As JSON a long file
 * would hold up every request while it is read.
 */
const encodeCall = ({ operation, input }: Call): string => {
  const { text, ...rest } = input as { readonly text?: unknown }
  return typeof text === 'string'
    ? `${JSON.stringify({ operation, input: rest, hasText: true })}\n${text}`
    : `${JSON.stringify({ operation, input })}\n`
}

const callIn = (body: string): Call => {
  const end = body.indexOf('\n')
  const { operation, input, hasText } = JSON.parse(body.slice(0, end)) as Call & { readonly hasText?: boolean }
  return { operation, input: hasText ? { ...(input as object), text: body.slice(end + 1) } : input }
}

type Reply = { readonly result: unknown } | { readonly refused: string; readonly failure: Failure }

/** Who hears of an operation before its end. */
export type Listener = Pick<Tools, 'progress' | 'handOver'>

/** What comes back: lines that tell how far it is, parts of the result, and at last the reply. Each is JSON. */
type Line = Reply | { readonly progress: Parameters<Progress> } | { readonly part: unknown }

/**
 * The door for operator commands beside a running embedded server: the engine allows one process, so that process
 * does the work. A unix socket that only the owner of the data directory can open. The caller holds the directory's
 * lock, so a socket file that is already there is left over.
 */
export const serveControl = (dataDir: string, tools: Omit<Tools, keyof Listener>): { close(): Promise<void> } => {
  const path = socketPath(dataDir)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  refuseForeign(dirname(path))
  rmSync(path, { force: true })
  const server = Bun.serve({
    unix: path,
    development: false,
    ...({ idleTimeout: 0 } as object), // Bun has it here too, its types have not; else ten silent seconds are the end
    fetch: (request) => new Response(lines(tools, request)),
  })
  chmodSync(path, 0o600)
  return {
    close: async () => {
      await server.stop()
      rmSync(path, { force: true })
      if (dirname(path) !== resolve(dataDir)) rmdirSync(dirname(path))
    },
  }
}

/** Ask the server that holds a data directory. @throws {ControlUnreachable} Nothing listens there. */
export const callControl = async (
  dataDir: string,
  operation: OperationName,
  input: unknown,
  listener: Listener = { progress: silently, handOver: () => {} },
): Promise<unknown> => {
  const response = await fetch('http://localhost/', {
    unix: socketPath(dataDir),
    method: 'POST',
    body: encodeCall({ operation, input }),
    timeout: false,
  }).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOENT' || code === 'ECONNREFUSED') throw new ControlUnreachable('no control socket', { cause })
    throw serverEnded(operation, cause)
  })
  const reply = await replyIn(operation, response, listener)
  if ('refused' in reply) throw new OperatorError(reply.refused, reply.failure)
  return reply.result
}

const serverEnded = (operation: OperationName, cause?: unknown): OperatorError => {
  const what = 'The server ended before it answered.'
  return isStoring(operation)
    ? unknownOutcome(operation, what, cause)
    : new OperatorError(what, { code: 'UNAVAILABLE', cause })
}

const replyIn = async (operation: OperationName, response: Response, listener: Listener): Promise<Reply> => {
  for await (const line of linesIn(operation, response)) {
    if ('part' in line) await listener.handOver(line.part)
    else if ('progress' in line) {
      const [what, done, total] = line.progress
      listener.progress(what, done ?? undefined, total ?? undefined) // JSON has no undefined in a list, only null
    } else return line
  }
  throw serverEnded(operation)
}

async function* linesIn(operation: OperationName, response: Response): AsyncGenerator<Line, void, undefined> {
  let text = ''
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        yield JSON.parse(text.slice(0, end)) as Line
        text = text.slice(end + 1)
      }
    }
  } catch (cause) {
    throw serverEnded(operation, cause)
  }
}

/** The holder of the data directory has no control socket: it is starting, stopping, or not a server. */
export class ControlUnreachable extends Error {}

/** The work goes on when the caller is gone, unless it has a part of its result to hand over. */
const lines = (tools: Omit<Tools, keyof Listener>, request: Request): ReadableStream => {
  let isGone = false
  return new ReadableStream({
    start: async (stream) => {
      const write = (line: Line) => isGone || stream.enqueue(`${JSON.stringify(line)}\n`)
      const progress: Progress = (...progress) => void write({ progress })
      const handOver = (part: unknown) => {
        if (isGone) throw new OperatorError('The command that requested this has ended.')
        write({ part })
      }
      write(await answer({ ...tools, progress, handOver }, request))
      if (!isGone) stream.close()
    },
    cancel: () => {
      isGone = true
    },
  })
}

const answer = async (tools: Tools, request: Request): Promise<Reply> => {
  try {
    const { operation, input } = callIn(await request.text())
    if (!Object.hasOwn(operations, operation)) throw new OperatorError(`This server does not know ${operation}.`)
    checkInput(operation, input)
    return { result: await runOperation(tools, operation, input) }
  } catch (error) {
    const failure = failureOf(error)
    return { refused: failure.message, failure }
  }
}

/** Systems limit a socket's path to 104 bytes (macOS) or 108 (Linux). */
const pathBytesMax = 100

const socketPath = (dataDir: string): string => {
  const path = join(resolve(dataDir), 'control.sock')
  if (Buffer.byteLength(path) <= pathBytesMax) return path
  const name = new Bun.CryptoHasher('sha256').update(path).digest('hex').slice(0, 16)
  return join(tmpdir(), `clubwright-${name}`, 'control.sock')
}

/** In a shared temporary directory somebody else may have been there first. */
const refuseForeign = (directory: string): void => {
  if (statSync(directory).uid !== process.getuid?.())
    throw new Error(`${directory} belongs to another user, so the control socket cannot be created there`)
}
