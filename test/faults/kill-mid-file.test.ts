import { afterAll, describe, expect, test } from 'bun:test'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { program } from '../support/program.ts'
import { clubwright, newAccount, readyService, scratchDirectory, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const rowsInFile = 600
const monthlyLimit = 1000

const csv = join(scratch.path, 'golfers.csv')
// Speeds repeat, so that many golfers ask for the same fitting.
const golfers = Array.from({ length: rowsInFile }, (_, n) => `"Doe, ${n}",${70 + (n % 50)}`)
await Bun.write(csv, `Name,Speed\n${golfers.join('\n')}\n`)

type Row = Record<string, string>
const rowsIn = (text: string) => parse(text, { columns: true }) as Row[]

describe.each(['alone', 'beside a server'])('fit --csv, %s, killed in the middle', (where) => {
  const env = { DATA_DIR: join(scratch.path, where) }
  const out = join(scratch.path, `fittings ${where}.csv`)
  const args = ['fit', '--csv', csv, '--driver', '--hand', 'right', '--out', out, '--json']
  const written = () => (existsSync(out) ? readFileSync(out, 'utf8') : '')

  test('leaves what is done; run again, it goes on, and every row is there and charged once', async () => {
    const { accountId, apiKey } = await newAccount(env, monthlyLimit)
    args.push('--account', accountId) // a server makes one for development
    const service = where === 'alone' ? null : await readyService(env)
    const killed = Bun.spawn([...program(), ...args], { env: { PATH: process.env['PATH']!, ...env } })
    await until('some rows are written', () => written().split('\n').length > 26)
    killed.kill('SIGKILL')
    expect(await killed.exited).toBe(137)
    const left = rowsIn(written())
    expect(left.length).toBeLessThan(rowsInFile)

    if (service !== null) {
      // Rows that nobody waits for are not charged.
      const used = async (): Promise<number> => {
        const headers = { authorization: `Bearer ${apiKey}` }
        const status = await fetch(`${service.address}/v1/key/status`, { headers })
        return ((await status.json()) as { usage: { current: number } }).usage.current
      }
      await until('the server has stopped', async () => {
        const before = await used()
        await Bun.sleep(500)
        return (await used()) === before
      })
      expect(await used()).toBeLessThan(rowsInFile)
    }

    appendFileSync(out, '"Doe,\n') // half a row
    const again = await clubwright(args, env)
    expect([again.code, JSON.parse(again.stdout)]).toEqual([
      0,
      expect.objectContaining({ rows: rowsInFile, refused: 0, unfinished: 0, remaining: monthlyLimit - rowsInFile }),
    ])
    const rows = rowsIn(written())
    expect(rows.slice(0, left.length)).toEqual(left)
    expect(rows.map(({ Name, status }) => [Name, status])).toEqual(golfers.map((_, n) => [`Doe, ${n}`, 'completed']))
    expect(new Set(rows.map(({ fittingId }) => fittingId)).size).toBe(rowsInFile)
    await service?.stop('SIGTERM')
  })
})
