import { type Principal, requireScope } from '../features/auth/index.ts'
import { Problem, problem } from '../platform/errors.ts'
import { countRequest, type RateLimits } from '../platform/http/rate-limit.ts'
import { errorFacts, type Log } from '../platform/log.ts'
import { failureText } from './failure-text.ts'
import type { Surface } from './surface.ts'
import type { Tool, ToolCall, ToolResult } from './tool.ts'

/** What every call of a tool takes. */
export interface CallDeps {
  readonly limits: RateLimits
  readonly log: Log
}

/**
 * Run a tool. Wrong arguments and everything that a caller could meet are results too (`isError`), in words that say
 * what to do; only an unknown tool is an error of the protocol, and that is the dispatcher's.
 *
 * @returns The finished JSON of the result.
 */
export const callTool = async (
  { limits, log }: CallDeps,
  surface: Surface,
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  call: ToolCall,
): Promise<string> => {
  const { principal, headers, requestId, noted } = call
  noted.tool = noted.tool === undefined ? tool.name : 'several'
  try {
    await countRequest(limits, tool.group, principal.keyId, headers)
    if (tool.scope !== null) requireScope(principal, tool.scope)
    return marked(resultJson(await tool.run(args, call)), principal)
  } catch (thrown) {
    const known = asProblem(thrown)
    noted.code = known.code
    if (known.status >= 500)
      log.warn('tool failed', { tool: tool.name, requestId, code: known.code, ...causeOf(known) })
    const freeTools = surface.toolNames(principal.kind).filter((name) => name !== tool.name)
    const text = failureText(known, tool, freeTools, requestId)
    return marked(resultJson({ content: [{ type: 'text', text }], isError: true }), principal)
  }
}

/** Clients of tools see no headers: a result for a test key says in itself that nothing was charged or counted. */
const marked = (result: string, { isTest }: Principal): string =>
  isTest ? `${result.slice(0, -1)},"_meta":{"svc/mode":"test"}}` : result

/** The JSON twice: once for programs, once as text for clients that know only text. Both are the same characters. */
const resultJson = (result: ToolResult): string => {
  if (typeof result === 'string') return twice(result, JSON.stringify(result))
  return 'json' in result ? twice(result.json, `"${result.escaped}"`) : JSON.stringify(result)
}

const twice = (json: string, asText: string): string =>
  `{"content":[{"type":"text","text":${asText}}],"structuredContent":${json}}`

const asProblem = (thrown: unknown): Problem =>
  thrown instanceof Problem
    ? thrown
    : problem('internal', {
        detail: 'The call could not be completed. Quote the request id when reporting this.',
        cause: thrown,
      })

const causeOf = ({ cause }: Problem) => (cause === undefined ? {} : errorFacts(cause))
