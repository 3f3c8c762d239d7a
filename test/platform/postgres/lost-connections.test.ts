import { expect, test } from 'bun:test'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { newPostgresUrl } from '../../support/databases.ts'
import { tcpProxy } from '../../support/tcp-proxy.ts'

const url = await newPostgresUrl()
const times = 25

test.skipIf(url === null)('a connection that is lost while a statement is being sent is made again', async () => {
  const proxy = await tcpProxy(url!)
  const sql = openPostgres(proxy.through(url!), 1)
  try {
    for (let time = 0; time < times; time++) {
      await sql.read`select 1`
      proxy.cut()
      await sql`select 2`.catch(() => {}) // whether it arrived depends on the moment
      expect(await sql.read<{ three: number }>`select 3 as three`).toEqual([{ three: 3 }])
    }
  } finally {
    await sql.end()
    proxy.stop()
  }
})
