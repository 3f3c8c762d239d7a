import { expect, test } from 'bun:test'
import { inShop } from '../shop.ts'

inShop((shop) => {
  const refused = async (query: string) => {
    const { status, body } = await shop().get(`/v1/catalog/club-models${query}`)
    return [
      status,
      body.code,
      ...body.errors.map(({ pointer, detail }: Record<string, string>) => `${pointer} ${detail}`),
    ]
  }
  test('CM-001 clubType is required', async () => {
    expect(await refused('')).toEqual([400, 'VALIDATION_FAILED', '/clubType is required'])
  })
  test('CM-002 an unknown clubType answers 400', async () => {
    const detail = '/clubType must be one of: driver, fairway, hybrid, iron, wedge'
    expect(await refused('?clubType=putter')).toEqual([400, 'VALIDATION_FAILED', detail])
    expect(await refused('?clubType=')).toEqual([400, 'VALIDATION_FAILED', detail])
    expect((await shop().get('/v1/catalog/club-models?clubType=Driver')).body.clubType).toBe('driver')
  })
})
