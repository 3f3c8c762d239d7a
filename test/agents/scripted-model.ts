import type { Request } from './requests.ts'

/** One request to the model, whatever its shape. */
interface Seen {
  readonly key: string | null
  readonly model: string
  readonly system: string
  readonly tools: readonly string[]
}

/**
 * An HTTP server that speaks as models do, in both shapes, and answers by script: to the words of a request its calls one after
 * another, then what the last answer says.
 */
export const scriptedModel = (requests: readonly Request[]) => {
  const seen: Seen[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const shape = shapes[pathname]
      if (shape === undefined) return new Response('no such model', { status: 404 })
      // biome-ignore lint/suspicious/noExplicitAny: the body is of either shape
      const body: any = await request.json()
      const heard = shape.hear(body)
      seen.push({ key: shape.key(request.headers), model: body.model, system: heard.system, tools: heard.tools })
      const { words, results } = heard
      const step = requests.find((one) => one.words === words)!.steps[results.length]
      return Response.json(step ? shape.call(step, `call-${seen.length}`) : shape.say(wordsFor(results.at(-1)!)))
    },
  })
  return { address: `http://127.0.0.1:${server.port}`, seen, stop: () => server.stop(true) }
}

/** What a careful reader would say of an answer. */
const wordsFor = (text: string): string => {
  if (!text.startsWith('{')) return text
  const { next, attribution } = JSON.parse(text)
  return [next?.check?.join(' '), next?.text, attribution].filter(Boolean).join(' ') || 'Done.'
}

type Step = Request['steps'][number]
interface Heard {
  readonly system: string
  readonly tools: readonly string[]
  /** The last thing that the golfer wrote. */
  readonly words: string
  /** Answers of tools since then. */
  readonly results: readonly string[]
}
interface Shape {
  key(headers: Headers): string | null
  // biome-ignore lint/suspicious/noExplicitAny: as it comes
  hear(body: any): Heard
  call(step: Step, id: string): object
  say(text: string): object
}

// biome-ignore lint/suspicious/noExplicitAny: as they come
type Message = any

const since = (messages: readonly Message[], isWords: (message: Message) => boolean) => {
  const at = messages.findLastIndex(isWords)
  return { words: messages[at].content as string, later: messages.slice(at + 1) }
}

const shapes: Readonly<Record<string, Shape>> = {
  '/v1/messages': {
    key: (headers) => headers.get('x-api-key'),
    hear: ({ system, tools, messages }) => {
      const { words, later } = since(messages, ({ content }) => typeof content === 'string')
      const results = later
        .flatMap(({ content }) => content)
        .flatMap(({ type, content }: Message) => (type === 'tool_result' ? [content] : []))
      return { system, tools: tools.map(({ name }: Message) => name), words, results }
    },
    call: ({ tool, args }, id) => ({
      stop_reason: 'tool_use',
      content: [{ type: 'tool_use', id, name: tool, input: args }],
    }),
    say: (text) => ({ stop_reason: 'end_turn', content: [{ type: 'text', text }] }),
  },
  '/v1/chat/completions': {
    key: (headers) => headers.get('authorization')?.replace('Bearer ', '') ?? null,
    hear: ({ tools, messages }) => {
      const { words, later } = since(messages, ({ role }) => role === 'user')
      const results = later.flatMap(({ role, content }: Message) => (role === 'tool' ? [content] : []))
      return { system: messages[0].content, tools: tools.map((one: Message) => one.function.name), words, results }
    },
    call: ({ tool, args }, id) => ({
      choices: [
        {
          message: {
            content: null,
            tool_calls: [{ id, type: 'function', function: { name: tool, arguments: JSON.stringify(args) } }],
          },
        },
      ],
    }),
    say: (text) => ({ choices: [{ message: { content: text } }] }),
  },
}
