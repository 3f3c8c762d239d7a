import { afterAll, describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '../../src/postgres/client.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const DATA_DIR = join(scratch.path, 'data')

/** The start ended by itself, soon, with exit code 1, words on standard error, and no stack trace. */
const refusedStart = async (env: Record<string, string>): Promise<string> => {
  const { code, stdout, stderr, ms } = await clubwright(['serve'], env)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(ms).toBeLessThan(5_000)
  expect(stderr).not.toMatch(/\n\s+at /)
  return stderr
}

describe('G4 a start that cannot work ends with a clear word', () => {
  test('every wrong setting is named at once', async () => {
    const words = await refusedStart({
      DATA_DIR,
      PORT: '99999',
      LOG_LEVEL: 'loud',
      BASE_URL: 'example.com',
      DRAIN_SECONDS: '-1',
    })
    for (const name of ['PORT', 'LOG_LEVEL', 'BASE_URL', 'DRAIN_SECONDS']) expect(words).toContain(`  ${name} `)
  })

  test('a taken port is named', async () => {
    const service = await readyService({ DATA_DIR: join(scratch.path, 'first') })
    const PORT = new URL(service.address).port
    expect(await refusedStart({ DATA_DIR: join(scratch.path, 'second'), PORT })).toContain(
      `Port ${PORT} on 127.0.0.1 is taken.`,
    )
    await service.stop('SIGTERM')
  })

  test('a data directory that cannot be made is named', async () => {
    const file = join(scratch.path, 'file')
    writeFileSync(file, '')
    expect(await refusedStart({ DATA_DIR: join(file, 'data') })).toContain(
      `The data directory ${join(file, 'data')} cannot be used: `,
    )
  })

  test('a PostgreSQL that is not there', async () => {
    const words = await refusedStart({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' })
    expect(words).toContain('The database cannot be used at the moment.')
    expect(words).not.toContain('secret')
  })
})

const url = await newPostgresUrl()

if (url !== null)
  describe('replicas', () => {
    test('M1 five processes that migrate one empty database at once apply each migration once', async () => {
      const all = await Promise.all(
        Array.from({ length: 5 }, () => clubwright(['migrate', '--json'], { DATABASE_URL: url })),
      )
      expect(all.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(5).fill({ code: 0, stderr: '' }))
      const applied = all.flatMap(({ stdout }) => (JSON.parse(stdout) as { applied: string[] }).applied)
      expect(new Set(applied).size).toBe(applied.length)
      expect(applied).toContain('0001_accounts')
    })

    test('M3 a migration that was edited after its release stops the start, by name', async () => {
      const sql = openPostgres(url)
      await sql`update schema_migrations set checksum = 'edited' where name = '0002_fittings'`
      await sql.end()
      expect(await refusedStart({ DATABASE_URL: url })).toContain('Migration 0002_fittings is not the one')
    })
  })
