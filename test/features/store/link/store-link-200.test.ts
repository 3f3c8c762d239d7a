import { describe, expect, test } from 'bun:test'
import { StoreLinkResponse } from '../../../../src/features/store/index.ts'
import { fieldProblems } from '../../../../src/platform/schema.ts'
import { inShop } from '../../../equipment/catalog/shop.ts'

const driver = 'ping-g440-max-driver'
const iron = 'taylormade-p790-2019'
const wedge = 'titleist-vokey-sm7'
const fairway = 'taylormade-m6-fairway'

inShop((shop) => {
  const link = async (request: object) => {
    const { status, body } = await shop().post('/v1/store/link', request)
    expect({ status, body, problems: fieldProblems(StoreLinkResponse, body) }).toMatchObject({
      status: 200,
      problems: [],
    })
    return body
  }
  const paramsOf = async (request: object) => (await link(request)).urlParams

  test('SL-001 SL-023 the link is the product page of the club, {store_url}/club/<head_id>, and no checkout', async () => {
    const { url, headId, brand, model } = await link({ headId: driver })
    const { origin, pathname } = new URL(url)
    expect({ origin, pathname }).toEqual({ origin: 'http://fit.example', pathname: `/store/club/${driver}` })
    expect({ headId, brand, model }).toEqual({ headId: driver, brand: 'PING', model: 'G440 MAX' })
  })
  test('SL-017 urlParams are exactly the parameters of the url', async () => {
    const { url, urlParams } = await link({ headId: driver, loft: '10.5°', length: '+0', shaftWeight: '50-59 g' })
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual(urlParams)
  })
  test('SL-004 hand is right or left', async () => {
    for (const hand of ['right', 'left']) expect(await paramsOf({ headId: driver, hand })).toMatchObject({ hand })
  })
  test('SL-005 SL-024 loft is one of the lofts, with or without a degree sign, and never has one in the link', async () => {
    for (const loft of ['10.5', '10.5°', '10.5 °', '10.5 degrees', '10.50'])
      expect(await paramsOf({ headId: driver, loft })).toMatchObject({ loft: '10.5' })
    expect(await paramsOf({ headId: iron, loft: '30.5°' })).toMatchObject({ loft: '30.5' })
  })
  test('SL-006 SL-025 SL-026 shaftId, flex and shaftWeight are texts; the link names shaftId and band', async () => {
    const shaftId = shop().catalog.head(driver)!.stockShafts[0]!.shaftId
    const request = { headId: driver, shaftId, flex: 'regular', shaftWeight: '50–59' }
    expect(await paramsOf(request)).toMatchObject({ shaft: shaftId, flex: 'Regular', shaftWeight: '50-59g' })
  })
  test('SL-006 a driver may have a shaft that is sold on its own', async () => {
    const upgrades = (await shop().get(`/v1/catalog/clubs/${driver}`)).body.club.shaftUpgrades
    const { shaftId, flexes } = upgrades[7]
    const { urlParams, build } = await link({ headId: driver, shaftId, flex: flexes[0] })
    expect(urlParams).toMatchObject({ shaft: shaftId, flex: flexes[0] })
    expect(build.find(({ parameter }: { parameter: string }) => parameter === 'shaft').shown).toEndWith('(upgrade)')
  })
  test('SL-007 length may be standard, an offset or a fitted length', async () => {
    const lengths = {
      standard: 'standard',
      Standard: 'standard',
      '0': 'standard',
      '+0.25': '+0.25',
      '0.25 in': '+0.25',
      '-1.5"': '-1.5',
      '37.25': '37.25',
      '36.5 inches': '36.5',
    }
    for (const [length, written] of Object.entries(lengths))
      expect(await paramsOf({ headId: iron, length })).toMatchObject({ length: written })
  })
  test('SL-008 lie is degrees from standard, upright or flat', async () => {
    const lies = { '+1': '+1', '1': '+1', '-0.75': '-0.75', standard: 'standard', '2° upright': '+2', '1 flat': '-1' }
    for (const [lie, written] of Object.entries(lies))
      expect(await paramsOf({ headId: iron, lie })).toMatchObject({ lie: written })
  })
  test('SL-009 SL-010 gripId is a grip or stock, gripSize one of four', async () => {
    expect(await paramsOf({ headId: driver, gripId: 'stock', gripSize: 'Jumbo' })).toMatchObject({
      grip: 'stock',
      gripSize: 'Jumbo',
    })
    expect(await paramsOf({ headId: wedge, gripId: 'golf-pride-tour-velvet', gripSize: 'Undersize' })).toMatchObject({
      grip: 'golf-pride-tour-velvet',
      gripSize: 'Undersize',
    })
  })
  test('SL-011 an iron set is one of 4-PW, 5-PW and 6-PW, as far as the line is sold so', async () => {
    const { sets } = (await shop().get(`/v1/catalog/clubs/${iron}`)).body.club
    expect(sets.length).toBeGreaterThan(1)
    for (const { id } of sets) expect(await paramsOf({ headId: iron, set: id })).toMatchObject({ set: id })
  })
  test('SL-012 an iron link without set has 5-PW, said to be the default', async () => {
    const { urlParams, build } = await link({ headId: iron })
    expect(urlParams.set).toBe('5-PW')
    expect(build).toEqual([{ parameter: 'set', value: '5-PW', shown: '5-PW (6 clubs)', from: 'default' }])
  })
  test('SL-012 a line that is not sold from the 5-iron has the set that it is sold in', async () => {
    expect(await paramsOf({ headId: 'ping-g-le3-iron' })).toMatchObject({ set: '6-PW' })
  })
  test('SL-012 no other club has a set', async () => {
    for (const headId of [driver, wedge, fairway]) expect(await paramsOf({ headId })).not.toHaveProperty('set')
  })
  test('SL-013 swingWeight is a text', async () => {
    expect(await paramsOf({ headId: driver, swingWeight: 'd2' })).toMatchObject({ swingWeight: 'D2' })
  })
  test('SL-014 bounce is for wedges, in degrees', async () => {
    expect(await paramsOf({ headId: wedge, loft: '54', bounce: '14°' })).toMatchObject({ loft: '54', bounce: '14' })
  })
  test('SL-027 wood names the fairway wood whose loft is chosen', async () => {
    const { lofts } = shop().catalog.head(fairway)!
    for (const { loft, designation } of lofts!)
      expect((await paramsOf({ headId: fairway, loft: String(loft) })).wood).toBe(
        /(3|5|7)-wood$/.exec(designation!)?.[0],
      )
  })
  test('SL-030 utm parameters and a reference of its own say where each link came from', async () => {
    const first = await link({ headId: driver })
    const second = await link({ headId: driver })
    expect(first.urlParams).toMatchObject({
      utm_source: 'clubwright',
      utm_medium: 'api',
      utm_campaign: 'catalog',
      utm_content: 'store-link',
      svc_ref: first.reference,
    })
    expect(first.reference).toMatch(/^lnk_[0-9A-Z]{26}$/)
    expect(first.reference).not.toBe(second.reference)
  })
  describe('limits', () => {
    test('AU-013 it takes the scope fittings:read', async () => {
      const key = await shop().newKey(['fittings:create'])
      const response = await shop().send('/v1/store/link', {
        method: 'POST',
        body: JSON.stringify({ headId: driver }),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      })
      expect(response.status).toBe(403)
    })
  })
})
