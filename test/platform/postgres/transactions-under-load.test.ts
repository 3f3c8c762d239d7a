import { describe, expect, test } from 'bun:test'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { newPostgresUrl } from '../../support/databases.ts'

const url = await newPostgresUrl()

/** Statements under way at once: enough for every pipeline to be full. */
const writers = 32
const transactions = 40

describe.skipIf(url === null)('transactions beside many statements', () => {
  test.each([1, 2])('share their connection with none of them: %d connections', async (connections) => {
    const sql = openPostgres(url!, connections)
    const other = openPostgres(url!, 1)
    await sql.script('drop table if exists things; create table things (id int primary key)')
    let isOver = false
    let lastId = 0
    const write = async () => {
      while (!isOver) {
        await sql`insert into things (id) values (${++lastId})`
      }
    }
    const written = Promise.all(Array.from({ length: writers }, write))
    const fault = new Error('changed my mind')
    try {
      for (let n = 1; n <= transactions; n++) {
        const work = sql.begin(async (sql) => {
          await sql`insert into things (id) values (${-n})`
          throw fault
        })
        expect(await work.catch((error: unknown) => error)).toBe(fault)
      }
    } finally {
      isOver = true
    }
    await written // every insert was acknowledged
    // Nothing that was acknowledged waits for somebody's commit, and nothing was rolled back with a transaction.
    const [seen] = await other`
      select count(*) filter (where id > 0)::int as kept, count(*) filter (where id < 0)::int as broken from things`
    expect(seen).toEqual({ kept: lastId, broken: 0 })
    await Promise.all([sql.end(), other.end()])
  })
})
