import { requireScope } from '../../identity/auth/index.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { countRequest, type RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import { inWords, listenerOf, tongues } from '../../words/index.ts'
import { say } from '../../words/say.ts'
import type { Surface } from '../surface.ts'
import type { Questions, Tool, ToolCall, ToolResult } from '../tool.ts'
import { whichClub, withChosenClubs } from './asking.ts'
import { failureText } from './failure-text.ts'
import { type Lenient, leniently } from './lenient.ts'
import { taskMembers } from './task.ts'

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
  sent: Readonly<Record<string, unknown>>,
  call: ToolCall,
): Promise<string> => {
  const { principal, headers, requestId, noted } = call
  let { args, readAs }: Lenient = { args: sent, readAs: [] }
  const finished = (result: ToolResult): string =>
    beginning(result, call, notesOf(args, readAs)) + ending(result, surface, call)
  noted.tool = noted.tool === undefined ? tool.name : 'several'
  try {
    await countRequest(limits, tool.group, principal, headers)
    if (tool.scope !== null) requireScope(principal, tool.scope)
    ;({ args, readAs } = leniently(tool.input, sent))
    return finished(await tool.run(withChosenClubs(args, call), call))
  } catch (thrown) {
    const ask = whichClub(thrown, args, call)
    if (ask !== null) return finished({ ask })
    const known = asProblem(thrown)
    noted.code = known.code
    if (known.status >= 500)
      log.warn('tool failed', { tool: tool.name, requestId, code: known.code, ...causeOf(known) })
    const freeTools = surface.toolNames(principal.kind).filter((name) => name !== tool.name)
    const text = failureText(known, tool, args, freeTools, requestId)
    return finished({ content: [{ type: 'text', text }], isError: true })
  }
}

/** What was read otherwise than it stood, as a block of text. */
const notesOf = (args: Lenient['args'], problems: Lenient['readAs']): readonly object[] => {
  if (problems.length === 0) return []
  const listener = listenerOf({ lang: tongues.find((lang) => lang === args['language']) })
  return [{ type: 'text', text: inWords(listener, say('refusal.text', { problems })) }]
}

/**
 * What ends a result. Clients of tools see no headers: a result for a test key says in itself that nothing was charged or
 * counted. Revision 2026-07-28 has each result say whether it is complete and who made it.
 */
const ending = (result: ToolResult, { serverMeta }: Surface, { principal, envelope }: ToolCall): string => {
  const mode = principal.isTest ? ['"svc/mode":"test"'] : []
  const head =
    typeof result === 'object' && 'head' in result && result.head ? [`"svc/head":${JSON.stringify(result.head)}`] : []
  if (envelope === null) return mode.length + head.length === 0 ? '}' : `,"_meta":{${[...mode, ...head].join()}}}`
  const kind = kindOf(result)
  return `,"resultType":"${kind}","_meta":{${[...mode, ...head, serverMeta].join()}}}`
}

const kindOf = (result: ToolResult) => {
  if (isQuestions(result)) return 'input_required'
  return typeof result === 'object' && 'task' in result ? 'task' : 'complete'
}

/**
 * The JSON up to its end. Structured content stands in it twice: once for programs, once as text for clients that know only
 * text. Both are the same characters. They are joined once: of 16 kB each copy would cost a tenth of a small answer.
 */
const beginning = (result: ToolResult, { takesLinks }: ToolCall, notes: readonly object[]): string => {
  if (typeof result === 'string') return twice(result, JSON.stringify(result), notes)
  if ('escaped' in result) return twice(result.json, `"${result.escaped}"`, notes)
  if ('task' in result) return `{${taskMembers(result.task)}`
  if ('links' in result)
    return twice(result.json, JSON.stringify(result.json), [...notes, ...(takesLinks ? result.links : [])])
  return JSON.stringify(isQuestions(result) ? inputRequests(result.ask) : result).slice(0, -1)
}

const twice = (json: string, asText: string, blocks: readonly object[]): string =>
  `{"content":[{"type":"text","text":${asText}}${blocks.map((block) => `,${JSON.stringify(block)}`).join('')}],"structuredContent":${json}`

const isQuestions = (result: ToolResult): result is { readonly ask: Questions } =>
  typeof result === 'object' && 'ask' in result

/** @source MCP specification 2026-07-28, multi round-trip requests and elicitation */
const inputRequests = (questions: Questions): object => ({
  inputRequests: Object.fromEntries(
    Object.entries(questions).map(([name, { message, fields }]) => {
      const requestedSchema = { type: 'object', properties: fields, required: Object.keys(fields) }
      return [name, { method: 'elicitation/create', params: { mode: 'form', message, requestedSchema } }]
    }),
  ),
})

const asProblem = (thrown: unknown): Problem =>
  thrown instanceof Problem ? thrown : problem('internal', { detail: say('outages.internalCall'), cause: thrown })

const causeOf = ({ cause }: Problem) => (cause === undefined ? {} : errorFacts(cause))
