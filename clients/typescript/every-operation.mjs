// Calls each operation of the API description through the package, with the examples of the description:
// `node every-operation.mjs openapi.json`, also by Bun and Deno. The environment has the keys and the address.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { Clubwright } from '@clubwright/client'

const { paths, components } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const ids = {}
let answered
/** Notes what is answered behind the client. */
const fetchAndNote = async (request) => {
  answered = await fetch(request)
  return answered
}
const club = (key) => new Clubwright({ key, fetch: fetchAndNote })

/** What stands at a place, or at the place that is referred to there. */
const resolved = (one) =>
  one?.$ref?.split('/').reduce((part, name) => (name === '#' ? part : part[name]), { components }) ?? one
const jsonOf = (content) => Object.values(content ?? {})[0]

/** Members that the answer must have by its schema and lacks. */
const missingIn = (answer, { responses }) => {
  const { required = [] } = resolved(jsonOf(resolved(responses[answered.status]).content)?.schema) ?? {}
  return required.filter((name) => answer?.[name] === undefined)
}

const call = async ({ operationId, parameters, requestBody, responses, security }) => {
  const placed = (place) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (one.name in ids || one.example !== undefined))
        .map(({ name, example }) => [name, ids[name] ?? example]),
    )
  const isOfAgent = JSON.stringify(security ?? '').includes('agentConnection')
  const example = jsonOf(requestBody?.content)?.example
  const isLines = requestBody?.content['application/x-ndjson'] !== undefined
  const answer = await club(isOfAgent ? process.env.AGENT : process.env.CLUBWRIGHT_KEY)[operationId](
    ...Object.values(placed('path')),
    ...(requestBody ? [isLines ? [example] : example] : []),
    placed('query'),
  )
  const { status } = answered
  if (!(status < 300 && status in responses)) throw new Error(`${operationId} answered ${status}`)
  const missing = missingIn(isLines ? answer[0] : answer, { responses })
  if (missing.length > 0) throw new Error(`the answer of ${operationId} has no ${missing.join(', ')}`)
  if (operationId === 'analyzeFitting') ids.fittingId = answer.fittingId
  if (operationId === 'createWebhook') ids.webhookId = answer.webhook.webhookId
  if (operationId === 'reportMisread') ids.misreadId = answer.misreadId
}

const operations = Object.values(paths).flatMap((item) =>
  Object.entries(item).map(([method, { parameters = [], ...operation }]) => ({
    ...operation,
    method,
    parameters: parameters.map(resolved),
  })),
)
/** What needs the id of another is called after it; deletions are next to last, and the key ends last. */
const turn = ({ method, operationId, parameters }) => {
  if (operationId === 'revokeKey') return 3
  if (method === 'delete') return 2
  return parameters.some(({ name }) => ['fittingId', 'sessionId', 'webhookId'].includes(name)) ? 1 : 0
}
for (const operation of operations.toSorted((one, other) => turn(one) - turn(other))) await call(operation)
const runtime = globalThis.Deno ? 'Deno' : globalThis.Bun ? 'Bun' : 'Node'
console.log(`clients: ${operations.length} operations in TypeScript by ${runtime}`)
