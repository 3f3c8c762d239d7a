import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { Elysia } from 'elysia'
import { bundledCatalog, readCatalog } from '../../../src/equipment/catalog/index.ts'
import { pictures, pictureUrl } from '../../../src/equipment/pictures/index.ts'
import { appOptions, http } from '../../../src/platform/http/index.ts'
import { recordingLog, requestTo, testConfig } from '../../support/app.ts'

const app = new Elysia(appOptions).use(http({ config: testConfig(), log: recordingLog().log })).use(pictures)
const { heads } = readCatalog(bundledCatalog).records
const addresses = [...new Set(heads.map((head) => pictureUrl('', head)))].sort()

const read = async (address: string) => {
  const response = await app.handle(requestTo(address))
  return { response, text: await response.text() }
}

test('every head of the catalog has a picture of its kind', async () => {
  expect(addresses).toHaveLength(25)
  for (const address of addresses) {
    const { response, text } = await read(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(text).toStartWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"')
  }
})
test('a picture is its own drawing: no two kinds look alike', async () => {
  const shapes = await Promise.all(addresses.map(async (address) => (await read(address)).text.split('</style>')[1]))
  expect(new Set(shapes).size).toBe(25)
})
test('the address holds a hash of the drawing, so it may be kept for ever', async () => {
  for (const address of addresses) {
    const { response, text } = await read(address)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
    expect(address).toMatch(new RegExp(`^/pictures/[a-z]+-[a-z_]+-${hash}\\.svg$`))
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
})
describe('a drawing', () => {
  test('is well-formed, with coordinates that are numbers', async () => {
    for (const address of addresses) {
      const { text } = await read(address)
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
      const opened = text.match(/<[a-z]+[^>]*[^/]>/g)?.length
      expect(opened).toBe(text.match(/<\/[a-z]+>/g)?.length as number)
    }
  })
  test('suits light and dark surroundings', async () => {
    expect((await read(addresses[0]!)).text).toContain('@media(prefers-color-scheme:dark)')
  })
  test('runs nothing, loads nothing, and may use exactly its own style', async () => {
    for (const address of addresses) {
      const { response, text } = await read(address)
      expect(text).not.toMatch(/<script|href|url\(|on[a-z]+=/)
      const style = text.match(/<style>(.*)<\/style>/)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    }
  })
})
test('an unknown picture is 404, also an old one', async () => {
  for (const file of ['driver-core-000000000000.svg', 'x', '..%2f..%2fpackage.json'])
    expect((await read(`/pictures/${file}`)).response.status).toBe(404)
})
test('the address follows the public address of the service', () => {
  expect(pictureUrl('https://fit.example', { clubType: 'wedge', category: 'blade' })).toStartWith(
    'https://fit.example/pictures/wedge-blade-',
  )
})
test('a kind that nobody drew is our fault', () => {
  expect(() => pictureUrl('', { clubType: 'wedge', category: 'core' })).toThrow('No picture of a core wedge')
})
