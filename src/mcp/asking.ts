import { Problem } from '../platform/errors.ts'
import { isRecord } from '../platform/values.ts'
import type { Questions, ToolCall } from './tool.ts'

type Args = Readonly<Record<string, unknown>>

/**
 * What the user chose in the form of a question: undefined as long as it was not asked or the answer is none of the choices,
 * null when the user would not say.
 */
export const answerTo = (
  { answers }: Pick<ToolCall, 'answers'>,
  name: string,
  choices: readonly string[],
): string | null | undefined => {
  const answer = answers[name]
  if (!isRecord(answer)) return undefined
  if (answer['action'] !== 'accept') return null
  const said = isRecord(answer['content']) ? answer['content']['answer'] : undefined
  return choices.find((choice) => choice === said)
}

/** A form with one choice. */
export const choiceOf = (message: string, title: string, choices: readonly string[]): Questions[string] => ({
  message,
  fields: { answer: { type: 'string', title, enum: choices } },
})

const clubQuestion = 'club: '

/** Which of several clubs a name means, where the host can ask its user. Null for any other problem. */
export const whichClub = (thrown: unknown, args: Args, { envelope }: ToolCall): Questions | null => {
  if (!(thrown instanceof Problem) || thrown.code !== 'AMBIGUOUS_CLUB' || envelope?.canAsk !== true) return null
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
