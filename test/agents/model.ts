/** A tool as the server lists it. */
export interface Offered {
  readonly name: string
  readonly description?: string | undefined
  readonly inputSchema: object
}
export interface Call {
  readonly id: string
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
}
/** One turn of a conversation, in the words of neither shape. */
export type Turn =
  | { readonly user: string }
  | { readonly said: string; readonly calls: readonly Call[] }
  | { readonly results: readonly { readonly id: string; readonly text: string; readonly isError: boolean }[] }
export type Reply = Extract<Turn, { said: string }>

/** Where a model is: the whole address of its endpoint. */
export interface Address {
  readonly url: string
  readonly key: string
  readonly model: string
}

/** Anthropic's shape at `.../messages`, else OpenAI's (`.../chat/completions`). */
export const shapeOf = (url: string): 'anthropic' | 'openai' =>
  new URL(url).pathname.endsWith('/messages') ? 'anthropic' : 'openai'

/** What a model says next. */
export const reply = async (
  { url, key, model }: Address,
  system: string,
  tools: readonly Offered[],
  turns: readonly Turn[],
): Promise<Reply> => {
  const { headers, body, read } = shapes[shapeOf(url)](key, system, tools, turns)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model, max_tokens: 2000, ...body }),
  })
  if (!response.ok) throw new Error(`The model answers ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return read(await response.json())
}

interface Shaped {
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
  // biome-ignore lint/suspicious/noExplicitAny: the answer of a foreign service
  read(answer: any): Reply
}
type Shape = (key: string, system: string, tools: readonly Offered[], turns: readonly Turn[]) => Shaped

/** @source docs.anthropic.com, Messages API, 2023-06-01 */
const anthropic: Shape = (key, system, tools, turns) => ({
  headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
  body: {
    system,
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema })),
    messages: turns.map((turn) => {
      if ('user' in turn) return { role: 'user', content: turn.user }
      if ('said' in turn) {
        const texts = turn.said === '' ? [] : [{ type: 'text', text: turn.said }]
        const uses = turn.calls.map(({ id, tool, args }) => ({ type: 'tool_use', id, name: tool, input: args }))
        return { role: 'assistant', content: [...texts, ...uses] }
      }
      const content = turn.results.map(({ id, text, isError }) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: text,
        is_error: isError,
      }))
      return { role: 'user', content }
    }),
  },
  read: ({
    content,
  }: {
    content: { type: string; text: string; id: string; name: string; input: Call['args'] }[]
  }) => ({
    said: content.flatMap(({ type, text }) => (type === 'text' ? [text] : [])).join('\n'),
    calls: content.flatMap(({ type, id, name, input }) =>
      type === 'tool_use' ? [{ id, tool: name, args: input }] : [],
    ),
  }),
})

/** @source platform.openai.com, Chat Completions API */
const openai: Shape = (key, system, tools, turns) => ({
  headers: { authorization: `Bearer ${key}` },
  body: {
    tools: tools.map(({ name, description, inputSchema }) => ({
      type: 'function',
      function: { name, description, parameters: inputSchema },
    })),
    messages: [
      { role: 'system', content: system },
      ...turns.flatMap((turn): object[] => {
        if ('user' in turn) return [{ role: 'user', content: turn.user }]
        if ('results' in turn)
          return turn.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }))
        const calls = turn.calls.map(({ id, tool, args }) => ({
          id,
          type: 'function',
          function: { name: tool, arguments: JSON.stringify(args) },
        }))
        return [{ role: 'assistant', content: turn.said, ...(calls.length > 0 && { tool_calls: calls }) }]
      }),
    ],
  },
  read: ({ choices }) => {
    const { content, tool_calls = [] } = choices[0].message
    return {
      said: content ?? '',
      calls: tool_calls.map((one: { id: string; function: { name: string; arguments: string } }) => ({
        id: one.id,
        tool: one.function.name,
        args: JSON.parse(one.function.arguments || '{}'),
      })),
    }
  },
})

const shapes = { anthropic, openai }
