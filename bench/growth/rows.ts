/** Rows of the large tables: a few are made by a service, and copied many times by SQL, whatever columns its release has. */
import postgres from 'postgres'
import { exampleSession } from '../../src/features/sessions/example.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { someGolfers } from '../../test/support/golfers.ts'

const golfersPerClub = 5

/** Fit golfers, keep a session, and have the fittings told to an endpoint that does not answer. */
export async function example(address: string, apiKey: string): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    await answer.text()
  }
  await post('/v1/webhooks', { url: 'https://example.invalid/hook', events: ['fitting.completed'] })
  await post('/v1/sessions/ingest', exampleSession)
  for (const clubType of clubTypes)
    for (const golfer of someGolfers(clubType, golfersPerClub)) await post('/v1/fitting/analyze', golfer)
}

/** An id with the same beginning, by the number of the copy. */
const newId = (column: string) => `left(o.${column}, 4) || substr(upper(md5(o.${column} || n)), 1, 26)`
const at = "now() - n * interval '10 seconds'"

/** What differs in a copy. */
const changes = {
  fittings: `'id', ${newId('id')}, 'idempotency_key', null, 'idempotency_key_until', null, 'root_id', null, 'created_at', ${at}`,
  sessions: `'id', gen_random_uuid(), 'page_id', ${newId('page_id')}, 'created_at', ${at}`,
  webhook_deliveries: `'id', ${newId('id')}, 'next_at', null, 'delivered_at', now(), 'created_at', ${at}`,
}

/** Bring each table to so many rows. */
export async function copyRows(url: string, rows: number): Promise<void> {
  const sql = postgres(url, { max: 3, onnotice: () => {} })
  const copy = async ([table, changed]: [string, string]) => {
    const [there] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(table)}`
    await sql.unsafe(`
      insert into ${table}
      select c.* from ${table} o, generate_series(1, ${Math.ceil(rows / there!.count)}) n,
                      lateral json_populate_record(o, json_build_object(${changed})) c`)
    await sql.unsafe(`vacuum (analyze) ${table}`)
  }
  await Promise.all(Object.entries(changes).map(copy))
  await sql.end()
}
