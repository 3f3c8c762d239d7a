import { describe, expect, test } from 'bun:test'
import { bundledCatalog, checkCatalog } from '../../../src/equipment/catalog/index.ts'
import { proposeChange } from '../../../src/equipment/facts/index.ts'
import { records } from '../catalog/bundled.ts'

const seen = { status: 'seen', source: 'https://maker.example/specs', edition: '2026-10-01' }

const propose = (...facts: object[]) =>
  proposeChange(bundledCatalog, facts.map((fact) => JSON.stringify({ ...seen, ...fact })).join('\n'))

const shaft = records.shafts.find(
  ({ confidence, flexes }) =>
    confidence === 'medium' && flexes.length > 1 && flexes.some(({ torqueDeg }) => torqueDeg === null),
)!
const flex = shaft.flexes.find(({ torqueDeg }) => torqueDeg === null)!.flex
const torque = { id: shaft.shaftId, file: 'shafts', field: `flexes[${flex}].torqueDeg` }
const head = records.heads.find(
  ({ clubType, confidence, sources, price, swingWeight }) =>
    clubType === 'driver' && confidence === 'medium' && sources === undefined && price !== null && swingWeight === null,
)!
const price = { id: head.headId, file: 'drivers', field: 'price' }

test('a seen figure fills a gap, and changes the line of its record alone', () => {
  const { files, taken, notTaken } = propose({ ...torque, value: 4.2 })
  expect({ taken, notTaken }).toMatchObject({ taken: [{ line: 1, from: null, to: 4.2 }], notTaken: [] })
  expect(Object.keys(files)).toEqual(['shafts.json'])
  const before = bundledCatalog['shafts.json'].split('\n')
  const changed = files['shafts.json']!.split('\n').filter((line, at) => line !== before[at])
  expect(changed).toHaveLength(1)
  expect(changed[0]).toContain(shaft.shaftId)
})

test('a head tells the source of its new figure', () => {
  const { files } = propose({ ...price, field: 'swingWeight', value: 'D3' })
  const changed = JSON.parse(files['drivers.json']!).find(({ headId }: { headId: string }) => headId === head.headId)
  expect(changed).toMatchObject({
    swingWeight: 'D3',
    sources: [{ fields: ['swingWeight'], confidence: 'high', source: 'https://maker.example/specs, 2026-10-01' }],
  })
})

test('what is proposed keeps the rules of the catalog', () => {
  const { files, taken } = propose({ ...torque, value: 4.2 }, { ...price, value: 333 })
  expect(taken).toHaveLength(2)
  expect(checkCatalog({ ...bundledCatalog, ...files })).toEqual([])
})

test('a fact that the catalog has is confirmed, and changes nothing', () => {
  expect(
    propose({ ...price, value: head.price }, { ...price, field: 'price.confirmed', value: head.price }),
  ).toMatchObject({
    confirmed: 2,
    files: {},
    notTaken: [],
  })
})

const grip = records.grips[0]!
const sourced = records.heads.find(
  ({ sources = [], price }) =>
    price !== null && sources.some((one) => one.confidence === 'high' && one.fields.includes('price')),
)!
const fileOf = { driver: 'drivers', fairway: 'fairways', hybrid: 'hybrids', iron: 'irons', wedge: 'wedges' }

describe('a fact is not taken, and the reason is told', () => {
  test.each([
    ['no fact', [{ ...price, value: 1, source: undefined }]],
    ['no fact', [{ ...price, value: 1, edition: undefined }]],
    ['no fact', [{ ...price, value: 1, status: 'guessed' }]],
    ['unknown record', [{ ...price, id: `${head.headId}x`, value: 1 }]],
    ['unknown record', [{ ...price, file: 'putters', value: 1 }]],
    ['unknown field', [{ ...price, field: 'sparkle', value: 1 }]],
    ['unknown field', [{ ...torque, field: 'flexes[Feather].torqueDeg', value: 3 }]],
    ['unknown field', [{ ...torque, field: 'flexes[', value: 3 }]],
    ['range', [{ ...torque, value: 99 }]],
    ['range', [{ ...torque, value: 'four' }]],
    ['range', [{ id: 'new', file: 'grips', field: 'record', value: { gripId: 'new' } }]],
    ['duplicate', [{ id: grip.gripId, file: 'grips', field: 'record', value: { ...grip, price: 1.5 } }]],
    ['duplicate', [{ ...torque, field: 'flexes+', value: { flex, weightGrams: 1, torqueDeg: 1 } }]],
    ['contradiction', [{ ...price, field: 'yearEnd', value: head.yearEnd === null ? 2026 : null }]],
    ['contradiction', [{ ...price, field: 'price.confirmed', value: 1 }]],
    ['contradiction', [{ ...price, id: sourced.headId, file: fileOf[sourced.clubType], value: sourced.price! + 1 }]],
    ['outdated', [{ ...price, was: head.price! + 1, value: head.price! + 2 }]],
    ['unsure', [{ ...price, value: head.price! + 1, status: 'from memory' }]],
    ['unsure', [{ ...price, value: head.price! + 1, unsure: ['value'] }]],
    ['remark', [{ ...price, field: 'price (head not on record)', value: 1 }]],
  ] as const)('%s: %j', (reason, facts) => {
    const { files, taken, notTaken } = propose(...facts)
    expect({ files, taken, reasons: notTaken.map((one) => one.reason) }).toEqual({
      files: {},
      taken: [],
      reasons: [reason],
    })
    expect(notTaken[0]!.why).not.toBe('')
  })
})

test('of two lines about one figure the seen one counts, whichever comes first', () => {
  const memory = { ...torque, value: 5, status: 'from memory' }
  for (const facts of [
    [memory, { ...torque, value: 4.2 }],
    [{ ...torque, value: 4.2 }, memory],
  ]) {
    const { taken, notTaken } = propose(...facts)
    expect(taken).toMatchObject([{ to: 4.2 }])
    expect(notTaken).toMatchObject([{ reason: 'duplicate' }])
  }
})

test('of two seen lines that differ neither counts', () => {
  const { taken, notTaken } = propose({ ...torque, value: 4.2 }, { ...torque, value: 4.3 })
  expect(taken).toEqual([])
  expect(notTaken.map(({ reason }) => reason)).toEqual(['contradiction', 'contradiction'])
})

test('a fact that breaks a rule across figures takes no other fact of its record with it', () => {
  const { taken, notTaken } = propose(
    { ...price, value: 333 },
    { ...price, field: 'yearEnd', value: head.yearEnd === null ? 2026 : null },
  )
  expect(taken).toMatchObject([{ field: 'price' }])
  expect(notTaken).toMatchObject([{ field: 'yearEnd', reason: 'contradiction' }])
})

test('from memory fills a gap of a head, as what it is', () => {
  const { files } = propose({ ...price, field: 'swingWeight', value: 'D3', status: 'from memory' })
  expect(files['drivers.json']).toContain('"sources":[{"fields":["swingWeight"],"confidence":"medium"')
})
