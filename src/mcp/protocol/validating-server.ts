import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>

/**
 * The library's server, but for requests whose params are of the wrong type: it answers them as a fault of its own
 * (-32603), with the findings of its schema checker as JSON. JSON-RPC has -32602 for them, and a client gets a sentence.
 */
export class ValidatingServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const answer = super._wrapHandler(method, handler)
    return async (request, context) => {
      try {
        return await answer(request, context)
      } catch (error) {
        const wrong = wrongParams(error)
        throw wrong === null ? error : new ProtocolError(ProtocolErrorCode.InvalidParams, `${method}: ${wrong}`)
      }
    }
  }
}

/** What the schema checker found, in words; null for any other error. */
const wrongParams = (error: unknown): string | null => {
  if (!(error instanceof Error) || 'code' in error || !error.message.startsWith('[')) return null
  try {
    const findings = JSON.parse(error.message) as { readonly path: string[]; readonly message: string }[]
    return findings.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  } catch {
    return null
  }
}
