import { expect, test } from 'bun:test'
import { inShop } from '../shop.ts'

inShop((shop) => {
  const refused = async (headId: string) => {
    const { status, body } = await shop().get(`/v1/catalog/clubs/${headId}`)
    return { status, code: body.code, detail: body.detail }
  }
  test('CD-010 an unknown club answers 404', async () => {
    expect(await refused('nope')).toEqual({
      status: 404,
      code: 'CLUB_NOT_FOUND',
      detail: 'There is no club with the id nope.',
    })
  })
  test('CD-010 a misspelled or cut-off id is told the nearest ones', async () => {
    for (const id of ['ping-g440-max', 'ping-g440-max-drivr', 'PING-G440-MAX-DRIVER', 'ping%20g440%20max%20driver'])
      expect((await refused(id)).detail).toContain('Did you mean ping-g440-max-driver')
  })
  test('an id longer than any is refused before it is looked for', async () => {
    expect((await refused('x'.repeat(101))).status).toBe(400)
  })
})
