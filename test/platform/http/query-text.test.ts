import { expect, test } from 'bun:test'
import { inShop } from '../../equipment/catalog/shop.ts'

inShop((shop) => {
  test('a query text with commas, or in brackets, is taken as it was sent', async () => {
    for (const q of ['qi35,max', ',', '[1]', '{"a":1}', '["driver"]']) {
      const { status, body } = await shop().get(`/v1/catalog/clubs?${new URLSearchParams({ q })}`)
      expect({ q, status, total: body.total }).toEqual({ q, status: 200, total: expect.any(Number) })
    }
  })
  test('a list where one word belongs is shown as it was sent', async () => {
    const { status, body } = await shop().get('/v1/catalog/clubs?clubType=driver,iron')
    expect({ status, received: body.errors[0].received }).toEqual({ status: 400, received: 'driver,iron' })
  })
})
