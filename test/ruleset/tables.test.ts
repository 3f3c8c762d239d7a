import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../db/rules/', import.meta.url)
const listed = [
  ...readFileSync(new URL('SOURCE.md', folder), 'utf8').matchAll(/^\| (\S+\.csv) \|.*`([0-9a-f]{64})` \|$/gm),
].map(([, file, checksum]) => ({ file: file!, checksum: checksum! }))

test('SOURCE.md lists every rule table once, and nothing else', () => {
  const present = readdirSync(folder).filter((name) => name !== 'SOURCE.md')
  expect(listed.map(({ file }) => file).sort()).toEqual(present.sort())
})

// A changed cell is a changed rule: whoever changes one says so in SOURCE.md and makes a new ruleset revision.
test.each(listed)('$file is the file whose origin was recorded', ({ file, checksum }) => {
  expect(
    createHash('sha256')
      .update(readFileSync(new URL(file, folder)))
      .digest('hex'),
  ).toBe(checksum)
})
