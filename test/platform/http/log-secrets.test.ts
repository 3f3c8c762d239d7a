import { expect, test } from 'bun:test'
import { onAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import type { Schema } from '../../support/from-schema.ts'
import { endsKey, exampleOf, operationsIn, requestOf } from '../../support/operations.ts'
import { until } from '../../support/service.ts'

/** Marks that show wherever they come out again. */
const word = 'canary-word'
const fraction = 0.137931

/** A copy with every text or every number marked. */
const marked = (value: unknown, kind: 'texts' | 'numbers'): unknown => {
  if (typeof value === 'string') return kind === 'texts' ? `${value} ${word}` : value
  if (typeof value === 'number') return kind === 'numbers' ? value + fraction : value
  if (Array.isArray(value)) return value.map((each) => marked(each, kind))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each, kind)]))
}

/** Arguments of a tool, each marked. */
const markedArguments = (properties: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type, enum: words }]) => {
      if (words) return [[name, (words as unknown[])[0]]]
      if (type === 'number' || type === 'integer') return [[name, 60 + fraction]]
      return type === 'string' || type === undefined ? [[name, word]] : []
    }),
  )

onAgent((agent) => {
  test('the log of every operation and tool holds no credential, no measurement, and of the caller only its own name', async () => {
    const { app, apiKey, lines, owner } = agent()
    const authorization = `Bearer ${apiKey}`
    const told = { 'idempotency-key': word, 'x-forwarded-for': word, 'user-agent': word }
    const send = (address: string, init: { method?: string; body?: string | undefined; headers?: object } = {}) =>
      app.handle(requestTo(address, { ...init, headers: { ...told, ...init.headers, authorization } } as RequestInit))

    const operations = operationsIn(await (await send('/swagger/json')).json()).filter((one) => !endsKey(one))
    let pageUrl = ''
    for (const operation of operations) {
      const example = exampleOf(operation)
      for (const sent of [example, marked(example, 'texts'), marked(example, 'numbers')] as (typeof example)[]) {
        const answer = await send(...requestOf(operation, sent))
        if (answer.status === 201) pageUrl = ((await answer.json()) as { sessionUrl?: string }).sessionUrl ?? pageUrl
      }
      await send(operation.path.replace(/\{\w+\}/, word), { method: 'DELETE', body: `{"${word}":` })
    }
    const page = new URL(pageUrl)
    for (const address of [page.pathname + page.search, `${page.pathname}${page.search}${word}`])
      await app.handle(requestTo(address))
    await send(`/store/club/ping-g440-max-driver?loft=${word}&fit=${word}`)
    await app.handle(requestTo(`/v1/status?key=${word}`, { headers: { authorization: `Bearer svc_${word}` } }))

    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    for (const { name, inputSchema } of message.result.tools as {
      name: string
      inputSchema: { properties: Record<string, Schema> }
    }[])
      for (const args of [markedArguments(inputSchema.properties), { [word]: word }, {}]) await agent().call(name, args)
    await agent().rpc({ jsonrpc: '2.0', id: word, method: word, params: { name: word } })

    // Lines are written just after the answers.
    const expected = operations.length * 4 + message.result.tools.length * 3
    await until('all are written', () => lines.length >= expected)

    const signature = page.searchParams.get('signature')!
    for (const secret of [word, String(fraction).slice(1), apiKey, apiKey.slice(4), signature, owner.email]) {
      const telling = lines.filter((line) => JSON.stringify(line).includes(secret))
      expect({ secret, telling }).toEqual({ secret, telling: [] })
    }
  })
})
