import { expect, test } from 'bun:test'
import { openPostgres } from '../../src/postgres/client.ts'
import type { Sql } from '../../src/postgres/sql.ts'
import { newPostgresUrl } from '../support/databases.ts'

const url = await newPostgresUrl()
if (url !== null)
  test('grouped calls lock rows in the same order in every process, whatever order they came in', async () => {
    const [one, other] = [openPostgres(url), openPostgres(url)]
    await one.script(`
      create table things (id int primary key);
      insert into things select generate_series(1, 6);
      create sequence asked;
      create function locked(p_id int) returns int language plpgsql as $$
      begin
        perform nextval('asked');
        perform from things where id = p_id for update;
        perform pg_sleep(0.1);
        return p_id;
      end $$`)
    const locked = (sql: Sql, ids: number[]) => Promise.all(ids.map((id) => sql.call<number>`locked(${id})`))
    // The first two of each go alone; the other two wait for them, and go together.
    await Promise.all([locked(one, [1, 2, 5, 6]), locked(other, [3, 4, 6, 5])])
    const [row] = await one<{ asked: number }>`select last_value as asked from asked`
    expect(row!.asked).toBe(8) // whoever was in a deadlock asks again
    await Promise.all([one.end(), other.end()])
  })
