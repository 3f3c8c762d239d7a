import { afterAll, describe, expect, test } from 'bun:test'
import { chownSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { isPooled, privatePostgres } from '../../support/postgres-server.ts'
import { freePort, scratchDirectory, until } from '../../support/service.ts'
import { unprivileged } from '../../support/unprivileged.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const [leader, other] = isPooled ? [null, null] : await Promise.all([privatePostgres(), privatePostgres()])

if (leader !== null && other !== null)
  describe('several servers', () => {
    const hostOf = ({ url }: { url(database: string): string }) => new URL(url('postgres')).host
    const nobody = `127.0.0.1:${freePort()}`
    const portOf = async (url: string): Promise<string> => {
      const sql = openPostgres(url, 1)
      try {
        const [row] = await sql<{ port: string }>`select current_setting('port') as port`
        return `127.0.0.1:${row!.port}`
      } finally {
        await sql.end()
      }
    }
    /** Make it one that follows: it takes no writes until it is promoted. */
    const demote = async (server: typeof leader) => {
      const sql = openPostgres(server.url('postgres'), 1)
      const [row] = await sql<{ data: string }>`select current_setting('data_directory') as data`
      await sql.end()
      await server.stop('fast')
      const signal = join(row!.data, 'standby.signal')
      writeFileSync(signal, '')
      const user = unprivileged()
      if (user) chownSync(signal, user.uid, user.gid)
      await server.start()
    }
    const all = `postgres://postgres@${nobody},${hostOf(other)},${hostOf(leader)}/postgres`

    test('one that is away is passed over', async () => {
      expect(await portOf(`postgres://postgres@${nobody},${hostOf(leader)}/postgres`)).toBe(hostOf(leader))
    })

    test('the one that is meant is found among them', async () => {
      await demote(other)
      expect(await portOf(`${all}?target_session_attrs=read-write`)).toBe(hostOf(leader))
      expect(await portOf(`${all}?target_session_attrs=primary`)).toBe(hostOf(leader))
      expect(await portOf(`${all}?target_session_attrs=standby`)).toBe(hostOf(other))
      expect(await portOf(`${all}?target_session_attrs=prefer-standby`)).toBe(hostOf(other))
      expect(await portOf(`postgres://postgres@${hostOf(leader)}/postgres?target_session_attrs=prefer-standby`)).toBe(
        hostOf(leader),
      )
    })

    test.each(['any', 'read-write', 'prefer-standby'])('none that is there is an outage, with %s', async (target) => {
      const sql = openPostgres(`postgres://${nobody},${nobody}/postgres?target_session_attrs=${target}`)
      await expect(sql.read`select 1`).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
      await sql.end()
    })

    test('writes follow when another one is promoted, without a restart', async () => {
      const sql = openPostgres(`${all}?target_session_attrs=read-write`)
      await sql.ping()
      await leader.stop('kill')
      await expect(sql.ping()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
      const promoting = openPostgres(other.url('postgres'), 1)
      await expect(promoting.ping()).rejects.toThrow('does not accept writes: it is a standby.')
      const silent = createServer(() => {})
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
      const { port } = silent.address() as { port: number }
      const besideSilent = openPostgres(
        `postgres://postgres@127.0.0.1:${port},${hostOf(other)}/postgres?target_session_attrs=read-write`,
      )
      const asking = besideSilent.ping() // finds it promoted before its deadline, which is that of the silent one
      await promoting`select pg_promote()`
      await asking
      await besideSilent.end()
      silent.close()
      await until('writes are taken', () =>
        sql.ping().then(
          () => true,
          () => false,
        ),
      )
      await sql`create table after_promotion ()`
      await Promise.all([sql.end(), promoting.end()])
    })

    test('a socket in a directory is an address, too', async () => {
      const { port } = new URL(other.url('postgres'))
      const door = createServer((client) => client.pipe(connect(Number(port), '127.0.0.1')).pipe(client))
      await new Promise<void>((resolve) => door.listen(join(scratch.path, '.s.PGSQL.6543'), resolve))
      expect(await portOf(`postgres://postgres@/postgres?host=${scratch.path}&port=6543`)).toBe(hostOf(other))
      door.close()
    })
  })
