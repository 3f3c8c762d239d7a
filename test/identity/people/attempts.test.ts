import { expect, test } from 'bun:test'
import { createAttempts } from '../../../src/identity/people/index.ts'
import { problem } from '../../../src/platform/errors.ts'
import { inText } from '../../support/in-english.ts'

const { attempt } = createAttempts()
const codeOf = (email: string, sender: string, isPerson: boolean, found: string | null = null) =>
  attempt({ email, sender, isPerson, device: null }, async () => found).then(
    (answer) => (answer === null ? 'wrong' : 'right'),
    ({ code }: { code: string }) => code,
  )

test('a flood of invented addresses makes nobody forgotten who guessed before', async () => {
  for (let i = 0; i < 5; i++) expect(await codeOf('pro@range.example', '192.0.2.1', true)).toBe('wrong')
  expect(await codeOf('pro@range.example', '192.0.2.1', true)).toBe('RATE_LIMITED')
  for (let i = 0; i < 21_500; i++) await codeOf(`nobody${i}@flood.example`, `203.0.${i % 113}.${i >> 7}`, false)
  expect(await codeOf('pro@range.example', '192.0.2.1', true)).toBe('RATE_LIMITED')
  expect(await codeOf('pro@range.example', '192.0.2.2', true, 'session')).toBe('right')
})

test('overload is neither a wrong password nor a right one', async () => {
  const one = { email: 'busy@range.example', sender: '192.0.2.3', isPerson: true, device: null }
  for (let i = 0; i < 4; i++) await attempt(one, async () => null)
  const { promise, resolve } = Promise.withResolvers<null>()
  const line = Array.from({ length: 28 }, (_, i) =>
    attempt({ ...one, email: `${i}@range.example`, sender: `198.51.100.${i}` }, () => promise),
  )
  const refused = problem('overloaded', { detail: inText('') }).code
  expect(await attempt(one, async () => null).catch(({ code }) => code)).toBe(refused)
  resolve(null)
  await Promise.all(line)
  expect(await attempt(one, async () => null)).toBeNull() // the fifth
  expect(await attempt(one, async () => null).catch(({ code }) => code)).toBe('RATE_LIMITED')
})
