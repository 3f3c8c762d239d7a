import { expect, test } from 'bun:test'
import { inShop } from '../../../equipment/catalog/shop.ts'
import { currentHeads } from '../../../support/current-heads.ts'

const driver = 'ping-g440-max-driver'
const iron = 'taylormade-p790-2019'
const wedge = 'titleist-vokey-sm7'
const fairway = 'taylormade-m6-fairway'

inShop((shop) => {
  const refused = async (request: object) => {
    const { status, body } = await shop().post('/v1/store/link', request)
    expect({ request, status, code: body.code }).toEqual({ request, status: 400, code: 'NOT_OFFERED' })
    return Object.fromEntries(
      body.errors.map(({ pointer, detail }: { pointer: string; detail: string }) => [pointer, detail]),
    )
  }

  test('SL-018 a shaft not offered on the club answers 400, with those that are', async () => {
    const errors = await refused({ headId: iron, shaftId: 'fujikura-ventus-blue-6' })
    const own = shop()
      .catalog.head(iron)!
      .stockShafts.flatMap(({ shaftId }) => shaftId ?? [])
    for (const shaftId of own.slice(0, 3)) expect(errors['/shaftId']).toContain(shaftId)
  })
  test('SL-018 a shaft that is sold on its own is an upgrade of drivers only', async () => {
    const own = new Set(
      shop()
        .catalog.head(iron)!
        .stockShafts.map(({ shaftId }) => shaftId),
    )
    const upgrade = shop()
      .catalog.aftermarketShafts('iron')
      .find(({ shaftId }) => !own.has(shaftId))!
    expect(await refused({ headId: iron, shaftId: upgrade.shaftId })).toHaveProperty('/shaftId')
  })
  test('SL-018 a misspelled shaft names the one that was probably meant', async () => {
    expect(await refused({ headId: driver, shaftId: 'fujikura-ventus-bleu-6' })).toEqual({
      '/shaftId': 'is not offered on this club; did you mean fujikura-ventus-blue-6?',
    })
  })
  test('SL-019 a grip not offered on the club answers 400', async () => {
    expect(await refused({ headId: driver, gripId: 'karma-junior' })).toHaveProperty('/gripId')
    expect(await refused({ headId: driver, gripId: 'golf-pride-tour-velvat' })).toEqual({
      '/gripId': 'is not offered on this club; did you mean golf-pride-tour-velvet?',
    })
  })
  test('SL-019 a size that the grip is not made in answers 400 with its sizes', async () => {
    expect(await refused({ headId: driver, gripId: 'golf-pride-tour-velvet-360', gripSize: 'Jumbo' })).toEqual({
      '/gripSize': 'must be Standard or Midsize',
    })
  })
  test('SL-020 a hand not offered on the club answers 400', async () => {
    const rightOnly = shop().catalog.heads.find(({ hands }) => !hands.includes('left'))!
    expect(await refused({ headId: rightOnly.headId, hand: 'left' })).toEqual({
      '/hand': 'must be right: this club is not made left-handed',
    })
  })
  test('SL-020 a loft that is not made for the hand answers 400 with those that are', async () => {
    expect(await refused({ headId: 'taylormade-m5-driver', hand: 'left', loft: '12' })).toEqual({
      '/loft': 'must be 9 or 10.5',
    })
  })
  test('SL-005 a loft not offered answers 400 with the lofts', async () => {
    for (const loft of ['11', 'ten', '10.5.5', '-9', '1e1'])
      expect(await refused({ headId: driver, loft })).toEqual({ '/loft': 'must be 9, 10.5 or 12' })
  })
  test('SL-006 flex and weight must be of the chosen shaft', async () => {
    const [shaft] = shop().catalog.head(driver)!.stockShafts
    const errors = await refused({ headId: driver, shaftId: shaft!.shaftId, flex: 'Ladies', shaftWeight: '90-99g' })
    expect(errors).toEqual({
      '/flex': expect.stringContaining(shaft!.flexes[0]!),
      '/shaftWeight': `must be ${shaft!.weightBand}`,
    })
  })
  test('SL-007 a length out of reach answers 400 with what there is', async () => {
    for (const length of ['+2.25', '-0.3', 'long', '12', '41.5', '+'])
      expect(await refused({ headId: iron, length })).toEqual({
        '/length': 'must be standard, -2 to +2 in quarter inches from it, or 19 to 41 inches of the finished club',
      })
  })
  test('SL-007 no driver is longer than the 46 inches that may be played', async () => {
    expect(await refused({ headId: driver, length: '46.25' })).toHaveProperty('/length')
    expect(await refused({ headId: driver, length: '+0.25' })).toHaveProperty('/length')
  })
  test('SL-008 lie is not for drivers, and a club that is not bent has the standard only', async () => {
    expect(await refused({ headId: driver, lie: '+1' })).toEqual({ '/lie': 'is not offered on drivers' })
    expect(await refused({ headId: driver, lie: 'standard' })).toEqual({ '/lie': 'is not offered on drivers' })
    expect(await refused({ headId: fairway, lie: '+1' })).toHaveProperty('/lie')
    expect(await refused({ headId: iron, lie: '+2.5' })).toEqual({ '/lie': 'must be standard or -2 to +2 degrees' })
    expect(await refused({ headId: iron, lie: '-1 flat' })).toHaveProperty('/lie')
  })
  test('SL-011 SL-014 set is for irons and bounce for wedges', async () => {
    for (const headId of [driver, fairway, wedge])
      expect(await refused({ headId, set: '5-PW' })).toEqual({ '/set': 'is for irons only' })
    for (const headId of [driver, iron])
      expect(await refused({ headId, bounce: '10' })).toEqual({ '/bounce': 'is for wedges only' })
    expect(await refused({ headId: 'ping-g-le3-iron', set: '4-PW' })).toEqual({ '/set': 'must be 6-PW' })
  })
  test('SL-014 a bounce must be made with the loft', async () => {
    expect(await refused({ headId: wedge, loft: '54', bounce: '4' })).toHaveProperty('/bounce')
  })
  test('SL-013 a swing weight has a letter and a number', async () => {
    expect(await refused({ headId: driver, swingWeight: 'heavy' })).toHaveProperty('/swingWeight')
  })
  test('everything that is not offered is said at once', async () => {
    const request = { headId: driver, loft: '11', lie: '+1', set: '4-PW', gripId: 'x', shaftId: 'x', bounce: '3' }
    expect(Object.keys(await refused(request)).sort()).toEqual([
      '/bounce',
      '/gripId',
      '/lie',
      '/loft',
      '/set',
      '/shaftId',
    ])
  })
  test('SL-003 SL-004 SL-010 wrong fields are refused by name: headId is required, words are closed', async () => {
    const { status, body } = await shop().post('/v1/store/link', {
      hand: 'both',
      gripSize: 'Junior',
      set: '3-PW',
      flx: 'S',
    })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' })
    const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer)
    expect(pointers.sort()).toEqual(['/flx', '/gripSize', '/hand', '/headId', '/set'])
  })
  test('SL-021 an unknown club answers 404 with the nearest', async () => {
    const { status, body } = await shop().post('/v1/store/link', { headId: 'ping-g440-max' })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'CLUB_NOT_FOUND' })
    expect(body.detail).toContain(driver)
  })
  test('a hybrid lie is ordered in half of what irons take', async () => {
    const head = currentHeads(shop().catalog, 'hybrid')[0]!
    expect((await shop().post('/v1/store/link', { headId: head.headId, lie: '-1.125' })).body.urlParams.lie).toBe(
      '-1.125',
    )
    expect(await refused({ headId: head.headId, lie: '+2' })).toHaveProperty('/lie')
  })
})
