import { beforeAll, expect, test } from 'bun:test'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { scopes } from '../../../src/identity/auth/index.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type OAuth, openOAuth, v1 } from '../oauth/harness.ts'
import type { Browser } from '../people/harness.ts'

const storeLink = 'https://shop.example/fit?item={headId}'

forEachSharedDatabase((_engine, open) => {
  let oauth: OAuth
  let owner: Browser
  beforeAll(async () => {
    oauth = await openOAuth(await open())
    owner = (await oauth.club.person()).browser
  })
  const leadTo = async (storeLink: string) =>
    expect((await owner.send('/dashboard/store-link', { storeLink })).status).toBe(303)

  test('links lead to the store of the account, by whichever credential, from then on', async () => {
    const { club } = oauth
    const trial = (await createKey(club.deps, club.accountId, { name: 'trial', isTest: true }))!
    const agent = await club.agent([...scopes])
    const app = await oauth.connected({ resource: v1 })
    const tokens = [club.apiKey, trial.apiKey, agent.accessToken, app.access_token]
    const urlsOf = async (token: string): Promise<string[]> => {
      const fitting = await club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
      const { topPicks } = (await fitting.json()) as { topPicks: { storeUrl: string }[] }
      const link = await club.call('POST', '/v1/store/link', { token, body: { headId: 'ping-g440-max-driver' } })
      return [...topPicks.map(({ storeUrl }) => storeUrl), ((await link.json()) as { url: string }).url]
    }
    for (const token of tokens)
      for (const url of await urlsOf(token)) expect(url).toStartWith('http://fit.example/store/club/')
    await leadTo(storeLink)
    for (const token of tokens)
      for (const url of await urlsOf(token)) expect(url).toMatch(/^https:\/\/shop\.example\/fit\?item=[a-z0-9-]+&/)
    await leadTo('')
    expect((await urlsOf(club.apiKey))[0]).toStartWith('http://fit.example/store/club/')
  })

  test('a fitting that is on another head of the account has the build of its own link', async () => {
    const { club } = oauth
    await leadTo(storeLink)
    const token = club.apiKey
    const fitting = await club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
    const { fittingId, topPicks } = (await fitting.json()) as {
      fittingId: string
      topPicks: { headId: string; storeUrl: string }[]
    }
    const { headId, storeUrl } = topPicks[0]!
    const answer = await club.call('POST', '/v1/store/link', { token, body: { headId, fittingId } })
    const { url } = (await answer.json()) as { url: string }
    const build = (address: string) =>
      [...new URL(address).searchParams].filter(([name]) => !/^(utm_|svc_)/.test(name)).toSorted()
    expect(build(url)).toEqual(build(storeUrl))
    await leadTo('')
  })
})
