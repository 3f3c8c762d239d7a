import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockKey, migrate } from '../../../src/platform/postgres/migrate.ts'
import { checksum, migrations } from '../../../src/platform/postgres/migrations.ts'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { silently } from '../../../src/platform/work/progress.ts'
import { forEachDatabase, newPostgresUrl } from '../../support/databases.ts'
import { isPooled } from '../../support/postgres-server.ts'

const names = migrations.map(({ name }) => name)

test('every file in db/migrations travels with the service, in order', () => {
  const files = readdirSync(join(import.meta.dir, '../../../db/migrations')).sort()
  expect(names.map((name) => `${name}.sql`)).toEqual(files)
})

/** Data of users rests on these. A change of one refuses all of it: write a new migration instead. */
const frozen: Readonly<Record<string, string>> = {
  '0001_accounts': 'dbbe28b4e1643f71a686aea9ca6e41d4f1bf9b162024a61d22c37a0120ac0213',
  '0002_fittings': 'd374e3bb403c8bae9ccb4c51e3cdabe35df5a0672b8923405da3ed97bdacb604',
  '0003_catalog': '10474bc6c26f7f3f09db79053700abe6aecf147397ff58ce416a7e736768c796',
  '0004_evidence': '5a4aebf951f4b6e20bb220b43fd1f314994717fd0ff32125b8071689d281497f',
  '0005_runs': '59f14aabd87876dcf5b7496723d9fe00aaab1928bae7bb478ba94b26bbb42200',
  '0006_store_links': 'a8750c11beb0d58edbf0918bb27eaa54e6ad571c481f5e44fb94c83f79fa9cb8',
  '0007_fitters': 'd54558b275f23c2148539e5644d361b79f007602d0e99618381c682391079269',
  '0008_sessions': '0015421493d2fd446091be68b0367f649a714a6169c626de9dfba6191c58c100',
  '0015_key_life': '486e0b93457b55b6e9f6d4636614812bdf388276dc28abde965308292413f3f8',
  '0016_audit': '2e7dc1a7ba57efd886e76f9246d620434d6bf9ed01f0dab36ca4a4aad055377b',
  '0017_sandboxes': '17fbd7a2c83ed7efbcb3e999d3f489c9cc9fd02f7ec7f87a0a119c73f5051185',
  '0018_choices': '20350445d6f5ca9cbd9e03755b226a246bb9fe549247f5040414f449678edf9d',
  '0019_publishable_keys': 'e2765a4f9106801bde877b1124d3f54bf0a3490f9075725b703f04877dc459c3',
  '0020_comparing': 'a23c0639f3996847af241e19b2549b10a6d07d38fe84146e83ad03356aca5ed7',
  '0021_stock': '7098698925d416561f6b14ddeb8645280365e2b43536b0c94f0a276a2baae715',
}

test('migrations that were released are as they were', () => {
  const present = migrations.filter(({ name }) => name in frozen).map((each) => [each.name, checksum(each)])
  expect(Object.fromEntries(present)).toEqual(frozen)
})

