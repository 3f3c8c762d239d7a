import type { Client } from '@modelcontextprotocol/client'
import { type Address, type Call, type Offered, reply, type Turn } from './model.ts'
import type { Request } from './requests.ts'

/** What came of a request. */
export interface Played {
  readonly words: string
  readonly calls: readonly Omit<Call, 'id'>[]
  /** Texts of what the tools answered. */
  readonly answers: readonly string[]
  /** Fittings that it cost. */
  readonly charged: number
  /** What the golfer was told in the end. */
  readonly said: string
}

/** A model that calls on and on is stopped. */
const roundsMax = 8

/** What the requests leave out. */
const golfer =
  'The golfer plays right-handed. Words that name no club are about a driver. The golfer is not there to be asked before a call.'

/** Have a model answer requests with the tools of a server; those that follow another go on in its conversation. */
export const play = async (client: Client, model: Address, requests: readonly Request[]): Promise<Played[]> => {
  const { tools } = await client.listTools()
  const system = `${client.getInstructions() ?? ''}\n\n${golfer}`
  const played: Played[] = []
  let turns: Turn[] = []
  for (const request of requests) {
    turns = [...(request.follows ? turns : []), { user: request.words }]
    played.push(await answer(client, model, { system, tools, turns }, request.words))
  }
  return played
}

interface Conversation {
  readonly system: string
  readonly tools: readonly Offered[]
  /** Goes on while the request is answered. */
  readonly turns: Turn[]
}

const answer = async (client: Client, model: Address, { system, tools, turns }: Conversation, words: string) => {
  const before = await used(client)
  const calls: Omit<Call, 'id'>[] = []
  const answers: string[] = []
  let said = ''
  for (let round = 0; round < roundsMax; round++) {
    const next = await reply(model, system, tools, turns)
    turns.push(next)
    said = next.said
    if (next.calls.length === 0) break
    const results = []
    for (const { id, tool, args } of next.calls) {
      const { content, isError = false } = await client.callTool({ name: tool, arguments: { ...args } })
      const [first] = content as { text: string }[]
      calls.push({ tool, args })
      answers.push(first!.text)
      results.push({ id, text: first!.text, isError })
    }
    turns.push({ results })
  }
  return { words, calls, answers, charged: (await used(client)) - before, said }
}

const used = async (client: Client): Promise<number> => {
  const { structuredContent } = await client.callTool({ name: 'check_key_status', arguments: {} })
  return (structuredContent as { usage: { current: number } }).usage.current
}
