import { expect, test } from 'bun:test'
import { ClubModels } from '../../../../src/equipment/catalog/answers/answer-schema.ts'
import { clubTypes } from '../../../../src/golf/names/words.ts'
import { fieldProblems } from '../../../../src/platform/schema.ts'
import { inShop } from '../shop.ts'

interface Option {
  readonly label: string
  readonly value: string
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly yearLabel: string
  readonly estimate: boolean
  readonly image: string | null
  readonly headId: string | null
}

inShop((shop) => {
  const models = async (clubType: string) => (await shop().get(`/v1/catalog/club-models?clubType=${clubType}`)).body

  test('CM-003 the answer holds brands, models and options for each club type, as the API description says', async () => {
    for (const clubType of clubTypes) {
      const body = await models(clubType)
      expect(fieldProblems(ClubModels, body)).toEqual([])
      expect(body.brands.length).toBeGreaterThan(8)
      expect(body.options.length).toBe(shop().catalog.models.filter((row) => row.clubType === clubType).length)
      expect(body.brands).toEqual([...new Set(body.options.map(({ brand }: Option) => brand))])
    }
  })
  test('CM-004 an option has label, value, year, yearLabel, estimate, note, image and headId', async () => {
    const { options } = await models('driver')
    expect(options.find(({ value }: Option) => value === 'REVA (2023)')).toEqual({
      label: 'Callaway REVA (2023)',
      value: 'REVA (2023)',
      brand: 'Callaway',
      model: 'REVA',
      year: 2023,
      yearLabel: '2023',
      estimate: false,
      note: "women's",
      image: expect.stringMatching(/^http:\/\/fit\.example\/pictures\/driver-/),
      headId: 'callaway-reva-driver-2023',
    })
  })
  test('CM-004 an approximate year says so', async () => {
    const { options } = await models('driver')
    expect(options.find(({ value }: Option) => value === 'Blue (2015)')).toMatchObject({
      estimate: true,
      yearLabel: 'about 2015',
      label: 'Adams Blue (about 2015)',
    })
  })
  test("CM-005 an option's value reads model (year), and analyze takes it for the age of the club", async () => {
    for (const clubType of clubTypes)
      for (const { value, model, year, brand } of (await models(clubType)).options as Option[]) {
        expect(value).toBe(`${model} (${year})`)
        expect(shop().catalog.clubAge(value, clubType, brand)).toMatchObject({ model, year })
      }
  })
  test('CM-006 an option has an image only where the catalog holds exactly that generation', async () => {
    for (const clubType of clubTypes)
      for (const { image, headId, year, brand } of (await models(clubType)).options as Option[]) {
        expect(image === null).toBe(headId === null)
        if (headId !== null) expect(shop().catalog.head(headId)).toMatchObject({ clubType, year, brand })
      }
  })
  test('CM-007 each generation of a reused model name is its own option, newest first', async () => {
    const { options, models: lines } = await models('driver')
    const years = options.filter(({ model }: Option) => model === 'Big Bertha').map(({ year }: Option) => year)
    expect(years).toEqual([2023, 2014])
    expect(lines).toContainEqual({ brand: 'Callaway', model: 'Big Bertha', years })
    expect(new Set(options.map(({ label }: Option) => label)).size).toBe(options.length)
  })
  test('the list answers 304 to its tag', async () => {
    const address = '/v1/catalog/club-models?clubType=wedge'
    const etag = (await shop().send(address)).headers.get('etag') ?? ''
    expect((await shop().send(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