forEachDatabase((_engine, open) => {
  test('an empty database gets every migration once, and the second start none', async () => {
    const sql = await open({ empty: true })
    expect(await migrate(sql)).toEqual(names)
    expect(await migrate(sql)).toEqual([])
    const applied = await sql<{ name: string }>`select name from schema_migrations order by version`
    expect(applied.map(({ name }) => name)).toEqual(names)
  })

  test('M3 an edited migration is refused by name, and nothing is changed', async () => {
    const sql = await open({ empty: true })
    const first = { name: '0001_first', text: 'create table first ()' }
    await migrate(sql, [first])
    const edited = { ...first, text: 'create table first (id int)' }
    const next = { name: '0002_second', text: 'create table second ()' }
    await expect(migrate(sql, [edited, next])).rejects.toThrow(/0001_first .*edited[\s\S]*clubwright backup/)
    expect(await sql`select to_regclass('second') is null as absent`).toEqual([{ absent: true }])
  })

  test('M3 a database newer than the release is refused, naming what it has', async () => {
    const sql = await open({ empty: true })
    const first = { name: '0001_first', text: 'create table first ()' }
    await migrate(sql, [first, { name: '0002_second', text: 'create table second ()' }])
    await expect(migrate(sql, [first])).rejects.toThrow(/newer .*0002_second.* ends with 0001_first/)
  })

  test('O8 a process of the release before starts on a newer database whose migrations let it, and changes nothing', async () => {
    const sql = await open({ empty: true })
    const made = { name: '0002_made', text: 'alter table schema_migrations add column oldest integer', oldest: 1 }
    const first = { name: '0001_first', text: 'create table first ()' }
    const added = { name: '0003_added', text: 'create table added ()', oldest: 1 }
    const removed = { name: '0004_removed', text: 'drop table added', oldest: 3 }
    await migrate(sql, [first, made, added])
    expect(await migrate(sql, [first])).toEqual([])
    await migrate(sql, [first, made, added, removed])
    expect(await migrate(sql, [first, made, added])).toEqual([])
    await expect(migrate(sql, [first, made])).rejects.toThrow(/newer .*0004_removed/)
  })

  test('O8 what a release did not say yet of its migrations, the next one says', async () => {
    const sql = await open({ empty: true })
    const made = { name: '0001_made', text: 'alter table schema_migrations add column oldest integer' }
    const next = { name: '0002_next', text: 'create table next ()' }
    await migrate(sql, [made, next])
    await expect(migrate(sql, [made])).rejects.toThrow(/newer/)
    await migrate(sql, [made, { ...next, oldest: 1 }])
    expect(await migrate(sql, [made])).toEqual([])
  })

  test('O3 steps are carried out outside one transaction, and all of them again after a start that was cut off', async () => {
    const sql = await open({ empty: true })
    const first = {
      name: '0001_first',
      text: 'create table first (id int primary key, b int); insert into first select n, n % 2 from generate_series(1, 10) n',
    }
    const steps = `-- 0002: an index, and a column for old rows.
-- step
drop index concurrently if exists first_b;
-- step
create index concurrently first_b on first (b);
-- step, until no row is left
update first set b = 2 where id in (select id from first where b <> 2 limit 3) returning id;
-- step
`
    await migrate(sql, [first])
    await expect(migrate(sql, [first, { name: '0002_steps', text: `${steps}select nonsense` }])).rejects.toThrow(
      'nonsense',
    )
    expect(await sql`select count(*)::int as done from first where b = 2`).toEqual([{ done: 10 }])
    expect(await migrate(sql, [first, { name: '0002_steps', text: `${steps}select 1` }])).toEqual(['0002_steps'])
    expect(await sql`select indisvalid from pg_index where indexrelid = 'first_b'::regclass`).toEqual([
      { indisvalid: true },
    ])
  })

  test('O3 statements above the first step are refused, and comments are not', async () => {
    const sql = await open({ empty: true })
    const text = 'create table lost ();\n-- step\nselect 1'
    await expect(migrate(sql, [{ name: '0001_lost', text }])).rejects.toThrow(/0001_lost .*above its first step/)
    const kept = { name: '0001_kept', text: '-- What it is for.\n\n-- step\ncreate table kept ()' }
    expect(await migrate(sql, [kept])).toEqual(['0001_kept'])
  })

  test('O3 a line that is nearly that of a step is refused', async () => {
    const sql = await open({ empty: true })
    for (const line of ['-- Step', '-- step ', '--step', '-- step, until no rows are left']) {
      const text = `-- step\ncreate table made ();\n${line}\nselect 1`
      await expect(migrate(sql, [{ name: '0001_near', text }])).rejects.toThrow(`0001_near: "${line}" is neither`)
    }
    expect(await sql`select to_regclass('made') is null as absent`).toEqual([{ absent: true }])
  })

  test('a migration that fails leaves nothing of itself, and the next start continues there', async () => {
    const sql = await open({ empty: true })
    const first = { name: '0001_first', text: 'create table first ()' }
    const broken = { name: '0002_second', text: 'create table second (); select nonsense' }
    await expect(migrate(sql, [first, broken])).rejects.toThrow('nonsense')
    expect(await sql`select to_regclass('second') is null as absent`).toEqual([{ absent: true }])
    expect(await migrate(sql, [first, { ...broken, text: 'create table second ()' }])).toEqual(['0002_second'])
  })
})

const url = await newPostgresUrl()

