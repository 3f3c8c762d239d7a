/**
 * The calls an AI agent makes for "I play a 7-iron, right-handed, 78 mph, and mostly slice", without the AI:
 *
 *     CLUBWRIGHT_KEY=svc_... bun agent.ts
 *
 * It needs one package, @modelcontextprotocol/sdk.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

// biome-ignore lint/suspicious/noExplicitAny: answers are read without types here
type Answer = Record<string, any>

const address = new URL('/mcp', process.env['CLUBWRIGHT_URL'] ?? 'http://localhost:3000')
const headers = { authorization: `Bearer ${process.env['CLUBWRIGHT_KEY']}` }
const client = new Client({ name: 'example-agent', version: '1.0.0' })
await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }) as never)

const call = async (name: string, args: Record<string, unknown>) => {
  const { structuredContent, isError } = await client.callTool({ name, arguments: args })
  if (isError) throw new Error(JSON.stringify(structuredContent))
  return structuredContent as Answer
}

const { tools } = await client.listTools()
console.log(`${tools.length} tools: ${tools.map(({ name }) => name).join(', ')}`)

// Free: what is left of the month.
const { usage } = await call('check_key_status', {})
console.log(`Next fitting: ${usage.nextFittingSource}`)

// Costs one fitting. The key makes a repeated call free.
const fitting = await call('analyze_fitting', {
  clubType: 'iron',
  handedness: 'right',
  swingSpeed: 78,
  missPattern: 'fade', // a slice or fade
  idempotencyKey: crypto.randomUUID(),
})
for (const [name, spec] of Object.entries<Answer>(fitting['specs'])) console.log(`${name}: ${spec['display']}`)

// Free: what the best pick comes with, and where to buy it.
const [pick] = fitting['topPicks']
const { club } = await call('get_club', { headId: pick.headId })
console.log(`${pick.brand} ${pick.model}, $${club.price}: ${pick.reasons[0]}`)
console.log(pick.storeUrl)
console.log(fitting['attribution'])
await client.close()
