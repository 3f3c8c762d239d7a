import { describe, expect, test } from 'bun:test'
import { bundledCatalog, checkCatalog, confidenceIn } from '../../../src/equipment/catalog/index.ts'
import { proposeChange } from '../../../src/equipment/facts/index.ts'
import { records } from '../catalog/bundled.ts'

const seen = { status: 'seen', kind: 'maker', source: 'https://maker.example/specs', edition: '2026-10-01' }
const recalled = { kind: 'recalled', source: 'from memory', address: null, date: '2026-01' } as const

/** A driver and a shaft with gaps and no sources, whatever the release knows of them by now. */
const sold = records.heads.find(({ clubType, discontinued }) => clubType === 'driver' && !discontinued)!
const { priceNow: _, priceNowDate: __, ...unpriced } = sold
const head = { ...unpriced, sources: [recalled], price: 500, swingWeight: null }
const shaft = { ...records.shafts.find(({ flexes }) => flexes.length > 1)!, sources: [recalled] }
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

const fileOfFacts = (...facts: object[]) => ({
  name: 'facts.jsonl',
  text: facts.map((fact) => JSON.stringify(fact)).join('\n'),
})
const propose = (...facts: object[]) =>
  proposeChange(base, [fileOfFacts(...facts.map((fact) => ({ ...seen, ...fact })))])

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
  expect(changed).toMatchObject({
    swingWeight: 'D3',
    sources: [{ fields: ['swingWeight'], kind: 'maker', date: '2026-10-01' }, recalled],
  })
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

test('a fact that the catalog has from this source, or from memory, is confirmed and changes nothing', () => {
  const first = propose({ ...price, value: head.price })
  const again = { ...base, ...first.files }
  const facts = [
    { ...price, value: head.price },
    { ...price, field: 'price.confirmed', value: head.price },
  ]
  expect(proposeChange(again, [fileOfFacts(...facts.map((one) => ({ ...seen, ...one })))])).toMatchObject({
    confirmed: 2,
    files: {},
    notTaken: [],
  })
  expect(propose({ ...price, value: head.price, status: 'from memory', kind: undefined })).toMatchObject({ files: {} })
})

test('a second source that says the same makes a figure surer', () => {
  let files = base
  const levels = ['https://one.example/a', 'https://www.one.example/b', 'https://two.example'].map((source) => {
    const fact = { ...seen, ...price, kind: undefined, value: head.price, source }
    files = { ...files, ...proposeChange(files, [fileOfFacts(fact)]).files }
    const record = JSON.parse(files['drivers.json']).find((one: { headId: string }) => one.headId === head.headId)
    return confidenceIn(record, ['price'])
  })
  expect(levels).toEqual(['medium', 'medium', 'high'])
})

const grip = records.grips[0]!
const sourced = records.shafts.findLast(
  (one) => one.flexes[0]!.torqueDeg !== null && confidenceIn(one, ['torqueDeg']) === 'high',
)!
const sourcedTorque = `flexes[${(sourced.flexes[0] as { name?: string }).name ?? sourced.flexes[0]!.flex}].torqueDeg`

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
    [
      'contradiction',
      [{ id: sourced.shaftId, file: 'shafts', field: sourcedTorque, value: sourced.flexes[0]!.torqueDeg! + 0.1 }],
    ],
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
  const { files } = propose({ ...price, kind: undefined, field: 'swingWeight', value: 'D3', status: 'from memory' })
  expect(files['drivers.json']).toContain('"sources":[{"fields":["swingWeight"],"kind":"recalled"')
})

