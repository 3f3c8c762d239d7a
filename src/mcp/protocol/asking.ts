import { Problem } from '../../platform/errors.ts'
import { isRecord } from '../../platform/values.ts'
import type { Questions, ToolCall } from '../tool.ts'

type Args = Readonly<Record<string, unknown>>

/** What became of a question: one of its choices, no answer so far, or none that can be used, and why. */
export type Answer =
  | { readonly kind: 'chosen'; readonly choice: string }
  | { readonly kind: 'unasked' }
  | { readonly kind: 'refused'; readonly why: string }

/** What the user answered in the form of a question. */
export const answerTo = ({ answers }: Pick<ToolCall, 'answers'>, name: string, choices: readonly string[]): Answer => {
  const answer = answers[name]
  if (!isRecord(answer)) return { kind: 'unasked' }
  const { action, content } = answer
  if (action === 'cancel') return { kind: 'refused', why: 'The user canceled the question.' }
  if (action !== 'accept') return { kind: 'refused', why: 'The user declined to answer.' }
  const said = isRecord(content) ? content['answer'] : undefined
  const choice = choices.find((one) => one === said)
  return choice === undefined
    ? { kind: 'refused', why: 'The answer was none of the choices.' }
    : { kind: 'chosen', choice }
}

/** A form with one choice. */
export const choiceOf = (message: string, title: string, choices: readonly string[]): Questions[string] => ({
  message,
  fields: { answer: { type: 'string', title, enum: choices } },
})

const clubQuestion = 'club: '

/** Which of several clubs a name means, where the host can ask its user. Null for any other problem. */
export const whichClub = (thrown: unknown, args: Args, { envelope, answers }: ToolCall): Questions | null => {
  if (!(thrown instanceof Problem) || thrown.code !== 'AMBIGUOUS_CLUB' || envelope?.canAsk !== true) return null
  // Asked once: a host sends only its latest answers, so that a second question would forget the first.
  if (Object.keys(answers).length > 0) return null
  const { candidates } = thrown.members as { candidates: readonly { headId: string }[] }
  const said = namesIn(args).find((name) => thrown.message.startsWith(`"${name}" `))
  if (said === undefined) return null
  const ids = candidates.map(({ headId }) => headId)
  return { [`${clubQuestion}${said}`]: choiceOf(`Which club is "${said}"?`, 'Club', ids) }
}

/** The arguments with the clubs that the user chose for the names in them. */
export const withChosenClubs = (args: Args, { answers }: ToolCall): Args => {
  const chosen = new Map(
    Object.entries(answers).flatMap(([name, answer]) => {
      const content = isRecord(answer) && answer['action'] === 'accept' ? answer['content'] : undefined
      const headId = isRecord(content) ? content['answer'] : undefined
      const isClub = name.startsWith(clubQuestion) && typeof headId === 'string'
      return isClub ? [[name.slice(clubQuestion.length), headId] as const] : []
    }),
  )
  if (chosen.size === 0) return args
  const meant = (name: unknown) => chosen.get(name as string) ?? name
  const { headId, headIds } = args
  return {
    ...args,
    ...(headId !== undefined && { headId: meant(headId) }),
    ...(Array.isArray(headIds) && { headIds: headIds.map(meant) }),
  }
}

const namesIn = ({ headId, headIds }: Args): string[] =>
  [headId, ...(Array.isArray(headIds) ? headIds : [])].filter((name) => typeof name === 'string')
