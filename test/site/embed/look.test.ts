import { beforeAll, expect, test } from 'bun:test'
import { createKey, selectLook, setLook } from '../../../src/identity/accounts/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import { eraseAccount } from '../../../src/maintenance/erasure/index.ts'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

const shop = 'https://shop.example'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let key: string
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
    const publishable = { origins: [shop], dailyCap: 50, shop: null }
    key = (await createKey(club.deps, club.accountId, { name: 'page', publishable }))!.apiKey
  })
  const framePage = async (token = key) => {
    const answer = await club.app.handle(requestTo(`/studio?key=${token}`))
    return { policy: answer.headers.get('content-security-policy')!, text: await answer.text() }
  }

  test('the frame shows the company until an owner says name, color and logo in the settings', async () => {
    const before = await framePage()
    expect(before.text).toContain('<span class="home">Example Range</span>')
    expect(before.text).not.toContain('/docs/accent/')
    const { browser } = await club.person()
    const look = { name: 'Pro <Shop>', accent: '#7A1F3D', logo: `${shop}/logo.svg` }
    const saved = await browser.send('/dashboard/look', look)
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/dashboard/settings?done=look'])
    const { text, policy } = await framePage()
    expect(text).toContain('Pro &#60;Shop&#62;</span>')
    expect(text).toContain('/docs/accent/7a1f3d.css')
    expect(text).toContain(`<img src="${shop}/logo.svg"`)
    expect(policy).toContain(`img-src 'self' ${shop} data:;`)
    // Signed in, without a key, the pages are those of the service.
    const own = await (await browser.open('/studio')).text()
    for (const part of ['Pro &#60;', '/docs/accent/', '/docs/framed.js', '<base']) expect(own).not.toContain(part)
  })

  test('a key for other pages shows no picture from elsewhere', async () => {
    await setLook(club.deps, club.accountId, { logo: `${shop}/logo.svg` }, operator)
    const publishable = { origins: ['https://other.example'], dailyCap: 50, shop: null }
    const other = (await createKey(club.deps, club.accountId, { name: 'other', publishable }))!.apiKey
    const { text, policy } = await framePage(other)
    expect(text).not.toContain('<img')
    expect(policy).toContain("img-src 'self' data:;")
  })

  test.each([
    ['accent', '#ffcc00', 'has a contrast of 1.3 to 1 with the page, and text needs 4.5 to 1'],
    ['accent', 'red', 'must be a color such as #1d6b43'],
    ['accent', '#1d6b43;}', 'must be a color such as #1d6b43'],
    ['logo', 'https://elsewhere.example/logo.svg', 'must be on an origin of a publishable key of this account'],
    ['logo', `https://a:b@shop.example/logo.svg`, 'must be the https URL of a picture'],
    ['logo', 'javascript:alert(1)', 'must be the https URL of a picture'],
    ['name', 'Shop\u202e', 'none that is invisible'],
  ])('%s %s is refused beside its field', async (member, value, why) => {
    const { browser } = await club.person()
    const before = await selectLook(club.sql, club.accountId)
    const answer = await browser.send('/dashboard/look', { [member]: value })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(why)
    expect(await selectLook(club.sql, club.accountId)).toEqual(before)
  })

  test('every color that is taken can be read on light pages and on dark', async () => {
    const colors = Array.from({ length: 64 }, (_, i) => `#${(i * 262_139 + 4_000).toString(16).padStart(6, '0')}`)
    let taken = 0
    for (const accent of colors) {
      if ((await setLook(club.deps, club.accountId, { accent }, operator)) !== null) continue
      taken++
      const answer = await club.app.handle(requestTo(`/docs/accent/${accent.slice(1)}.css`))
      const [, light, dark] = /light-dark\((#\w+), (#\w+)\)/.exec(await answer.text())!
      expect(light).toBe(accent)
      // The darkest of light surfaces and the lightest of dark ones: mint of tokens.css.
      expect(contrast(light!, '#e4f2e9')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark!, '#1d3a2b')).toBeGreaterThanOrEqual(4.5)
    }
    expect(taken).toBeGreaterThan(10)
    expect((await club.app.handle(requestTo('/docs/accent/ffcc00.css'))).status).toBe(404)
  })

  test('it goes with the account', async () => {
    const gone = await replica(await open(), { isInProcess: true })
    await setLook(gone.deps, gone.accountId, { name: 'Somebody' }, operator)
    await eraseAccount({ ...gone.deps, keys: gone.deps.keys }, gone.accountId)
    expect(await selectLook(gone.sql, gone.accountId)).toEqual({ company: 'erased' })
  })
})

/** @source WCAG 2.2, contrast ratio */
const contrast = (one: string, other: string): number => {
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const part = Number.parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16) / 255
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    }, 0)
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright! + 0.05) / (dim! + 0.05)
}
