import { expect, test } from 'bun:test'
import { examine } from '../../../src/maintenance/doctor/index.ts'
import { silently } from '../../../src/platform/work/progress.ts'
import { openClub, requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'

forEachDatabase((_engine, open) => {
  test('review 2, finding 1: JSON that was stored as text is found and read again, and no text can be stored any more', async () => {
    const club = await openClub(await open())
    const { sql } = club
    const { fittingId } = (await club.analyze(requests.driver)).body
    const fitting = async () => (await club.get(`/v1/fittings/${fittingId}`)).text
    const whole = await fitting()
    const storeText = 'update fittings set input = to_json(input::text), output = to_json(output::text)'
    await expect(sql.script(storeText)).rejects.toMatchObject({ code: '23514' })

    const constraint = `fittings_hold_objects check
      (json_typeof(input) = 'object' and json_typeof(output) = 'object' and json_typeof(error) = 'object') not valid`
    await sql.script(`alter table fittings drop constraint fittings_hold_objects; ${storeText};
      alter table fittings add constraint ${constraint}`)
    const found = await examine(sql, silently)
    expect(found).toContainEqual(expect.objectContaining({ check: 'objects', isDerived: true, count: 1 }))
    expect(await examine(sql, silently, { isFixing: true })).toEqual([])
    expect(await fitting()).toEqual(whole)
    expect(await sql`select convalidated from pg_constraint where conname = 'fittings_hold_objects'`).toEqual([
      { convalidated: true },
    ])
  })

  test('every column of JSON holds objects, and a constraint says so', async () => {
    const sql = await open()
    const unsaid = await sql`
      select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
       where a.atttypid in ('json'::regtype, 'jsonb'::regtype) and c.relkind in ('r', 'p')
         and c.relnamespace = current_schema()::regnamespace
         and not exists (select from pg_constraint k where k.conrelid = c.oid and k.convalidated
                            and k.conname = c.relname || '_hold_objects' and a.attnum = any(k.conkey))`
    expect(unsaid).toEqual([])
  })
})
