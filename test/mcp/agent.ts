import { beforeAll } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import type { Principal } from '../../src/identity/auth/index.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { requestTo } from '../support/app.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { type Deps, testDeps } from '../support/deps.ts'

/** An answer of the tool endpoint; `message` is the last JSON-RPC message, `before` those sent on the way. */
export interface RpcAnswer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a client of JSON-RPC sees untyped members
  readonly message: any
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly before: readonly any[]
  readonly text: string
}

/** What a tool call came to. */
export interface Called {
  // biome-ignore lint/suspicious/noExplicitAny: tools answer many shapes
  readonly json: any
  readonly text: string
  readonly isError: boolean
  /** Documents that the result leads to. */
  readonly links: readonly { readonly uri: string; readonly name: string }[]
  /** What else the result says. */
  readonly notes: readonly string[]
  readonly headers: Headers
}

/** How a caller of each kind shows itself. OAuth and agent tokens come with sign-in; their principals are known already. */
export const tokens = { agent: 'eat_test', oauth: 'eoa_test' } as const
/** An OAuth token is for one part of the service: `tokens.oauth` for the tools, this one for REST. */
export const restToken = 'eoa_test_rest'

/** The whole service as an agent sees it. */
export const openAgent = async (
  sql: Sql,
  { monthlyLimit = null, env = {} }: { monthlyLimit?: number | null; env?: Readonly<Record<string, string>> } = {},
) => {
  const clock = () => new Date('2026-11-20T12:00:00.000Z')
  const { deps, lines } = await testDeps(sql, { clock, env })
  const owner = { email: 'pro@example.org', companyName: 'Example Club', isEnterprise: false }
  const account = await createAccount(deps, { ...owner, monthlyLimit })
  const { accountId, apiKey } = account
  const withTokens: Deps = {
    ...deps,
    keys: { ...deps.keys, verify: (token) => known(token) ?? deps.keys.verify(token) },
  }
  const known = (token: string): Principal | undefined => {
    const kind = token === tokens.agent ? 'agent' : 'oauth'
    if (token !== restToken && token !== tokens[kind]) return undefined
    const resource = `${deps.config.baseUrl}/${token === restToken ? 'v1' : 'mcp'}`
    return { accountId, keyId: `key_${kind}`, kind, resource, scopes: ['fittings:create', 'fittings:read'] }
  }
  const app = createApp(withTokens)
  const handle = (request: Request) => app.handle(request)
  return { ...agentOf(handle, apiKey), app, deps: withTokens, apiKey, accountId, lines, owner }
}
export type Agent = Awaited<ReturnType<typeof openAgent>>

/** Speaks JSON-RPC to a server of ours. */
export const agentOf = (handle: (request: Request) => Promise<Response>, apiKey: string) => {
  const rpc = async (message: unknown, headers: Readonly<Record<string, string>> = {}, path = '/mcp') =>
    readRpc(await handle(rpcRequest(message, { authorization: `Bearer ${apiKey}`, ...headers }, path)))
  const call = async (
    name: string,
    args: unknown = {},
    how: { as?: Exclude<Principal['kind'], 'session'>; token?: string; path?: string } = {},
  ): Promise<Called> => {
    const authorization = how.token ?? (how.as === undefined || how.as === 'api_key' ? apiKey : tokens[how.as])
    const { message, headers, text } = await rpc(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
      { authorization: `Bearer ${authorization}`, 'mcp-protocol-version': '2025-11-25' },
      how.path,
    )
    if (message.result === undefined) throw new Error(text)
    const { content, structuredContent, isError = false } = message.result
    const [first, ...others] = content as { readonly type: string; readonly text: string; uri: string; name: string }[]
    const notes = others.flatMap(({ type, text }) => (type === 'text' ? [text] : []))
    const links = others.filter(({ type }) => type === 'resource_link')
    return { json: structuredContent, text: first!.text, isError, headers, links, notes }
  }
  return { rpc, call, handle }
}

/** What every client sends with a message. */
export const rpcHeaders = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
} as const

export const rpcRequest = (message: unknown, headers: Readonly<Record<string, string>>, path = '/mcp'): Request =>
  requestTo(path, {
    method: 'POST',
    headers: { ...rpcHeaders, ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  })

/** The messages of an answer, sent at once or as events. */
export const readRpc = async (response: Response): Promise<RpcAnswer> => {
  const text = await response.text()
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const messages = isStream
    ? text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []))
    : text === ''
      ? []
      : [JSON.parse(text)]
  return {
    status: response.status,
    headers: response.headers,
    message: messages.at(-1),
    before: messages.slice(0, -1),
    text,
  }
}

/** Run the tests against one service; what is said about tools does not depend on the database engine. */
export const onAgent = (
  tests: (agent: () => Agent, open: () => Promise<Sql>) => void,
  options: Parameters<typeof openAgent>[1] = {},
): void =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return
    let agent: Agent
    beforeAll(async () => {
      agent = await openAgent(await open(), options)
    })
    tests(() => agent, open)
  })
