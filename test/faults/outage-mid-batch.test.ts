import { expect, test } from 'bun:test'
import { newPostgresUrl } from '../support/databases.ts'
import { golfer } from '../support/driver.ts'
import { newAccount, readyService, unlimitedRates } from '../support/service.ts'
import { tcpProxy } from '../support/tcp-proxy.ts'

interface Line {
  readonly status: string
  readonly problem?: { readonly code: string; readonly fittingId?: string }
}

const rows = Array.from({ length: 200 }, (_, n) => ({ idempotencyKey: `row-${n}`, request: golfer(n) }))
/** Stored in one statement. */
const group = 25

const url = await newPostgresUrl()
if (url !== null)
  test('a database that falls silent in the middle of a batch: every row is answered, and what was not begun is not in doubt', async () => {
    const proxy = await tcpProxy(url)
    const { apiKey } = await newAccount({ DATABASE_URL: url }, rows.length)
    const service = await readyService({ DATABASE_URL: proxy.through(url), ...unlimitedRates, LOG_LEVEL: 'off' })
    const response = await fetch(`${service.address}/v1/fitting/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/x-ndjson' },
      body: rows.map((row) => JSON.stringify(row)).join('\n'),
    })
    let text = ''
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      text += piece
      proxy.set('silent')
    }
    const lines: Line[] = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
    expect(lines).toHaveLength(rows.length)
    const refused = lines.filter(({ status }) => status !== 'completed')
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ problem }) => problem!.code))).toEqual(new Set(['STORAGE_UNAVAILABLE']))
    // Whoever reads such a line has to ask for the fitting that it names.
    expect(refused.filter(({ problem }) => problem!.fittingId !== undefined).length).toBeLessThanOrEqual(group)
    proxy.set('pass')
    expect(await service.stop('SIGTERM')).toBe(0)
    await proxy.stop()
  })
