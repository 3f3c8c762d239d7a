import { isRecord } from '../../platform/values.ts'
import { newestVersion } from '../identity.ts'
import type { RpcRequest } from './rpc.ts'
import { tasksExtension } from './task.ts'

/**
 * What each request of revision 2026-07-28 says anew, in `_meta`, where the older ones said it once in `initialize`.
 * @source MCP specification 2026-07-28, base protocol
 */
export interface Envelope {
  /** Whether the host can ask its user something in a form before the call goes on. */
  readonly canAsk: boolean
  /** Whether the client can ask for the end of a call later (see tasks.ts). */
  readonly hasTasks: boolean
}

const prefix = 'io.modelcontextprotocol/'
/** Methods whose header `Mcp-Name` repeats a member of the params. @source MCP specification 2026-07-28, transports */
const named: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'resources/read': 'uri',
  'tasks/get': 'taskId',
  'tasks/update': 'taskId',
  'tasks/cancel': 'taskId',
}
const logLevels = new Set(['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'])

/** Whether the protocol itself has put anything into `_meta`: no revision before 2026-07-28 knows that. */
export const hasEnvelope = ({ params: { _meta } }: RpcRequest): boolean =>
  isRecord(_meta) && Object.keys(_meta).some((key) => key.startsWith(prefix))

/** The envelope of a request, when its headers repeat it exactly and nothing in it needs the judgment of the library. */
export const envelopeOf = (headers: Headers, { method, params }: RpcRequest): Envelope | null => {
  const repeated =
    headers.get('mcp-protocol-version') === newestVersion &&
    headers.get('mcp-method') === method &&
    (!Object.hasOwn(named, method) || headers.get('mcp-name') === params[named[method]!])
  const { _meta } = params
  if (!repeated || !isRecord(_meta)) return null
  for (const key in _meta) if (key.startsWith(prefix) && !isPlain(key, _meta[key])) return null
  const capabilities = _meta[`${prefix}clientCapabilities`]
  if (_meta[`${prefix}protocolVersion`] !== newestVersion || !isRecord(capabilities)) return null
  return { canAsk: canAsk(capabilities), hasTasks: hasTasks(capabilities) }
}

/** An empty `elicitation` means forms. */
export const canAsk = ({ elicitation }: Readonly<Record<string, unknown>>): boolean =>
  isRecord(elicitation) && ('form' in elicitation || !('url' in elicitation))

const hasTasks = ({ extensions }: Readonly<Record<string, unknown>>): boolean =>
  isRecord(extensions) && isRecord(extensions[tasksExtension])

const isPlain = (key: string, value: unknown): boolean => {
  switch (key.slice(prefix.length)) {
    case 'protocolVersion':
      return true
    case 'clientInfo':
      return isRecord(value) && isText(value['version']) && Object.values(value).every(isText) && isText(value['name'])
    case 'clientCapabilities':
      return isRecord(value) && Object.entries(value).every(([name, one]) => isPlainCapability(name, one))
    case 'logLevel':
      return logLevels.has(value as string)
    default:
      return false
  }
}

const isText = (value: unknown): boolean => typeof value === 'string'

/** Capabilities are objects of objects; those of `roots` and `elicitation` also hold switches. */
const isPlainCapability = (name: string, value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([member, one]) =>
    name === 'roots' && member === 'listChanged'
      ? typeof one === 'boolean'
      : isRecord(one) && !('applyDefaults' in one),
  )
