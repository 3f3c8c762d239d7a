import { afterAll, expect, test } from 'bun:test'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import type { CommitTimes, Finding } from '../../src/maintenance/doctor/index.ts'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { hasLongProofs } from '../runner/tiers.ts'
import { flipBytes, halve, storedFittings } from '../support/damage.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, newAccount, readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const copied = storedFittings(scratch.path)
/** Each of them starts an engine or more: the quick tests have one of each kind. */
const longTest = test.skipIf(!hasLongProofs)

/** What the doctor finds; its exit code says whether there is anything. */
const found = async (env: Record<string, string>): Promise<Finding[]> => {
  const { code, stdout, stderr } = await clubwright(['doctor', '--json'], env)
  expect(stderr).toBe('')
  const { findings } = JSON.parse(stdout) as { findings: Finding[] }
  expect(code).toBe(findings.length === 0 ? 0 : 1)
  for (const { remedy } of findings) expect(remedy).toEndWith('.')
  return findings
}

const edited = async (dataDir: string, text: string) => {
  const sql = await openEmbedded(join(dataDir, 'pg'))
  await sql.script(text)
  await sql.end()
}

longTest('nothing is wrong with a sound database, alone and beside its server', async () => {
  const { env } = await copied('sound')
  expect(await found(env)).toEqual([])
  const service = await readyService(env)
  const { code, stdout } = await clubwright(['doctor'], env)
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^No problems found\.\n\nCommits: /) })
  expect(await service.stop('SIGTERM')).toBe(0)
})

test('files that other users can read are named', async () => {
  const { env } = await copied('open')
  chmodSync(join(env.DATA_DIR, 'dev-key'), 0o644)
  expect(await found(env)).toEqual([
    expect.objectContaining({ check: 'files', count: 1, example: { path: join(env.DATA_DIR, 'dev-key') } }),
  ])
  if (hasLongProofs) expect(await found({ ...env, REDIS_URL: 'redis://127.0.0.1:1' })).toEqual([]) // away is no mistake
})

longTest('a damaged page is counted, with its number', async () => {
  const { env, fittings } = await copied('page')
  flipBytes(fittings, 1000)
  const findings = await found(env)
  expect(findings).toContainEqual(expect.objectContaining({ check: 'tables', count: 1, example: { page: 0 } }))
  expect(findings[0]!.problem).toContain('fittings')
  expect(findings[0]!.remedy).toContain('clubwright restore')
})

longTest('a table that lost half of its file is found by its indexes', async () => {
  const { env, fittings } = await copied('half')
  halve(fittings)
  const problems = (await found(env)).filter(({ check }) => check === 'indexes').map(({ problem }) => problem)
  expect(problems.join('\n')).toContain('Index fittings_pkey and table fittings do not match')
})

test('a database that does not open is a finding, in words', async () => {
  const { env } = await copied('control')
  flipBytes(join(env.DATA_DIR, 'pg/global/pg_control'), 20)
  expect(await found(env)).toMatchObject([
    { check: 'database', problem: expect.stringContaining('incorrect checksum in control file') },
  ])
})

/** One wrong thing each, and where it is found. */
const wrongs: Readonly<Record<string, readonly [check: string, script: string]>> = {
  'a balance that is not the sum of its ledger': ['accounts', 'update credit_balances set balance = balance + 1'],
  'an edited migration': ['migrations', `update schema_migrations set checksum = 'x' where name = '0002_fittings'`],
  'a migration that is not applied': ['migrations', 'delete from schema_migrations where version >= 13'],
  'a catalog changed by hand': ['catalog', `update catalog_heads set record = record || '{"price":1}'`],
}

longTest('each thing that is wrong is found, and left as it is: embedded', async () => {
  for (const [name, [check, script]] of Object.entries(wrongs)) {
    const { env } = await copied(name.replaceAll(' ', '-'))
    await edited(env.DATA_DIR, script)
    for (let times = 0; times < 2; times++) expect(await found(env)).toMatchObject([{ check }])
  }
})

const url = await newPostgresUrl()

test.skipIf(url === null)('each thing that is wrong is found, and left as it is: PostgreSQL', async () => {
  const env = { DATABASE_URL: url! }
  await newAccount(env)
  expect(await found(env)).toEqual([])
  const { stdout } = await clubwright(['doctor', '--json'], env)
  const { commits } = JSON.parse(stdout) as { commits: CommitTimes }
  expect(commits).toEqual({ count: 20, p50Ms: expect.any(Number), longestMs: expect.any(Number) })
  expect(commits.longestMs).toBeGreaterThanOrEqual(commits.p50Ms)
  const sql = openPostgres(url!)
  await sql.script(wrongs['a balance that is not the sum of its ledger']![1])
  expect(await found(env)).toMatchObject([{ check: 'accounts', count: 1, example: { balance: 1 } }])
  await sql.script(wrongs['an edited migration']![1])
  for (let times = 0; times < 2; times++)
    expect(await found(env)).toMatchObject([{ check: 'migrations', problem: expect.stringContaining('0002_fittings') }])
  await sql.end()
})

test('a derived figure that is wrong is counted again with --fix, alone and beside a server', async () => {
  const { env } = await copied('derived')
  const isWrong = `insert into session_space (account_id, bytes) select id, 5 from accounts
      on conflict (account_id) do update set bytes = session_space.bytes + 5`
  const fix = async () => {
    expect(await found(env)).toEqual([expect.objectContaining({ check: 'derived figures', isDerived: true })])
    const { code, stdout } = await clubwright(['doctor', '--fix'], env)
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^No problems found\.\n\nCommits: /) })
    expect(await found(env)).toEqual([])
  }
  await edited(env.DATA_DIR, isWrong)
  if (hasLongProofs) {
    await fix()
    await edited(env.DATA_DIR, isWrong)
  }
  const service = await readyService(env)
  await fix()
  expect(await service.stop('SIGTERM')).toBe(0)
})

test('settings that cannot be used, and names that are none, are findings', async () => {
  const findings = await found({ PORT: 'abc', DATABASE_URI: 'postgres://here/db' })
  expect(findings.map(({ check }) => check)).toEqual(['settings', 'settings'])
})

test('a data directory without a database is a finding, and stays as it is', async () => {
  const env = { DATA_DIR: join(scratch.path, 'nothing') }
  for (let times = 0; times < 2; times++) expect(await found(env)).toMatchObject([{ check: 'database' }])
})
