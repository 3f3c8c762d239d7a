import { afterAll, describe, expect, test } from 'bun:test'
import { audit } from '../support/audit.ts'
import { crashStorages, deathsEach, deathsLimitMs, onDatabase } from '../support/crash.ts'
import { golfer } from '../support/driver.ts'
import { newAccount, readyService, type Service, scratchDirectory, unlimitedRates, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** As much of a line of the answer as the test looks at. */
interface Line {
  readonly index: number
  readonly idempotencyKey: string
  readonly status: string
  readonly fitting?: { readonly fittingId: string }
  readonly problem?: { readonly code: string }
}

const rowsPerBatch = 200
const rows = Array.from({ length: rowsPerBatch }, (_, n) => ({ idempotencyKey: `row-${n}`, request: golfer(n) }))

/** The lines that arrive; less than all when the service dies. @param onLines Told of the number so far. */
const send = async (service: Service, apiKey: string, onLines: (lines: number) => void = () => {}): Promise<Line[]> => {
  let text = ''
  try {
    const response = await fetch(`${service.address}/v1/fitting/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/x-ndjson' },
      body: rows.map((row) => JSON.stringify(row)).join('\n'),
    })
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      text += piece
      onLines(text.split('\n').length - 1)
    }
  } catch {} // it was killed
  return text
    .split('\n')
    .slice(0, -1) // the last one is empty, or broken off
    .map((line) => JSON.parse(line))
}

describe.each(await crashStorages(scratch.path))(
  'a service on %s that is killed in the middle of a batch',
  (_, storage) => {
    test(
      `loses no fitting and no credit: the same batch again completes it (${deathsEach} times)`,
      async () => {
        // Sending the whole batch again and again would meet the limit of fittings a minute.
        const settings = { ...storage, ...unlimitedRates, LOG_LEVEL: 'off' }
        for (let death = 0; death < deathsEach; death++) {
          const { apiKey } = await newAccount(storage, rowsPerBatch)
          const dying = await readyService(settings)
          const killAfter = Math.floor(Math.random() * (rowsPerBatch - 50)) + 1
          const told = await send(dying, apiKey, (lines) => {
            if (lines >= killAfter) process.kill(dying.pid, 'SIGKILL')
          })
          expect(await dying.exited).toBe(137)

          const service = await readyService(settings)
          let lines: Line[] = []
          // Rows that were being fitted are taken for running until their leases have lapsed.
          await until('every row is completed', async () => {
            lines = await send(service, apiKey)
            return lines.length === rowsPerBatch && lines.every(({ status }) => status === 'completed')
          })
          const idOf = new Map(lines.map(({ idempotencyKey, fitting }) => [idempotencyKey, fitting!.fittingId]))
          for (const { idempotencyKey, status, fitting } of told)
            expect([status, fitting?.fittingId]).toEqual(['completed', idOf.get(idempotencyKey)])
          const status = await fetch(`${service.address}/v1/key/status`, {
            headers: { authorization: `Bearer ${apiKey}` },
          })
          expect(await status.json()).toMatchObject({ usage: { current: rowsPerBatch, remaining: 0 } })
          await service.stop('SIGTERM')
        }
        const made = deathsEach * rowsPerBatch
        const counts = await onDatabase(storage, (sql) => audit({ sql, services: [] }))
        expect(counts).toMatchObject({ fittings: made, completed: made, charges: made })
      },
      deathsLimitMs,
    )
  },
)
