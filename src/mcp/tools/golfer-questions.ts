import { type FittingRequest, fit, oddNumbers } from '../../fitting/index.ts'
import { missSizes } from '../../golf/names/words.ts'
import { inEnglish } from '../../words/index.ts'
import { type Answer, answerTo, choiceOf } from '../protocol/asking.ts'
import type { Questions, ToolCall } from '../tool.ts'

/** A call that goes on, asks, or ends without a fitting. */
type Answered =
  | { readonly request: FittingRequest }
  | { readonly ask: Questions }
  | { readonly content: readonly object[]; readonly isError: true }

/**
 * The request with what the golfer answered, or what to ask before a fitting is charged: a number that was probably read in
 * another unit or from another club, and the size of a miss where it changes the fit. Everything is asked at once and once: a
 * question that was not answered then, and every question of a host that cannot ask, stands in `next.check`.
 */
export const withAnswers = (request: FittingRequest, call: ToolCall): Answered => {
  if (call.envelope?.canAsk !== true) return { request }
  const asked = [...numberQuestions(request), ...sizeQuestions(request)]
  if (asked.length === 0) return { request }
  if (Object.keys(call.answers).length === 0)
    return { ask: Object.fromEntries(asked.map(({ name, form }) => [name, form])) }
  let answered = request
  for (const { name, choices, take } of asked) {
    const answer = answerTo(call, name, choices)
    if (answer.kind === 'refused') return refusal(answer)
    if (answer.kind === 'chosen') answered = take(answered, answer.choice)
  }
  return { request: answered }
}

interface Asked {
  readonly name: string
  readonly form: Questions[string]
  readonly choices: readonly string[]
  take(request: FittingRequest, choice: string): FittingRequest
}

const refusal = ({ why }: Extract<Answer, { kind: 'refused' }>) => ({
  isError: true as const,
  content: [
    {
      type: 'text',
      text: `NOT_ANSWERED: ${why} Nothing was fitted, and nothing was charged. Ask the golfer, then call again: with the right number, or with its name in confirmed if it is right as it is; for a miss of unknown size, missSize slight changes nothing.`,
    },
  ],
})

const numberQuestions = (request: FittingRequest): Asked[] =>
  oddNumbers(request).map(({ field, said, meant, unit, question }) => {
    const [part = '', name = ''] = field.split('.')
    const choices = [`${meant} ${unit}`, `${said} ${unit}`]
    return {
      name,
      choices,
      form: choiceOf(inEnglish(question), title[name] ?? name, choices),
      take: (request, choice) =>
        choice === choices[0]
          ? { ...request, [part]: { ...(request[part as keyof FittingRequest] as object), [name]: meant } }
          : { ...request, confirmed: [...(request.confirmed ?? []), name as Confirmed] },
    }
  })

type Confirmed = NonNullable<FittingRequest['confirmed']>[number]

/** What hosts show above a question. */
const title: Readonly<Record<string, string>> = {
  swingSpeed: 'Swing speed',
  ballSpeed: 'Ball speed',
  driverSpeed: 'Driver speed',
  sevenIronSpeed: '7-iron speed',
  weight: 'Body weight',
}

const sizeQuestions = (request: FittingRequest): Asked[] => {
  const { question } = fit(request)
  if (question === null) return []
  return [
    {
      name: 'missSize',
      choices: missSizes,
      form: choiceOf(inEnglish(question.text), 'Size of the miss', missSizes),
      take: (request, choice) => {
        const missSize = missSizes.find((size) => size === choice)!
        return { ...request, swingMetrics: { ...request.swingMetrics, missSize } }
      },
    },
  ]
}