describe('the source of a figure that is taken', () => {
  const shaftIn = (files: ReturnType<typeof propose>['files']) =>
    JSON.parse(files['shafts.json']!).find(({ shaftId }: { shaftId: string }) => shaftId === shaft.shaftId)
  test('stands for a part where other entries have figures of elsewhere, and raises nothing', () => {
    const others = { ...shaft, flexes: shaft.flexes.map((one, i) => ({ ...one, torqueDeg: i === 0 ? null : 3.3 })) }
    const files = { ...base, 'shafts.json': fileWith('shafts.json', 'shaftId', others) }
    const facts = [fileOfFacts({ ...seen, ...torque, value: 4.2 })]
    const changed = shaftIn(proposeChange(files, facts).files)
    expect(changed.sources[0]).toMatchObject({ fields: ['torqueDeg'], partly: true, kind: 'maker' })
    expect(confidenceIn(changed, ['torqueDeg'])).toBe('low')
  })
  test("is a shop's where its host only contains the maker's name", () => {
    const kindAt = (source: string) => {
      const { sources: _, ...fields } = { ...grip, gripId: 'new-grip', brand: 'PING' }
      const { files } = propose({
        id: 'new-grip',
        file: 'grips',
        field: 'record',
        value: fields,
        kind: undefined,
        source,
      })
      const made = JSON.parse(files['grips.json']!).find(({ gripId }: { gripId: string }) => gripId === 'new-grip')
      return made.sources[0].kind
    }
    const hosts = ['https://shopping.google.com/x', 'https://eu.ping.com/x', 'https://ping-golf.example/x']
    expect(hosts.map(kindAt)).toEqual(['second-hand', 'maker', 'maker'])
  })
  test("is the maker's when its address is", () => {
    const host = `https://www.${shaft.brand.toLowerCase().replaceAll(' ', '')}.example/table`
    const kinds = [host, 'https://shop.example/table'].map((source) => {
      const { files } = propose({ ...torque, value: 4.2, kind: undefined, source })
      return shaftIn(files).sources[0].kind
    })
    expect(kinds).toEqual(['maker', 'second-hand'])
  })
  test('of a new record is that of its fact, unless it names its own', () => {
    const { sources: _, ...fields } = grip
    const { files, notTaken } = propose({
      id: 'new-grip',
      file: 'grips',
      field: 'record',
      value: { ...fields, gripId: 'new-grip' },
    })
    expect(notTaken).toEqual([])
    expect(files['grips.json']).toContain('"sources":[{"kind":"maker","source":"https://maker.example/specs"')
  })
  test('may not be a table that contradicts makers', () => {
    const source = 'public hybrid data file (stored GitHub file 22360085044, record dated 2026-02-19)'
    const { notTaken } = propose({ ...price, field: 'swingWeight', value: 'D3', kind: undefined, source })
    expect(notTaken).toMatchObject([{ reason: 'contradiction' }])
    expect(notTaken[0]!.why).toContain('contradicts ping.com')
  })
})

test('a line is called by its file and its place in it', () => {
  const file = (name: string, ...facts: object[]) => ({ ...fileOfFacts(...facts), name })
  const wrong = { ...seen, ...price, field: 'sparkle', value: 1 }
  const { notTaken, taken } = proposeChange(base, [
    file('irons.jsonl', { ...seen, ...torque, value: 4.2 }, wrong),
    file('woods.jsonl', wrong, { ...seen, ...torque, value: 4.2 }),
  ])
  expect(taken).toMatchObject([{ of: 'irons.jsonl', line: 1 }])
  expect(notTaken.map(({ of, line, reason }) => [`${of}:${line}`, reason])).toEqual([
    ['irons.jsonl:2', 'unknown field'],
    ['woods.jsonl:1', 'duplicate'],
    ['woods.jsonl:2', 'duplicate'],
  ])
  expect(notTaken.at(-1)!.why).toBe('is told in irons.jsonl:1')
})

