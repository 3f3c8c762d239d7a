import { expect, test } from 'bun:test'
import { ClubModels, Comparison, FoundClubs, WholeCatalog } from '../../../src/features/catalog/answer-schema.ts'
import { ClubDetail } from '../../../src/features/catalog/detail-schema.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { inShop } from './shop.ts'

inShop((shop) => {
  test('every catalog operation shows an answer that keeps its own description and names clubs that exist', async () => {
    const { paths } = (await shop().get('/swagger/json')).body
    for (const [path, method, schema] of [
      ['/v1/catalog', 'get', WholeCatalog],
      ['/v1/catalog/club-models', 'get', ClubModels],
      ['/v1/catalog/clubs', 'get', FoundClubs],
      ['/v1/catalog/clubs/{headId}', 'get', ClubDetail],
      ['/v1/catalog/compare', 'post', Comparison],
    ] as const) {
      const { example } = paths[path][method].responses['200'].content['application/json']
      expect(fieldProblems(schema, example)).toEqual([])
      const named = [...JSON.stringify(example).matchAll(/"headId":"([^"]+)"/g)].map(([, headId]) => headId ?? '')
      expect(named.filter((headId) => shop().catalog.head(headId) === undefined)).toEqual([])
      expect(named.length).toBeGreaterThan(0)
    }
  })
  test('the example path of the detail is answered', async () => {
    const { paths } = (await shop().get('/swagger/json')).body
    const [{ example }] = paths['/v1/catalog/clubs/{headId}'].get.parameters
    expect((await shop().get(`/v1/catalog/clubs/${example}`)).status).toBe(200)
  })
})
