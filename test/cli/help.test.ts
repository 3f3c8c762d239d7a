import { expect, test } from 'bun:test'
import { clubwright } from '../support/service.ts'

test.each([
  'account create',
  'key create',
  'key list',
  'credits add',
  'customer add',
  'customer list',
  'person invite',
  'webhook add',
])('%s --help marks the options without which it refuses, and names them all when they are missing', async (name) => {
  const words = name.split(' ')
  const [help, bare] = await Promise.all([clubwright([...words, '--help'], {}), clubwright(words, {})])
  const marked = [...help.stdout.matchAll(/--([a-z-]+)=.*\(Required\)/g)].map(([, option]) => option)
  const missing = [...bare.stderr.matchAll(/^--([a-z-]+) is required$/gm)].map(([, option]) => option)
  expect(bare.code).toBe(2)
  expect(marked).not.toEqual([])
  expect(marked.toSorted()).toEqual(missing.toSorted())
})
