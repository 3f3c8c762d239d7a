import { beforeAll, expect, test } from 'bun:test'
import { createKey, makeKey } from '../../../src/identity/accounts/index.ts'
import { makeConnection } from '../../../src/identity/agents/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import { type Browser, type Replica, replica } from '../../identity/people/harness.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

const pageBytesMax = 105_000

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let owner: Browser
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
    owner = (await club.person('owner')).browser
  })
  /** Every page of a list, by the links to the next one. */
  const pagesOf = async (path: string) => {
    const pages: string[] = []
    for (let next: string | undefined = path; next !== undefined && pages.length < 20; ) {
      const text = await (await owner.open(next)).text()
      expect(Buffer.byteLength(text)).toBeLessThan(pageBytesMax)
      pages.push(text)
      next = /href="([^"]+)">Next</.exec(text)?.[1]
    }
    return pages
  }

  test('the keys of an account with as many as it may have are on short pages, those that work first', async () => {
    const { deps, accountId } = club
    const longest = (i: number) => `${i}`.padEnd(100, ' long name')
    for (let i = 0; i < 99; i++) await makeKey(deps, accountId, { name: longest(i) }, operator)
    const expiresAt = new Date(deps.clock().getTime() - 1_000)
    for (let i = 0; i < 200; i++) await createKey(deps, accountId, { name: `Ended ${i}`, expiresAt })
    const pages = await pagesOf('/dashboard/keys')
    expect(pages).toHaveLength(6)
    const names = pages.flatMap((page) => [...page.matchAll(/<h3>([^<]*)</g)].map(([, name]) => name!))
    expect([names.length, new Set(names).size]).toEqual([300, 300])
    expect(names.findIndex((name) => name.startsWith('Ended'))).toBe(100)
    expect(pages[5]).toContain('Previous')
    expect(await (await owner.open('/dashboard/keys?page=x')).text()).toContain('Page 1 of 6')
  })

  test('so are agent connections and the team', async () => {
    const { deps, accountId } = club
    for (let i = 0; i < 100; i++)
      await makeConnection(deps, accountId, { name: `Desk ${i}`, scopes: ['fittings:read'] }, operator)
    for (let i = 0; i < 99; i++) await club.newLink(`guest${i}@range.example`, 'member')
    const [agents, team] = [await pagesOf('/dashboard/agents'), await pagesOf('/dashboard/team')]
    expect([agents.length, team.length]).toEqual([2, 2])
    expect(agents.join('').match(/<h3>Desk /g)).toHaveLength(100)
    expect(team.join('').match(/<h3>guest/g)).toHaveLength(99)
  })
})
