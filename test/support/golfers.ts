import type { TSchema } from '@sinclair/typebox'
import fc, { type Arbitrary } from 'fast-check'
import { FittingRequest, loftBounds } from '../../src/fitting/schema/schema.ts'
import type { ClubType } from '../../src/golf/names/words.ts'

/**
 * Golfers for property tests, fuzzing and benchmarks: requests that the request schema accepts, read from that schema, so
 * that a bound exists once. Four of five numbers lie where golfers of this club type have them, the fifth anywhere within
 * its bounds; every optional field is there every other time.
 */
export const golfers = (clubType: ClubType): Arbitrary<FittingRequest> =>
  anyValue(FittingRequest, '', { ...usual.everyone, ...usual[clubType], ...said, ...ofClub(clubType) }).filter(
    (value): value is FittingRequest => hasSpeed(value as FittingRequest),
  )

/** The same golfers every time, for benchmarks and samples. */
export const someGolfers = (clubType: ClubType, count: number, seed = 1): FittingRequest[] =>
  fc.sample(golfers(clubType), { numRuns: count, seed })

const hasSpeed = ({ swingMetrics }: FittingRequest): boolean =>
  swingMetrics.swingSpeed !== undefined || swingMetrics.ballSpeed !== undefined

/** The schema knows no bounds for the current loft, because they belong to the club type. */
const ofClub = (clubType: ClubType): Choices => {
  const { min, max } = loftBounds[clubType]
  return { '/clubType': [clubType], '/currentEquipment/loft': [min, max] }
}

/** What to choose from instead of the schema's own: by JSON pointer, a range of numbers or a list of words. */
type Choices = Readonly<Record<string, readonly [min: number, max: number] | readonly string[]>>

/** Where most golfers have a number. */
const usual: Readonly<Record<ClubType | 'everyone', Choices>> = {
  everyone: {
    '/golfer/age': [10, 80],
    '/golfer/heightFeet': [5, 6],
    '/golfer/weight': [110, 240],
    '/golfer/wristToFloor': [30, 38],
    '/golfer/averageScore': [72, 110],
    '/swingMetrics/peakHeight': [50, 120],
    '/swingMetrics/landingAngle': [25, 50],
  },
  driver: {
    '/swingMetrics/swingSpeed': [60, 122],
    '/swingMetrics/ballSpeed': [85, 178],
    '/swingMetrics/launchAngle': [6, 20],
    '/swingMetrics/attackAngle': [-6, 6],
    '/swingMetrics/spinRate': [1600, 4500],
    '/swingMetrics/carryDistance': [120, 300],
    '/swingMetrics/totalDistance': [150, 320],
  },
  fairway: {
    '/swingMetrics/swingSpeed': [60, 118],
    '/swingMetrics/ballSpeed': [85, 170],
    '/swingMetrics/launchAngle': [6, 20],
    '/swingMetrics/attackAngle': [-6, 4],
    '/swingMetrics/spinRate': [1800, 5000],
    '/swingMetrics/carryDistance': [110, 270],
    '/clubDetails/driverSpeed': [60, 120],
  },
  hybrid: {
    '/swingMetrics/swingSpeed': [55, 105],
    '/swingMetrics/ballSpeed': [75, 150],
    '/swingMetrics/launchAngle': [8, 22],
    '/swingMetrics/attackAngle': [-7, 1],
    '/swingMetrics/spinRate': [2500, 6500],
    '/swingMetrics/carryDistance': [90, 230],
    '/clubDetails/driverSpeed': [60, 120],
  },
  iron: {
    '/swingMetrics/swingSpeed': [50, 98],
    '/swingMetrics/ballSpeed': [65, 132],
    '/swingMetrics/launchAngle': [12, 26],
    '/swingMetrics/attackAngle': [-8, 0],
    '/swingMetrics/spinRate': [3500, 8500],
    '/swingMetrics/carryDistance': [70, 190],
  },
  wedge: {
    '/swingMetrics/swingSpeed': [45, 92],
    '/swingMetrics/ballSpeed': [50, 105],
    '/swingMetrics/launchAngle': [18, 30],
    '/swingMetrics/attackAngle': [-9, 0],
    '/swingMetrics/spinRate': [5000, 11500],
    '/swingMetrics/carryDistance': [40, 130],
    '/clubDetails/sevenIronSpeed': [50, 98],
    '/clubDetails/ironShaft/weightGrams': [50, 132],
  },
}

/** Words of free-text fields. An ironFittingId and a correction need a stored fitting, confirmed a doubt, shots a session, and limits leave out picks, so no golfer here has one. */
const said: Choices = {
  '/preferences/tempo': ['smooth', 'medium', 'fast', 'Slow', 'whatever'],
  '/preferences/transition': ['smooth', 'average', 'aggressive', 'quick', 'whatever'],
  '/preferences/shaftType': ['steel', 'graphite', 'no idea'],
  '/preferences/goals': ['forgiveness', 'distance', 'feel', 'workability', 'joint pain'],
  '/clubDetails/ironFittingId': [],
  '/shots': [],
  '/corrects': [],
  '/confirmed': [],
  '/budget': [],
  '/brands': [],
}

/** Any value of a schema; of the kinds that the request schema is made of. */
const anyValue = (schema: TSchema, pointer: string, choices: Choices): Arbitrary<unknown> => {
  if (schema['enum']) return fc.constantFrom(...(choices[pointer] ?? schema['enum']))
  if (schema['anyOf'] && !schema['properties'])
    return fc.oneof(...schema['anyOf'].map((one: TSchema) => anyValue(one, pointer, choices)))
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, pointer, choices)
    case 'array':
      return fc.array(anyValue(schema['items'], pointer, choices), { maxLength: 2 })
    case 'number':
    case 'integer':
      return numberOf(schema, choices[pointer] as readonly [number, number] | undefined)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.constantFrom(...((choices[pointer] ?? schema['examples']) as readonly string[]))
    default:
      throw new Error(`No golfer can have a ${JSON.stringify(schema)} at ${pointer}`)
  }
}

const numberOf = (schema: TSchema, around: readonly [number, number] | undefined): Arbitrary<number> => {
  const perUnit = schema['type'] === 'integer' ? 1 : 10
  const between = (min: number, max: number) =>
    fc.integer({ min: Math.ceil(min * perUnit), max: Math.floor(max * perUnit) }).map((tenths) => tenths / perUnit)
  const { minimum, maximum } = schema
  if (around === undefined) return between(minimum, maximum)
  if (minimum === undefined) return between(...around)
  return fc.oneof({ weight: 4, arbitrary: between(...around) }, { weight: 1, arbitrary: between(minimum, maximum) })
}

const objectOf = (schema: TSchema, pointer: string, choices: Choices): Arbitrary<Record<string, unknown>> => {
  const isRequired = (name: string): boolean => (schema['required'] ?? []).includes(name)
  const hasWords = (name: string): boolean => choices[`${pointer}/${name}`]?.length !== 0
  const members = Object.entries(schema['properties'] as Record<string, TSchema>).filter(([name]) => hasWords(name))
  const arbitraries = members.map(([name, member]) => {
    const value = anyValue(member, `${pointer}/${name}`, choices)
    return [name, isRequired(name) ? value : fc.option(value, { nil: undefined, freq: 2 })] as const
  })
  return fc
    .record(Object.fromEntries(arbitraries))
    .map((members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)))
}
