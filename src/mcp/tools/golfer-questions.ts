import { type FittingRequest, fit, oddSpeed } from '../../fitting/index.ts'
import { missSizes } from '../../golf/words.ts'
import { answerTo, choiceOf } from '../asking.ts'
import type { Questions, ToolCall } from '../tool.ts'

/**
 * The request with what the golfer answered, or what to ask before a fitting is charged: a speed that was probably read in
 * another unit, and the size of a miss where it changes the fit. A host that cannot ask gets both in `next.check`.
 */
export const withAnswers = (
  request: FittingRequest,
  call: ToolCall,
): { readonly request: FittingRequest } | { readonly ask: Questions } => {
  if (call.envelope?.canAsk !== true) return { request }
  const { request: sped, ask: speed } = askSpeed(request, call)
  const { request: sized, ask: size } = askSize(sped, call)
  const ask = { ...speed, ...size }
  return Object.keys(ask).length === 0 ? { request: sized } : { ask }
}

interface Answered {
  readonly request: FittingRequest
  readonly ask: Questions
}

const askSpeed = (request: FittingRequest, call: ToolCall): Answered => {
  const odd = oddSpeed(request)
  if (odd === null) return { request, ask: {} }
  const { meantMph, saidMph } = odd
  const choices = [`${meantMph} mph`, `${saidMph} mph`]
  const answer = answerTo(call, 'swingSpeed', choices)
  if (answer === undefined) return { request, ask: { swingSpeed: choiceOf(odd.question, 'Swing speed', choices) } }
  const swingSpeed = answer === choices[0] ? meantMph : saidMph
  return { request: { ...request, swingMetrics: { ...request.swingMetrics, swingSpeed } }, ask: {} }
}

const askSize = (request: FittingRequest, call: ToolCall): Answered => {
  const { question } = fit(request)
  if (question === null) return { request, ask: {} }
  const answer = answerTo(call, 'missSize', missSizes)
  if (answer === undefined)
    return { request, ask: { missSize: choiceOf(question.text, 'Size of the miss', missSizes) } }
  if (answer === null) return { request, ask: {} }
  const missSize = missSizes.find((size) => size === answer)!
  return { request: { ...request, swingMetrics: { ...request.swingMetrics, missSize } }, ask: {} }
}
