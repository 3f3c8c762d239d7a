import { expect, test } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { analyze, createRuns } from '../../src/fitting/index.ts'
import { callOf, heldBack } from '../fitting/call.ts'
import { onAgent, rpcHeaders } from '../mcp/agent.ts'
import { isFull } from '../support/steady-load.ts'

/** At full length longer than a silent connection lives. */
const heldMs = isFull ? 35_000 : 12_000
const silenceMs = 10_000

// As `serve` has it: a listener that drops connections that are silent for half a minute.
const idleTimeout = 30

onAgent((agent) => {
  test('a tool call that waits for another process keeps its connection', async () => {
    const { deps, accountId, apiKey } = agent()
    const door = heldBack(deps.sql)
    const other = { ...deps, sql: door.sql, runs: createRuns() }
    const { result } = await analyze(other, callOf(accountId, { waitMs: 0 }))
    const app = createApp(deps).listen({ port: 0, hostname: '127.0.0.1', idleTimeout })
    const opening = setTimeout(door.open, heldMs)
    try {
      const params = { name: 'get_fitting', arguments: { fittingId: result.fittingId, waitSeconds: 120 } }
      const answer = await fetch(`http://127.0.0.1:${app.server!.port}/mcp`, {
        method: 'POST',
        headers: { ...rpcHeaders, authorization: `Bearer ${apiKey}` },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      })
      expect(answer.headers.get('content-type')).toBe('text/event-stream')
      const text = await answer.text()
      expect(text.split(': waiting\n\n').length - 1).toBeGreaterThanOrEqual(Math.floor(heldMs / silenceMs))
      const message = JSON.parse(text.match(/^data: (.*)$/m)![1]!)
      expect(message.result.structuredContent).toMatchObject({ fittingId: result.fittingId, status: 'completed' })
    } finally {
      clearTimeout(opening)
      door.open()
      await other.runs.drain()
      await app.stop(true)
    }
  })
})
