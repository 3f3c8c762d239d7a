import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { browserOf } from '../people/harness.ts'
import { redirectUri } from './harness.ts'

interface Saved {
  client?: { client_id: string }
  tokens?: { access_token: string; refresh_token?: string }
  verifier?: string
  discovery?: unknown
  authorizeUrl?: URL
}

/** What an agent keeps between its steps, as both generations of the SDK ask for it. */
const providerOf = (saved: Saved, documentUrl: string | undefined) => ({
  redirectUrl: redirectUri,
  clientMetadata: { client_name: 'Agent', redirect_uris: [redirectUri] },
  ...(documentUrl !== undefined && { clientMetadataUrl: documentUrl }),
  state: () => 'st4te',
  clientInformation: () => saved.client,
  saveClientInformation: (client: Saved['client']) => void Object.assign(saved, { client }),
  tokens: () => saved.tokens,
  saveTokens: (tokens: Saved['tokens']) => void Object.assign(saved, { tokens }),
  redirectToAuthorization: (authorizeUrl: URL) => void Object.assign(saved, { authorizeUrl }),
  saveCodeVerifier: (verifier: string) => void Object.assign(saved, { verifier }),
  codeVerifier: () => saved.verifier!,
  saveDiscoveryState: (discovery: unknown) => void Object.assign(saved, { discovery }),
  discoveryState: () => saved.discovery,
})

/** The SDKs' types differ from each other and between their generations; what is called here is the same. */
interface Transport {
  finishAuth(code: string, iss?: string): Promise<void>
}
interface AnyClient {
  connect(transport: unknown): Promise<void>
  listTools(): Promise<{ tools: unknown[] }>
  callTool(params: { name: string; arguments: object }): Promise<{ isError?: boolean }>
  close(): Promise<void>
}
export const generations = {
  'sdk 1': { client: ClientV1, transport: TransportV1 },
  'client 2': { client: Client, transport: StreamableHTTPClientTransport },
}
export type Generation = keyof typeof generations

interface Way {
  /** Of the service. */
  readonly base: string
  /** Of the agent's metadata document; left out: it registers itself. */
  readonly documentUrl?: string
  /** Somebody is asked, and allows it: what the agent is told. */
  allowed(authorizeUrl: URL): Promise<URLSearchParams>
}

/** An agent that goes from a 401 to a session in which it may call tools, and what it keeps. */
export const connectedAgent = async (generation: Generation, { base, documentUrl, allowed }: Way) => {
  const { client: ClientClass, transport: TransportClass } = generations[generation]
  const saved: Saved = {}
  const authProvider = providerOf(saved, documentUrl)
  const newTransport = () =>
    new TransportClass(new URL(`${base}/mcp`), { authProvider: authProvider as never }) as unknown as Transport
  const newClient = () => new ClientClass({ name: 'agent', version: '1' }) as unknown as AnyClient
  const first = newTransport()
  await newClient()
    .connect(first)
    .catch(() => {}) // 401: it has asked for the person by now
  const told = await allowed(saved.authorizeUrl!)
  await first.finishAuth(told.get('code')!, told.get('iss')!)
  const client = newClient()
  await client.connect(newTransport())
  return { client, saved }
}

/** Somebody joins by a link and allows what an agent asks for: what the agent is told. */
export const allowedInBrowser = async (
  handle: (request: Request) => Promise<Response>,
  { base, link }: { base: string; link: string },
  authorizeUrl: URL,
): Promise<URLSearchParams> => {
  const browser = browserOf(handle, base)
  await browser.send(link, { password: 'seven irons in the rain' })
  let answer = await browser.open(authorizeUrl.pathname + authorizeUrl.search)
  for (let hop = 0; hop < 10; hop++) {
    const location = answer.headers.get('location')
    if (location?.startsWith(redirectUri)) return new URL(location).searchParams
    if (location !== null) answer = await browser.open(location.replace(base, ''))
    else answer = await browser.send(/action="(\/oauth\/[^"]+)"/.exec(await answer.text())![1]!, { decision: 'allow' })
  }
  throw new Error('no end')
}
