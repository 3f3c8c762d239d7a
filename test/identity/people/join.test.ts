import { beforeAll, expect, test } from 'bun:test'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { hashOfToken, newToken } from '../../../src/identity/auth/index.ts'
import { changeRole, invite, removePerson } from '../../../src/identity/people/index.ts'
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
    await removePerson(club.deps, email)
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

  test('nobody is invited into two accounts, nor into one that does not exist', async () => {
    const { email } = await club.person()
    const about = { email: 'x@y.example', companyName: 'Other Range', monthlyLimit: 1, isEnterprise: false }
    const { accountId } = await createAccount(club.deps, about)
    expect(await invite(club.deps, { accountId, email, role: 'member' })).toBeNull()
    const nowhere = 'acc_00000000000000000000000000'
    expect(await invite(club.deps, { accountId: nowhere, email: 'n@n.example', role: 'member' })).toBeNull()
  })

  test('somebody who joined another account meanwhile cannot be taken over', async () => {
    const about = { email: 'x@y.example', companyName: 'Third Range', monthlyLimit: 1, isEnterprise: false }
    const { accountId } = await createAccount(club.deps, about)
    const elsewhere = (await invite(club.deps, { accountId, email: 'both@range.example', role: 'member' }))!
    const here = await club.newLink('both@range.example')
    expect((await club.browser().send(`/join/${here}`, { password })).status).toBe(303)
    const refused = await club.browser().send(`/join/${elsewhere}`, { password: 'another sentence of mine' })
    expect(refused.status).toBe(409)
    expect((await club.browser().send('/sign-in', { email: 'both@range.example', password })).status).toBe(303)
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
