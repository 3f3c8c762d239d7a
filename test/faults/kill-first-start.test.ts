import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readyService, scratchDirectory, startService } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** Moments of a first start, in milliseconds: from before the lock to after the first request. */
const moments = isFull
  ? Array.from({ length: 20 }, () => Math.round(Math.random() * 4_000))
  : [60, 150, 220, 300, 400, 550, 800]

test.each(moments)(
  'R6 kill -9 %p ms into the very first start: the next start serves, and its key works',
  async (ms) => {
    const env = { DATA_DIR: mkdtempSync(join(scratch.path, 'first-')) }
    const first = startService(env)
    await Bun.sleep(ms)
    await first.stop('SIGKILL')

    const second = await readyService(env)
    const apiKey = readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim()
    const status = await fetch(`${second.address}/v1/key/status`, { headers: { authorization: `Bearer ${apiKey}` } })
    expect(status.status).toBe(200)
    await second.stop('SIGKILL')
  },
)
