import { expect, test } from 'bun:test'
import { onAgent } from './agent.ts'

const driver = { clubType: 'driver', handedness: 'right', swingSpeed: 95 }

onAgent((agent) => {
  const fitted = async (args: object) => {
    const { json, isError, text, notes } = await agent().call('analyze_fitting', args)
    return isError ? text : { input: json.input, specs: json.specs, notes }
  }

  test.each([
    ['null for options that are left out', { ballSpeed: null, handicap: null, brands: null, language: null }, {}],
    [
      'numbers as text',
      { swingSpeed: '95', handicap: '12', launchAngle: ' 11.5 ' },
      { handicap: 12, launchAngle: 11.5 },
    ],
    ['a number with its own unit', { swingSpeed: '95 mph', spinRate: '2900 rpm' }, { spinRate: 2900 }],
    ['one word for a list', { brands: 'PING' }, { brands: ['PING'] }],
    ['a list of one for a word', { missPattern: ['slice'] }, { missPattern: 'fade' }],
  ])('66 2.2 %s is read as it was meant', async (_, sent, meant) => {
    expect(await fitted({ ...driver, ...sent })).toEqual(await fitted({ ...driver, ...meant }))
  })

  test.each([
    [
      'a speed in km/h',
      { swingSpeed: '153 km/h' },
      { swingSpeed: 95.1 },
      'swingSpeed "153 km/h" was read as 95.1 mph.',
    ],
    [
      'a carry in meters',
      { carryDistance: '200 m' },
      { carryDistance: 218.7 },
      'carryDistance "200 m" was read as 218.7 yards.',
    ],
    ['a weight in kg', { weight: '85 kg' }, { weight: 187 }, 'weight "85 kg" was read as 187 pounds.'],
    [
      'a height in cm',
      { heightFeet: '180 cm' },
      { heightFeet: 5, heightInches: 11 },
      'heightFeet "180 cm" was read as 5 ft 11 in.',
    ],
    [
      'a height in cm beside inches of 0, which models fill in',
      { heightFeet: '170 cm', heightInches: 0 },
      { heightFeet: 5, heightInches: 7 },
      'heightFeet "170 cm" was read as 5 ft 7 in.',
    ],
    [
      'a height in feet and inches',
      { heightFeet: `5'11"` },
      { heightFeet: 5, heightInches: 11 },
      String.raw`heightFeet "5'11\"" was read as 5 ft 11 in.`,
    ],
    [
      'both misses as a list',
      { missPattern: ['slice', 'hook'] },
      { missPattern: 'both' },
      'missPattern ["slice","hook"] was read as both.',
    ],
    [
      'makers in one text',
      { brands: 'PING, Cobra' },
      { brands: ['PING', 'Cobra'] },
      'brands "PING, Cobra" was read as ["PING","Cobra"].',
    ],
  ])('66 2.2 %s is read, and the answer says as what', async (_, sent, meant, said) => {
    const expected: unknown = await fitted({ ...driver, ...meant })
    expect((await fitted({ ...driver, ...sent })) as unknown).toEqual({ ...(expected as object), notes: [said] })
  })

  test('66 2.2 what was read is said in the language of the answer', async () => {
    const { notes } = await agent().call('analyze_fitting', { ...driver, swingSpeed: '153 km/h', language: 'de' })
    expect(notes).toEqual(['swingSpeed "153 km/h" wurde als 95.1 mph gelesen.'])
  })

  test.each([
    ['null where it is required', { swingSpeed: null }],
    ['a figure out of its bounds', { swingSpeed: '400 km/h' }],
    ['a unit of something else', { swingSpeed: '95 yards' }],
    ['two misses that are no pair', { missPattern: ['straight', 'hook'] }],
    ['a number in words', { swingSpeed: 'fast' }],
    ['a list of nothing', { brands: '' }],
    ['a list of words that are none', { missPattern: [{ toString: 1, valueOf: 1 }, 'slice'] }],
    ['a list of one that is no word', { missPattern: [{ toString: 1 }] }],
    ['a list that is far too long', { brands: 'p,'.repeat(25_000) }],
    ['a height in cm beside inches', { heightFeet: '170 cm', heightInches: 5 }],
  ])('66 2.2 %s is still refused', async (_, sent) => {
    expect(await fitted({ ...driver, ...sent })).toStartWith('VALIDATION_FAILED: ')
  })

  test('66 2.2 of every tool, options that are null are left out', async () => {
    const nulls = { clubType: null, brand: null, maxPrice: null, limit: null, sort: null, include: null }
    expect((await agent().call('search_clubs', { query: 'g440 max', ...nulls })).json).toEqual(
      (await agent().call('search_clubs', { query: 'g440 max' })).json,
    )
    const bag = [
      { club: 'driver', loft: 10.5 },
      { club: '7-iron', loft: 33 },
    ]
    const withNulls = bag.map((club) => ({ ...club, carry: null }))
    expect((await agent().call('analyze_bag_gapping', { clubs: withNulls, driverSpeed: '95' })).json).toEqual(
      (await agent().call('analyze_bag_gapping', { clubs: bag, driverSpeed: 95 })).json,
    )
  })

  test('66 what is no text and no number ends neither the call nor the service', async () => {
    const odd = { toString: 1, valueOf: 1 }
    for (const args of [{ clubType: odd }, { clubType: 'toString' }, { ...driver, waitSeconds: odd }])
      expect(await fitted(args)).toStartWith('VALIDATION_FAILED: ')
    for (const figure of ['loft', 'carry', 'total'])
      expect(
        (await agent().call('analyze_bag_gapping', { clubs: [{ club: '7 iron', carry: 150, [figure]: odd }] })).text,
      ).toStartWith('VALIDATION_FAILED: ')
  })

  test('66 what was read is repeated in part', async () => {
    const { isError, notes } = await agent().call('analyze_fitting', {
      ...driver,
      brands: `PING,${' '.repeat(50_000)}Cobra`,
    })
    expect([isError, notes[0]!.length < 300]).toEqual([false, true])
  })

  test('66 three arguments that a tool does not have are named, and its own are listed once', async () => {
    const { text } = await agent().call('analyze_fitting', { ...driver, zip: 1, shoe: 2, coach: 3 })
    for (const name of ['zip', 'shoe', 'coach']) expect(text.split(`${name} is not a field here`)).toHaveLength(2)
    expect(text.split('the fields are')).toHaveLength(2)
    expect(text.length).toBeLessThan(1_200)
  })
})
