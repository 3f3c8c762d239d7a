import { expect, test } from 'bun:test'
import { hashPassword, isPassword } from '../../../src/identity/people/password.ts'

test('a password is stored as Argon2id, and composes like its letters', async () => {
  const hash = await hashPassword('Ho\u0308lzer und Eisen')
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await isPassword('H\u00f6lzer und Eisen', hash)).toBe(true)
  expect(await isPassword('Holzer und Eisen', hash)).toBe(false)
})

test('nobody has no password, not even the one whose hash stands for them', async () => {
  expect(await isPassword('nobody has this password', null)).toBe(false)
})

test('more verifications than the queue holds are refused', async () => {
  const crowd = await Promise.allSettled(Array.from({ length: 34 }, () => isPassword('wrong', null)))
  const refused = crowd.filter((one) => one.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(6).fill('OVERLOADED'))
  expect(await isPassword('wrong', null)).toBe(false)
})
