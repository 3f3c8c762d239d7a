import { afterAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalog, bundledCatalog, catalogRevision, readCatalog } from '../../src/equipment/catalog/index.ts'
import { packImage } from '../../src/scoring/image.ts'
import { imageFiles, imageOfFiles } from '../../src/scoring/prepared-image.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { hasLongProofs } from '../runner/tiers.ts'
import { clubwright, readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const { bytes, facts } = imageFiles(catalog)

test('an image comes out of its files as it was packed', () => {
  const { catalog: of, ...packed } = packImage(catalog, '')
  const { catalog: from, ...read } = imageOfFiles(catalog, facts, bytes)!
  expect(read).toEqual(packed)
  expect(from).toBe(of)
})

test('files of another catalog are not used', () => {
  expect(imageOfFiles({ ...catalog, revision: 'another' }, facts, bytes)).toBeNull()
})

const longTest = test.skipIf(!hasLongProofs)

longTest(
  'the executable answers from the images that these sources pack, and packs another catalog itself',
  async () => {
    const service = await readyService({ DATA_DIR: scratch.path })
    const headers = {
      authorization: `Bearer ${readFileSync(join(scratch.path, 'dev-key'), 'utf8').trim()}`,
      'content-type': 'application/json',
    }
    const answer = async (path: string, request: RequestInit): Promise<Record<string, string>> =>
      (await fetch(service.address + path, { headers, ...request })).json() as Promise<Record<string, string>>
    const { imageRevision } = await answer('/v1/catalog/scores', { method: 'POST', body: '{"golfer":{"speed":100}}' })
    const { evidenceRevision } = await answer('/v1/catalog/evidence', {})
    expect(imageRevision).toBe(packImage(catalog, evidenceRevision!).revision)

    const prices = bundledCatalog['drivers.json'].replace('"price":599.99', '"price":489.99')
    const file = join(scratch.path, 'drivers.json')
    await Bun.write(file, prices)
    await clubwright(['catalog', 'import', file], { DATA_DIR: scratch.path })
    const files = { ...bundledCatalog, 'drivers.json': prices }
    const imported = buildCatalog(readCatalog(files).records, catalogRevision(files))
    const { imageRevision: next } = await answer('/v1/catalog/scores', {
      method: 'POST',
      body: '{"golfer":{"speed":100}}',
    })
    expect(next).toBe(packImage(imported, evidenceRevision!).revision)
    await service.stop('SIGTERM')
  },
)
