import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { toFetchResponse, toReqRes } from 'fetch-to-node'

/** A request as a Node handler (Koa) takes it. */
export interface NodeExchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** The answer, once the handler has written it. */
  readonly answer: Promise<Response>
}

/**
 * A fetch request for a Node handler. Host and scheme are the configured ones, whatever the caller or a proxy says, so that
 * no address in an answer is the caller's invention.
 */
export const forNode = (request: Request, address: URL, body: Uint8Array | null): NodeExchange => {
  const headers = new Headers(request.headers)
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded']) headers.delete(name)
  headers.set('host', address.host)
  if (body !== null) headers.set('content-length', String(body.byteLength)) // without it Koa sees no body
  const { method } = request
  const { req, res } = toReqRes(
    new Request(address.href, { method, headers, body: body as Uint8Array<ArrayBuffer> | null }),
  )
  for (const message of [req, res])
    Object.defineProperty(message, 'socket', { value: socketOf(address), configurable: true })
  return { req, res, answer: toFetchResponse(res) }
}

/** fetch-to-node has no sockets, and Koa reads them. */
const socketOf = ({ protocol }: URL) =>
  Object.assign(new EventEmitter(), {
    encrypted: protocol === 'https:',
    remoteAddress: '',
    readable: true,
    writable: true,
    destroy: () => {},
  })
