import { beforeAll, expect, test } from 'bun:test'
import { selectPeople } from '../../../src/identity/people/index.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type Replica, replica } from './harness.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  beforeAll(async () => {
    club = await replica(await open())
  })

  test('the last owner stays, whatever happens at once', async () => {
    const lonely = await replica(club.sql)
    const [one, other] = [await lonely.person(), await lonely.person()]
    const people = await selectPeople(club.sql, lonely.accountId)
    const answers = await Promise.all([
      one.browser.send(`/dashboard/team/${people[0]!.id}/remove`),
      other.browser.send(`/dashboard/team/${people[1]!.id}/role`, { role: 'member' }),
    ])
    // The other is refused, or asked for the password if its session has just gone with its person.
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const [left] = await club.sql<{ owners: number }>`
      select count(*)::int as owners from people where account_id = ${lonely.accountId} and role = 'owner'`
    expect(left!.owners).toBe(1)
  })
})
