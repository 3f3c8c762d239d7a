import { afterAll, describe, expect, test } from 'bun:test'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledCatalog, importCatalog } from '../../src/equipment/catalog/index.ts'
import { writeDeadlineMs } from '../../src/platform/postgres/outage.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { isDivided } from '../support/citus.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { isPooled } from '../support/postgres-server.ts'
import { program } from '../support/program.ts'
import { hasRedis, redisServer } from '../support/redis-server.ts'
import { clubwright, clubwrightProcess, readyService, scratchDirectory, until } from '../support/service.ts'
import { unprivileged } from '../support/unprivileged.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const DATA_DIR = join(scratch.path, 'data')

/** What the README promises for a refusal. */
const refusalMsMax = 2_000

/**
 * The start ended by itself, with exit code 1, words on standard error, and no stack trace. Its time is what the process
 * itself took: how long it stood in line for a processor says nothing about it.
 */
const refusedStart = async (env: Record<string, string>): Promise<string> => {
  // Any free port unless the test is about it: the usual one may be a developer's own server.
  const { code, stdout, stderr, cpuMs } = await clubwrightProcess(['serve'], { PORT: '0', ...env })
  // (A pooler is told of as soon as it is found.)
  expect({ code, stdout: isPooled ? '' : stdout }).toEqual({ code: 1, stdout: '' })
  expect(cpuMs).toBeLessThan(refusalMsMax)
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

  test('wrong settings and a wrong machine are named together', async () => {
    const service = await readyService({ DATA_DIR: join(scratch.path, 'holder') })
    const PORT = new URL(service.address).port
    const words = await refusedStart({ DATA_DIR: join(scratch.path, 'holder'), PORT, LOG_LEVEL: 'loud', WORKERS: '2' })
    expect(words).toContain('LOG_LEVEL must be one of')
    expect(words).toContain('WORKERS above 1 needs DATABASE_URL')
    expect(words).toContain(`Port ${PORT} on 127.0.0.1 is taken.`)
    expect(words).toContain(`in use by process ${service.pid}`)
    await service.stop('SIGTERM')
  })

  test('an address that is none, without repeating its password', async () => {
    const words = await refusedStart({ DATABASE_URL: 'postgres://me:hunter2@ho st/db', REDIS_URL: 'localhost' })
    expect(words).toContain('DATABASE_URL is not a valid URL')
    expect(words).toContain('REDIS_URL must be')
    expect(words).not.toContain('hunter2')
  })

  test('a host that is not of this machine', async () => {
    expect(await refusedStart({ DATA_DIR, HOST: '192.0.2.1' })).toContain('The service cannot listen on HOST 192.0.2.1')
  })

  test('a scoring core of another layout', async () => {
    const copy = join(scratch.path, 'copy')
    const root = join(import.meta.dir, '../..')
    for (const part of ['src', 'assembly', 'db', 'package.json', 'dist'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const layout = join(copy, 'assembly/layout.ts')
    const text = readFileSync(layout, 'utf8')
    const other = text.replace(/(export const ABI\b[^=]*= )\d+/, '$199')
    expect(other).not.toBe(text)
    writeFileSync(layout, other)
    const child = Bun.spawn([process.execPath, join(copy, 'src/main.ts'), 'serve'], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    expect(await child.exited).toBe(1)
    expect(await new Response(child.stderr).text()).toMatch(
      /The scoring core is of layout \d+; this program writes layout 99/,
    )
  })

  test('a taken port is named', async () => {
    const service = await readyService({ DATA_DIR: join(scratch.path, 'first') })
    const PORT = new URL(service.address).port
    expect(await refusedStart({ DATA_DIR: join(scratch.path, 'second'), PORT })).toContain(
      `Port ${PORT} on 127.0.0.1 is taken.`,
    )
    await service.stop('SIGTERM')
  })

  test('a taken METRICS_PORT is named before anything is stored', async () => {
    const service = await readyService({ DATA_DIR: join(scratch.path, 'scraped') })
    const METRICS_PORT = new URL(service.address).port
    const place = join(scratch.path, 'unmade')
    expect(await refusedStart({ DATA_DIR: place, METRICS_PORT })).toContain(
      `Port ${METRICS_PORT} on 127.0.0.1 is taken. Set METRICS_PORT to a free port`,
    )
    expect(existsSync(join(place, 'dev-key'))).toBe(false)
    expect(existsSync(join(place, 'pg'))).toBe(false)
    await service.stop('SIGTERM')
  })

  const nobody = unprivileged()
  test.if(nobody !== undefined)('a data directory of another user is named, with what is not permitted', () => {
    const place = join(scratch.path, 'of-root')
    mkdirSync(place, { mode: 0o755 })
    chmodSync(scratch.path, 0o755)
    const { exitCode, stderr } = Bun.spawnSync(
      ['setpriv', `--reuid=${nobody!.uid}`, '--clear-groups', ...program(), 'serve'],
      {
        env: { DATA_DIR: place, PORT: '0' },
      },
    )
    expect(exitCode).toBe(1)
    expect(stderr.toString()).toContain(
      `The data directory ${place} cannot be used: user ${nobody!.uid} may not write there`,
    )
  })

  test('a data directory that cannot be made is named', async () => {
    const file = join(scratch.path, 'file')
    writeFileSync(file, '')
    expect(await refusedStart({ DATA_DIR: join(file, 'data') })).toContain(
      `The data directory ${join(file, 'data')} cannot be used: `,
    )
  })
})

const url = await newPostgresUrl()

if (url !== null)
  describe('replicas', () => {
    test.skipIf(isDivided)(
      'M1 five processes that migrate one empty database at once apply each migration and import the catalog once',
      async () => {
        const all = await Promise.all(
          Array.from({ length: 5 }, () => clubwright(['migrate', '--json'], { DATABASE_URL: url })),
        )
        expect(all.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(5).fill({ code: 0, stderr: '' }))
        const applied = all.flatMap(({ stdout }) => (JSON.parse(stdout) as { applied: string[] }).applied)
        expect(new Set(applied).size).toBe(applied.length)
        expect(applied).toContain('0001_accounts')
        await until('PostgreSQL has counted the imports', async () => (await importsIn(url)) > 0)
        expect(await importsIn(url)).toBe(1)
      },
    )

    test.skipIf(isDivided)(
      'they wait for a catalog that another imports, however long, and leave it alone',
      async () => {
        await clubwright(['migrate'], { DATABASE_URL: url })
        const sql = openPostgres(url, 2)
        await importCatalog(sql, bundledCatalog, 'operator')
        const [theirs] = await sql<{ revision: string; checksum: string }>`
          delete from catalog_state returning revision, checksum`
        const waiting = await sql.begin(
          async (held) => {
            await held.script(
              'set local idle_in_transaction_session_timeout = 0; lock table catalog_state in exclusive mode',
            )
            const replicas = Promise.all([1, 2].map(() => clubwright(['migrate', '--json'], { DATABASE_URL: url })))
            await until('both wait', async () => {
              const [locks] = await sql<{ waiting: number }>`
                select count(*)::int as waiting from pg_locks where relation = 'catalog_state'::regclass and not granted`
              return locks!.waiting === 2
            })
            await Bun.sleep(writeDeadlineMs + 500)
            await held`insert into catalog_state (revision, loaded_at, source, checksum)
                     values (${theirs!.revision}, now(), 'operator', ${theirs!.checksum})`
            return { replicas }
          },
          { isLong: true },
        )
        const ended = await waiting.replicas
        expect(ended.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(2).fill({ code: 0, stderr: '' }))
        expect(await sql`select source from catalog_state`).toEqual([{ source: 'operator' }])
        await sql.end()
      },
    )

    // A pooler says so in words of its own, and may know better a moment later.
    test.skipIf(isPooled)('a PostgreSQL that does not know the user or the database', async () => {
      const nobody = new URL(url)
      nobody.username = 'nobody_here'
      expect(await refusedStart({ DATABASE_URL: nobody.href })).toContain('role "nobody_here" does not exist')
      const nowhere = new URL(url)
      nowhere.pathname = '/nowhere_here'
      expect(await refusedStart({ DATABASE_URL: nowhere.href })).toContain('database "nowhere_here" does not exist')
    })

    test.skipIf(!hasRedis)('a Redis that does not know the password or the database', async () => {
      const redis = await redisServer()
      const nowhere = await refusedStart({ DATABASE_URL: url, REDIS_URL: `${redis.url}/99` })
      expect(nowhere).toContain('REDIS_URL: ERR DB index is out of range')
      await redis.command('config', 'set', 'requirepass', 'hunter2')
      const nobody = await refusedStart({ DATABASE_URL: url, REDIS_URL: redis.url.replace('://', '://:hunter1@') })
      expect(nobody).toContain('REDIS_URL: WRONGPASS')
      expect(nobody).not.toContain('hunter1')
      await redis.stop()
    })

    test('a catalog of the operator that was changed by hand', async () => {
      const sql = openPostgres(url)
      await importCatalog(sql, bundledCatalog, 'operator')
      await sql`update catalog_heads set record = record || '{"price":1}' where id = 'ping-g440-max-driver'`
      expect(await refusedStart({ DATABASE_URL: url })).toContain('The catalog in the database is not the one')
      await sql.end()
    })

    test('M3 a migration that was edited after its release stops the start, by name', async () => {
      const sql = openPostgres(url)
      await sql`update schema_migrations set checksum = 'edited' where name = '0002_fittings'`
      await sql.end()
      expect(await refusedStart({ DATABASE_URL: url })).toContain('Migration 0002_fittings is not the one')
    })
  })

/** How often a catalog was imported into a database. */
const importsIn = async (url: string): Promise<number> => {
  const sql = openPostgres(url, 1)
  const [table] = await sql<{ inserted: number }>`
    select n_tup_ins as inserted from pg_stat_user_tables where relname = 'catalog_state'`
  await sql.end()
  return table!.inserted
}
