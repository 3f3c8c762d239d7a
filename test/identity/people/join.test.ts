import { beforeAll, expect, test } from 'bun:test'
import { operator } from '../../../src/identity/audit/index.ts'
import { hashOfToken, newToken } from '../../../src/identity/auth/index.ts'
import { changeRole, invite, invitePerson, removePerson } from '../../../src/identity/people/index.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { password, type Replica, replica } from './harness.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  beforeAll(async () => {
    club = await replica(await open())
  })

  test('an invitation says who is invited and where to, and works once', async () => {
    const token = await club.newLink('new.fitter@range.example', 'member')
    const browser = club.browser()
    const page = await (await browser.open(`/join/${token}`)).text()
    for (const words of ['Join Example Range', 'new.fitter@range.example', 'as member']) expect(page).toContain(words)
    expect((await browser.send(`/join/${token}`, { password })).headers.get('location')).toBe('/dashboard')
    expect(await (await browser.open('/dashboard')).text()).toContain('Member')
    for (const again of [await browser.open(`/join/${token}`), await browser.send(`/join/${token}`, { password })])
      expect(again.status).toBe(410)
  })

  test('two who use one link at once are one person', async () => {
    const token = await club.newLink('twice@range.example')
    const both = await Promise.all([0, 1].map(() => club.browser().send(`/join/${token}`, { password })))
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410])
  })

  test('a form cannot change for whom the link is', async () => {
    const browser = club.browser()
    await browser.send(`/join/${await club.newLink('meant@range.example')}`, { email: 'other@range.example', password })
    expect(await (await browser.open('/dashboard')).text()).toContain('meant@range.example')
  })

  test('a password that is too short leaves the link as it was', async () => {
    const token = await club.newLink('short@range.example')
    const refused = await club.browser().send(`/join/${token}`, { password: 'short' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('at least 12 characters')
    expect((await club.browser().send(`/join/${token}`, { password })).status).toBe(303)
  })

  test('a new link for somebody known sets a new password and signs them out everywhere', async () => {
    const { email, browser } = await club.person('member')
    const token = await club.newLink(email, 'owner')
    const another = club.browser()
    expect(await (await another.open(`/join/${token}`)).text()).toContain('Set a new password')
    await another.send(`/join/${token}`, { password: 'another sentence of mine' })
    expect(await browser.isSignedIn()).toBe(false)
    expect(await (await another.open('/dashboard')).text()).toContain('Owner')
    expect((await browser.send('/sign-in', { email, password })).status).toBe(401)
  })

  test('a second link takes the place of the first', async () => {
    const first = await club.newLink('again@range.example')
    const second = await club.newLink('again@range.example')
    expect((await club.browser().open(`/join/${first}`)).status).toBe(410)
    expect((await club.browser().open(`/join/${second}`)).status).toBe(200)
  })

  test('a link for a new password ends with the role it would give, and with the person', async () => {
    const { email } = await club.person('owner')
    const [known] = await club.sql<{ id: string }>`select id from people where email = ${email}`
    const asOwner = await club.newLink(email, 'owner')
    await changeRole(club.deps, club.accountId, { personId: known!.id, role: 'member' })
    expect((await club.browser().open(`/join/${asOwner}`)).status).toBe(410)
    const asMember = await club.newLink(email, 'member')
    await removePerson(club.deps, { email, accountId: club.accountId })
    expect((await club.browser().send(`/join/${asMember}`, { password })).status).toBe(410)
  })

  test('who joins by one of two links that were made at the same moment uses up the other', async () => {
    const [link, other] = [await club.newLink('raced@range.example'), newToken('ejl')]
    // As the other of two transactions leaves it, which saw no link to replace.
    await club.sql`
      insert into join_links (hash, account_id, email, role, expires_at)
      select ${hashOfToken(other)}, account_id, email, role, expires_at from join_links where hash = ${hashOfToken(link)}`
    expect((await club.browser().send(`/join/${link}`, { password })).status).toBe(303)
    expect((await club.browser().open(`/join/${other}`)).status).toBe(410)
  })

  test('a link works for seven days', async () => {
    const late = await replica(club.sql)
    const token = await late.newLink('late@range.example')
    late.moveTo('2026-11-29T12:00:00Z')
    expect((await late.browser().open(`/join/${token}`)).status).toBe(410)
    expect((await late.browser().send(`/join/${token}`, { password })).status).toBe(410)
  })

  test('nobody is invited into an account that does not exist', async () => {
    const nowhere = 'acc_00000000000000000000000000'
    expect(await invite(club.deps, { accountId: nowhere, email: 'n@n.example', role: 'member' })).toBeNull()
    const wish = { email: 'n@n.example', role: 'member' }
    expect(await invitePerson(club.deps, nowhere, wish, operator)).toEqual({ refused: 'no-account' })
  })

  test('an address that one account has taken can join another, with a password of its own', async () => {
    const squatters = await replica(club.sql)
    const email = 'ceo@victim.example'
    const owner = (await squatters.person()).browser
    expect((await owner.send('/dashboard/team', { email, role: 'member' })).status).toBe(303)
    const link = owner.cookie('clubwright-once')!.replace(/^[^.]*\./, '')
    expect((await squatters.browser().send(`/join/${link}`, { password: 'not the real one' })).status).toBe(303)

    const real = club.browser()
    expect((await real.send(`/join/${await club.newLink(email)}`, { password })).status).toBe(303)
    expect(await (await real.open('/dashboard/settings')).text()).toContain(club.accountId)
    const accountOf = async (password: string) => {
      const browser = club.browser()
      expect((await browser.send('/sign-in', { email, password })).status).toBe(303)
      const page = await (await browser.open('/dashboard/settings')).text()
      return /acc_[0-9A-Z]{26}/.exec(page)![0]
    }
    expect([await accountOf(password), await accountOf('not the real one')]).toEqual([
      club.accountId,
      squatters.accountId,
    ])
    const change = { current: 'not the real one', next: 'a sentence of mine' }
    expect((await real.send('/dashboard/password', change)).status).toBe(401)
  })

  test('an owner who invites is not told where else somebody signs in', async () => {
    const other = await replica(club.sql)
    const { email } = await other.person()
    const owner = (await club.person()).browser
    const answers = []
    for (const invited of [email, 'new.here@range.example'])
      answers.push(await owner.send('/dashboard/team', { email: invited, role: 'member' }))
    const seen = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
    expect(seen[0]).toEqual(seen[1]!)
    const links = async () => (await (await owner.open('/dashboard/team')).text()).includes(email)
    expect(await links()).toBe(true)
    const { email: mate } = await club.person('member')
    const known = await owner.send('/dashboard/team', { email: mate, role: 'member' })
    expect([known.status, await known.text()]).toEqual([400, expect.stringContaining('in the team already')])
  })

  test('an address is verified where the operator has named it, and nowhere else', async () => {
    const owner = (await club.person()).browser
    await owner.send('/dashboard/team', { email: 'by.owner@range.example', role: 'member' })
    const link = owner.cookie('clubwright-once')!.replace(/^[^.]*\./, '')
    const browser = club.browser()
    await browser.send(`/join/${link}`, { password })
    const page = await (await browser.open('/dashboard/team')).text()
    expect(page).toMatch(/by\.owner@range\.example<\/h3>[^\n]*Address not verified/)
    const { email } = await club.person()
    const item = (await (await owner.open('/dashboard/team')).text()).split('<li>').find((one) => one.includes(email))!
    expect(item).not.toContain('not verified')
    expect(await (await owner.open('/dashboard/audit')).text()).toContain(
      'by.owner@range.example (address not verified)',
    )
  })

  test('the first link of an installation asks for the address, and is nothing once there is somebody', async () => {
    const fresh = await replica(await open())
    const [one, two] = [await fresh.newLink(null), await fresh.newLink('first@range.example')]
    const browser = fresh.browser()
    expect((await browser.send(`/join/${one}`, { email: 'no address', password })).status).toBe(400)
    await fresh.browser().send(`/join/${two}`, { password })
    const late = await browser.send(`/join/${one}`, { email: 'first@range.example', password })
    expect(late.status).toBe(410)
  })

  test('a link that was cut off or invented leads nowhere', async () => {
    for (const token of ['', 'ejl_', newToken('ejl'), newToken('svc'), '..%2f'])
      expect((await club.browser().open(`/join/${token}`)).status).toBe(410)
  })
})
