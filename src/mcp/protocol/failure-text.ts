import type { FieldProblem, Problem } from '../../platform/errors.ts'
import { inWords, type Listener, listenerOf, rendered, tongues } from '../../words/index.ts'
import type { Rendered } from '../../words/message.ts'
import { inFlatNames } from '../flat-names.ts'
import type { Tool } from '../tool.ts'

/**
 * A failure in words for a model: the code, what is wrong, and the next step. Hosts show models only the text of a failed
 * call, so all of it is here.
 */
export const failureText = (
  thrown: Problem,
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  otherTools: readonly string[],
  requestId: string,
): string => {
  const listener = listenerOf({ lang: tongues.find((lang) => lang === args['language']) })
  return inFlatNames(
    [
      `${thrown.code}: ${inWords(listener, thrown.detail)}`,
      ...fieldLines(thrown, listener),
      ...nextSteps(thrown, tool, args, otherTools),
      ...(thrown.status >= 500 ? [`Request id: ${requestId}.`] : []),
    ].join('\n'),
    args['clubType'],
  )
}

/** Wrong arguments, but for those that the message says whole. */
const fieldLines = ({ errors }: Problem, listener: Listener): string[] =>
  rendered(
    listener,
    errors.filter(({ received }, place) => place >= saidInMessage || received !== undefined),
  ).map(fieldLine)
const saidInMessage = 3

const fieldLine = ({ pointer, detail, received }: Rendered<FieldProblem>): string =>
  `- ${pointer.slice(1).replaceAll('/', '.') || 'arguments'}: ${detail}${received === undefined ? '' : ` (received ${JSON.stringify(received)})`}`

const nextSteps = (
  thrown: Problem,
  { name, exampleFor, adviceFor }: Tool,
  args: Readonly<Record<string, unknown>>,
  otherTools: readonly string[],
): string[] => {
  const { resetsAt, retryAfter, fittingId } = thrown.members as {
    resetsAt?: string
    retryAfter?: number
    fittingId?: string
  }
  switch (thrown.code) {
    case 'VALIDATION_FAILED':
      return [
        ...[adviceFor?.(args)].filter((advice) => advice !== undefined),
        `Correct the arguments and call ${name} again. Valid, for example: ${JSON.stringify(exampleFor(args))}`,
      ]
    case 'QUOTA_EXCEEDED':
    case 'DAILY_CAP_REACHED':
      return [
        `resetsAt: ${resetsAt} (retryAfter: ${retryAfter} seconds). Tell the golfer; do not call ${name} again before then.`,
        `Still free and working: ${otherTools.join(', ')}.`,
      ]
    case 'IDEMPOTENCY_KEY_REUSED':
      return [`Call ${name} with the arguments of the first call, or with a new idempotencyKey for another fitting.`]
    case 'QUESTIONS_FIRST':
      return [`Ask the golfer, then call ${name} again with the answers; a number that is right goes into confirmed.`]
    case 'CORRECTION_REFUSED':
      return [`Ask the user first: ${name} without corrects makes a new fitting, which costs one.`]
    case 'FITTING_ERASED':
      return [`Ask the user first: ${name} with a new idempotencyKey makes another fitting, which costs one.`]
    case 'FITTING_NOT_FOUND':
      return ['Use a fittingId that analyze_fitting returned with this same credential.']
    case 'FITTING_NOT_COMPLETE':
      return ['Wait for it with get_fitting.']
    case 'NOT_OFFERED':
      return ['Choose from what get_club lists for this head, or omit the option.']
    case 'AMBIGUOUS_CLUB':
      return [`Ask the user which one, and call ${name} again with its id.`]
    case 'CLUB_NOT_FOUND':
      return ['Find ids with search_clubs, or take them from a fitting.']
    case 'INSUFFICIENT_SCOPE':
      return ['The credential does not allow this operation; the user must connect again and grant it.']
    default: {
      const then = fittingId === undefined ? 'make the same call again' : `call get_fitting with fittingId ${fittingId}`
      return retryAfter === undefined ? [] : [`Wait ${retryAfter} seconds, then ${then}.`]
    }
  }
}
