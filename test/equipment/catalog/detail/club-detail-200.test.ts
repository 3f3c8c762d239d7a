import { expect, test } from 'bun:test'
import { ClubDetail } from '../../../../src/equipment/catalog/answers/detail-schema.ts'
import { fieldProblems } from '../../../../src/platform/schema.ts'
import { inShop } from '../shop.ts'

/** One test asks for each of the 700 heads: more than a key may in a minute. */
const everyHead = { RATE_LIMIT_SEARCH_PER_MINUTE: '0' }

inShop((shop) => {
  const club = async (headId: string) => (await shop().get(`/v1/catalog/clubs/${headId}`)).body.club
  const idsOf = (options: { id: string }[]) => options.map(({ id }) => id)

  test('CD-009 the answer has success and club, as the API description says, for every head', async () => {
    for (const { headId } of shop().catalog.heads) {
      const { status, body } = await shop().get(`/v1/catalog/clubs/${headId}`)
      expect([status, body.success, body.club.headId]).toEqual([200, true, headId])
      expect(fieldProblems(ClubDetail, body)).toEqual([])
    }
  })
  test('CD-001 a club shows its lofts and CD-002 the hands it is made in', async () => {
    const { lofts, hands } = await club('taylormade-m5-driver')
    expect(idsOf(lofts)).toEqual(['9', '10.5', '12'])
    expect(hands).toEqual(['right', 'left'])
    // The 12 degree head was made right-handed only.
    expect(lofts.map(({ hands }: { hands: string[] }) => hands.length)).toEqual([2, 2, 1])
  })
  test('CD-001 an iron shows the lofts of its clubs, strongest first', async () => {
    const { lofts } = await club('taylormade-p790-2019')
    expect(
      lofts.map(({ designation, loft }: { designation: string; loft: number }) => `${designation} ${loft}`),
    ).toEqual(['3 19', '4 21', '5 23.5', '6 26.5', '7 30.5', '8 35', '9 40', 'PW 45', 'AW 50'])
  })
  test('CD-003 a club shows stock shafts with weight band, launch, flexes and upcharge', async () => {
    const { stockShafts } = await club('taylormade-m5-driver')
    expect(stockShafts[1]).toEqual({
      shaftId: 'project-x-hzrdus-smoke-70-stock',
      model: 'Project X HZRDUS Smoke 70',
      modelKnown: true,
      material: 'Graphite',
      weightBand: '70-79g',
      launch: 'low',
      flexes: ['Stiff', 'Extra Stiff'],
      upcharge: 0,
    })
  })
  test('CD-004 a driver shows aftermarket shaft upgrades, and no other club does', async () => {
    const { shaftUpgrades } = await club('ping-g440-max-driver')
    expect(shaftUpgrades.length).toBeGreaterThan(100)
    for (const { shaftId } of shaftUpgrades) {
      const shaft = shop().catalog.shaft(shaftId)
      expect(shaft?.aftermarket && shaft.clubTypes.includes('driver')).toBe(true)
    }
    expect(await club('taylormade-m6-fairway')).not.toHaveProperty('shaftUpgrades')
  })
  test('CD-005 a club shows grips and grip sizes, in the words of the store link', async () => {
    const { grips, gripSizes } = await club('titleist-vokey-sm7')
    expect(gripSizes).toEqual(['Undersize', 'Standard', 'Midsize', 'Jumbo'])
    expect(grips[0]).toMatchObject({ gripId: 'stock', price: 0 })
    expect(grips.length).toBeGreaterThan(20)
    expect(new Set(grips.flatMap(({ sizes }: { sizes: string[] }) => sizes))).toEqual(new Set(gripSizes))
    for (const { gripId } of grips.slice(1)) expect(shop().catalog.grip(gripId)?.clubTypes).toContain('wedge')
  })
  test('CD-006 a club shows lengths, in quarter inches from standard', async () => {
    const { lengths, lengthIn } = await club('taylormade-p790-2019')
    expect(lengthIn).toBe(37)
    expect(lengths).toHaveLength(17)
    expect(lengths).toContainEqual({ id: 'standard', offsetIn: 0, lengthIn: 37 })
    expect(lengths).toContainEqual({ id: '+0.5', offsetIn: 0.5, lengthIn: 37.5 })
    expect(lengths).toContainEqual({ id: '-1.25', offsetIn: -1.25, lengthIn: 35.75 })
  })
  test('CD-006 no driver is offered longer than the 46 inches that may be played', async () => {
    const { lengths } = await club('taylormade-m5-driver')
    expect(Math.max(...lengths.map(({ lengthIn }: { lengthIn: number }) => lengthIn))).toBe(46)
    expect(lengths).toContainEqual({ id: 'standard', offsetIn: 0, lengthIn: 45.75 })
  })
  test('CD-007 irons show lie and set options', async () => {
    const { lies, sets } = await club('taylormade-p790-2019')
    expect(idsOf(lies)).toEqual(['-2', '-1.5', '-1', '-0.5', 'standard', '+0.5', '+1', '+1.5', '+2'])
    expect(lies[0].lieDeg).toBe(60.5)
    expect(sets).toEqual([
      { id: '4-PW', clubs: 7, price: 1225 },
      { id: '5-PW', clubs: 6, price: 1050 },
      { id: '6-PW', clubs: 5, price: 875 },
    ])
    expect(await club('ping-g440-max-driver')).not.toHaveProperty('lies')
  })
  test('CD-007 an iron whose bending range is not recorded offers the standard lie only', async () => {
    const head = shop().catalog.heads.find((head) => head.clubType === 'iron' && head.lieAdjustable === null)
    expect(idsOf((await club(head!.headId)).lies)).toEqual(['standard'])
  })
  test('a wedge shows every bounce and sole', async () => {
    const { bounces } = await club('titleist-vokey-sm7')
    expect(bounces).toHaveLength(21)
    expect(bounces[0]).toEqual({ id: '10', loft: 46, bounce: 10, grind: 'F', hands: ['right', 'left'] })
  })
  test('figures that are not the maker’s are named', async () => {
    const { estimated, swingWeight } = await club('callaway-quantum-max-driver')
    expect(estimated).toContain('swingWeight')
    expect(swingWeight).not.toBeNull()
  })
  test('a club answers 304 to its own tag, and not to that of another club', async () => {
    const tagOf = async (headId: string) => (await shop().send(`/v1/catalog/clubs/${headId}`)).headers.get('etag') ?? ''
    const own = await tagOf('taylormade-m5-driver')
    const others = await tagOf('taylormade-p790-2019')
    const statusFor = async (tag: string) =>
      (await shop().send('/v1/catalog/clubs/taylormade-m5-driver', { headers: { 'if-none-match': tag } })).status
    expect([await statusFor(own), await statusFor(others)]).toEqual([304, 200])
  })
}, everyHead)
