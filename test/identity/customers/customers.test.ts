import { beforeAll, describe, expect, test } from 'bun:test'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import {
  addCustomer,
  importCustomers,
  NewCustomer,
  selectCustomerId,
  selectCustomers,
} from '../../../src/identity/customers/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

forEachSharedDatabase((_engine, open) => {
  let sql: Sql
  const clock = () => new Date('2026-11-20T12:00:00Z')
  beforeAll(async () => {
    sql = await open()
  })
  const newAccount = async () => {
    const owner = { email: 'pro@example.org', companyName: 'Club', monthlyLimit: 1, isEnterprise: false }
    return (await createAccount({ sql, clock }, owner)).accountId
  }
  const add = (account: string, email: string, about: object = {}) =>
    addCustomer({ sql, clock }, account, { email, ...about })
  const importing = (account: string, text: string) => importCustomers({ sql, clock }, account, text)
  const listed = async (account: string) =>
    (await selectCustomers(sql, account)).map(({ email, name, ref }) => [email, name, ref].join(' '))

  test('N9 a name or reference that a terminal would obey, or that hides what it is, is refused with its field', () => {
    const wrong = (about: object) =>
      fieldProblems(NewCustomer, { email: 'sam@x.com', ...about }).map(({ pointer }) => pointer)
    for (const odd of ['Sam\u001b[2J', 'Sam\u202emaS', 'S\u200bam']) {
      expect(wrong({ name: odd })).toEqual(['/name'])
      expect(wrong({ ref: odd })).toEqual(['/ref'])
    }
    expect(wrong({ name: 'Söm O’Neil', ref: 'club-7' })).toEqual([])
  })

  describe('SI-003 customers of an account', () => {
    test('are found by our id, by the account’s own and by address, in that order', async () => {
      const account = await newAccount()
      const sam = (await add(account, 'Sam@x.com', { ref: '77' }))!
      const kim = (await add(account, 'kim@x.com', { name: 'Kim' }))!
      for (const [named, id] of [
        [sam.id, sam.id],
        ['77', sam.id],
        ['sAM@X.COM', sam.id],
        ['kim@x.com', kim.id],
        ['7', null],
        ['kim', null],
      ] as const)
        expect([named, await selectCustomerId(sql, account, named)]).toEqual([named, id])
      expect(await selectCustomerId(sql, await newAccount(), 'sam@x.com')).toBeNull()
    })
    test('have an address and a ref of their own; another account may use both again', async () => {
      const account = await newAccount()
      expect(await add(account, 'a@x.com', { ref: '1' })).toMatchObject({
        id: expect.stringMatching(/^cus_/),
        ref: '1',
        name: null,
      })
      expect(await add(account, 'A@X.com')).toBeNull()
      expect(await add(account, 'b@x.com', { ref: '1' })).toBeNull()
      expect(await add(await newAccount(), 'a@x.com', { ref: '1' })).not.toBeNull()
      expect(await add('acc_00000000000000000000000000', 'a@x.com')).toBeNull()
      expect(await listed(account)).toEqual(['a@x.com  1'])
    })
  })

  describe('import', () => {
    test('adds the new and updates the known, and may be run again', async () => {
      const account = await newAccount()
      await add(account, 'Sam@x.com', { name: 'S', ref: '1' })
      // A byte order mark, Windows line ends, quotes, an empty line and columns in another order.
      const text = '\uFEFFRef,Email,Name\r\n2,sam@x.com,"Sam, the pro"\r\n\r\n1,kim@x.com,\r\n'
      expect(await importing(account, text)).toMatchObject({ outcome: 'imported', added: 1, updated: 1 })
      expect(await listed(account)).toEqual(['kim@x.com  1', 'Sam@x.com Sam, the pro 2'])
      expect(await importing(account, text)).toMatchObject({ outcome: 'imported', added: 0, updated: 2 })
    })
    test('takes a file with addresses alone', async () => {
      const account = await newAccount()
      expect(await importing(account, 'email\na@x.com\nb@x.com\n')).toMatchObject({
        outcome: 'imported',
        added: 2,
        updated: 0,
      })
    })
    test('stores nothing of a file with a mistake, and names every one with its line', async () => {
      const account = await newAccount()
      const text = 'email,name,ref\na@x.com,A,1\nnobody,B,\nA@x.com,,\nc@x.com,C,1\nd@x.com,D,2,more\n,E,\n'
      expect(await importing(account, text)).toEqual({
        outcome: 'refused',
        problems: [
          { line: 3, problem: expect.stringContaining('email must be text') },
          { line: 4, problem: 'email is the same as in line 2' },
          { line: 5, problem: 'ref is the same as in line 2' },
          { line: 6, problem: expect.stringContaining('column 4 is not a field here') },
          { line: 7, problem: 'email is required' },
        ],
      })
      expect(await listed(account)).toEqual([])
    })
    test('reads columns by their names in any case, other names by a map, and leaves out what the map does not name', async () => {
      const account = await newAccount()
      const text = 'E-Mail-Adresse;Spieler;KUNDENNUMMER;Telefon\na@x.com;Ann;7;1\n'
      const about = { columns: { email: 'E-Mail-Adresse', name: 'Spieler', ref: 'KUNDENNUMMER' }, unused: ['Telefon'] }
      const given = { map: 'name=spieler' }
      const dry = await importCustomers({ sql, clock }, account, text, undefined, { ...given, isDryRun: true })
      expect(dry).toEqual({ outcome: 'read', customers: 1, ...about })
      expect(await listed(account)).toEqual([])
      expect(await importing(account, text)).toMatchObject({ outcome: 'refused', problems: [{ line: 1 }] })
      const imported = await importCustomers({ sql, clock }, account, text, undefined, given)
      expect(imported).toEqual({ outcome: 'imported', customers: 1, added: 1, updated: 0, ...about })
      expect(await listed(account)).toEqual(['a@x.com Ann 7'])
    })
    test('names a field or column of a map that is not there', async () => {
      const account = await newAccount()
      for (const map of ['nmae=name', 'name=absent', 'name'])
        expect(
          await importCustomers({ sql, clock }, account, 'email,name\na@x.com,\n', undefined, { map }),
        ).toMatchObject({
          outcome: 'refused',
          problems: [{ line: 1, problem: expect.stringMatching(/^--map: /) }],
        })
    })
    test('refuses a ref that another customer keeps', async () => {
      const account = await newAccount()
      const holder = (await add(account, 'a@x.com', { ref: '1' }))!
      expect(await importing(account, 'email,ref\nb@x.com,1\n')).toEqual({
        outcome: 'refused',
        problems: [{ line: 2, problem: `ref already belongs to customer ${holder.id}` }],
      })
    })
    test('says what is wrong with a heading, with quotes and with an account', async () => {
      const account = await newAccount()
      for (const [text, line] of [
        ['mial,name\na@x.com,A\n', 1],
        ['email,email\na@x.com,b@x.com\n', 1],
        ['', 1],
        ['email,name\na@x.com,"A\n', 2],
      ] as const)
        expect([text, await importing(account, text)]).toMatchObject([
          text,
          { outcome: 'refused', problems: [{ line }] },
        ])
      expect(await importing('acc_00000000000000000000000000', 'email\na@x.com\n')).toEqual({ outcome: 'no account' })
    })
  })
})
