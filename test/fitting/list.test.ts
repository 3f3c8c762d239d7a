import { expect, test } from 'bun:test'
import { selectFittings } from '../../src/fitting/index.ts'
import { firstId } from '../../src/platform/ids.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { openWorkshop } from './call.ts'

const count = 3_000
/** Of the n-th fitting of the account; they are a second apart. */
const idOf = (n: number) => firstId('fit', new Date(Date.UTC(2026, 0, 1) + 1_000 * n))
const all = {
  clubType: null,
  golfer: null,
  status: null,
  first: 'fit_',
  last: 'fit_'.padEnd(30, 'Z'),
  before: null,
  limit: 50,
}

forEachSharedDatabase((_engine, open) => {
  test('a page of a long list is the newest; a rare club type takes several pages; erased fittings are in none', async () => {
    const { sql, account } = await openWorkshop(await open())
    const accountId = await account()
    await sql`
      insert into fittings (
        account_id, id, club_type, status, input, output, request_fingerprint, request_id, created_at, completed_at, erased_at)
      select ${accountId}, id, case n when 1 then 'iron' else 'driver' end::fitting_club_type, 'completed', '{}', '{}', '',
             'req_' || n, now(), now(), case when n = ${count} then now() end
        from unnest(${Array.from({ length: count }, (_, n) => idOf(n + 1))}::text[]) with ordinality row (id, n)`

    const first = await selectFittings(sql.read, accountId, all)
    expect(first.fittings.map(({ fittingId }) => fittingId)).toEqual(
      Array.from({ length: 50 }, (_, n) => idOf(count - 1 - n)),
    )
    expect(first.next).toBe(idOf(count - 50))

    // The oldest is the only iron: 2,000 are looked through at a time.
    const irons = await selectFittings(sql.read, accountId, { ...all, clubType: 'iron' })
    expect(irons).toEqual({ fittings: [], next: idOf(1_001) })
    const rest = await selectFittings(sql.read, accountId, { ...all, clubType: 'iron', before: irons.next })
    expect(rest.fittings).toMatchObject([{ fittingId: idOf(1), clubType: 'iron' }])
    expect(rest.next).toBeNull()

    // What was erased for its age, up to the mark, is not looked through.
    await sql`insert into retention_marks (account_id, fittings_from) values (${accountId}, ${idOf(count - 1)})`
    const left = await selectFittings(sql.read, accountId, all)
    expect(left).toMatchObject({ fittings: [{ fittingId: idOf(count - 1) }], next: null })
  })
})
