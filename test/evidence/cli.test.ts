import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { clubwright, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

test('evidence rebuild says what it counted, in words and as JSON', async () => {
  const env = { DATA_DIR: join(scratch.path, 'data') }
  const json = await clubwright(['evidence', 'rebuild', '--json'], env)
  expect({ code: json.code, counted: JSON.parse(json.stdout) }).toEqual({
    code: 0,
    counted: { fittings: 0, compared: 0, heads: 0 },
  })
  const words = await clubwright(['evidence', 'rebuild'], env)
  expect(words.stdout).toStartWith('Counted 0 fittings')
})
