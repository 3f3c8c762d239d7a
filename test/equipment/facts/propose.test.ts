import { describe, expect, test } from 'bun:test'
import { bundledCatalog, checkCatalog } from '../../../src/equipment/catalog/index.ts'
import { proposeChange } from '../../../src/equipment/facts/index.ts'
import { records } from '../catalog/bundled.ts'

const seen = { status: 'seen', source: 'https://maker.example/specs', edition: '2026-10-01' }

/** A driver and a shaft with gaps and no sources, whatever the release knows of them by now. */
const sold = records.heads.find(({ clubType, discontinued }) => clubType === 'driver' && !discontinued)!
const { sources: _, priceNow: __, priceNowDate: ___, ...unsourced } = sold
const head = { ...unsourced, confidence: 'medium' as const, price: 500, swingWeight: null }
const shaft = { ...records.shafts.find(({ flexes }) => flexes.length > 1)!, confidence: 'medium' as const }
const { flex } = shaft.flexes[0]!
const entryName = (shaft.flexes[0] as { name?: string }).name ?? flex

/** A file of the release with one record in place of its own. */
const fileWith = (file: 'drivers.json' | 'shafts.json', idField: string, record: Record<string, unknown>): string => {
  const rows = JSON.parse(bundledCatalog[file]) as Record<string, unknown>[]
  return `[\n${rows.map((row) => JSON.stringify(row[idField] === record[idField] ? record : row)).join(',\n')}\n]\n`
}
const base = {
  ...bundledCatalog,
  'drivers.json': fileWith('drivers.json', 'headId', head),
  'shafts.json': fileWith('shafts.json', 'shaftId', {
    ...shaft,
    flexes: shaft.flexes.map((one, i) => (i === 0 ? { ...one, torqueDeg: null } : one)),
  }),
}

const propose = (...facts: object[]) =>
  proposeChange(base, facts.map((fact) => JSON.stringify({ ...seen, ...fact })).join('\n'))

const torque = { id: shaft.shaftId, file: 'shafts', field: `flexes[${entryName}].torqueDeg` }
const price = { id: head.headId, file: 'drivers', field: 'price' }

test('a seen figure fills a gap, and changes the line of its record alone', () => {
  const { files, taken, notTaken } = propose({ ...torque, value: 4.2 })
  expect({ taken, notTaken }).toMatchObject({ taken: [{ line: 1, from: null, to: 4.2 }], notTaken: [] })
  expect(Object.keys(files)).toEqual(['shafts.json'])
  const before = base['shafts.json'].split('\n')
  const changed = files['shafts.json']!.split('\n').filter((line, at) => line !== before[at])
  expect(changed).toHaveLength(1)
  expect(changed[0]).toContain(shaft.shaftId)
})

test('a head tells the source of its new figure', () => {
  const { files } = propose({ ...price, field: 'swingWeight', value: 'D3' })
  const changed = JSON.parse(files['drivers.json']!).find(({ headId }: { headId: string }) => headId === head.headId)
  expect(changed).toMatchObject({ swingWeight: 'D3', sources: [{ fields: ['swingWeight'], confidence: 'high' }] })
  expect(JSON.stringify(changed.sources)).toContain('2026-10-01')
  expect(JSON.stringify(changed.sources)).toContain('https://maker.example/specs')
})

test('a price seen later is taken with its date', () => {
  const { files, notTaken } = propose({ ...price, field: 'priceNow', value: 449 })
  expect(notTaken).toEqual([])
  expect(files['drivers.json']).toContain('"priceNowDate":"2026-10-01"')
})

test('what is proposed keeps the rules of the catalog', () => {
  const { files, taken } = propose({ ...torque, value: 4.2 }, { ...price, value: 333 })
  expect(taken).toHaveLength(2)
  expect(checkCatalog({ ...base, ...files })).toEqual([])
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
    ['duplicate', [{ ...torque, field: 'flexes+', value: { ...shaft.flexes[0], weightGrams: 1 } }]],
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
