import { chmodSync, mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { checkInput, type OperationName, operations, runOperation, type Tools } from './operations.ts'
import { messageOf, OperatorError } from './verb.ts'

/** A call as it travels to the serving process. */
interface Call {
  readonly operation: OperationName
  readonly input: unknown
}

type Reply = { readonly result: unknown } | { readonly refused: string }

/**
 * The door for operator commands beside a running embedded server: the engine allows one process, so that process
 * does the work. A unix socket that only the owner of the data directory can open. The caller holds the directory's
 * lock, so a socket file that is already there is left over.
 */
export const serveControl = (dataDir: string, tools: Tools): { close(): Promise<void> } => {
  const path = socketPath(dataDir)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  refuseForeign(dirname(path))
  rmSync(path, { force: true })
  const server = Bun.serve({ unix: path, fetch: async (request) => Response.json(await answer(tools, request)) })
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
export const callControl = async (dataDir: string, operation: OperationName, input: unknown): Promise<unknown> => {
  const call: Call = { operation, input }
  const response = await fetch('http://localhost/', {
    unix: socketPath(dataDir),
    method: 'POST',
    body: JSON.stringify(call),
  }).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOENT' || code === 'ECONNREFUSED') throw new ControlUnreachable('no control socket', { cause })
    throw new OperatorError('The server ended before it answered. Look whether the command took effect.', { cause })
  })
  const reply = (await response.json()) as Reply
  if ('refused' in reply) throw new OperatorError(reply.refused)
  return reply.result
}

/** The holder of the data directory has no control socket: it is starting, stopping, or not a server. */
export class ControlUnreachable extends Error {}

const answer = async (tools: Tools, request: Request): Promise<Reply> => {
  try {
    const { operation, input } = (await request.json()) as Call
    if (!Object.hasOwn(operations, operation)) return { refused: `This server does not know ${operation}.` }
    checkInput(operation, input)
    return { result: await runOperation(tools, operation, input) }
  } catch (error) {
    return { refused: messageOf(error) }
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
    throw new Error(`${directory} belongs to another user, so the control socket cannot be made there`)
}
