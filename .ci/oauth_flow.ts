// Both generations of the MCP TypeScript SDK against a running service: 401, metadata, registration, consent, token, tools,
// refresh, revocation, 401. One person joins by each link.
import { deepEqual } from 'node:assert/strict'
import { allowedInBrowser, connectedAgent, type Generation, generations } from '../test/identity/oauth/sdk-agents.ts'

const [base = '', ...links] = process.argv.slice(2)

const send = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const body = method === 'GET' ? null : await request.text()
  return fetch(base + pathname + search, { method, headers, body, redirect: 'manual' })
}

for (const generation of Object.keys(generations) as Generation[]) {
  const link = new URL(links.shift() ?? '').pathname
  const allowed = (authorizeUrl: URL) => allowedInBrowser(send, { base, link }, authorizeUrl)
  const { client, saved } = await connectedAgent(generation, { base, allowed })
  deepEqual((await client.listTools()).tools.length, 10)
  const { refresh_token } = saved.tokens!
  saved.tokens = { ...saved.tokens!, access_token: `${saved.tokens!.access_token.slice(0, -1)}!` }
  const called = await client.callTool({ name: 'get_grip_size', arguments: { handLengthIn: 7.5 } })
  deepEqual([called.isError ?? false, saved.tokens.refresh_token === refresh_token], [false, false])
  const body = new URLSearchParams({ token: saved.tokens.refresh_token!, client_id: saved.client!.client_id })
  deepEqual((await fetch(`${base}/oauth/revoke`, { method: 'POST', body })).status, 200)
  const headers = {
    authorization: `Bearer ${saved.tokens.access_token}`,
    accept: 'application/json, text/event-stream',
  }
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const asked = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: message }
  deepEqual((await fetch(`${base}/mcp`, asked)).status, 401)
  await client.close()
  console.log(
    `oauth clients: ${generation} of the TypeScript SDK connects, calls, refreshes, and is refused when revoked`,
  )
}
process.exit(0)
