import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { restoreBackup, writeBackup } from '../../../src/maintenance/backup/index.ts'
import { migrate } from '../../../src/platform/postgres/migrate.ts'
import { migrations } from '../../../src/platform/postgres/migrations.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { silently } from '../../../src/platform/work/progress.ts'
import { hasLongProofs } from '../../runner/tiers.ts'
import { openClub, requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { scratchDirectory } from '../../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const at = new Date('2026-11-20T12:00:00Z')

forEachDatabase((engine, open) => {
  const good = join(scratch.path, `${engine}.backup`)
  let bytes: Uint8Array
  let target: Sql
  beforeAll(async () => {
    const sql = await open()
    const club = await openClub(sql)
    for (const request of Object.values(requests)) await club.analyze(request)
    await writeBackup(sql, good, at, silently)
    bytes = await Bun.file(good).bytes()
    target = await open({ empty: true })
  })
  const restored = async (content: Uint8Array | string): Promise<string> => {
    const file = join(scratch.path, `${engine}.broken`)
    await Bun.write(file, content)
    return restoreBackup(target, file, silently, null).then(
      () => 'restored',
      (error: Error) => `${error.name}: ${error.message.replace(file, 'FILE')}`,
    )
  }
  /** The same file with other lines. */
  const rewritten = (change: (lines: string[]) => string[]): Uint8Array => {
    const lines = Buffer.from(Bun.zstdDecompressSync(bytes)).toString().split('\n')
    return Bun.zstdCompressSync(Buffer.from(change(lines).join('\n')))
  }
  /** What is wrong with a file is found as it is read: the quick tests have one engine for that. */
  const fileTest = test.skipIf(engine === 'embedded' && !hasLongProofs)
  const isEmpty = async () =>
    (await target`select from pg_tables where tablename = 'accounts'`).length === 0 ||
    (await target`select from accounts`).length === 0

  fileTest('a file that was cut off is refused, and it is said where; nothing of it remains', async () => {
    for (const share of [0.2, 0.6, 0.9, 0.999])
      expect(await restored(bytes.slice(0, Math.floor(share * bytes.length)))).toMatch(
        /^BackupRefused: FILE (is damaged or|was) cut off at line \d+/,
      )
    // Cut between two lines, and compressed again.
    expect(await restored(rewritten((lines) => lines.slice(0, -20)))).toMatch(/FILE was cut off at line \d+/)
    expect(await isEmpty()).toBe(true)
  })

  fileTest('flipped bits, changed, lost and doubled rows are found', async () => {
    for (const share of [0.3, 0.7]) {
      const flipped = bytes.slice()
      flipped[Math.floor(share * bytes.length)]! ^= 0x10
      expect(await restored(flipped)).toMatch(/^BackupRefused: FILE is (damaged|not as it was written)/)
    }
    const wrong = [
      rewritten((lines) => lines.map((line) => line.replace('pro@example.org', 'foe@example.org'))),
      rewritten((lines) =>
        lines.toSpliced(
          lines.findIndex((line) => line.includes('pro@example.org')),
          1,
        ),
      ),
      rewritten((lines) => lines.map((line) => line.replace('"driver", "completed"', '"wedge", "completed"'))),
    ]
    for (const content of wrong) expect(await restored(content)).toMatch(/its checksum is wrong|is damaged/)
    expect(await isEmpty()).toBe(true)
  })

  test('O6 what could not be restored is refused when it is made, and the backup that was there stays', async () => {
    const sql = await open()
    const file = join(scratch.path, `${engine}.kept`)
    await writeBackup(sql, file, at, silently)
    const kept = await Bun.file(file).bytes()
    for (const [made, undone] of [
      ['alter table accounts add column x text', 'alter table accounts drop column x'],
      ['create table notes (id text)', 'drop table notes'],
    ] as const) {
      await sql.script(made)
      const refused = await writeBackup(sql, file, at, silently).catch((error: Error) => error)
      expect(refused).toMatchObject({
        name: 'BackupRefused',
        message: expect.stringMatching(/accounts\.x text|table notes/),
      })
      await sql.script(undone)
    }
    expect(await Bun.file(file).bytes()).toEqual(kept)
  })

  fileTest('what is not a backup is refused', async () => {
    for (const content of ['', 'accounts\n', Bun.zstdCompressSync(Buffer.from('{"clubwright":"something"}\n'))])
      expect(await restored(content)).toMatch(/^BackupRefused: FILE is not a Clubwright backup/)
    await expect(restoreBackup(target, join(scratch.path, 'none'), silently, null)).rejects.toThrow(
      /ENOENT|no such file/,
    )
  })

  // It is refused before the database is looked at.
  test.if(engine === 'embedded')('a line without an end is refused before it fills the memory', async () => {
    const blanks = Buffer.alloc(600_000_000, ' ')
    const before = process.memoryUsage().rss
    expect(await restored(Bun.zstdCompressSync(blanks))).toBe('BackupRefused: FILE is not a Clubwright backup.')
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
    expect(await isEmpty()).toBe(true)
  })

  fileTest('a header or a table of another shape is refused in words', async () => {
    for (const change of [
      { migrations: 5 },
      { migrations: [5] },
      { migrations: [null] },
      { format: 'x' },
      { clubwright: 'backup', migrations: null },
    ]) {
      const changed = rewritten(([header, ...rest]) => [JSON.stringify({ ...JSON.parse(header!), ...change }), ...rest])
      expect(await restored(changed)).toBe('BackupRefused: FILE is not a Clubwright backup.')
    }
    for (const change of [{ columns: 5 }, { columns: [5] }, { table: 5 }, { table: null }]) {
      const changed = rewritten(([header, table, ...rest]) => [
        header!,
        JSON.stringify({ ...JSON.parse(table!), ...change }),
        ...rest,
      ])
      expect(await restored(changed)).toBe('BackupRefused: FILE is damaged or cut off at line 2. Nothing was restored.')
    }
    expect(await isEmpty()).toBe(true)
  })

  fileTest('a backup of a later release is refused by name', async () => {
    const later = rewritten(([header, ...lines]) => {
      const { migrations, ...rest } = JSON.parse(header!)
      return [JSON.stringify({ ...rest, migrations: [...migrations, { name: '0999_later', checksum: '0' }] }), ...lines]
    })
    expect(await restored(later)).toMatch(/migrations that this release does not have/)
    const format = rewritten(([header, ...lines]) => [header!.replace('"format":1', '"format":2'), ...lines])
    expect(await restored(format)).toMatch(/written by a later release/)
  })

  test('a database that is not empty is refused, and stays as it is', async () => {
    const used = await open()
    await openClub(used)
    await expect(restoreBackup(used, good, silently, null)).rejects.toThrow(/not empty: it has 1 account\./)
    expect(await used`select from accounts`).toHaveLength(1)
  })

  test('a backup of an earlier release is restored as it was, and then migrated', async () => {
    const old = await open({ empty: true })
    await migrate(old, migrations.slice(0, 8))
    await old`insert into accounts values ('acc_01M7XA1ATQ9PPR2ZHPNPKKQ2VV', 'a@b.example', 'A', 'standard', false, null, ${at})`
    const file = join(scratch.path, `${engine}.old`)
    await writeBackup(old, file, at, silently)
    const fresh = await open({ empty: true })
    const { migrated } = await restoreBackup(fresh, file, silently, null)
    expect(migrated).toEqual(migrations.slice(8).map(({ name }) => name))
    expect(await fresh`select email, erased_at from accounts`).toEqual([{ email: 'a@b.example', erased_at: null }])

    // Into the tables of today it does not fit, unless they may be taken out.
    const later = await open()
    await expect(restoreBackup(later, file, silently, null)).rejects.toThrow(/new database without tables/)
    await restoreBackup(later, file, silently, () => later.script('drop schema public cascade; create schema public'))
    expect(await later`select email from accounts`).toEqual([{ email: 'a@b.example' }])
  })

  test('a backup that cannot be finished leaves the one that was there', async () => {
    const file = join(scratch.path, `${engine}.kept`)
    await Bun.write(file, bytes)
    const empty = await open({ empty: true })
    await expect(writeBackup(empty, file, at, silently)).rejects.toThrow('there is nothing to back up')
    expect(Buffer.from(await Bun.file(file).bytes()).equals(bytes)).toBe(true)
    expect(await Bun.file(`${file}.unfinished`).exists()).toBe(false)
  })
})
