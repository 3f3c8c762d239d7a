import { expect, test } from 'bun:test'
import { inShop } from '../shop.ts'

const driver = 'ping-g440-max-driver'

inShop((shop) => {
  const refused = async (body: unknown) => {
    const { status, body: answer } = await shop().post('/v1/catalog/compare', body)
    return [
      status,
      answer.code,
      ...(answer.errors ?? []).map(({ pointer, detail }: Record<string, string>) => `${pointer} ${detail}`),
    ]
  }
  test('CO-001 headIds is required', async () => {
    expect(await refused({})).toEqual([400, 'VALIDATION_FAILED', '/headIds is required'])
  })
  test('CO-001 headIds are text', async () => {
    expect(await refused({ headIds: [driver, 7] })).toEqual([
      400,
      'VALIDATION_FAILED',
      '/headIds/1 must be text of 1 to 100 characters',
    ])
  })
  test('CO-002 fewer than 2 or more than 4 ids answer 400', async () => {
    const detail = '/headIds must be a list of 2 to 4 entries'
    for (const headIds of [[], [driver], [driver, 'a', 'b', 'c', 'd']])
      expect(await refused({ headIds })).toEqual([400, 'VALIDATION_FAILED', detail])
  })
  test('CO-002 a club is not compared with itself', async () => {
    expect(await refused({ headIds: [driver, driver] })).toEqual([
      400,
      'VALIDATION_FAILED',
      '/headIds/1 names a club that is already in the list',
    ])
  })
  test('an unknown field is refused by name', async () => {
    expect(await refused({ headIds: [driver, 'x'], headsId: 1 })).toEqual([
      400,
      'VALIDATION_FAILED',
      '/headsId is not a field here; did you mean headIds?',
    ])
  })
  test('clubs as near to an unknown id as each other are of its type, those that are sold first', async () => {
    const said = async (id: string) => {
      const { detail } = (await shop().post('/v1/catalog/compare', { headIds: [driver, id] })).body
      return detail.match(/Did you mean (.*)\?/)[1].split(/, | or /)
    }
    const clubs = async (id: string) =>
      await Promise.all(
        (await said(id)).map(async (near: string) => (await shop().get(`/v1/catalog/clubs/${near}`)).body.club),
      )
    for (const id of ['ping-g4-max-driver', 'cobra-max-driver', 'titleist-gt-fairway', 'callaway-max-hybrid']) {
      const near = await clubs(id)
      const isOld = near.map(({ current }) => !current)
      expect({ id, types: [...new Set(near.map(({ clubType }) => clubType))], isOld }).toEqual({
        id,
        types: [id.split('-').at(-1)],
        isOld: isOld.toSorted(),
      })
    }
  })
  test('CO-003 fewer than two clubs found answers 404 and says which ids were probably meant', async () => {
    const { status, body } = await shop().post('/v1/catalog/compare', { headIds: [driver, 'titleist-gts2-drver'] })
    expect([status, body.code]).toEqual([404, 'CLUB_NOT_FOUND'])
    expect(body.detail).toContain('only one of these exists')
    expect(body.detail).toContain('Did you mean titleist-gts2-driver')
    expect(await refused({ headIds: ['a', 'b'] })).toEqual([404, 'CLUB_NOT_FOUND'])
  })
})
