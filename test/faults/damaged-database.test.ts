import { afterAll, expect, test } from 'bun:test'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { flipBytes, halve, storedFittings } from '../support/damage.ts'
import { golfer, postFitting } from '../support/driver.ts'
import { privatePostgres } from '../support/postgres-server.ts'
import {
  clubwright,
  newAccount,
  readyService,
  scratchDirectory,
  startService,
  unlimitedRates,
  until,
} from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
/** A round looks at one table per second. */
const roundSecondsMax = 60

const copied = storedFittings(scratch.path)

const refused = async (env: { DATA_DIR: string }, verb: readonly string[]) => {
  const { code, stdout, stderr } = await clubwright(verb, { PORT: '0', ...env })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain(`The database in ${join(env.DATA_DIR, 'pg')} does not open: `)
  expect(stderr).toContain('clubwright restore')
  expect(stderr).not.toMatch(/\n\s+at |wasm/i)
  return stderr
}

test('a damaged control file is named at the start, with what to do', async () => {
  const { env } = await copied('control')
  flipBytes(join(env.DATA_DIR, 'pg/global/pg_control'), 20)
  for (const verb of ['serve', 'account list'])
    expect(await refused(env, verb.split(' '))).toContain('incorrect checksum in control file')
})

test('a database without its PG_VERSION is not made anew over the old one', async () => {
  const { env, fittings } = await copied('version')
  rmSync(join(env.DATA_DIR, 'pg/PG_VERSION'))
  const before = readFileSync(fittings)
  expect(await refused(env, ['serve'])).toContain('PG_VERSION is missing')
  expect(readFileSync(fittings)).toEqual(before)
  expect(existsSync(join(env.DATA_DIR, 'pg/PG_VERSION'))).toBe(false)
})

/** The service starts over damaged tables, and then notices. */
const noticed = async (env: Record<string, string>, apiKey: string) => {
  const service = startService(env)
  const tables = async (): Promise<boolean | undefined> =>
    fetch(`${service.address}/readyz`).then(
      async (response) => ((await response.json()) as { checks?: { tables?: boolean } }).checks?.tables,
      () => undefined, // it does not listen yet
    )
  await until('the damage is noticed', async () => (await tables()) === false, roundSecondsMax)
  expect((await fetch(`${service.address}/readyz`)).status).toBe(503)
  expect((await fetch(`${service.address}/health`)).status).toBe(200)
  const headers = { authorization: `Bearer ${apiKey}` }
  expect((await fetch(`${service.address}/v1/catalog`, { headers })).status).toBe(200)
  expect(service.printed()).toMatch(/table cannot be read.*fittings/)
  expect(await service.stop('SIGTERM')).toBe(0)
}

test.each([
  ['half of the fittings are cut off', halve],
  ['a page of the fittings is damaged', (file: string) => flipBytes(file, 1000)],
] as const)(
  'while %s, /readyz is 503, the log names the table, and /health and the catalog answer',
  async (name, damage) => {
    const { env, fittings } = await copied(name.replaceAll(' ', '-'))
    damage(fittings)
    await noticed(env, readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim())
  },
)

const server = await privatePostgres()

test.skipIf(server === null)('the same with half of a table on PostgreSQL', async () => {
  const url = server!.url('postgres')
  const env = { DATABASE_URL: url, ...unlimitedRates }
  const { apiKey } = await newAccount(env)
  const service = await readyService(env)
  for (let n = 0; n < 40; n++) expect((await postFitting(service.address, apiKey, golfer(n))).status).toBe(200)
  expect(await service.stop('SIGTERM')).toBe(0)
  const sql = openPostgres(url)
  const [{ file }] = (await sql`
      select current_setting('data_directory') || '/' || pg_relation_filepath('fittings') as file`) as [
    { file: string },
  ]
  await sql.end()
  await server!.stop('fast')
  halve(file)
  await server!.start()
  await noticed(env, apiKey)
})
