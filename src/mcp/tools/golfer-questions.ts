import { type FittingRequest, fit, oddNumbers } from '../../fitting/index.ts'
import { missSizes } from '../../golf/words.ts'
import { answerTo, choiceOf } from '../asking.ts'
import type { Questions, ToolCall } from '../tool.ts'

/**
 * The request with what the golfer answered, or what to ask before a fitting is charged: a number that was probably read in
 * another unit or from another club, and the size of a miss where it changes the fit. A host that cannot ask gets both in `next.check`.
 */
export const withAnswers = (
  request: FittingRequest,
  call: ToolCall,
): { readonly request: FittingRequest } | { readonly ask: Questions } => {
  if (call.envelope?.canAsk !== true) return { request }
  const { request: sped, ask: speed } = askNumbers(request, call)
  const { request: sized, ask: size } = askSize(sped, call)
  const ask = { ...speed, ...size }
  return Object.keys(ask).length === 0 ? { request: sized } : { ask }
}

interface Answered {
  readonly request: FittingRequest
  readonly ask: Questions
}

const askNumbers = (request: FittingRequest, call: ToolCall): Answered => {
  let [answered, ask]: [FittingRequest, Questions] = [request, {}]
  for (const { field, said, meant, unit, question } of oddNumbers(request)) {
    const [part = '', name = ''] = field.split('.')
    const choices = [`${meant} ${unit}`, `${said} ${unit}`]
    const answer = answerTo(call, name, choices)
    if (answer === undefined) ask = { ...ask, [name]: choiceOf(question, title[name] ?? name, choices) }
    else answered = withNumber(answered, part as keyof FittingRequest, name, answer === choices[0] ? meant : said)
  }
  return { request: answered, ask }
}

/** What hosts show above a question. */
const title: Readonly<Record<string, string>> = {
  swingSpeed: 'Swing speed',
  ballSpeed: 'Ball speed',
  driverSpeed: 'Driver speed',
  sevenIronSpeed: '7-iron speed',
  weight: 'Body weight',
}

const withNumber = (request: FittingRequest, part: keyof FittingRequest, name: string, value: number) => ({
  ...request,
  [part]: { ...(request[part] as object), [name]: value },
})

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