describe.if(url !== null)('postgresql, replicas', () => {
  test('M1 five at once on one empty database apply each migration once', async () => {
    const replicas = Array.from({ length: 5 }, () => openPostgres(url!))
    const applied = await Promise.all(replicas.map((sql) => migrate(sql)))
    expect(applied.flat().sort()).toEqual(names)
    await Promise.all(replicas.map((sql) => sql.end()))
  })

  test('O3 five at once carry out the steps of a migration once', async () => {
    const ownUrl = (await newPostgresUrl())!
    const replicas = Array.from({ length: 5 }, () => openPostgres(ownUrl))
    const made = { name: '9998_made', text: 'create table stepped (id int); insert into stepped values (1)' }
    const step = '-- step\ncreate index concurrently stepped_id on stepped (id)'
    const added = '-- step, until no row is left\nupdate stepped set id = id + 1 where id < 5 returning id'
    const known = [...migrations, made, { name: '9999_steps', text: `${step};\n${added}` }]
    await migrate(replicas[0]!, known.slice(0, -1))
    const applied = await Promise.all(replicas.map((sql) => migrate(sql, known)))
    expect(applied.flat()).toEqual(['9999_steps'])
    expect(await replicas[0]!`select id from stepped`).toEqual([{ id: 5 }])
    await Promise.all(replicas.map((sql) => sql.end()))
  })

  test.each([
    'alter table held add column n int',
    "-- so that vacuum has less to do, and /* concurrently\nalter table held add column n text default 'vacuum'",
  ])('O3 a step gives up a lock that requests hold, and the migration tries again: %s', async (change) => {
    const ownUrl = (await newPostgresUrl())!
    const [sql, request] = [openPostgres(ownUrl), openPostgres(ownUrl)]
    const made = { name: '9998_made', text: 'create table held ()' }
    const step = { name: '9999_step', text: `-- step\n${change}` }
    await migrate(sql, [...migrations, made])
    await request.begin(async (holder) => {
      await holder`select from held`
      const tried = migrate(sql, [...migrations, made, step], silently, 2)
      await expect(tried).rejects.toThrow('in 2 attempts requests held a lock')
    })
    expect(await migrate(sql, [...migrations, made, step])).toEqual(['9999_step'])
    await Promise.all([sql.end(), request.end()])
  })

  // Behind a pooler the limits of the user's role stay.
  test.skipIf(isPooled)(
    'O3 an index that is made beside requests waits for them, whatever the server says of locks',
    async () => {
      const ownUrl = (await newPostgresUrl())!
      const name = new URL(ownUrl).pathname.slice(1)
      const [sql, request] = [openPostgres(ownUrl), openPostgres(ownUrl)]
      const made = {
        name: '9998_made',
        text: `create table held (); alter database "${name}" set lock_timeout = '50ms'`,
      }
      const step = { name: '9999_step', text: '-- step\ncreate index concurrently held_all on held ((1))' }
      await migrate(sql, [...migrations, made])
      const tried = await request.begin(async (holder) => {
        await holder`select from held`
        const trying = migrate(sql, [...migrations, made, step], silently, 1)
        await Promise.race([trying, Bun.sleep(1_500)]) // far longer than the limit
        return { trying }
      })
      expect(await tried.trying).toEqual(['9999_step'])
      await Promise.all([sql.end(), request.end()])
    },
  )

  test('O3 a replica waits as long as another one migrates, however short its own attempts are', async () => {
    const [one, other] = [openPostgres(url!), openPostgres(url!)]
    const { promise: done, resolve: end } = Promise.withResolvers<void>()
    const { promise: itsTurn, resolve: begun } = Promise.withResolvers<void>()
    const held = one.begin(
      async (sql) => {
        await sql`select pg_advisory_xact_lock(${lockKey})`
        begun()
        await done
      },
      { isLong: true },
    )
    await itsTurn
    const waiting = migrate(other, [...migrations, { name: '9999_next', text: 'create table next ()' }], silently, 2)
    expect(await Promise.race([waiting, Bun.sleep(1_500)])).toBeUndefined() // far more attempts than it may fail
    end()
    await held
    expect(await waiting).toContain('9999_next')
    await Promise.all([one.end(), other.end()])
  })
})
