import { beforeAll, expect, test } from 'bun:test'
import { hashPassword, isPassword } from '../../../src/identity/people/password.ts'
import { enterLine } from '../../../src/identity/people/password-line.ts'
import { hashAsServed } from '../../support/cheap-passwords.ts'

beforeAll(hashAsServed)

test('a password is stored as Argon2id, and composes like its letters', async () => {
  const hash = await hashPassword('Ho\u0308lzer und Eisen')
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await isPassword('H\u00f6lzer und Eisen', hash)).toBe(true)
  expect(await isPassword('Holzer und Eisen', hash)).toBe(false)
})

test('nobody has no password, not even the one whose hash stands for them', async () => {
  expect(await isPassword('nobody has this password', null)).toBe(false)
})

test('more passwords than the line holds are refused; a sender has six places, and known devices have some of their own', () => {
  const enter = (sender: string | null) => {
    try {
      return enterLine(sender)
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  const ofOne = Array.from({ length: 7 }, () => enter('192.0.2.1'))
  const ofOthers = Array.from({ length: 23 }, (_, i) => enter(`198.51.100.${i}`))
  const known = Array.from({ length: 9 }, () => enter(null))
  expect(ofOne.map((one) => typeof one)).toEqual([...Array(6).fill('function'), 'string'])
  expect(ofOthers.filter((one) => one === 'OVERLOADED')).toHaveLength(1)
  expect(known.filter((one) => one === 'OVERLOADED')).toHaveLength(1)
  for (const leave of [...ofOne, ...ofOthers, ...known]) if (typeof leave === 'function') leave()
  const leave = enter('192.0.2.1')
  expect(typeof leave).toBe('function')
  if (typeof leave === 'function') leave()
})