describe('a figure inside of another', () => {
  const rows = JSON.parse(bundledCatalog['irons.json']) as { headId: string; ironLofts: { AW?: number } | null }[]
  const irons = rows.find(({ ironLofts }) => ironLofts?.AW !== undefined)!
  const by = (kind: string) => {
    const sources = [{ ...recalled, kind, source: 'a page', address: 'https://page.example' }]
    const text = JSON.stringify(rows.map((row) => (row.headId === irons.headId ? { ...irons, sources } : row)))
    const fact = { ...seen, id: irons.headId, file: 'irons', field: 'ironLofts.AW', value: irons.ironLofts!.AW! + 0.5 }
    return proposeChange({ ...bundledCatalog, 'irons.json': text }, [fileOfFacts(fact)])
  }
  test('is kept where it was seen at the maker', () => {
    expect(by('maker').notTaken).toMatchObject([{ reason: 'contradiction' }])
  })
  test('has the source of what replaces it, for its part', () => {
    const { files, notTaken } = by('recalled')
    expect(notTaken).toEqual([])
    const changed = JSON.parse(files['irons.json']!).find(({ headId }: { headId: string }) => headId === irons.headId)
    expect(changed.sources[0]).toMatchObject({ fields: ['ironLofts'], partly: true, kind: 'maker' })
  })
})

describe('a list of errors', () => {
  const error = { id: head.headId, file: 'drivers', kind: 'figure', source: 'https://maker.example/specs' }
  const errors = (...lines: object[]) =>
    proposeChange(base, [{ ...fileOfFacts(...lines.map((line) => ({ ...error, ...line }))), name: 'errors.jsonl' }])
  test('is applied where the catalog says what is wrong, and a source with a date says what is right', () => {
    const dated = { field: 'price', catalog: head.price, right: 555, edition: '2026-10-01' }
    expect(errors(dated).taken).toMatchObject([{ field: 'price', from: head.price, to: 555 }])
  })
  test('is in the catalog already where that says so: a figure, names of a list, the ends of a sleeve, what is gone', () => {
    const sleeved = records.heads.find(({ adjustable }) => adjustable.sleeveId === 'titleist-surefit-wood')!
    const range = { id: sleeved.headId, file: `${sleeved.clubType}s`, field: 'adjustable.loftSleeveDeg', catalog: 1.5 }
    const names = shaft.flexes.map((one) => (one as { name?: string }).name ?? one.flex)
    const { confirmed, notTaken } = errors(
      { field: 'price', catalog: 1, right: head.price },
      { id: shaft.shaftId, file: 'shafts', field: 'flexes', catalog: 'all', right: names.toReversed().join(', ') },
      { ...range, right: '-0.75 to +1.5 in 0.75 steps' },
      { field: 'lofts', catalog: [1], right: head.lofts!.map(({ loft }) => loft) },
      { field: 'priceNow', catalog: 1, right: 'absent' },
    )
    expect({ confirmed, notTaken }).toEqual({ confirmed: 5, notTaken: [] })
  })
  test('is refused with the reason otherwise', () => {
    const { notTaken, taken } = errors(
      { field: 'price', catalog: head.price! + 1, right: 555, edition: '2026-10-01' },
      { field: 'swingWeight', catalog: null, right: 'D3' },
      { field: 'discontinued', catalog: true, right: "still on the maker's site" },
      { id: '(all 25 steel shafts)', file: 'shafts', field: 'torqueDeg', catalog: null, right: 2, edition: '2026' },
    )
    expect(taken).toEqual([])
    expect(notTaken.map(({ reason }) => reason)).toEqual(['outdated', 'no fact', 'remark', 'unknown record'])
  })
})

test('58 a fact that is nested 50,000 deep is refused in words, and others are taken', () => {
  const deep = `{"id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const proposed = proposeChange(base, [
    { name: 'facts.jsonl', text: `${deep}\n"a text"\n${JSON.stringify({ ...seen, ...torque, value: 3.4 })}` },
  ])
  const told = JSON.stringify(proposed)
  expect(told).toContain('nested more than 32 levels deep')
  expect(told).toContain('is not a JSON object')
})
